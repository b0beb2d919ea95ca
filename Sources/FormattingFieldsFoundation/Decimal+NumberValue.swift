public import Foundation
public import NumberText

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

  /// The digits, or "NaN".
  public var exactText: String? { description }

  /// Makes the value that gave an `exactText`; nil for any other text. Values of 39 digits, which
  /// Foundation's arithmetic makes, are such, too.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(exactText: String) {
    self = .nan
    guard exactText != "NaN" else { return }
    guard let number = FixedDecimal(exactText) else { return nil }
    let zeros = number.significantDigits.reversed().prefix { $0 == 0 }.count
    let digits = number.significantDigits.dropLast(zeros)
    guard digits.count <= 39, Decimal.exponents.contains(number.exponent + zeros) else {
      return nil
    }
    self.init(
      FixedDecimal(
        isNegative: number.isNegative, digits: digits, exponent: number.exponent + zeros))
    guard fixedDecimal == number else { return nil }
  }

  /// Always true: there are values below zero.
  public static var allowsNegative: Bool { true }
  /// Always nil: it depends on the number's size.
  public static var maximumFractionDigits: Int? { nil }

  /// The exponents of a decimal number's representation.
  fileprivate static let exponents = -128...127

  /// Makes the value of a number of few digits, such as `heldByDecimal` gives.
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
