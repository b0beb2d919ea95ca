/// An exact quotient of two decimals. A calculation with such quotients is rounded only once, at
/// its end, so that 10 / 3 * 3 is 10.
///
/// ```swift
/// let third = ExactRatio(1).dividing(by: ExactRatio(3))!
/// (third * ExactRatio(3)).decimal.shown   // 1
/// third.decimal.isExact                   // false
/// ```
///
/// - Complexity: of each operation O(*n* × *m*) in the numbers of digits.
@_spi(EntryKinds) public struct ExactRatio: Equatable, Sendable {
  /// The dividend, which has the sign of the ratio.
  public let numerator: FixedDecimal
  /// The divisor, above zero.
  public let denominator: FixedDecimal

  /// Makes the ratio of a decimal to 1.
  public init(_ number: FixedDecimal) { self.init(number, 1) }

  private init(_ numerator: FixedDecimal, _ denominator: FixedDecimal) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// True for -0, too. ``dividing(by:)`` gives nil for such a divisor.
  public var isZero: Bool { numerator.isZero }

  /// The greater count of digits of numerator and denominator, with zeros up to the decimal
  /// separator (4 for 5E+3): a measure of what further operations cost.
  public var digitCount: Int {
    [numerator, denominator].map { max($0.digitCount, $0.integerDigitCount, $0.fractionDigitCount) }
      .max() ?? 0
  }

  /// Whether both are the same number: 1/2 and 2/4 are.
  public static func == (left: ExactRatio, right: ExactRatio) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  /// The sum, not reduced: 1/2 + 1/4 is 6/8.
  public static func + (left: ExactRatio, right: ExactRatio) -> ExactRatio {
    if left.denominator == right.denominator {
      return ExactRatio(left.numerator + right.numerator, left.denominator)
    }
    return ExactRatio(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  /// The ratio with the other sign; zero loses its sign.
  public static prefix func - (ratio: ExactRatio) -> ExactRatio {
    ExactRatio(ratio.numerator.isZero ? 0 : -ratio.numerator, ratio.denominator)
  }

  /// The product, not reduced: 2/3 * 3/2 is 6/6.
  public static func * (left: ExactRatio, right: ExactRatio) -> ExactRatio {
    ExactRatio(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// The exact quotient; nil if the divisor is zero.
  public func dividing(by divisor: ExactRatio) -> ExactRatio? {
    if divisor.isZero { return nil }
    let quotient = ExactRatio(
      numerator * divisor.denominator, denominator * divisor.numerator.magnitude)
    return divisor.numerator.isNegative ? -quotient : quotient
  }

  /// The quotient in digits, divided anew at each call.
  public var decimal: RatioDecimal {
    if denominator == 1 { return RatioDecimal(isExact: true, number: numerator.normalized) }
    // If the fraction digits of a quotient end, there are at most log2(denominator) of them, less
    // than four for each digit of the denominator. So `places` is enough.
    let (top, bottom) = (numerator.digitCount, denominator.digitCount)
    let places = 4 * bottom + max(0, bottom - top) + 60
    let power = denominator.exponent - numerator.exponent
    let (quotient, rest) = FixedDecimal(numerator, timesTenTo: places).quotientAndRemainder(
      dividingBy: FixedDecimal(denominator, timesTenTo: 0))
    if rest.isZero {
      return RatioDecimal(
        isExact: true, number: quotient.multipliedByPowerOfTen(-places - power).withoutFractionZeros
      )
    }
    // A 1 after the digits stands for the endless rest, so that a ratio just above a half is not
    // rounded as exactly a half.
    let last = FixedDecimal(isNegative: numerator.isNegative, coefficient: 1)
    return RatioDecimal(
      isExact: false,
      number: (quotient.multipliedByPowerOfTen(1) + last)
        .multipliedByPowerOfTen(-places - power - 1))
  }
}

/// A ratio in decimal digits.
@_spi(EntryKinds) public struct RatioDecimal: Sendable {
  /// Whether the digits end, as those of 1/4 do and those of 1/3 do not.
  public let isExact: Bool
  /// All digits of the ratio; if they do not end, so many that rounding this number to any type or
  /// format gives the same as rounding the ratio.
  public let number: FixedDecimal

  /// The number to show: `number` if its digits end, else at most 34 digits, as IEEE 754's
  /// decimal128 divides.
  public var shown: FixedDecimal {
    isExact ? number : number.rounded(toSignificantDigits: 34, mode: .halfEven) ?? number
  }
}

extension FixedDecimal {
  /// Makes the coefficient of `number` × 10^`power`: for 1.50 and 3, this is 150 × 10^3.
  fileprivate init(_ number: FixedDecimal, timesTenTo power: Int) {
    self = number.multipliedByPowerOfTen(power - number.exponent)
  }

  /// The number without zeros at the end of its fraction, and with no exponent above 0: 500 for
  /// 5E+2.
  fileprivate var withoutFractionZeros: FixedDecimal {
    let number = normalized
    return number.exponent > 0 ? number + 0 : number
  }
}
