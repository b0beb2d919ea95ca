extension LeadingDigits {
  /// The digits without trailing zeros, and their number.
  @inline(__always)
  func hasAtMost(_ count: Int) -> Bool {
    guard !isTruncated else { return false }
    guard digits >= PowersOfTen.words[count] else { return true }
    return withoutTrailingZeros.digits < PowersOfTen.words[count]
  }

  /// The same number with a last digit that is not zero.
  var withoutTrailingZeros: LeadingDigits {
    var result = self
    while result.digits != 0 {
      let (quotient, digit) = result.digits.quotientAndRemainder(dividingBy: 10)
      guard digit == 0 else { break }
      result.digits = quotient
      result.exponent += 1
    }
    return result
  }

  /// Whether `shortest`, the digits of a binary value, are the digits of this number.
  ///
  /// For 16 and 17 digits in `Double`, 7 to 9 in `Float` and subnormal values only.
  @inline(never)
  func matches(_ shortest: FixedDecimal?) -> Bool {
    guard !isTruncated, let shortest else { return false }
    return FixedDecimal(coefficient: digits, exponent: exponent)
      .magnitudeOrder(to: shortest) == 0
  }
}
