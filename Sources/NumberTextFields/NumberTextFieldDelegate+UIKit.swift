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
  /// Keep the delegate as long as the text field. The text stays as it is typed, and is formatted
  /// at Return and when the focus leaves.
  ///
  /// - Complexity: Each key takes O(*n*) in the bytes of the text.
  @MainActor
  public final class NumberTextFieldDelegate<Value: NumberValue>: NumberTextFieldOwner<Value>,
    UITextFieldDelegate
  {
    private let view: UITextField

    /// A delegate of the host's own. It gets each call after this delegate, and all calls that this
    /// delegate does not implement. It may refuse to let editing end; its answer to Return is
    /// ignored.
    public var next: (any UITextFieldDelegate)? {
      get { forwarded as? any UITextFieldDelegate }
      set {
        forwarded = newValue
        // A text field asks its delegate only once which methods it implements, so the delegate is
        // set again.
        view.delegate = nil
        view.delegate = self
      }
    }

    /// Becomes the delegate of `view`, and shows the value in it.
    ///
    /// Sets the keyboard that the number needs, unless the text field has another than the default
    /// keyboard, and turns autocorrection off.
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

    /// Tells the field that it is focused, and shows the selection that the field makes then. UIKit
    /// calls this.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      tell { $0.setFocused(true, selects: true) }
      // The tap that began editing places the caret after this call. So the selection is set once
      // more, later, unless the text has changed by then.
      let focused = hosted
      Task {
        guard self.hosted.field.text == focused.field.text else { return }
        let offsets = focused.utf16Selection
        self.hosted.select(.utf16(offsets.lowerBound, offsets.upperBound))
        self.showSelection()
      }
      next.beganEditing(textField)
    }

    /// Commits while the text field can still be edited, so that its undo includes the commit.
    /// UIKit calls this.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      tell { $0.commit() }
      return next.mayEndEditing(textField)
    }

    /// Tells the field that the focus has left, which commits. UIKit calls this.
    ///
    /// UIKit calls this method, and not `textFieldDidEndEditing(_:)`, if a delegate has both. The
    /// host's own delegate may have either.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      tell { $0.setFocused(false) }
      next.endedEditing(textField, reason)
    }

    /// Commits, for code that calls this method itself; UIKit calls the method with a reason.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      textFieldDidEndEditing(textField, reason: .committed)
    }

    /// Commits, and gives up the focus unless the text was refused. UIKit calls this at Return.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tell { $0.submit() }
      next.pressedReturn(textField)
      if !hosted.wantsFocus { textField.resignFirstResponder() }
      return false
    }

    /// Passes the user's selection to the field. UIKit calls this.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      defer { next.selected(textField) }
      // If the text has changed, too, the selection is not passed here, but later together with the
      // edited text.
      guard !isShowing, textField.text == hosted.field.text else { return }
      if let selected = textField.range(textField.selectedTextRange) { hosted.select(selected) }
    }

    private func follow() {
      guard !isShowing else { return }
      let (selected, marked) = (
        view.range(view.selectedTextRange), view.range(view.markedTextRange)
      )
      tell {
        $0.follow(
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
        // The text is replaced by an edit of the text field: otherwise its undo would keep ranges
        // of the previous text.
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
        view.place(offsets)
      }
    }
  }

  // Calls to the host's own delegate. Compiled with Objective-C, the methods of a delegate are
  // optional; compiled without Objective-C, each delegate has all of them.
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
