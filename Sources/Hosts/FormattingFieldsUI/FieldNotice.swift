#if canImport(SwiftUI)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  public import SwiftUI

  /// The message below a field: why its text is not a number, or what a commit has changed.
  ///
  /// ```swift
  /// Form { … }
  ///   .fieldNotice { notice in
  ///     Text(notice.message).foregroundStyle(.orange)
  ///     ForEach(notice.suggestions, id: \.self) { text in
  ///       Button(text) { notice.take(text) }
  ///     }
  ///   }
  /// ```
  public struct FieldNotice {
    /// A short sentence.
    public let message: String
    /// Texts that the user has probably meant.
    public let suggestions: [String]
    private let choose: @MainActor (String) -> Void

    init(
      _ message: String, _ suggestions: [String], choose: @escaping @MainActor (String) -> Void
    ) {
      self.message = message
      self.suggestions = suggestions
      self.choose = choose
    }

    /// Puts a suggestion into the field, and commits it.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    @MainActor public func take(_ suggestion: String) { choose(suggestion) }
  }

  extension View {
    /// Shows the messages of the fields inside in a view of the host's own.
    public func fieldNotice<Notice: View>(
      @ViewBuilder _ view: @escaping @MainActor (FieldNotice) -> Notice
    ) -> some View {
      environment(\.fieldNotice) { AnyView(view($0)) }
    }
  }

  extension EnvironmentValues {
    var fieldNotice: @MainActor @Sendable (FieldNotice) -> AnyView {
      get { self[NoticeKey.self] }
      set { self[NoticeKey.self] = newValue }
    }
  }

  private struct NoticeKey: EnvironmentKey {
    static let defaultValue: @MainActor @Sendable (FieldNotice) -> AnyView = {
      AnyView(NoticeView(notice: $0))
    }
  }

  /// A field, with its sentence and suggestions below it.
  struct FieldWithNotice<Field: View>: View {
    let notice: FieldNotice?
    let field: Field
    @Environment(\.fieldNotice) private var view

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        field
        if let notice {
          // A tap anywhere in a row of a Form or List presses every button without a style.
          view(notice).buttonStyle(.borderless)
        }
      }
    }
  }

  /// The sentence in red, and a button for each suggestion.
  private struct NoticeView: View {
    let notice: FieldNotice

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(notice.message)
          .font(.footnote)
          .foregroundStyle(.red)
          // A screen reader has the sentence as the field's hint.
          .accessibilityHidden(true)
        HStack {
          ForEach(notice.suggestions, id: \.self) { suggestion in
            Button(suggestion) { notice.take(suggestion) }
              .buttonStyle(.bordered)
          }
        }
      }
    }
  }

  /// Has a screen reader say a sentence.
  @MainActor
  func announceToScreenReader(_ sentence: String) {
    #if canImport(Accessibility)
      AccessibilityNotification.Announcement(sentence).post()
    #endif
  }
#endif
