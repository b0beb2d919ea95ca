/// A type that a number field can be bound to.
///
/// Every fixed-width integer type of the standard library, `Double`, `Float`, `Float16` if the
/// platform has it, and ``FixedDecimal`` conform; `FormattingFieldsFoundation` adds Foundation's
/// `Decimal` and `CGFloat`.
///
/// A type of your own says which of its values a number is, and which number a value is:
///
/// ```swift
/// struct Cents: NumberValue {
///   var count: Int
///
///   init?(fixedDecimal number: FixedDecimal) {
///     guard let count = Int(fixedDecimal: number.multipliedByPowerOfTen(2)) else { return nil }
///     self.count = count
///   }
///
///   var fixedDecimal: FixedDecimal? { FixedDecimal(count).multipliedByPowerOfTen(-2) }
///   static var maximumFractionDigits: Int? { 2 }
/// }
/// ```
///
/// All else has a default, which fits a type that is not limited.
public protocol NumberValue: Hashable, Sendable {
  /// Makes the type's value nearest to a number, ties to even; nil if the number is beyond the
  /// type's range, or has more fraction digits than the type ever has.
  ///
  /// ```swift
  /// UInt8(fixedDecimal: 7.0)         // 7
  /// UInt8(fixedDecimal: 7.5)         // nil
  /// UInt8(fixedDecimal: 256)         // nil
  /// Float(fixedDecimal: 16_777_217)  // 16777216
  /// ```
  ///
  /// The value may be rounded: its ``fixedDecimal`` tells which number it is.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  init?(fixedDecimal number: FixedDecimal)

  /// The number with the fewest digits of which ``init(fixedDecimal:)`` makes this value: 0.1 for
  /// the `Double` nearest to 0.1. Nil for NaN and infinities.
  var fixedDecimal: FixedDecimal? { get }

  /// Whether the type has values below zero, by default true; if not, a field refuses a minus as
  /// `signNotAllowed`.
  static var allowsNegative: Bool { get }
  /// How many fraction digits the type holds: 0 for whole numbers, 2 for cents; nil, the default,
  /// if the count depends on the value. A field refuses further digits as `fractionNotAllowed`.
  static var maximumFractionDigits: Int? { get }
  /// The type's least and greatest value; by default unlimited.
  ///
  /// ```swift
  /// UInt8.numberBounds.contains(256)   // false
  /// ```
  static var numberBounds: NumberBounds { get }

  /// A text of which ``init(exactText:)`` makes exactly this value; nil if there is no such text.
  /// By default the digits of ``fixedDecimal``, so that only a type whose values are not all
  /// numbers, such as NaN, says more.
  ///
  /// ```swift
  /// (1.0 / 3).exactText   // "0.3333333333333333"
  /// ```
  var exactText: String? { get }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text.
  ///
  /// ```swift
  /// Double(exactText: "0.3333333333333333")   // 1.0 / 3
  /// UInt8(exactText: "300")                   // nil
  /// ```
  init?(exactText: String)
}

extension NumberValue {
  package static var allowsFraction: Bool { maximumFractionDigits != 0 }

  /// True: a number is below zero or not, and the type has a value for it.
  public static var allowsNegative: Bool { true }
  /// Nil: the count depends on the value.
  public static var maximumFractionDigits: Int? { nil }
  /// Unlimited: whether the type has a value for a number, ``init(fixedDecimal:)`` tells.
  public static var numberBounds: NumberBounds { .unlimited }

  /// The digits of the number; nil if the value is not a number.
  public var exactText: String? { fixedDecimal?.description }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text.
  public init?(exactText: String) {
    guard let value = Self.value(ofDigits: exactText) else { return nil }
    self = value
  }

  /// Makes the value whose ``fixedDecimal`` is the number in a text; nil if the text is no number,
  /// or if no value is that number.
  package static func value(ofDigits text: String) -> Self? {
    // The `Double` made from "0.1" is not exactly 0.1, but its shortest digits are.
    guard let number = FixedDecimal(text), let value = Self(fixedDecimal: number),
      value.number(madeFrom: number) == number
    else { return nil }
    return value
  }

  /// The number of a value that was made from `number`, without zeros at the end of the fraction.
  package func number(madeFrom number: FixedDecimal) -> FixedDecimal {
    (fixedDecimal ?? number).normalized
  }
}

extension FixedDecimal {
  /// Why a type has no value for the number: `fractionNotAllowed` if only its fraction is the
  /// reason, else `overflow`. Rule: R13.
  fileprivate func refusal(
    _ maximumFractionDigits: Int?, holds: (FixedDecimal) -> Bool
  ) -> NumberIssue.Code {
    guard let maximumFractionDigits,
      let number = rounded(toFractionDigits: maximumFractionDigits, mode: .down), holds(number)
    else { return .overflow }
    return .fractionNotAllowed
  }
}

