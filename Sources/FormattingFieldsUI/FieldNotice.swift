#if canImport(SwiftUI)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  public import FieldEditing
  import Foundation
  import NumberMessages
  import Observation
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
  ///
  /// The sentence is in the language of the field's format, or in that of `fieldMessages(in:)`. For words of
  /// a host's own there are a code and facts:
  ///
  /// ```swift
  /// .fieldNotice { notice in
  ///   switch notice.subject.code {
  ///   case "number.aboveMaximum": Text("At most \(notice.subject.facts["maximum"] ?? "")")
  ///   default: Text(notice.message)
  ///   }
  /// }
  /// ```
  public struct FieldNotice {
    /// A short sentence.
    public let message: String
    /// What the sentence is about.
    public let subject: NoticeSubject
    /// Texts that the user has probably meant.
    public let suggestions: [String]
    private let choose: @MainActor (String) -> Void

    /// Nil if there is nothing to tell.
    package init?(
      _ message: String?, about subject: NoticeSubject?, _ suggestions: [String],
      choose: @escaping @MainActor (String) -> Void
    ) {
      guard let message, let subject else { return nil }
      self.message = message
      self.subject = subject
      self.suggestions = suggestions
      self.choose = choose
    }

    /// What is shown.
    var content: [String] { [message] + suggestions }

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

    /// Leaves the messages of the fields inside to ``FieldMessage``: below a field there is none, so that a frame, a
    /// border or a background stands around the text field alone.
    ///
    /// ```swift
    /// Form {
    ///   FormattingTextField("Price", value: $price, format: .number)
    ///     .fieldID(Field.price)
    ///     .overlay { RoundedRectangle(cornerRadius: 8).stroke() }
    ///   FieldMessage(for: Field.price)
    /// }
    /// .placesFieldMessages()
    /// ```
    ///
    /// A number field has the id of `fieldID(_:)`; without one its message stays below. A field of a form has its own id.
    public func placesFieldMessages() -> some View { modifier(PlacedMessages()) }

    /// The language of what the fields inside say, on the screen and to a screen reader: that of a table,
    /// such as the app's. Without this modifier a number field speaks the language of its format, and a
    /// form that of its `FormMessages`.
    ///
    /// ```swift
    /// Form { … }.fieldMessages(in: .app)
    /// ```
    public func fieldMessages(in table: MessageTable) -> some View {
      environment(\.messageTable, table)
    }
  }

  extension MessageTable {
    /// The table for the language that the app runs in; English if there is none.
    ///
    /// ```swift
    /// Form { … }.fieldMessages(in: .app)
    /// ```
    public static var app: MessageTable { first(of: Bundle.main.preferredLocalizations) }

    /// The table for the first of these languages that has one.
    package static func first(of languages: [String]) -> MessageTable {
      languages.lazy.compactMap { MessageTable(for: $0) }.first ?? .english
    }
  }

  extension EnvironmentValues {
    /// Whether the host places the messages of fields.
    package var hasPlacedMessages: Bool {
      get { self[PlacedKey.self] }
      set { self[PlacedKey.self] = newValue }
    }

    package var messageTable: MessageTable? {
      get { self[TableKey.self] }
      set { self[TableKey.self] = newValue }
    }

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

  private struct PlacedKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct TableKey: EnvironmentKey {
    static var defaultValue: MessageTable? { nil }
  }

  /// The message of a field that stands elsewhere: why its text is not a number, or what a commit has changed. Nothing if
  /// there is nothing to tell. It is for fields inside the same `placesFieldMessages()`.
  public struct FieldMessage<ID: Hashable>: View {
    private let id: ID
    @Environment(MessageBoard.self) private var board: MessageBoard?

    /// Makes a place for the message of the field with this id.
    public init(for id: ID) { self.id = id }

    /// The message, drawn as `fieldNotice(_:)` says.
    public var body: some View {
      if let notice = board?.notices[AnyHashable(id)] { ShownNotice(notice: notice) }
    }
  }

  /// The messages of fields that draw none, by their ids.
  @MainActor @Observable
  final class MessageBoard {
    var notices: [AnyHashable: FieldNotice] = [:]
  }

  private struct PlacedMessages: ViewModifier {
    @State private var board = MessageBoard()
    func body(content: Content) -> some View {
      content.environment(board).environment(\.hasPlacedMessages, true)
    }
  }

  /// A field, with its sentence and suggestions below it, or where the host has placed them.
  package struct FieldWithNotice<Field: View>: View {
    let notice: FieldNotice?
    let id: AnyHashable?
    let field: Field
    @Environment(MessageBoard.self) private var board: MessageBoard?

    package init(notice: FieldNotice?, id: AnyHashable?, field: Field) {
      (self.notice, self.id, self.field) = (notice, id, field)
    }

    package var body: some View {
      if let board, let id {
        field
          .onChange(of: notice?.content, initial: true) { board.notices[id] = notice }
          .onDisappear { board.notices[id] = nil }
      } else {
        VStack(alignment: .leading, spacing: 4) {
          field
          if let notice { ShownNotice(notice: notice) }
        }
      }
    }
  }

  /// A message in the host's view, or the package's.
  package struct ShownNotice: View {
    let notice: FieldNotice
    @Environment(\.fieldNotice) private var view

    package init(notice: FieldNotice) { self.notice = notice }

    package var body: some View {
      // A tap anywhere in a row of a Form or List presses every button without a style.
      view(notice).buttonStyle(.borderless)
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
        // A row cannot wrap, so suggestions that are too long for one stand below each other.
        ViewThatFits(in: .horizontal) {
          HStack { suggestions }
          VStack(alignment: .leading, spacing: 4) { suggestions }
        }
      }
    }

    private var suggestions: some View {
      ForEach(notice.suggestions, id: \.self) { suggestion in
        Button(suggestion) { notice.take(suggestion) }
          .buttonStyle(.bordered)
      }
    }
  }

  /// Has a screen reader say a sentence: once the focus has moved, as what is read then interrupts what was said
  /// before, and before other announcements.
  @MainActor
  package func announceToScreenReader(_ sentence: String) {
    #if canImport(Accessibility)
      guard !sentence.isEmpty else { return }
      var announcement = AttributedString(sentence)
      announcement.accessibilitySpeechAnnouncementPriority = .high
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(300))
        AccessibilityNotification.Announcement(announcement).post()
      }
    #endif
  }
#endif
