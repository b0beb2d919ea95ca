/// A type that a number field can be bound to.
///
/// Every fixed-width integer type of the standard library, `Double`, `Float` and ``FixedDecimal``
/// conform; `FormattingFieldsFoundation` adds Foundation's `Decimal`.
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

  public var exactText: String? { fixedDecimal?.description }

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

/// What a bound type makes of an exact number. (R13)
///
/// ```swift
/// UInt8.converted(from: 300)                      // .overflow
/// UInt8.converted(from: FixedDecimal("7.5")!)     // .fractionNotAllowed
/// Float.converted(from: FixedDecimal(16777217))   // .rounded(16777216)
/// ```
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
