#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import FieldEditing
  public import NumberText
  import SystemTextFields

  /// Makes a text field of UIKit or AppKit a field for a number.
  ///
  /// ```swift
  /// let price = NumberTextFieldDelegate<Double>(of: textField, format: try NumberFormat(style))
  /// price.onChange = { order.price = $0 }
  /// price.setValue(order.price)
  /// ```
  ///
  /// Keep the delegate as long as the text field. The text stays as it is typed, and is formatted
  /// at Return and when the focus leaves. The arrow keys step if the policies have a step; Escape
  /// puts back what editing began with.
  ///
  /// - Complexity: Each key takes O(*n*) in the bytes of the text.
  @MainActor
  public final class NumberTextFieldDelegate<Value: NumberValue>: NumberTextFieldOwner<Value>,
    NSTextFieldDelegate
  {
    private let view: NSTextField
    private var observation: Observation?

    /// A delegate of the host's own. It gets each call after this delegate, and all calls that this
    /// delegate does not implement. It may refuse to let editing end, and handle the commands that
    /// this delegate does not.
    public var next: (any NSTextFieldDelegate)? {
      get { forwarded as? any NSTextFieldDelegate }
      set {
        forwarded = newValue
        // A text field asks its delegate only once which methods it implements, so the delegate is
        // set again.
        view.delegate = nil
        view.delegate = self
      }
    }

    /// Becomes the delegate of `view`, and shows the value in it.
    public init(
      of view: NSTextField, value: Value? = nil, format: NumberFormat,
      bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
    ) {
      self.view = view
      super.init(HostedField(value, format: format, bounds: bounds, policies: policies))
      view.delegate = self
      observation = Observation(of: NSTextView.didChangeSelectionNotification) { [weak self] in
        self?.select()
      }
      show()
    }

    /// Tells the field that it is focused. AppKit calls this at the first key, whose character is
    /// in the text already.
    public func controlTextDidBeginEditing(_ notification: Notification) {
      hosted.setFocused(true)
      next.beganEditing(notification)
    }

    /// Commits while the text still has its editor, so that the editor's undo includes the commit.
    /// AppKit calls this.
    public func control(
      _ control: NSControl, textShouldEndEditing fieldEditor: NSText
    ) -> Bool {
      tell { $0.commit() }
      return next.mayEndEditing(control, fieldEditor)
    }

    /// Tells the field that the focus has left, which commits. AppKit calls this.
    public func controlTextDidEndEditing(_ notification: Notification) {
      tell { $0.setFocused(false) }
      next.endedEditing(notification)
    }

    /// Passes a changed text to the field. AppKit calls this.
    public func controlTextDidChange(_ notification: Notification) {
      defer { next.changed(notification) }
      guard !isShowing else { return }
      let marked = editor.flatMap { $0.hasMarkedText() ? TextRange($0.markedRange()) : nil }
      let selected = editor.map { TextRange($0.selectedRange()) }
      tell { $0.follow(view.stringValue, selection: selected, marked: marked) }
    }

    /// Handles the keys that have a meaning in a number field: arrows, Escape and Return. AppKit
    /// calls this.
    public func control(
      _ control: NSControl, textView: NSTextView, doCommandBy command: Selector
    ) -> Bool {
      switch command {
      case Selector(("moveUp:")) where hasStep: tell { $0.increment() }
      case Selector(("moveDown:")) where hasStep: tell { $0.decrement() }
      case Selector(("cancelOperation:")) where hosted.field.isEdited: tell { $0.revert() }
      case Selector(("insertNewline:")):
        tell { $0.submit() }
        return hosted.wantsFocus
      default: return next.took(control, textView, command)
      }
      return true
    }

    /// Passes the user's selection to the field, unless the text has changed: after an edit, the
    /// selection is passed together with the edited text.
    private func select() {
      guard !isShowing, let editor, view.stringValue == hosted.field.text else { return }
      hosted.select(TextRange(editor.selectedRange()))
    }

    /// Whether the arrow keys step. In a field without a step they move the caret. (H6)
    private var hasStep: Bool { hosted.field.policies.step != nil }

    private var editor: NSTextView? { view.currentEditor() as? NSTextView }

    override func show() {
      if let editor, editor.hasMarkedText() { return }
      isShowing = true
      defer { isShowing = false }
      let text = hosted.field.text
      let all = NSRange(location: 0, length: view.stringValue.utf16.count)
      if view.stringValue != text, let editor,
        editor.shouldChangeText(in: all, replacementString: text)
      {
        // The text is replaced through the editor: otherwise the editor's undo would keep ranges of
        // the previous text.
        editor.replaceCharacters(in: all, with: text)
        editor.didChangeText()
      }
      if view.stringValue != text { view.stringValue = text }
      let offsets = hosted.utf16Selection
      let range = NSRange(location: offsets.lowerBound, length: offsets.count)
      if let editor, editor.selectedRange() != range { editor.setSelectedRange(range) }
    }
  }

  // Calls to the host's own delegate. Compiled with Objective-C, the methods of a delegate are
  // optional; compiled without Objective-C, each delegate has all of them.
  extension Optional where Wrapped == any NSTextFieldDelegate {
    #if canImport(ObjectiveC)
      @MainActor fileprivate func beganEditing(_ notification: Notification) {
        self?.controlTextDidBeginEditing?(notification)
      }
      @MainActor fileprivate func mayEndEditing(_ control: NSControl, _ editor: NSText) -> Bool {
        self?.control?(control, textShouldEndEditing: editor) ?? true
      }
      @MainActor fileprivate func endedEditing(_ notification: Notification) {
        self?.controlTextDidEndEditing?(notification)
      }
      @MainActor fileprivate func changed(_ notification: Notification) {
        self?.controlTextDidChange?(notification)
      }
      @MainActor fileprivate func took(
        _ control: NSControl, _ view: NSTextView, _ command: Selector
      ) -> Bool {
        self?.control?(control, textView: view, doCommandBy: command) ?? false
      }
    #else
      @MainActor fileprivate func beganEditing(_ notification: Notification) {
        self?.controlTextDidBeginEditing(notification)
      }
      @MainActor fileprivate func mayEndEditing(_ control: NSControl, _ editor: NSText) -> Bool {
        self?.control(control, textShouldEndEditing: editor) ?? true
      }
      @MainActor fileprivate func endedEditing(_ notification: Notification) {
        self?.controlTextDidEndEditing(notification)
      }
      @MainActor fileprivate func changed(_ notification: Notification) {
        self?.controlTextDidChange(notification)
      }
      @MainActor fileprivate func took(
        _ control: NSControl, _ view: NSTextView, _ command: Selector
      ) -> Bool {
        self?.control(control, textView: view, doCommandBy: command) ?? false
      }
    #endif
  }

  /// Calls an action at each notification, as long as the observation is kept.
  private final class Observation: Sendable {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(of name: NSNotification.Name, action: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { action() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
