import FormattingFields

/// A number input as a host builds one: a field, the view that shows it, an undo stack, and the
/// messages to the user.
struct HostNumberInput<Value: NumberValue> {
  private(set) var field: FormattingField<Value>
  private(set) var view = HostTextView()
  private(set) var undoStack: [FieldChange<Value>] = []
  private(set) var redoStack: [FieldChange<Value>] = []
  /// The sentence below the input; nil if there is nothing to tell.
  private(set) var message: String?
  /// What a screen reader says.
  private(set) var announcement: String?
  let label: String

  init(
    _ label: String, _ value: Value? = nil, format: NumberFormat,
    bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
  ) {
    self.label = label
    field = FormattingField(value, format: format, bounds: bounds, policies: policies)
    show()
  }

  // MARK: What the view tells

  mutating func viewDidChange(_ change: HostTextView.Change, intent: TextEdit.Intent = .typed) {
    edit { field throws(EditRefusal) in
      let range = TextRange.utf16(change.range.lowerBound, change.range.upperBound)
      return try field.apply(TextEdit(range, change.replacement, intent: intent))
    }
  }

  mutating func viewDidSelect(_ range: Range<Int>) {
    do throws(EditRefusal) {
      try field.select(.utf16(range.lowerBound, range.upperBound))
    } catch {
      message = "\(error)"
    }
    show()
  }

  mutating func viewDidCompose(_ text: String) {
    edit { field throws(EditRefusal) in try field.compose(text) }
  }

  mutating func viewDidEndComposing() {
    field.endComposition()
    show()
  }

  mutating func type(_ text: String) {
    for key in text { viewDidChange(view.key(key)) }
  }

  mutating func decimalKey() {
    edit { field throws(EditRefusal) in try field.press(.decimalKey) }
  }

  mutating func paste(_ text: String) {
    edit { field throws(EditRefusal) in try field.paste(text) }
  }

  mutating func leave() {
    let report = field.commit()
    record(report.change)
    show()
    message = report.outcome.message(showing: field.text, format: field.format)
    announcement = report.outcome.announcement(
      label: label, showing: field.text, format: field.format)
  }

  mutating func escape() {
    record(field.revert())
    show()
  }

  mutating func arrowUp() {
    record(field.increment())
    show()
  }

  mutating func arrowDown() {
    record(field.decrement())
    show()
  }

  mutating func undo() {
    guard let change = undoStack.popLast() else { return }
    restore(change.inverse)
    redoStack.append(change)
  }

  mutating func redo() {
    guard let change = redoStack.popLast() else { return }
    restore(change)
    undoStack.append(change)
  }

  // MARK: What the model tells

  /// Called on each render, whether or not the value has changed.
  mutating func modelDidChange(_ value: Value?) {
    record(field.setValue(value))
    show()
  }

  mutating func localeDidChange(_ format: NumberFormat) {
    field.setFormat(format)
    show()
  }

  mutating func boundsDidChange(_ bounds: NumberBounds) {
    field.setBounds(bounds)
    show()
  }

  // MARK: Underneath

  private mutating func edit(
    _ body: (inout FormattingField<Value>) throws(EditRefusal) -> FieldChange<Value>?
  ) {
    do throws(EditRefusal) {
      record(try body(&field))
      show()
    } catch {
      show()
      message = error == .filtered ? nil : "\(error)"
    }
  }

  private mutating func restore(_ change: FieldChange<Value>) {
    do throws(EditRefusal) { try field.apply(change) } catch { message = "\(error)" }
    show()
  }

  private mutating func record(_ change: FieldChange<Value>?) {
    guard let change else { return }
    undoStack.append(change)
    redoStack = []
  }

  private mutating func show() {
    view.text = field.text
    view.selection = utf16(field.selection.range)
    message = field.status == .invalid ? field.refusedText?.message : nil
  }

  private func utf16(_ range: Range<Int>) -> Range<Int> {
    func offset(_ offset: Int) -> Int {
      let text = field.text
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      return text.utf16.distance(from: text.startIndex, to: index)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}
