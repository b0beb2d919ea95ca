#if canImport(UIKit) && !os(watchOS)
  public import FieldEditing
  import FieldHosting
  public import NumberText
  public import UIKit

  /// What makes a text field of UIKit's or AppKit's a field for a number.
  ///
  /// ```swift
  /// let price = NumberTextFieldDelegate<Double>(of: textField, format: try NumberFormat(style))
  /// price.onChange = { order.price = $0 }
  /// price.setValue(order.price)
  /// ```
  ///
  /// It is the text field's delegate; keep it as long as the text field. The text stays as it is typed, and
  /// Return and leaving format it.
  @MainActor
  public final class NumberTextFieldDelegate<Value: NumberValue>: NSObject, UITextFieldDelegate {
    private let view: UITextField
    private var hosted: HostedField<Value>
    private var drawn: ShownText
    /// Whether the text field is told what to show, and tells it back.
    private var isShowing = false

    /// Called with each value that the user types, and with nil where the field is emptied.
    public var onChange: (Value?) -> Void = { _ in }
    /// Called with what is to be said below the field, and texts that were probably meant.
    public var onNotice: (_ message: String?, _ suggestions: [String]) -> Void = { _, _ in }

    /// Makes a text field one for a number, and becomes its delegate.
    public init(
      of view: UITextField, value: Value? = nil, format: NumberFormat,
      bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
    ) {
      self.view = view
      hosted = HostedField(value, format: format, bounds: bounds, policies: policies)
      drawn = hosted.shown
      super.init()
      view.delegate = self
      view.keyboardType = hosted.field.entryTraits.keys.keyboard
      view.autocorrectionType = .no
      view.addAction(UIAction { [weak self] _ in self?.follow() }, for: .editingChanged)
      show()
    }

    /// The field, with its status and issues.
    public var field: FormattingField<Value> { hosted.field }

    /// Shows another value. The one that the field has already changes nothing. (S4)
    ///
    /// ```swift
    /// price.setValue(order.price)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setValue(_ value: Value?) { tell { $0.settle(value) } }

    /// Reads and writes in another format from now on. (S7)
    ///
    /// ```swift
    /// price.setFormat(german)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setFormat(_ format: NumberFormat) { tell { $0.format(format) } }

    /// Focuses the field, and selects what it selects then. UIKit calls it.
    ///
    /// ```swift
    /// delegate.textFieldDidBeginEditing(view)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      tell { $0.focus(true, selects: true) }
    }

    /// Commits. UIKit calls it.
    ///
    /// ```swift
    /// delegate.textFieldDidEndEditing(view)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func textFieldDidEndEditing(_ textField: UITextField) { tell { $0.focus(false) } }

    /// Commits, and lets the focus go where a number was left. UIKit calls it.
    ///
    /// ```swift
    /// delegate.textFieldShouldReturn(view)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tell { $0.submit() }
      if !hosted.wantsFocus { textField.resignFirstResponder() }
      return false
    }

    /// Follows the selection. UIKit calls it.
    ///
    /// ```swift
    /// delegate.textFieldDidChangeSelection(view)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      guard !isShowing, textField.text == drawn.text else { return }
      if let selected = range(textField.selectedTextRange) { hosted.select(selected) }
    }

    private func follow() {
      let (text, shown) = (view.text ?? "", drawn)
      let (selected, marked) = (range(view.selectedTextRange), range(view.markedTextRange))
      tell { $0.edit(text, selection: selected, marked: marked, from: shown) }
    }

    private func tell(_ event: (inout HostedField<Value>) -> Void) {
      event(&hosted)
      if let value = hosted.nextWrite() {
        hosted.bind(value)
        onChange(value)
      }
      show()
      onNotice(hosted.message, hosted.suggestions)
    }

    /// Shows text and selection, but does not disturb an input method.
    private func show() {
      drawn = hosted.shown
      guard view.markedTextRange == nil else { return }
      isShowing = true
      defer { isShowing = false }
      if view.text != drawn.text { view.text = drawn.text }
      let offsets = drawn.utf16Selection
      if range(view.selectedTextRange) == .utf16(offsets.lowerBound, offsets.upperBound) { return }
      if let start = view.position(from: view.beginningOfDocument, offset: offsets.lowerBound),
        let end = view.position(from: view.beginningOfDocument, offset: offsets.upperBound)
      {
        view.selectedTextRange = view.textRange(from: start, to: end)
      }
    }

    private func range(_ range: UITextRange?) -> TextRange? {
      guard let range else { return nil }
      let start = view.beginningOfDocument
      return .utf16(
        view.offset(from: start, to: range.start), view.offset(from: start, to: range.end))
    }
  }
#endif
