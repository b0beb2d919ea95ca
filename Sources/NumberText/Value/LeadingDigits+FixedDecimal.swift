extension LeadingDigits {
  /// The first 19 digits of `number`.
  ///
  /// ```swift
  /// LeadingDigits(FixedDecimal("-12.50")!)  // digits 1250, exponent -2, negative
  /// ```
  ///
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public init(_ number: FixedDecimal) {
    guard !number.large.isEmpty else {
      self.init(isNegative: number.isNegative, digits: number.small, exponent: number.exponent)
      return
    }
    let rest = number.large.dropFirst(19)
    self.init(
      isNegative: number.isNegative,
      digits: number.large.prefix(19).reduce(0) { $0 * 10 + UInt64($1) },
      exponent: Int(clamping: Int64(number.exponent) + Int64(rest.count)),
      isTruncated: rest.contains { $0 != 0 })
  }
}

extension NumberValue {
  /// The value of a number that is at hand as a whole.
  ///
  /// ```swift
  /// UInt8.converted(from: FixedDecimal("7.0")!)  // .exact(7)
  /// UInt8.converted(from: FixedDecimal(256))     // .overflow
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Self> {
    converted(from: LeadingDigits(number)) { number }
  }
}
