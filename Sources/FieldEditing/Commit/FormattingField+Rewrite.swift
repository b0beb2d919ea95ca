import NumberText

extension FormattingField {
  /// Writes the text of a value: the one place that rewrites what was typed.
  mutating func rewrite(_ newValue: Value?, intent: TextEdit.Intent) -> FieldChange<Value> {
    var before = marks
    before.committed = committed
    let oldText = text
    var (newText, soft) = Self.written(newValue, format)
    if policies.digits == .asTyped && intent != .fromOutside, let digits = progress.typedDigits {
      newText = format.text(newText, withDigits: digits)
      soft = format.groupingSeparators(in: newText)
    }
    let caret = CaretMap(from: oldText, soft: softSeparators, to: newText, format: format)
    let newSelection = TextSelection(
      anchor: caret.offset(for: selection.anchor), head: caret.offset(for: selection.head))
    text = newText
    softSeparators = soft
    selection = newSelection
    markedRange = nil
    value = newValue
    committed = Committed(text: newText, value: newValue, soft: soft)
    progress = scanner.initialState
    reading = scanner.read(text, from: &progress, soft: soft)
    var after = marks
    after.committed = committed
    return FieldChange(
      start: 0, removed: oldText, inserted: newText, intent: intent, before: before, after: after)
  }
}
