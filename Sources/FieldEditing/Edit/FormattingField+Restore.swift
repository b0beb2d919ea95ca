package import NumberText

extension FormattingField {
  /// Takes over a value that was saved, with the text that showed it where this format writes the
  /// value so, in whichever digits; else the text is written anew.
  package mutating func restore(_ value: Value?, shownAs text: String) {
    self = FormattingField(value, format: format, bounds: bounds, policies: policies)
    guard let number = value?.fixedDecimal, policies.digits == .asTyped else { return }
    let other = format.written(
      number, digits: format.typedDigits(in: text, soft: SoftSeparators()))
    guard text.hasSameBytes(as: other.text) else { return }
    setText(other.text, soft: other.softSeparators)
    read()
    committed = Committed(text: other.text, value: value, soft: other.softSeparators)
  }

  /// Takes over the text of an edit that was saved; it is judged anew. Checking it is the caller's
  /// part.
  ///
  /// - Parameters:
  ///   - text: The text being edited.
  ///   - soft: The text's soft separators.
  ///   - value: The value that stands where the text has none.
  package mutating func restoreEdit(_ text: String, soft: SoftSeparators, value: Value?) {
    setText(text, soft: soft)
    self.value = value
    judge()
    // The same number may have been held with other zeros at its end than the text has.
    if isSame(self.value, value) { self.value = value }
  }

  /// Takes over a selection that lies within the text and between characters.
  package mutating func restore(_ selection: FieldSelection) { self.selection = selection }

  private mutating func setText(_ text: String, soft: SoftSeparators) {
    self.text = text
    softSeparators = soft
    selection = FieldSelection(caret: text.utf8.count)
  }
}
