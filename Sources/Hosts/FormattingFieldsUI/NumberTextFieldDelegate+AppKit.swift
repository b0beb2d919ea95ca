#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import FieldEditing
  import FieldHosting
  public import NumberText

  /// What makes a text field of UIKit's or AppKit's a field for a number.
  ///
  /// ```swift
  /// let price = NumberTextFieldDelegate<Double>(of: textField, format: try NumberFormat(style))
  /// price.onChange = { order.price = $0 }
  /// price.setValue(order.price)
  /// ```
  ///
  /// It is the text field's delegate; keep it as long as the text field. The text stays as it is typed, and
  /// Return and leaving format it. The arrow keys step, Escape puts back what editing began with.
  @MainActor
  public final class NumberTextFieldDelegate<Value: NumberValue>: NSObject, NSTextFieldDelegate {
    private let view: NSTextField
    private var hosted: HostedField<Value>
    private var drawn: ShownText
    private var observation: (any NSObjectProtocol)?

    /// Called with each value that the user types, and with nil where the field is emptied.
    public var onChange: (Value?) -> Void = { _ in }
    /// Called with what is to be said below the field, and texts that were probably meant.
    public var onNotice: (_ message: String?, _ suggestions: [String]) -> Void = { _, _ in }

    /// Makes a text field one for a number, and becomes its delegate.
    public init(
      of view: NSTextField, value: Value? = nil, format: NumberFormat,
      bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
    ) {
      self.view = view
      hosted = HostedField(value, format: format, bounds: bounds, policies: policies)
      drawn = hosted.shown
      super.init()
      view.delegate = self
      observation = NotificationCenter.default.addObserver(
        forName: NSTextView.didChangeSelectionNotification, object: nil, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.select() }
      }
      show()
    }

    isolated deinit {
      if let observation { NotificationCenter.default.removeObserver(observation) }
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

    public func controlTextDidBeginEditing(_ notification: Notification) {
      // AppKit says so at the first key, which is in the text by then.
      hosted.focus(true)
    }

    public func controlTextDidEndEditing(_ notification: Notification) { tell { $0.focus(false) } }

    public func controlTextDidChange(_ notification: Notification) {
      let (text, shown) = (view.stringValue, drawn)
      let marked = editor.flatMap { $0.hasMarkedText() ? $0.markedRange() : nil }
      let selected = editor.map { range($0.selectedRange()) }
      tell {
        $0.edit(text, selection: selected, marked: marked.map(range), from: shown)
      }
    }

    public func control(
      _ control: NSControl, textView: NSTextView, doCommandBy command: Selector
    ) -> Bool {
      switch command {
      case Selector(("moveUp:")): tell { $0.step(up: true) }
      case Selector(("moveDown:")): tell { $0.step(up: false) }
      case Selector(("cancelOperation:")) where hosted.field.isEdited: tell { $0.revert() }
      case Selector(("insertNewline:")):
        tell { $0.submit() }
        return hosted.wantsFocus
      default: return false
      }
      return true
    }

    /// Where the user has selected. What is selected behind an edit comes with the edit's text.
    private func select() {
      if let editor, view.stringValue == drawn.text { hosted.select(range(editor.selectedRange())) }
    }

    private var editor: NSTextView? { view.currentEditor() as? NSTextView }

    private func range(_ range: NSRange) -> TextRange {
      .utf16(range.location, range.location + range.length)
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
      if let editor, editor.hasMarkedText() { return }
      if view.stringValue != drawn.text { view.stringValue = drawn.text }
      let offsets = drawn.utf16Selection
      let range = NSRange(location: offsets.lowerBound, length: offsets.count)
      if let editor, editor.selectedRange() != range { editor.setSelectedRange(range) }
    }
  }
#endif
