package import NumberText

extension FormattingField {
  /// Takes over a value that was saved, with the text that showed it where this format writes the
  /// value so, in whichever digits; else the text is written anew.
  package mutating func restore(_ value: Value?, shownAs text: String) {
    self = FormattingField(value, format: format, bounds: bounds, policies: policies)
    guard text != self.text else { return }
    var other = self
    other.setText(text, soft: format.groupingSeparators(in: text))
    other.read()
    // A text whose sign the bounds exclude is not read as far as its digits.
    let written = value?.fixedDecimal.map { format.text(for: $0) }
    let typed = policies.digits == .asTyped ? NumberFormat.firstDigits(in: text) : nil
    let isInTypedDigits =
      if let written, let typed {
        text.hasSameBytes(as: format.text(written, withDigits: typed))
      } else { false }
    guard other.isWritten || isInTypedDigits else { return }
    other.committed = Committed(text: text, value: value, soft: other.softSeparators)
    self = other
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
  }

  /// Takes over a selection that lies within the text and between characters.
  package mutating func restore(_ selection: TextSelection) { self.selection = selection }

  private mutating func setText(_ text: String, soft: SoftSeparators) {
    self.text = text
    softSeparators = soft
    selection = TextSelection(caret: text.utf8.count)
  }
}
