// What the adapter uses of AppKit, by its public interface. Nothing here does anything.
@_exported import Foundation

public struct Selector: Equatable, Sendable {
  public init(_ name: String) {}
}

@MainActor open class NSResponder: NSObject {}
open class NSView: NSResponder {
  public init(frame: CGRect) {}
  public override init() {}
}
@MainActor open class NSPasteboard: NSObject {
  public struct PasteboardType: Sendable { public init(_ name: String) {} }
  open class var general: NSPasteboard { NSPasteboard() }
  @discardableResult
  open func addTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
  @discardableResult
  open func setData(_ data: Data?, forType type: PasteboardType) -> Bool { true }
  open func data(forType type: PasteboardType) -> Data? { nil }
}
open class NSText: NSView {
  open var string: String {
    get { "" }
    set {}
  }
  open var isFieldEditor = false
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func replaceCharacters(in range: NSRange, with string: String) {}
}
@MainActor open class NSWindow: NSResponder {
  open var firstResponder: NSResponder? { nil }
}
@MainActor open class NSApplication: NSResponder {
  public class var shared: NSApplication { fatalError() }
  open var keyWindow: NSWindow? { nil }
}
@MainActor public protocol NSTextViewDelegate: NSObjectProtocol {}
open class NSTextView: NSText {
  open var allowsUndo = false
  open weak var delegate: (any NSTextViewDelegate)?
  public class var didChangeSelectionNotification: NSNotification.Name {
    NSNotification.Name("NSTextViewDidChangeSelection")
  }
  open func shouldChangeText(in range: NSRange, replacementString string: String?) -> Bool { true }
  open func didChangeText() {}
  open func hasMarkedText() -> Bool { false }
  open func markedRange() -> NSRange { NSRange() }
  open func selectedRange() -> NSRange { NSRange() }
  open func setSelectedRange(_ range: NSRange) {}
}

@MainActor open class NSCell: NSObject {
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
}
open class NSTextFieldCell: NSCell {}
open class NSControl: NSView {
  open class var cellClass: AnyClass? {
    get { NSCell.self }
    set {}
  }
  open var stringValue = ""
  open func currentEditor() -> NSText? { nil }
}
open class NSTextField: NSControl, NSTextViewDelegate {
  open weak var delegate: (any NSTextFieldDelegate)?
}

@MainActor public protocol NSTextFieldDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
  func controlTextDidChange(_ notification: Notification)
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textView: NSTextView, doCommandBy command: Selector) -> Bool
}
