// What the adapter uses of UIKit, by its public interface. Positions are UTF-16 offsets; the rest
// does nothing. A watch has no text fields.
@_exported import Foundation

#if !os(watchOS)
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, decimalPad,
      asciiCapableNumberPad
  }
  public struct UITextContentType: Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
  }
  public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv }
  @MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { UIDevice() }
    #if RUNS
      /// What the device is.
      public static var idiom = UIUserInterfaceIdiom.phone
      open var userInterfaceIdiom: UIUserInterfaceIdiom { Self.idiom }
    #else
      open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    #endif
  }
  #if !os(tvOS)
    @MainActor open class UIPasteboard: NSObject {
      private static let only = UIPasteboard()
      open class var general: UIPasteboard { only }
      open var items: [[String: Any]] = []
      open var string: String? {
        get { items.first?[Self.text] as? String }
        set { items = newValue.map { [[Self.text: $0]] } ?? [] }
      }
      open func data(forPasteboardType type: String) -> Data? { items.first?[type] as? Data }
      private static let text = "public.utf8-plain-text"
    }
  #endif
  public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

  @MainActor open class UIResponder: NSObject {
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var isFirstResponder: Bool { false }
    open func reloadInputViews() {}
  }
  open class UIView: UIResponder {
    open func sizeToFit() {}
  }
  /// What text fields and text views have in common: a text, its selection and what an input method
  /// composes.
  @MainActor public protocol UITextInput: UIResponder {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
    func offset(from start: UITextPosition, to end: UITextPosition) -> Int
  }
  /// A text of several lines. Return types a line's end.
  open class UITextView: UIView, UITextInput {
    open var text: String! = ""
    #if !os(tvOS)
      open var keyboardType = UIKeyboardType.default
      open var inputAccessoryView: UIView?
    #endif
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// What stands above the keyboard. It is looked up when editing begins, and then only where
    /// UIKit is told to.
    public private(set) var shownAccessoryView: UIView?
    open override func reloadInputViews() {
      #if !os(tvOS)
        shownAccessoryView = isFirstResponder ? inputAccessoryView : nil
      #endif
    }
    public class var textDidBeginEditingNotification: NSNotification.Name {
      NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    public func tellBeginning() {
      reloadInputViews()
      NotificationCenter.default.post(
        name: UITextView.textDidBeginEditingNotification, object: self)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let place = position.offset + offset
      return 0...text.utf16.count ~= place ? UITextPosition(place) : nil
    }
    open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
      UITextRange(start.offset..<end.offset)
    }
    open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
      end.offset - start.offset
    }
  }

  @MainActor public final class UIAction {
    let handler: (UIAction) -> Void
    public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
  }

  public final class UIImage: Sendable {
    let name: String
    public init?(systemName name: String) { self.name = name }
  }
  /// A key of a bar, by its title, its picture or what the system calls it.
  @MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: String, Sendable { case done, cancel, flexibleSpace }
    public let name: String
    private let action: UIAction?
    open var accessibilityLabel: String?
    public init(title: String? = nil, primaryAction: UIAction?) {
      (name, action) = (title ?? "", primaryAction)
    }
    public init(image: UIImage?, primaryAction: UIAction?) {
      (name, action) = (image?.name ?? "", primaryAction)
    }
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
      (name, action) = (systemItem.rawValue, primaryAction)
    }
    public func press() { if let action { action.handler(action) } }
  }
  #if !os(tvOS)
    open class UIToolbar: UIView {
      public init(frame: CGRect) {}
      open var items: [UIBarButtonItem]?
    }
  #endif

  open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let editingChanged = Event(rawValue: 1)
    }
    open func addAction(_ action: UIAction, for events: Event) { actions.append(action) }
    private var actions: [UIAction] = []
    /// The text has changed.
    public func send() { for action in actions { action.handler(action) } }
  }

  @MainActor open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }
  @MainActor open class UITextRange: NSObject {
    public let range: Range<Int>
    public init(_ range: Range<Int>) { self.range = range }
    open var start: UITextPosition { UITextPosition(range.lowerBound) }
    open var end: UITextPosition { UITextPosition(range.upperBound) }
  }

  /// A text field that somebody edits. Positions are UTF-16 offsets.
  open class UITextField: UIControl, UITextInput {
    open weak var delegate: (any UITextFieldDelegate)? {
      didSet { if let delegate, delegate !== oldValue { askCount += 1 } }
    }
    /// How often a delegate was asked which methods it has.
    public private(set) var askCount = 0
    /// A text that the program sets has the caret at its end, and ends a composition.
    open var text: String? {
      didSet {
        marked = nil
        selectedTextRange = UITextRange(endOfDocument.offset..<endOfDocument.offset)
      }
    }
    open var keyboardType = UIKeyboardType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var selectedTextRange: UITextRange? {
      didSet { delegate?.textFieldDidChangeSelection(self) }
    }
    open var inputAccessoryView: UIView?
    /// What stands above the keyboard. It is looked up when editing begins, and then only where
    /// UIKit is told to.
    public private(set) var shownAccessoryView: UIView?
    open override func reloadInputViews() {
      shownAccessoryView = isFirstResponder ? inputAccessoryView : nil
    }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    open var markedTextRange: UITextRange? { marked }
    private var marked: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }
    public class var textDidBeginEditingNotification: NSNotification.Name {
      NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// How often the program has edited the text, so that it can be undone.
    public private(set) var editCount = 0
    open func replace(_ range: UITextRange, withText text: String) {
      editCount += 1
      marked = nil
      insert(text, over: range)
      send()
    }
    #if !os(tvOS)
      open func copy(_ sender: Any?) { putSelection() }
      private func putSelection() {
        guard let range = selectedTextRange?.range, !range.isEmpty else { return }
        UIPasteboard.general.string = String(
          decoding: Array((text ?? "").utf16)[range], as: UTF16.self)
      }
      open func cut(_ sender: Any?) {
        putSelection()
        press("")
      }
      open func paste(_ sender: Any?) { press(UIPasteboard.general.string ?? "") }
    #endif
    /// Nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let place = position.offset + offset
      return 0...endOfDocument.offset ~= place ? UITextPosition(place) : nil
    }
    open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
      UITextRange(start.offset..<end.offset)
    }
    open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
      end.offset - start.offset
    }

    // What a person does.

    private var isEditing = false
    open override var isFirstResponder: Bool { isEditing }
    /// A tap, which begins the editing and then places the caret at the end.
    @discardableResult open override func becomeFirstResponder() -> Bool {
      guard !isEditing else { return true }
      isEditing = true
      tellBeginning()
      delegate?.textFieldDidBeginEditing(self)
      selectedTextRange = UITextRange(endOfDocument.offset..<endOfDocument.offset)
      return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
      guard isEditing, delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
      (isEditing, marked) = (false, nil)
      reloadInputViews()
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      return true
    }
    public func tellBeginning() {
      reloadInputViews()
      NotificationCenter.default.post(
        name: UITextField.textDidBeginEditingNotification, object: self)
    }
    /// Types a text, or with "<" deletes.
    public func press(_ key: String) {
      let selected = selectedTextRange?.range ?? 0..<0
      let deletes = key == "<"
      let start =
        deletes && selected.isEmpty ? max(0, selected.lowerBound - 1) : selected.lowerBound
      marked = nil
      insert(deletes ? "" : key, over: UITextRange(start..<selected.upperBound))
      send()
    }
    /// An input method composes a text in place of what it composed before.
    public func compose(_ text: String) {
      let range = (marked ?? selectedTextRange)?.range ?? 0..<0
      marked = UITextRange(range.lowerBound..<range.lowerBound + text.utf16.count)
      insert(text, over: UITextRange(range))
      send()
    }
    public func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }

    /// The selection is told before the text.
    private func insert(_ key: String, over range: UITextRange) {
      var units = Array((text ?? "").utf16)
      units.replaceSubrange(range.range, with: key.utf16)
      let composed = marked
      text = String(decoding: units, as: UTF16.self)
      marked = composed
      let caret = range.range.lowerBound + key.utf16.count
      selectedTextRange = UITextRange(caret..<caret)
    }
  }

  // UIKit looks which methods a delegate has; here each has all, and those that it does not write
  // do nothing.
  extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// As UIKit does for a delegate without this method.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
  }

  @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
  }

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
