#if canImport(UIKit) && !os(watchOS)
  public import FieldEditing
  public import NumberText
  import SystemTextFields
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
  ///
  /// - Complexity: of a key, O(*n*) in the bytes of the text.
  @MainActor
  public final class NumberTextFieldDelegate<Value: NumberValue>: NumberTextFieldOwner<Value>,
    UITextFieldDelegate
  {
    private let view: UITextField

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

    /// Makes a text field one for a number, and becomes its delegate.
    ///
    /// The keyboard is the one that the field needs, unless the text field has one already.
    public init(
      of view: UITextField, value: Value? = nil, format: NumberFormat,
      bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
    ) {
      self.view = view
      super.init(HostedField(value, format: format, bounds: bounds, policies: policies))
      view.delegate = self
      if view.keyboardType == .default {
        view.keyboardType = hosted.field.entryTraits.keys.keyboard
      }
      view.autocorrectionType = .no
      view.addAction(UIAction { [weak self] _ in self?.follow() }, for: .editingChanged)
      show()
    }

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
    ///
    /// UIKit calls this method, and not the one without a reason, if a delegate has both; a delegate after this one may
    /// have either.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      tell { $0.focus(false) }
      Task { await self.rest() }
      next.endedEditing(textField, reason)
    }

    /// Commits. For callers of this method; UIKit calls the other one.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      textFieldDidEndEditing(textField, reason: .committed)
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
      // A selection after an edit is followed along with the edit's text.
      guard !isShowing, textField.text == hosted.field.text else { return }
      if let selected = textField.range(textField.selectedTextRange) { hosted.select(selected) }
    }

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

    override func show() {
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
      if view.range(view.selectedTextRange) != .utf16(offsets.lowerBound, offsets.upperBound) {
        view.select(offsets)
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
      @MainActor fileprivate func endedEditing(
        _ view: UITextField, _ reason: UITextField.DidEndEditingReason
      ) {
        if let told = self?.textFieldDidEndEditing(_:reason:) {
          told(view, reason)
        } else {
          self?.textFieldDidEndEditing?(view)
        }
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
      @MainActor fileprivate func endedEditing(
        _ view: UITextField, _ reason: UITextField.DidEndEditingReason
      ) {
        self?.textFieldDidEndEditing(view, reason: reason)
      }
      @MainActor fileprivate func pressedReturn(_ view: UITextField) {
        _ = self?.textFieldShouldReturn(view)
      }
      @MainActor fileprivate func selected(_ view: UITextField) {
        self?.textFieldDidChangeSelection(view)
      }
    #endif
  }
#endif
