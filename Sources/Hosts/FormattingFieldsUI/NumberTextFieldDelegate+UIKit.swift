#if canImport(UIKit) && !os(watchOS)
  public import FieldEditing
  import FieldHosting
  public import NumberText
  public import UIKit

  /// Makes a text field of UIKit or AppKit a field for a number.
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
    /// Whether a text or selection is being set, which the text field reports back.
    private var isShowing = false

    /// What `next` is, for the selectors that are asked for outside of the main actor.
    private nonisolated(unsafe) weak var forwarded: (any NSObjectProtocol)?

    /// A delegate of the host's own: it is told what this one is told, afterwards, and whatever this one does
    /// not know. It may keep editing from ending; what it answers to Return does not count.
    public var next: (any UITextFieldDelegate)? {
      get { forwarded as? any UITextFieldDelegate }
      set {
        forwarded = newValue
        // A text field asks its delegate once what it knows.
        view.delegate = nil
        view.delegate = self
      }
    }

    /// Called with each value that the user types, and with nil if the field is emptied.
    public var onChange: (Value?) -> Void = { _ in }
    /// Called with the message to show below the field, and texts that were probably meant.
    public var onNotice: (_ message: String?, _ suggestions: [String]) -> Void = { _, _ in }

    /// Makes a text field one for a number, and becomes its delegate.
    ///
    /// The keyboard is the one that the field needs, unless the text field has one already.
    public init(
      of view: UITextField, value: Value? = nil, format: NumberFormat,
      bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
    ) {
      self.view = view
      hosted = HostedField(value, format: format, bounds: bounds, policies: policies)
      super.init()
      view.delegate = self
      if view.keyboardType == .default {
        view.keyboardType = hosted.field.entryTraits.keys.keyboard(isNumber: true)
      }
      view.autocorrectionType = .no
      view.addAction(UIAction { [weak self] _ in self?.follow() }, for: .editingChanged)
      show()
    }

    /// The field, with its status and issues.
    public var field: FormattingField<Value> { hosted.field }

    /// Shows another value. A value that the field has, or that `onChange` was called with, changes
    /// nothing. (S4, H1)
    ///
    /// ```swift
    /// price.setValue(order.price)
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setValue(_ value: Value?) { tell { $0.set(value) } }

    /// Reads and writes in another format from now on. (S7)
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    public func setFormat(_ format: NumberFormat) { tell { $0.format(format) } }

    /// Focuses the field, and selects what the field selects then. UIKit calls it.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      tell { $0.focus(true, selects: true) }
      // The tap that began editing places the caret after this call.
      Task { self.showSelection() }
      next.beganEditing(textField)
    }

    /// Commits while the text field can still be edited, so that the text field's undo includes the
    /// commit. UIKit calls it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      tell { $0.commit() }
      return next.mayEndEditing(textField)
    }

    /// Commits. UIKit calls it.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      tell { $0.focus(false) }
      Task { await self.rest() }
      next.endedEditing(textField)
    }

    /// Commits, and gives up the focus unless Return refused the text. UIKit calls it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tell { $0.submit() }
      next.pressedReturn(textField)
      if !hosted.wantsFocus { textField.resignFirstResponder() }
      return false
    }

    /// Follows the selection. UIKit calls it.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      defer { next.selected(textField) }
      // A selection behind an edit is followed along with the edit's text.
      guard !isShowing, textField.text == hosted.field.text else { return }
      if let selected = textField.range(textField.selectedTextRange) { hosted.select(selected) }
    }

    #if canImport(ObjectiveC)
      /// Whether this delegate or the host's own knows a method. UIKit calls it.
      public nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || forwarded?.responds(to: selector) ?? false
      }

      /// The host's own delegate, for what this one does not know. UIKit calls it.
      public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        if let forwarded, forwarded.responds(to: selector) { return forwarded }
        return super.forwardingTarget(for: selector)
      }
    #endif

    private func follow() {
      guard !isShowing else { return }
      let (selected, marked) = (
        view.range(view.selectedTextRange), view.range(view.markedTextRange)
      )
      tell {
        $0.edit(
          view.text ?? "", selection: selected, marked: marked,
          keypadSeparator: view.keypadSeparator)
      }
    }

    private func tell<Result>(_ event: (inout HostedField<Value>) -> Result) {
      _ = event(&hosted)
      if let value = hosted.nextValue() { onChange(value) }
      show()
      onNotice(hosted.message, hosted.suggestions)
    }

    /// Waits until values on their way to the host and back have arrived.
    private func rest() async {
      try? await Task.sleep(for: .milliseconds(200))
      if !hosted.isFocused { hosted.rest() }
    }

    /// Shows text and selection, but does not disturb an input method.
    private func show() {
      guard view.markedTextRange == nil else { return }
      isShowing = true
      defer { isShowing = false }
      let text = hosted.field.text
      if view.text != text, view.isFirstResponder,
        let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
      {
        // Otherwise the text field's undo would keep ranges of the text before.
        view.replace(all, withText: text)
      }
      if view.text != text { view.text = text }
      showSelection()
    }

    private func showSelection() {
      guard view.isFirstResponder, view.markedTextRange == nil, view.text == hosted.field.text
      else { return }
      let offsets = hosted.utf16Selection
      if view.range(view.selectedTextRange) == .utf16(offsets.lowerBound, offsets.upperBound) {
        return
      }
      if let start = view.position(from: view.beginningOfDocument, offset: offsets.lowerBound),
        let end = view.position(from: view.beginningOfDocument, offset: offsets.upperBound)
      {
        view.selectedTextRange = view.textRange(from: start, to: end)
      }
    }
  }

  // What the host's own delegate is told. Its methods are optional where there is Objective-C.
  extension Optional where Wrapped == any UITextFieldDelegate {
    #if canImport(ObjectiveC)
      @MainActor fileprivate func beganEditing(_ view: UITextField) {
        self?.textFieldDidBeginEditing?(view)
      }
      @MainActor fileprivate func mayEndEditing(_ view: UITextField) -> Bool {
        self?.textFieldShouldEndEditing?(view) ?? true
      }
      @MainActor fileprivate func endedEditing(_ view: UITextField) {
        self?.textFieldDidEndEditing?(view)
      }
      @MainActor fileprivate func pressedReturn(_ view: UITextField) {
        _ = self?.textFieldShouldReturn?(view)
      }
      @MainActor fileprivate func selected(_ view: UITextField) {
        self?.textFieldDidChangeSelection?(view)
      }
    #else
      @MainActor fileprivate func beganEditing(_ view: UITextField) {
        self?.textFieldDidBeginEditing(view)
      }
      @MainActor fileprivate func mayEndEditing(_ view: UITextField) -> Bool {
        self?.textFieldShouldEndEditing(view) ?? true
      }
      @MainActor fileprivate func endedEditing(_ view: UITextField) {
        self?.textFieldDidEndEditing(view)
      }
      @MainActor fileprivate func pressedReturn(_ view: UITextField) {
        _ = self?.textFieldShouldReturn(view)
      }
      @MainActor fileprivate func selected(_ view: UITextField) {
        self?.textFieldDidChangeSelection(view)
      }
    #endif
  }

  extension UITextField {
    /// The UTF-16 offsets of a range of the text.
    func range(_ range: UITextRange?) -> TextRange? {
      guard let range else { return nil }
      let start = beginningOfDocument
      return .utf16(offset(from: start, to: range.start), offset(from: start, to: range.end))
    }
  }
#endif
