import NumberText

/// Takes a caret from one text of a number to another, so that it stays among the same digits.
/// Rule: C5.
///
/// Integer digits are counted back from the decimal separator, fraction digits on from it: grouping
/// separators, leading zeros and added fraction digits do not move the caret then. With an exponent
/// the separator itself moves, so the mantissa's digits are counted from the first, and the
/// exponent's back from its end.
struct CaretMap {
  private let old: DigitPlaces
  private let new: DigitPlaces

  init(from old: DigitPlaces, to new: DigitPlaces) { (self.old, self.new) = (old, new) }

  /// The offset in the new text for an offset in the old.
  func offset(for offset: Int) -> Int {
    if old.integerCount + old.fractionCount == 0 { return new.length }
    if offset >= old.length && old.hasSuffix { return new.length }
    if old.exponentCount > 0 || new.exponentCount > 0 { return offsetBesideExponent(for: offset) }
    if let decimalEnd = old.decimalEnd, offset >= decimalEnd {
      let count = min(old.fractionCount(before: offset), new.fractionCount)
      guard count > 0 else { return new.decimalEnd ?? new.integerEnd }
      return new.end(ofDigit: new.integerCount + count)
    }
    let right = old.integerCount - old.integerCount(before: offset)
    let left = new.integerCount - right
    return left > 0 ? new.end(ofDigit: left) : new.firstInteger ?? new.length
  }

  private func offsetBesideExponent(for offset: Int) -> Int {
    if old.exponentCount > 0, offset > old.mantissaEnd {
      return new.offset(inExponentWith: old.exponentCount - old.exponentCount(before: offset))
    }
    let left = min(
      old.integerCount(before: offset) + old.fractionCount(before: offset),
      new.integerCount + new.fractionCount)
    return left > 0 ? new.end(ofDigit: left) : new.firstInteger ?? new.length
  }
}
