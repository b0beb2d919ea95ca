extension NumberValue where Self: FixedWidthInteger {
  /// The integer, if the number is one that the type holds.
  ///
  /// | number | `UInt8` |
  /// |---|---|
  /// | 7, 7.0, 0.7E1 | exact 7 |
  /// | -0 | exact 0 |
  /// | 7.5, -0.5 | `fractionNotAllowed` |
  /// | 256, 256.5, -1 | `overflow` |
  ///
  /// Whatever its fraction, a number whose integer part is out of range is an overflow.
  ///
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Self> {
    guard number.digits == nil else { return converted(digitsOf: number) }
    var magnitude = number.small
    var hasFraction = false
    if number.exponent < 0 {
      if number.exponent >= -19 {
        let unit = PowersOfTen.words[-number.exponent]
        let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: unit)
        (magnitude, hasFraction) = (quotient, rest != 0)
      } else {
        (magnitude, hasFraction) = (0, magnitude != 0)
      }
    } else if number.exponent > 0, magnitude != 0 {
      guard number.exponent <= 19 else { return converted(digitsOf: number) }
      let unit = PowersOfTen.words[number.exponent]
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: unit)
      guard !overflow else { return converted(digitsOf: number) }
      magnitude = product
    }
    return outcome(
      Magnitude(exactly: magnitude), isNegative: number.isNegative, hasFraction: hasFraction)
  }

  /// As above, from all the digits; it stops at the first that does not fit.
  private static func converted(digitsOf number: FixedDecimal) -> NumberConversion<Self> {
    let integerCount = number.isZero ? 0 : number.leadingExponent + 1
    return number.withDigits { digits in
      let kept =
        integerCount <= 0
        ? 0 : integerCount >= digits.count ? digits.count : Int(integerCount)
      var magnitude: Magnitude? = 0
      for digit in digits[..<kept] { magnitude = magnitude.flatMap { appending(digit, to: $0) } }
      var zeros = integerCount - Int64(digits.count)
      while zeros > 0, let shorter = magnitude {
        magnitude = appending(0, to: shorter)
        zeros -= 1
      }
      return outcome(
        magnitude, isNegative: number.isNegative,
        hasFraction: digits[kept...].contains { $0 != 0 })
    }
  }

  private static func appending(_ digit: UInt8, to magnitude: Magnitude) -> Magnitude? {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(Magnitude(digit))
    return overflow || carry ? nil : sum
  }

  /// The outcome for the integer part `magnitude`, nil where it is too large for any sign.
  private static func outcome(_ magnitude: Magnitude?, isNegative: Bool, hasFraction: Bool)
    -> NumberConversion<Self>
  {
    guard let magnitude else { return .overflow }
    let value: Self
    if isNegative {
      guard magnitude <= min.magnitude else { return .overflow }
      value = 0 &- Self(truncatingIfNeeded: magnitude)
    } else {
      guard magnitude <= max.magnitude else { return .overflow }
      value = Self(truncatingIfNeeded: magnitude)
    }
    return hasFraction ? .fractionNotAllowed : .exact(value)
  }

  /// The integer's digits.
  public var fixedDecimal: FixedDecimal? { FixedDecimal(self) }

  /// Whether the type is signed.
  public static var allowsNegative: Bool { isSigned }
  /// None.
  public static var maximumFractionDigits: Int? { 0 }
  /// From `min` to `max`.
  public static var numberBounds: NumberBounds {
    NumberBounds(FixedDecimal(min)...FixedDecimal(max))
  }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension Int128: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension UInt128: NumberValue {}
