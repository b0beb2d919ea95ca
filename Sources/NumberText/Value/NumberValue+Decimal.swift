extension NumberValue {
  /// The value of an exact number.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Self> {
    converted(from: number.leadingDigits) { number }
  }
}

extension FixedDecimal {
  /// The first 19 digits.
  var leadingDigits: LeadingDigits {
    guard !large.isEmpty else {
      return LeadingDigits(isNegative: isNegative, digits: small, exponent: exponent)
    }
    return LeadingDigits(
      isNegative: isNegative, digits: large.prefix(19).reduce(0) { $0 * 10 + UInt64($1) },
      exponent: exponent + large.count - 19,
      isTruncated: large.dropFirst(19).contains { $0 != 0 })
  }
}
