extension FixedDecimal: CustomStringConvertible {
  /// The number as a literal that ``init(_:)-(StringProtocol)`` reads back, digit for digit.
  ///
  /// It is plain where no zeros have to be added behind the digits and at most five behind the
  /// period, else scientific.
  ///
  /// | number | description |
  /// |---|---|
  /// | 1.50 | 1.50 |
  /// | 12 × 10^0 | 12 |
  /// | 12 × 10^3 | 1.2E+4 |
  /// | 5 × 10^-7 | 5E-7 |
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "to-scientific-string".
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var description: String {
    let power = leadingExponent
    return withDigits { digits in
      var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
      if exponent <= 0, power >= -6 {
        FixedDecimal.append(digits, exponent: exponent, to: &text)
      } else {
        FixedDecimal.append(digits, exponent: 1 - digits.count, to: &text)
        text.append(UInt8(ascii: "E"))
        text.append(UInt8(ascii: power < 0 ? "-" : "+"))
        FixedDecimal(power.magnitude).withDigits { FixedDecimal.append($0, exponent: 0, to: &text) }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The number in plain digits: no exponent, no zeros at the end of the fraction.
  ///
  /// ```swift
  /// FixedDecimal("-1234.50")!.plainText  // "-1234.5"
  /// FixedDecimal("1E3")!.plainText       // "1000"
  /// FixedDecimal("-0.00")!.plainText     // "0"
  /// ```
  ///
  /// Numbers whose first or last digit is further than 100,000 places from the period, more than
  /// any scan gives, are written as ``description``.
  ///
  /// - Complexity: O(*n*) in the number of digits written.
  public var plainText: String {
    guard !isZero else { return "0" }
    let number = normalized
    let places: ClosedRange<Int64> = -100_000...100_000
    guard places.contains(Int64(number.exponent)), places.contains(number.leadingExponent)
    else { return number.description }
    return number.withDigits { digits in
      var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
      FixedDecimal.append(digits, exponent: number.exponent, to: &text)
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// Appends plain ASCII digits with a period and the zeros that the exponent asks for.
  private static func append(
    _ digits: UnsafeBufferPointer<UInt8>, exponent: Int, to text: inout [UInt8]
  ) {
    let zero = UInt8(ascii: "0")
    let integerCount = digits.count + exponent
    text.reserveCapacity(text.count + max(digits.count, integerCount) + max(0, -integerCount) + 8)
    for digit in digits.prefix(max(0, integerCount)) { text.append(zero + digit) }
    if integerCount <= 0 { text.append(zero) }
    for _ in 0..<max(0, exponent) { text.append(zero) }
    guard exponent < 0 else { return }
    text.append(UInt8(ascii: "."))
    for _ in 0..<max(0, -integerCount) { text.append(zero) }
    for digit in digits.dropFirst(max(0, integerCount)) { text.append(zero + digit) }
  }
}
