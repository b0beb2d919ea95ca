// What the adapter uses of AppKit, by its public interface. A text field's text is edited in a field editor: the window's,
// or that of the field's cell. Ranges are UTF-16 offsets.
@_exported import Foundation

public struct Selector: Equatable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

@MainActor open class NSResponder: NSObject {}
open class NSView: NSResponder {
  public init(frame: CGRect) {}
  public override init() {}
}
@MainActor open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
    public static let string = PasteboardType("public.utf8-plain-text")
  }
  private static let only = NSPasteboard()
  open class var general: NSPasteboard { only }
  private var items: [PasteboardType: Data] = [:]
  /// Another text, and none of what stood beside the last.
  public func clear(for text: String) { items = [.string: Data(text.utf8)] }
  @discardableResult
  open func addTypes(_ types: [PasteboardType], owner: Any?) -> Int {
    for type in types where items[type] == nil { items[type] = Data() }
    return 1
  }
  /// False for a type that nobody has added.
  @discardableResult
  open func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    guard items[type] != nil else { return false }
    items[type] = data
    return true
  }
  open func data(forType type: PasteboardType) -> Data? { items[type] }
  public var text: String {
    data(forType: .string).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
open class NSText: NSView {
  open var string = ""
  open var isFieldEditor = false
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func replaceCharacters(in range: NSRange, with string: String) {}
}
@MainActor open class NSWindow: NSResponder {
  open internal(set) var firstResponder: NSResponder?
  /// The editor of each text field that has none of its own.
  let fieldEditor = NSTextView(frame: .zero)
}
@MainActor open class NSApplication: NSResponder {
  private static let only = NSApplication()
  public class var shared: NSApplication { only }
  open var keyWindow: NSWindow? = NSWindow()
}
@MainActor public protocol NSTextViewDelegate: NSObjectProtocol {}

/// An editor of a text field's text.
open class NSTextView: NSText {
  open var allowsUndo = false
  open weak var delegate: (any NSTextViewDelegate)?
  private var selected = NSRange()
  private var marked: NSRange?
  /// The field has told that somebody edits.
  private var hasBegun = false
  /// The texts before the edits that were asked for: what undo puts back.
  public private(set) var undo: [String] = []
  /// Whether the beginning is told before the first character is in the text, or with it.
  public static var tellsBeginningFirst = false

  public class var didChangeSelectionNotification: NSNotification.Name {
    NSNotification.Name("NSTextViewDidChangeSelection")
  }
  open func shouldChangeText(in range: NSRange, replacementString string: String?) -> Bool {
    if allowsUndo { undo.append(self.string) }
    if NSTextView.tellsBeginningFirst { begin() }
    return true
  }
  open func didChangeText() {
    begin()
    field?.textHasChanged()
  }
  open override func replaceCharacters(in range: NSRange, with string: String) {
    var units = Array(self.string.utf16)
    // Who is told of the beginning first may have set another text.
    let start = min(range.location, units.count)
    units.replaceSubrange(
      start..<min(range.location + range.length, units.count), with: string.utf16)
    self.string = String(decoding: units, as: UTF16.self)
    marked = nil
    setSelectedRange(NSRange(location: start + string.utf16.count, length: 0))
  }
  open func hasMarkedText() -> Bool { marked != nil }
  open func markedRange() -> NSRange { marked ?? NSRange(location: NSNotFound, length: 0) }
  open func selectedRange() -> NSRange { selected }
  open func setSelectedRange(_ range: NSRange) {
    precondition(
      range.location + range.length <= string.utf16.count, "a selection outside of the text")
    selected = range
    NotificationCenter.default.post(
      name: NSTextView.didChangeSelectionNotification, object: self)
  }
  open override func copy(_ sender: Any?) { putSelection() }
  private func putSelection() {
    guard selected.length > 0 else { return }
    let units = Array(string.utf16)[selected.location..<selected.location + selected.length]
    NSPasteboard.general.clear(for: String(decoding: units, as: UTF16.self))
  }
  open override func cut(_ sender: Any?) {
    guard selected.length > 0 else { return }
    putSelection()
    insertText("")
  }
  open override func paste(_ sender: Any?) { insertText(NSPasteboard.general.text) }

  private var field: NSTextField? { delegate as? NSTextField }

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    field?.tellBeginning()
  }

  func start(_ text: String, of field: NSTextField) {
    (string, delegate, marked, hasBegun, undo) = (text, field, nil, false, [])
  }
  func stop() -> Bool {
    (delegate, marked) = (nil, nil)
    defer { hasBegun = false }
    return hasBegun
  }
  /// The program sets the text.
  func set(_ text: String) {
    (string, marked) = (text, nil)
    setSelectedRange(NSRange(location: text.utf16.count, length: 0))
  }

  // What a person does.

  /// Types a text, or with "<" deletes.
  public func insertText(_ key: String) {
    var range = marked ?? selected
    if key == "<", range.length == 0, range.location > 0 {
      range = NSRange(location: range.location - 1, length: 1)
    }
    let key = key == "<" ? "" : key
    guard shouldChangeText(in: range, replacementString: key) else { return }
    replaceCharacters(in: range, with: key)
    didChangeText()
  }
  /// An input method composes a text in place of what it composed before.
  public func setMarkedText(_ text: String) {
    let range = marked ?? selected
    guard shouldChangeText(in: range, replacementString: text) else { return }
    replaceCharacters(in: range, with: text)
    marked = NSRange(location: range.location, length: text.utf16.count)
    didChangeText()
  }
  /// Presses a key that is a command. Whether anybody has handled it; a dialog closes by an Escape
  /// that nobody has.
  @discardableResult
  public func doCommand(by selector: Selector) -> Bool {
    guard let field else { return false }
    if field.delegate?.control(field, textView: self, doCommandBy: selector) == true { return true }
    guard selector == Selector("insertNewline:") else { return false }
    // Return ends the editing, and begins another with all selected.
    if field.endEditing() { field.selectText(nil) }
    return true
  }
}

