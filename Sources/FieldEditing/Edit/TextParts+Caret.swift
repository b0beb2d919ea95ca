import NumberText

/// Moves a caret from one text of a number to another, so that the caret stays among the same
/// digits. All offsets are in UTF-8. Rule: C5.
///
/// Integer digits are counted from the decimal separator to the left, and fraction digits to the
/// right. So grouping separators, leading zeros and added fraction digits do not move the caret:
/// "12|34" becomes "1,2|34.00". If a text has an exponent, the decimal separator itself moves. Then
/// the mantissa's digits are counted from the first one, and the exponent's digits back from its
/// end.
extension TextParts {
  /// Returns the ends of a selection of the old text in the new text, whose parts `self` has.
  func carets(
    from selection: FieldSelection, in old: TextParts
  ) -> (anchor: Int, head: Int) {
    let head = caret(from: selection.head, in: old)
    return (selection.isCaret ? head : caret(from: selection.anchor, in: old), head)
  }

  /// Returns the offset in the new text, whose parts `self` has, for an offset in the old text.
  func caret(from offset: Int, in old: TextParts) -> Int {
    if old.integerCount + old.fractionCount == 0 { return length }
    if offset >= old.length && old.hasSuffix { return length }
    if old.exponentCount > 0 || exponentCount > 0 {
      return caretBesideExponent(from: offset, in: old)
    }
    if let decimalEnd = old.decimalEnd, offset >= decimalEnd {
      let count = min(old.counts(before: offset).fraction, fractionCount)
      guard count > 0 else { return self.decimalEnd ?? integerEnd }
      return end(ofDigit: integerCount + count)
    }
    let right = old.integerCount - old.counts(before: offset).integer
    let left = integerCount - right
    return left > 0 ? end(ofDigit: left) : start ?? length
  }

  private func caretBesideExponent(from offset: Int, in old: TextParts) -> Int {
    if old.exponentCount > 0, offset > old.mantissaEnd {
      return self.offset(inExponentWith: old.exponentCount - old.counts(before: offset).exponent)
    }
    let before = old.counts(before: offset)
    let left = min(before.integer + before.fraction, integerCount + fractionCount)
    return left > 0 ? end(ofDigit: left) : start ?? length
  }
}
