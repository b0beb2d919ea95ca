public import Foundation
public import NumberText

/// Lets Foundation's decimal number, which holds up to 38 digits exactly, be the value of a number
/// field. (R13)
extension Decimal: NumberValue {
  /// Makes the nearest value; nil if the number is too large. A number of more than
  /// 38 digits or 128 fraction digits is rounded.
  ///
  /// ```swift
  /// Decimal(fixedDecimal: 0.1)    // 0.1
  /// Decimal(fixedDecimal: 1E200)  // nil
  /// ```
  public init?(fixedDecimal number: FixedDecimal) {
    guard let held = number.heldByDecimal else { return nil }
    self.init(held)
  }

  /// The value as a number; nil for NaN.
  public var fixedDecimal: FixedDecimal? { isNaN ? nil : FixedDecimal(description) }

  /// The digits, or "NaN".
  public var exactText: String? { description }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text. Values
  /// of 39 digits, which Foundation's arithmetic can make, are read as well.
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

  fileprivate static let exponents = -128...127

  /// Makes the value of a number whose digits and exponent the type can hold, as those of a number
  /// from `heldByDecimal`.
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
  /// The nearest number with at most 38 digits and an exponent in range, ties to even; nil if the
  /// number is too large. An exponent above the range is not lowered by adding zeros to the digits:
  /// Foundation's arithmetic drops such zeros before it looks at the exponent.
  fileprivate var heldByDecimal: FixedDecimal? {
    guard !isZero else { return 0 }
    guard
      let rounded = rounded(toSignificantDigits: 38, mode: .halfEven)?
        .rounded(toFractionDigits: -Decimal.exponents.lowerBound, mode: .halfEven)?.normalized
    else { return nil }
    return rounded.exponent <= Decimal.exponents.upperBound ? rounded : nil
  }
}

/// Lets `CGFloat`, the type of lengths on the screen, be the value of a number field. (R13)
extension CGFloat: NumberValue {
  /// Makes the nearest value of the native type, `Double` or `Float`, ties to even.
  ///
  /// ```swift
  /// CGFloat(fixedDecimal: 0.1)    // 0.1
  /// ```
  public init?(fixedDecimal number: FixedDecimal) {
    guard let value = NativeType(fixedDecimal: number) else { return nil }
    self.init(value)
  }

  /// The number with the shortest digits that give this value back; nil for NaN and infinities.
  public var fixedDecimal: FixedDecimal? { native.fixedDecimal }

  /// The shortest digits that give the value back; for NaN and infinities the bits in hexadecimal.
  public var exactText: String? { native.exactText }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text.
  public init?(exactText: String) {
    guard let value = NativeType(exactText: exactText) else { return nil }
    self.init(value)
  }

  /// From the least to the greatest finite value.
  public static var numberBounds: NumberBounds { NativeType.numberBounds }
}
