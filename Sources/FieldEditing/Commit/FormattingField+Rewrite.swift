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
    var (newText, soft) = Self.written(number, format)
    if intent != .fromOutside, let typed = inTypedDigits(newText) {
      newText = typed
      soft = format.groupingSeparators(in: newText)
    }
    let caret = CaretMap(from: oldText, soft: softSeparators, to: newText, format: format)
    let head = caret.offset(for: selection.head)
    let newSelection = TextSelection(
      anchor: selection.isCaret ? head : caret.offset(for: selection.anchor), head: head)
    text = newText
    content.marks = EditedText.Marks(selection: newSelection, soft: soft, markedRange: nil)
    committed = Committed(text: newText, value: newValue, soft: soft)
    read()
    value = newValue
    return FieldChange(
      Splice(start: 0, removed: oldText, inserted: newText, behind: 0), intent,
      marks: (marks, content.marks), judgement: (judged, judgement),
      commitment: .some(before: committedBefore, after: committed))
  }

  /// Whether the text is that of the value, which may have more digits than the format shows.
  var isWritten: Bool {
    let (written, _) = Self.written(value?.fixedDecimal, format)
    return text == written || text == inTypedDigits(written)
  }

  /// A formatted text in the digits that stand in the field; nil where the policy is another.
  private func inTypedDigits(_ written: String) -> String? {
    guard policies.digits == .asTyped, let digits = format.typedDigits(in: text, soft: softSeparators) else { return nil }
    return format.text(written, withDigits: digits)
  }
}