extension NumberValue {
  package static func refusal(of number: FixedDecimal) -> NumberIssue.Code {
    number.refusal(maximumFractionDigits) { Self(fixedDecimal: $0) != nil }
  }
}

extension NumberType {
  package func refusal(of number: FixedDecimal) -> NumberIssue.Code {
    number.refusal(maximumFractionDigits) { value(of: $0) != nil }
  }
}

extension FixedDecimal: NumberValue {
  /// Makes the same number; nil for a result of arithmetic that is out of range (``isOutOfRange``).
  ///
  /// ```swift
  /// FixedDecimal(fixedDecimal: 7)   // 7
  /// ```
  @inlinable
  public init?(fixedDecimal number: FixedDecimal) {
    if number.isOutOfRange { return nil }
    self = number
  }

  /// The number itself; nil for a result of arithmetic that is out of range (``isOutOfRange``).
  public var fixedDecimal: FixedDecimal? { isOutOfRange ? nil : self }

  /// The digits of the number, such as "1.50"; nil for a result of arithmetic that is out of range
  /// (``isOutOfRange``).
  public var exactText: String? { fixedDecimal?.description }

  /// Makes the number whose ``exactText`` is the given text, with its zeros at the end: "1.50" has
  /// two fraction digits. Nil for a text that is no number.
  public init?(exactText: String) { self.init(exactText) }
}

extension NumberValue where Self: FixedWidthInteger {
  /// Makes the equal integer; nil if the type has no such integer.
  ///
  /// | number | `UInt8` | issue in a field |
  /// |---|---|---|
  /// | 7, 7.0, 0.7E1 | 7 | |
  /// | -0 | 0 | |
  /// | 7.5, -0.5 | nil | `fractionNotAllowed` |
  /// | 256, 256.5, -1 | nil | `overflow` |
  ///
  /// A number whose integer part is out of range is an overflow, whatever its fraction.
  ///
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public init?(fixedDecimal number: FixedDecimal) {
    guard let value = Self.value(equalTo: number) else { return nil }
    self = value
  }

  private static func value(equalTo number: FixedDecimal) -> Self? {
    guard number.digits == nil else { return converted(digitsOf: number) }
    var magnitude = number.small
    if number.exponent < 0 {
      guard number.exponent >= -19 else { return magnitude == 0 ? 0 : nil }
      let unit = PowersOfTen.words[-number.exponent]
      let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: unit)
      guard rest == 0 else { return nil }
      magnitude = quotient
    } else if number.exponent > 0, magnitude != 0 {
      guard number.exponent <= 19 else { return converted(digitsOf: number) }
      let unit = PowersOfTen.words[number.exponent]
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: unit)
      guard !overflow else { return converted(digitsOf: number) }
      magnitude = product
    }
    return Magnitude(exactly: magnitude).flatMap { value(of: $0, isNegative: number.isNegative) }
  }

  /// Converts a number digit by digit, for a coefficient or an integer that does not fit a
  /// `UInt64`; nil for a fraction, or as soon as the integer no longer fits the type.
  private static func converted(digitsOf number: FixedDecimal) -> Self? {
    let integerCount = number.isZero ? 0 : number.leadingExponent + 1
    return number.withDigits { digits in
      let kept =
        Swift.min(Swift.max(0, integerCount), digits.count)
      guard digits[kept...].allSatisfy({ $0 == 0 }) else { return nil }
      var magnitude: Magnitude? = 0
      for digit in digits[..<kept] { magnitude = magnitude.flatMap { appending(digit, to: $0) } }
      var zeros = integerCount - digits.count
      while zeros > 0, let shorter = magnitude {
        magnitude = appending(0, to: shorter)
        zeros -= 1
      }
      return magnitude.flatMap { value(of: $0, isNegative: number.isNegative) }
    }
  }

  private static func appending(_ digit: UInt8, to magnitude: Magnitude) -> Magnitude? {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(Magnitude(digit))
    return overflow || carry ? nil : sum
  }

  private static func value(of magnitude: Magnitude, isNegative: Bool) -> Self? {
    guard magnitude <= (isNegative ? min : max).magnitude else { return nil }
    let value = Self(truncatingIfNeeded: magnitude)
    return isNegative ? 0 &- value : value
  }

  /// The number equal to the integer; never nil.
  public var fixedDecimal: FixedDecimal? { FixedDecimal(self) }

  /// True for a signed type.
  public static var allowsNegative: Bool { isSigned }
  /// Zero: integers have no fraction digits.
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
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberValue {}
