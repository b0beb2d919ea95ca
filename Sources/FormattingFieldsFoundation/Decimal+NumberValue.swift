public import FormattingFields
public import Foundation

/// Foundation's decimal number as a bound value: 38 digits are exact. (R13)
extension Decimal: NumberValue {
  /// The value of a number; `rounded` where its digits, 38 and some of 39, or its 128 fraction digits
  /// do not suffice.
  ///
  /// ```swift
  /// Decimal.converted(from: FixedDecimal("0.1")!)    // .exact(0.1)
  /// Decimal.converted(from: FixedDecimal("1E200")!)  // .overflow
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public static func converted(
    from leading: LeadingDigits, exact: () -> FixedDecimal
  ) -> NumberConversion<Decimal> {
    let number = exact()
    guard let held = number.heldByDecimal else { return .overflow }
    let decimal = Decimal(held)
    return held == number ? .exact(decimal) : .rounded(decimal)
  }

  /// The same number; nil for NaN.
  public var fixedDecimal: FixedDecimal? { isNaN ? nil : FixedDecimal(description) }

  /// The digits, or "NaN".
  public var exactText: String? { description }

  /// Makes the value that gave an ``exactText``; nil for any other text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(exactText: String) {
    guard let value = exactText == "NaN" ? .nan : Decimal.value(ofDigits: exactText) else {
      return nil
    }
    self = value
  }

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
  /// The number, or the nearest with at most 38 digits and an exponent in range, ties to even; nil
  /// where the number is too large for one. Foundation's arithmetic drops trailing zeros before it looks at
  /// the exponent, so zeros cannot stand for a larger one.
  fileprivate var heldByDecimal: FixedDecimal? {
    guard !isZero else { return 0 }
    let exact = normalized
    if Decimal.exponents.contains(exact.exponent), exact.isDecimalSignificand { return exact }
    guard
      let rounded = rounded(toSignificantDigits: 38, mode: .halfEven)?
        .rounded(toFractionDigits: -Decimal.exponents.lowerBound, mode: .halfEven)?.normalized
    else { return nil }
    return rounded.exponent <= Decimal.exponents.upperBound ? rounded : nil
  }

  /// Whether the digits are those of an integer of 128 bits.
  private var isDecimalSignificand: Bool {
    var significand: UInt128 = 0
    for digit in significantDigits {
      let (tens, isTooLarge) = significand.multipliedReportingOverflow(by: 10)
      let (sum, isAbove) = tens.addingReportingOverflow(UInt128(digit))
      if isTooLarge || isAbove { return false }
      significand = sum
    }
    return true
  }
}
