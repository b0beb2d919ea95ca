public import FormattingFields
public import Foundation

/// Foundation's decimal number as a bound value: 38 digits are exact. (R13)
extension Decimal: NumberValue {
  /// The value of a number; `rounded` where it has more than 38 digits or 128 fraction digits.
  ///
  /// ```swift
  /// Decimal.converted(from: FixedDecimal("0.1")!)    // .exact(0.1)
  /// Decimal.converted(from: FixedDecimal("1E200")!)  // .overflow
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Decimal> {
    guard let held = number.heldByDecimal else { return .overflow }
    let decimal = Decimal(held)
    return held == number ? .exact(decimal) : .rounded(decimal)
  }

  /// The same number; nil for NaN.
  public var fixedDecimal: FixedDecimal? { isNaN ? nil : FixedDecimal(description) }

  /// Always true: there are values below zero.
  public static var allowsNegative: Bool { true }
  /// Always true: there are values between whole numbers.
  public static var allowsFraction: Bool { true }

  /// The exponents of a decimal number's representation.
  fileprivate static let exponents = -128...127

  /// Makes the value of a number that `heldByDecimal` gave.
  private init(_ number: FixedDecimal) {
    var significand = Decimal(0)
    for digit in number.magnitude.significantDigits {
      significand = significand * 10 + Decimal(Int(digit))
    }
    self.init(
      sign: number.isNegative && !number.isZero ? .minus : .plus, exponent: number.exponent,
      significand: significand)
  }
}

extension FixedDecimal {
  /// The nearest number with at most 38 digits and an exponent in range, ties to even; nil where the
  /// number is too large for one. Foundation's arithmetic drops trailing zeros before it looks at
  /// the exponent, so zeros cannot stand for a larger one.
  fileprivate var heldByDecimal: FixedDecimal? {
    guard !isZero else { return 0 }
    guard
      let rounded = rounded(toSignificantDigits: 38, mode: .halfEven)?
        .rounded(toFractionDigits: -Decimal.exponents.lowerBound, mode: .halfEven)?.normalized
    else { return nil }
    return rounded.exponent <= Decimal.exponents.upperBound ? rounded : nil
  }
}
