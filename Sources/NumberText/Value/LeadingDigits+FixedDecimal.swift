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
      self.init(isNegative: number.isNegative, known: number.small, exponent: number.exponent)
      return
    }
    let rest = number.large.dropFirst(19)
    self.init(
      isNegative: number.isNegative,
      known: number.large.prefix(19).reduce(0) { $0 * 10 + UInt64($1) },
      exponent: Int(clamping: Int64(number.exponent) + Int64(rest.count)),
      isTruncated: rest.contains { $0 != 0 })
  }
}

extension LeadingDigits {
  /// The whole number, all of whose digits stand in `text`, with or without marks between them.
  ///
  /// - Complexity: O(*n*) in the bytes of the text where the number is truncated, else O(1).
  @usableFromInline
  func whole(in text: UnsafeBufferPointer<UInt8>) -> FixedDecimal {
    guard isTruncated else {
      return FixedDecimal(isNegative: isNegative, coefficient: digits, exponent: exponent)
    }
    var place = 0
    let all = [UInt8](unsafeUninitializedCapacity: text.count) { all, count in
      while place < text.count {
        let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
        place += length
        guard let digit = DecimalDigits.value(of: scalar)?.value else { continue }
        guard count > 0 || digit != 0 else { continue }
        all[count] = digit
        count += 1
      }
    }
    // Of a truncated number 19 digits are known, and the exponent is that of the last of them.
    return FixedDecimal(
      isNegative: isNegative, significantDigits: all, exponent: exponent - (all.count - 19))
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
