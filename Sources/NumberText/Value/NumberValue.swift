/// A type that a number field can be bound to.
///
/// Every fixed-width integer type of the standard library, `Double`, `Float`, `Float16` where the
/// platform has it, and ``FixedDecimal`` conform; `FormattingFieldsFoundation` adds Foundation's
/// `Decimal` and `CGFloat`.
///
/// A type of your own can stand on one of these:
///
/// ```swift
/// struct Cents: NumberValue {
///   var count: Int
///
///   static func converted(from number: FixedDecimal) -> NumberConversion<Cents> {
///     switch Int.converted(from: number.multipliedByPowerOfTen(2)) {
///     case .exact(let count), .rounded(let count): .exact(Cents(count: count))
///     case .overflow: .overflow
///     case .fractionNotAllowed: .fractionNotAllowed
///     }
///   }
///
///   var fixedDecimal: FixedDecimal? { FixedDecimal(count).multipliedByPowerOfTen(-2) }
///   static let allowsNegative = true
///   static let maximumFractionDigits: Int? = 2
/// }
/// ```
public protocol NumberValue: Hashable, Sendable {
  /// What the type makes of a number.
  ///
  /// ```swift
  /// UInt8.converted(from: FixedDecimal("7.0")!)  // .exact(7)
  /// UInt8.converted(from: FixedDecimal(256))     // .overflow
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  static func converted(from number: FixedDecimal) -> NumberConversion<Self>

  /// The number with the shortest digits that give this value back; nil for NaN and infinities.
  var fixedDecimal: FixedDecimal? { get }

  /// Whether the type has values below zero.
  static var allowsNegative: Bool { get }
  /// How many fraction digits the type holds: 0 for whole numbers, 2 for cents; nil where the
  /// number itself decides.
  static var maximumFractionDigits: Int? { get }
  /// The type's least and greatest value; by default unlimited.
  static var numberBounds: NumberBounds { get }

  /// A text that gives this very value back, for saving it: the digits of ``fixedDecimal``, by
  /// default. Only a type with values that are no numbers has to say more.
  ///
  /// ```swift
  /// (1.0 / 3).exactText   // "0.3333333333333333"
  /// ```
  var exactText: String? { get }

  /// Makes the value that gave an `exactText`; nil for any other text.
  ///
  /// ```swift
  /// Double(exactText: "0.3333333333333333")   // 1.0 / 3
  /// UInt8(exactText: "300")                   // nil
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  init?(exactText: String)
}

extension NumberValue {
  /// Whether the type has values between whole numbers.
  public static var allowsFraction: Bool { maximumFractionDigits != 0 }

  /// Unlimited.
  public static var numberBounds: NumberBounds { .unlimited }

  /// The digits of the number; nil where the value is none.
  public var exactText: String? { fixedDecimal?.description }

  /// Makes the value of digits that `exactText` gave.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  public init?(exactText: String) {
    guard let value = Self.value(ofDigits: exactText) else { return nil }
    self = value
  }

  /// The value whose ``fixedDecimal`` is the number that a text says; nil where there is none.
  package static func value(ofDigits text: String) -> Self? {
    guard let number = FixedDecimal(text) else { return nil }
    switch converted(from: number) {
    case .exact(let value): return value
    // The shortest digits of a binary number are not all that it has, yet no other has them.
    case .rounded(let value): return value.fixedDecimal == number ? value : nil
    case .overflow, .fractionNotAllowed: return nil
    }
  }
}

/// What a bound type makes of an exact number.
///
/// ```swift
/// UInt8.converted(from: 300)                      // .overflow
/// UInt8.converted(from: FixedDecimal("7.5")!)     // .fractionNotAllowed
/// Float.converted(from: FixedDecimal(16777217))   // .rounded(16777216)
/// ```
///
/// Rule: R13.
public enum NumberConversion<Value> {
  /// The value has the number's digits: ``NumberValue/fixedDecimal`` gives the number back.
  case exact(Value)
  /// The type's nearest value, ties to even.
  ///
  /// Its digits are other ones, or may be: beyond the 15 digits that every `Double` keeps (6 in
  /// `Float`) only ``NumberValue/fixedDecimal`` tells, which costs more than the conversion.
  case rounded(Value)
  /// The number is beyond the type's range.
  case overflow
  /// The number has a fraction and the type has none.
  case fractionNotAllowed
}

extension NumberConversion {
  /// The value, where the type has one for the number.
  @inlinable public var value: Value? {
    switch self {
    case .exact(let value), .rounded(let value): value
    case .overflow, .fractionNotAllowed: nil
    }
  }
}

extension NumberConversion: Equatable where Value: Equatable {}
extension NumberConversion: Sendable where Value: Sendable {}

extension FixedDecimal: NumberValue {
  /// The number itself, always exact.
  ///
  /// ```swift
  /// FixedDecimal.converted(from: 7)   // .exact(7)
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public static func converted(from number: FixedDecimal) -> NumberConversion<FixedDecimal> {
    .exact(number)
  }

  /// The number itself.
  public var fixedDecimal: FixedDecimal? { self }

  /// Makes the number that gave an `exactText`, with its zeros at the end; nil for no literal.
  public init?(exactText: String) { self.init(exactText) }

  /// True.
  public static var allowsNegative: Bool { true }
  /// Nil: any number.
  public static var maximumFractionDigits: Int? { nil }
}

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
