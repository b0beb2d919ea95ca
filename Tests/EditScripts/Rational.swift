import FormattingFields

/// An exact fraction.
struct Rational: Comparable {
  var isNegative: Bool
  var numerator: BigNatural
  var denominator: BigNatural

  /// A decimal number, read from its description.
  init(_ number: FixedDecimal) {
    let parts = number.description.lowercased().split(separator: "e")
    var power = parts.count > 1 ? Int(parts[1])! : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    if mantissa.count > 1 { power -= mantissa[1].utf8.count }
    let digits = mantissa.joined().utf8.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
    let coefficient = BigNatural(digits: digits)
    if coefficient.isZero { power = 0 }
    self.init(
      isNegative: number.isNegative, coefficient, power > 0 ? .power(10, power) : BigNatural(1),
      power < 0 ? .power(10, -power) : BigNatural(1))
  }

  /// The exact value of a finite binary number.
  init(_ value: Double) {
    let power = value.isZero ? 0 : Int(value.exponent) - value.significandWidth
    // The significand as an integer.
    let whole = Double(
      sign: .plus, exponent: value.significandWidth, significand: value.significand)
    let significand = value.isZero ? 0 : UInt64(whole)
    self.init(
      isNegative: value < 0, BigNatural(significand),
      power > 0 ? .power(2, power) : BigNatural(1), power < 0 ? .power(2, -power) : BigNatural(1))
  }

  private init(
    isNegative: Bool, _ coefficient: BigNatural, _ factor: BigNatural, _ divisor: BigNatural
  ) {
    self.isNegative = isNegative && !coefficient.isZero
    numerator = coefficient * factor
    denominator = divisor
  }

  var negated: Rational {
    var result = self
    result.isNegative = !isNegative && !numerator.isZero
    return result
  }

  var magnitude: Rational { isNegative ? negated : self }

  static func == (left: Rational, right: Rational) -> Bool {
    left.isNegative == right.isNegative
      && left.numerator * right.denominator == right.numerator * left.denominator
  }

  static func < (left: Rational, right: Rational) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (a, b) = (left.numerator * right.denominator, right.numerator * left.denominator)
    return left.isNegative ? b < a : a < b
  }

  static func + (left: Rational, right: Rational) -> Rational {
    let (a, b) = (left.numerator * right.denominator, right.numerator * left.denominator)
    let bottom = left.denominator * right.denominator
    let (isNegative, top) =
      left.isNegative == right.isNegative
      ? (left.isNegative, a + b) : a < b ? (right.isNegative, b - a) : (left.isNegative, a - b)
    return Rational(isNegative: isNegative, top, BigNatural(1), bottom)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + right.negated }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(
      isNegative: left.isNegative != right.isNegative, left.numerator * right.numerator,
      BigNatural(1), left.denominator * right.denominator)
  }

  /// One over the number, which is not zero.
  var inverse: Rational {
    Rational(isNegative: isNegative, denominator, BigNatural(1), numerator)
  }

  var isZero: Bool { numerator.isZero }
}
