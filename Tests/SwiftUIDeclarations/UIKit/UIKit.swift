// What the adapter uses of UIKit, by its public interface. Nothing here does anything.
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
  open class var current: UIDevice { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}
@MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { fatalError() }
  open var string: String?
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@MainActor open class UIResponder: NSObject {
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var isFirstResponder: Bool { false }
}
open class UIView: UIResponder {
  open func sizeToFit() {}
}

@MainActor public final class UIAction {
  public convenience init(handler: @escaping (UIAction) -> Void) { self.init() }
}

public final class UIImage: Sendable {
  public init?(systemName name: String) {}
}
@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable { case done, cancel, flexibleSpace }
  open var accessibilityLabel: String?
  public convenience init(title: String? = nil, primaryAction: UIAction?) { self.init() }
  public convenience init(image: UIImage?, primaryAction: UIAction?) { self.init() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
}
open class UIToolbar: UIView {
  public convenience init(frame: CGRect) { self.init() }
  open var items: [UIBarButtonItem]?
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1)
  }
  open func addAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UITextPosition: NSObject {}
@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { fatalError() }
  open var end: UITextPosition { fatalError() }
}

open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var keyboardType = UIKeyboardType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var beginningOfDocument: UITextPosition { fatalError() }
  open var endOfDocument: UITextPosition { fatalError() }
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  open var inputAccessoryView: UIView?
  open func reloadInputViews() {}
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  open func replace(_ range: UITextRange, withText text: String) {}
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}
