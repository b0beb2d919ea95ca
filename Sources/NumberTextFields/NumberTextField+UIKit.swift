#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import FieldEditing
  public import UIKit

  /// A text field whose number is on the clipboard beside the characters, so that "1.234" copied
  /// from a German field is pasted as "1,234" into an English one.
  ///
  /// ```swift
  /// let textField = NumberTextField()
  /// let price = NumberTextFieldDelegate<Double>(of: textField, format: try NumberFormat(style))
  /// ```
  ///
  /// UIKit asks the text field, and not its delegate, to copy and to paste. With another delegate
  /// than a ``NumberTextFieldDelegate`` this is a text field like any other. (E15)
  ///
  /// - Complexity: of a copy and a paste, O(*n*) in the bytes of the text.
  open class NumberTextField: UITextField {
    private var clipboard: (any NumberClipboard)? { delegate as? any NumberClipboard }

    /// Copies the selected text, and the number that it says. UIKit calls this.
    open override func copy(_ sender: Any?) {
      super.copy(sender)
      write(clipboard?.copied)
    }

    /// Cuts the selected text, and copies the number that it says. UIKit calls this.
    open override func cut(_ sender: Any?) {
      let copied = clipboard?.copied
      super.cut(sender)
      write(copied)
    }

    /// Pastes the number that the clipboard has, or else the text. UIKit calls this.
    open override func paste(_ sender: Any?) {
      let data = UIPasteboard.general.data(forPasteboardType: CopiedNumber.clipboardType)
      guard let clipboard, let copied = CopiedNumber(data) else { return super.paste(sender) }
      clipboard.paste(copied)
    }

    /// Adds a number to the clipboard, beside the text that the clipboard has now.
    private func write(_ copied: CopiedNumber?) {
      guard let data = copied?.data, var item = UIPasteboard.general.items.first else { return }
      item[CopiedNumber.clipboardType] = data
      UIPasteboard.general.items = [item]
    }
  }
#endif
