#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  import FieldEditing

  /// A text field whose number is on the clipboard beside the characters, so that "1.234" copied
  /// from a German field is pasted as "1,234" into an English one.
  ///
  /// ```swift
  /// let textField = NumberTextField()
  /// let price = NumberTextFieldDelegate<Double>(of: textField, format: try NumberFormat(style))
  /// ```
  ///
  /// AppKit asks the text field's editor, and not the delegate, to copy and to paste, so this text
  /// field has an editor of its own. With another delegate than a ``NumberTextFieldDelegate`` it is
  /// a text field like any other. (E15)
  ///
  /// - Complexity: of a copy and a paste, O(*n*) in the bytes of the text.
  open class NumberTextField: NSTextField {
    fileprivate lazy var editor: NSTextView = {
      let editor = NumberEditor(frame: .zero)
      editor.isFieldEditor = true
      // A text view is made without undo; the window's own field editor has it.
      editor.allowsUndo = true
      return editor
    }()

    /// The class of the cell, which gives AppKit the editor. AppKit calls this.
    open override class var cellClass: AnyClass? {
      get { NumberTextFieldCell.self }
      set {}
    }
  }

  private final class NumberTextFieldCell: NSTextFieldCell {
    override func fieldEditor(for controlView: NSView) -> NSTextView? {
      (controlView as? NumberTextField)?.editor ?? super.fieldEditor(for: controlView)
    }
  }

  private final class NumberEditor: NSTextView {
    private var clipboard: (any NumberClipboard)? {
      (delegate as? NumberTextField)?.delegate as? any NumberClipboard
    }

    override func copy(_ sender: Any?) {
      super.copy(sender)
      write(clipboard?.copied)
    }

    override func cut(_ sender: Any?) {
      let copied = clipboard?.copied
      super.cut(sender)
      write(copied)
    }

    override func paste(_ sender: Any?) {
      guard let clipboard,
        let copied = CopiedNumber(NSPasteboard.general.data(forType: .copiedNumber))
      else { return super.paste(sender) }
      clipboard.paste(copied)
    }

    /// Adds a number to the clipboard, beside the text that the clipboard has now.
    private func write(_ copied: CopiedNumber?) {
      guard let data = copied?.data else { return }
      NSPasteboard.general.addTypes([.copiedNumber], owner: nil)
      NSPasteboard.general.setData(data, forType: .copiedNumber)
    }
  }

  extension NSPasteboard.PasteboardType {
    fileprivate static let copiedNumber = NSPasteboard.PasteboardType(CopiedNumber.clipboardType)
  }
#endif