@MainActor open class NSCell: NSObject {
  public required override init() {}
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
}
open class NSTextFieldCell: NSCell {}
open class NSControl: NSView {
  open class var cellClass: AnyClass? {
    get { NSCell.self }
    set {}
  }
  fileprivate lazy var cell = (Self.cellClass as? NSCell.Type)?.init()
  open var stringValue = ""
  open func currentEditor() -> NSText? { nil }
}
open class NSTextField: NSControl, NSTextViewDelegate {
  open weak var delegate: (any NSTextFieldDelegate)? {
    didSet { if let delegate, delegate !== oldValue { askCount += 1 } }
  }
  /// How often a delegate was asked which methods it has.
  public private(set) var askCount = 0
  private var text = ""
  private var editor: NSTextView?

  /// What stands in the editor, while there is one.
  open override var stringValue: String {
    get { editor?.string ?? text }
    set {
      text = newValue
      if let editor, editor.string != newValue { editor.set(newValue) }
    }
  }
  open override func currentEditor() -> NSText? { editor }

  /// The Tab key comes into the field, or a program: all is selected. Nobody is told before the
  /// first key.
  open func selectText(_ sender: Any?) {
    guard editor == nil, let window = NSApplication.shared.keyWindow else { return }
    let editor = cell?.fieldEditor(for: self) ?? window.fieldEditor
    (window.firstResponder as? NSTextView).flatMap { $0.delegate as? NSTextField }?.endEditing()
    editor.start(text, of: self)
    self.editor = editor
    window.firstResponder = editor
    editor.setSelectedRange(NSRange(location: 0, length: text.utf16.count))
  }
  /// The focus leaves, if the delegate lets it; it is told where somebody has edited.
  @discardableResult
  public func endEditing() -> Bool {
    guard let editor else { return true }
    guard delegate?.control(self, textShouldEndEditing: editor) ?? true else { return false }
    text = editor.string
    let hasBegun = editor.stop()
    self.editor = nil
    NSApplication.shared.keyWindow?.firstResponder = nil
    if hasBegun { delegate?.controlTextDidEndEditing(note("NSControlTextDidEndEditing")) }
    return true
  }
  func tellBeginning() {
    delegate?.controlTextDidBeginEditing(note("NSControlTextDidBeginEditing"))
  }
  func textHasChanged() { delegate?.controlTextDidChange(note("NSControlTextDidChange")) }
  private func note(_ name: String) -> Notification {
    Notification(name: Notification.Name(name), object: self)
  }
}

@MainActor public protocol NSTextFieldDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
  func controlTextDidChange(_ notification: Notification)
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textView: NSTextView, doCommandBy command: Selector) -> Bool
}

#if !canImport(UIKit)
  extension NotificationCenter {
    /// Runs the block at once. On Linux Foundation waits for the main queue, also if that is the
    /// one that posts. The adapter's sources call this, as both arguments are there.
    public func addObserver(
      forName name: NSNotification.Name, object: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      addObserver(forName: Optional(name), object: object, queue: nil, using: block)
    }
  }
#endif
