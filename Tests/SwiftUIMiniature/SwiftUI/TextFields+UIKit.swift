#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ScreenField {
    public var keyboard: UIKeyboardType { context.keyboard }

    #if !os(tvOS)
      /// The keys of the bar above this field's keyboard, by their names.
      public var bar: [String] { names(shownBar) }

      /// The keys that would stand there if the editing began now.
      public var nextBar: [String] {
        names(axis == .vertical ? textView.inputAccessoryView : view.inputAccessoryView)
      }
      private var shownBar: UIView? {
        axis == .vertical ? textView.shownAccessoryView : view.shownAccessoryView
      }

      /// The words of those keys that are read aloud in place of a picture.
      public var barWords: [String] {
        items(shownBar).compactMap(\.accessibilityLabel)
      }

      /// Presses a key of that bar.
      public func pressBar(_ name: String) {
        items(shownBar).first { $0.name == name }?.press()
      }

      private func names(_ view: UIView?) -> [String] {
        items(view).map(\.name).filter { $0 != "flexibleSpace" }
      }

      private func items(_ view: UIView?) -> [UIBarButtonItem] { (view as? UIToolbar)?.items ?? [] }
    #endif
  }

  extension ScreenField {
    /// Editing begins: in a text view if the text may have several lines.
    func tellBeginning() {
      if axis == .vertical { textView.tellBeginning() } else { view.tellBeginning() }
    }

    func reloadInputViews() {
      if axis == .vertical { textView.reloadInputViews() } else { view.reloadInputViews() }
    }
  }

  /// What UIKit knows of a text field of SwiftUI's that grows.
  final class EditedSeveralLines: UITextView {
    private weak var field: ScreenField?

    init(_ field: ScreenField) { self.field = field }

    override var isFirstResponder: Bool { field?.isFocused ?? false }
    #if !os(tvOS)
      override var keyboardType: UIKeyboardType {
        get { field?.keyboard ?? .default }
        set {}
      }
    #endif
    override var text: String! {
      get { field?.content ?? "" }
      set {}
    }
    override var selectedTextRange: UITextRange? {
      get { field.map { UITextRange($0.selection) } }
      set { if let newValue { field?.place(newValue.range) } }
    }
    override var markedTextRange: UITextRange? { field?.marked.map { UITextRange($0) } }
  }

  /// What UIKit knows of a text field of SwiftUI's.
  final class EditedTextField: UITextField {
    private weak var field: ScreenField?

    init(_ field: ScreenField) { self.field = field }

    override var isFirstResponder: Bool { field?.isFocused ?? false }
    override var keyboardType: UIKeyboardType {
      get { field?.keyboard ?? .default }
      set {}
    }
    override var text: String? {
      get { field?.content }
      set {}
    }
    override var selectedTextRange: UITextRange? {
      get { field.map { UITextRange($0.selection) } }
      set { if let newValue { field?.place(newValue.range) } }
    }
    override var endOfDocument: UITextPosition {
      UITextRange(0..<(field?.content.utf16.count ?? 0)).end
    }
    override var markedTextRange: UITextRange? { field?.marked.map { UITextRange($0) } }
  }
#endif
