#if canImport(SwiftUI)
  import FieldEditing
  import NumberText
  public import SwiftUI

  extension View {
    /// Shows, below the number fields of this view, how a commit would write what is being typed:
    /// "1,234,567" while "1234567" stands in the field. Nothing appears in the text itself, and
    /// nothing is shown for a text that is no number, or that a commit leaves as it is.
    ///
    /// ```swift
    /// FormattingTextField("Amount", value: $amount, format: .currency(code: "EUR"))
    ///   .fieldPreview { Text($0).foregroundStyle(.secondary) }
    /// ```
    public func fieldPreview<Preview: View>(
      @ViewBuilder _ view: @escaping @MainActor (String) -> Preview
    ) -> some View {
      environment(\.fieldPreview) { AnyView(view($0)) }
    }
  }

  extension EnvironmentValues {
    var fieldPreview: (@MainActor @Sendable (String) -> AnyView)? {
      get { self[PreviewKey.self] }
      set { self[PreviewKey.self] = newValue }
    }
  }

  private struct PreviewKey: EnvironmentKey {
    static var defaultValue: (@MainActor @Sendable (String) -> AnyView)? { nil }
  }

  extension FormattingField {
    /// The text that a commit would leave, if a number is being typed and the text is another; else
    /// nil.
    var previewWhileTyping: String? {
      guard isEdited, status == .acceptable else { return nil }
      let preview = commitPreview.text
      return preview.utf8.elementsEqual(text.utf8) ? nil : preview
    }
  }
#endif
