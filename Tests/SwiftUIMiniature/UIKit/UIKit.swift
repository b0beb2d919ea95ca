// What the adapter uses of UIKit. Positions are UTF-16 offsets; the rest does nothing.
@_exported import Foundation

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, decimalPad, asciiCapableNumberPad
}
public struct UITextContentType: Sendable {
  public static let username = UITextContentType()
  public static let password = UITextContentType()
}
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv }
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@MainActor open class UIResponder: NSObject {
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var isFirstResponder: Bool { false }
}
open class UIView: UIResponder {}

@MainActor public final class UIAction {
  public convenience init(handler: @escaping (UIAction) -> Void) { self.init() }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1)
  }
  open func addAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}
@MainActor open class UITextRange: NSObject {
  let range: Range<Int>
  public init(_ range: Range<Int>) { self.range = range }
  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
}

open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var keyboardType = UIKeyboardType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  open func replace(_ range: UITextRange, withText text: String) {}
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension NotificationCenter {
  /// Runs the block at once. On Linux Foundation waits for the main queue, also if that is the one
  /// that posts. The adapter's sources call this, as both arguments are there.
  public func addObserver(
    forName name: NSNotification.Name, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: Optional(name), object: object, queue: nil, using: block)
  }
}
