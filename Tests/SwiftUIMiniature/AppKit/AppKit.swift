// What the adapter uses of AppKit, by its public interface. Nothing here does anything.
@_exported import Foundation

public struct Selector: Equatable, Sendable {
  public init(_ name: String) {}
}

@MainActor open class NSResponder: NSObject {}
open class NSView: NSResponder {}
open class NSText: NSView {
  open var string: String {
    get { "" }
    set {}
  }
  open func replaceCharacters(in range: NSRange, with string: String) {}
}
@MainActor open class NSWindow: NSResponder {
  open var firstResponder: NSResponder? { nil }
}
@MainActor open class NSApplication: NSResponder {
  public class var shared: NSApplication { fatalError() }
  open var keyWindow: NSWindow? { nil }
}
open class NSTextView: NSText {
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

open class NSControl: NSView {
  open var stringValue = ""
  open func currentEditor() -> NSText? { nil }
}
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
}

@MainActor public protocol NSTextFieldDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
  func controlTextDidChange(_ notification: Notification)
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textView: NSTextView, doCommandBy command: Selector) -> Bool
}
