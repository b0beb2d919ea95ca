import NumberText

extension FormattingField {
  /// Writes the text of a value: the one place that rewrites what was typed.
  mutating func rewrite(_ newValue: Value?, intent: TextEdit.Intent) -> FieldChange<Value> {
    rewrite(newValue, as: newValue?.fixedDecimal, intent: intent)
  }

  /// Writes the text of a value whose number is at hand.
  mutating func rewrite(
    _ newValue: Value?, as number: FixedDecimal?, intent: TextEdit.Intent
  ) -> FieldChange<Value> {
    let (marks, judged, committedBefore, oldText) = (content.marks, judgement, committed, text)
    let written = written(number, inTypedDigits: intent != .fromOutside)
    let caret = CaretMap(
      from: format.digitPlaces(in: oldText, soft: softSeparators), to: written.digitPlaces)
    let head = caret.offset(for: selection.head)
    let newSelection = TextSelection(
      anchor: selection.isCaret ? head : caret.offset(for: selection.anchor), head: head)
    text = written.text
    content.marks = EditedText.Marks(
      selection: newSelection, soft: written.softSeparators, markedRange: nil)
    committed = Committed(text: text, value: newValue, soft: softSeparators)
    read()
    value = newValue
    return FieldChange(
      Splice(start: 0, removed: oldText, inserted: text, behind: 0), intent,
      marks: (marks, content.marks), judgement: (judged, judgement),
      commitment: .some(before: committedBefore, after: committed))
  }

  /// Whether the text is that of the value, which may have more digits than the format shows.
  var isWritten: Bool {
    let number = value?.fixedDecimal
    return text.hasSameBytes(as: written(number, inTypedDigits: false).text)
      || text.hasSameBytes(as: written(number, inTypedDigits: true).text)
  }

  /// The text of a number, empty for nil; in the digits that were typed, where the policy says so.
  private func written(_ number: FixedDecimal?, inTypedDigits: Bool) -> WrittenText {
    guard let number else { return .empty }
    let keepsDigits = inTypedDigits && policies.digits == .asTyped
    return format.written(
      number, digits: keepsDigits ? format.typedDigits(in: text, soft: softSeparators) : nil)
  }
}
