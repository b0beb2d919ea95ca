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
    let written =
      intent == .fromOutside
      ? written(number) : written(number, inDigitsOf: oldText, softSeparators)
    let caret = CaretMap(
      from: format.digitPlaces(in: oldText, soft: softSeparators), to: written.digitPlaces)
    let head = caret.offset(for: selection.head)
    let newSelection = FieldSelection(
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
    isWritten(Committed(text: text, value: value, soft: softSeparators))
  }

  /// What a commit left; written anew where another format wrote it. (S7)
  func inFormat(_ other: Committed) -> Committed {
    if isWritten(other) { return other }
    let written = written(other.value?.fixedDecimal)
    return Committed(text: written.text, value: other.value, soft: written.softSeparators)
  }

  private func isWritten(_ other: Committed) -> Bool {
    let number = other.value?.fixedDecimal
    return other.text.hasSameBytes(as: written(number).text)
      || other.text.hasSameBytes(as: written(number, inDigitsOf: other.text, other.soft).text)
  }

  /// The text of a number, empty for nil.
  private func written(_ number: FixedDecimal?) -> WrittenText {
    number.map { format.written($0) } ?? .empty
  }

  /// The same in the digits of a text, where the policy says so.
  private func written(
    _ number: FixedDecimal?, inDigitsOf text: String, _ soft: SoftSeparators
  ) -> WrittenText {
    guard let number, policies.digits == .asTyped else { return written(number) }
    return format.written(number, digits: format.typedDigits(in: text, soft: soft))
  }
}
