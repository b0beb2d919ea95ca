/// A type that a number field can be bound to.
///
/// Every fixed-width integer type of the standard library, `Double`, `Float` and ``FixedDecimal``
/// conform; `FormattingFieldsFoundation` adds Foundation's `Decimal`.
public protocol NumberValue: Hashable, Sendable {
  /// The value of a number whose first digits are `leading` and which `exact` gives whole.
  ///
  /// `exact` may allocate; a conversion that `leading` decides does not call it.
  static func converted(from leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<Self>

  /// The number with the shortest digits that give this value back; nil for NaN and infinities.
  var fixedDecimal: FixedDecimal? { get }

  /// Whether the type has values below zero.
  static var allowsNegative: Bool { get }
  /// Whether the type has values between whole numbers.
  static var allowsFraction: Bool { get }
}

/// What a bound type makes of an exact number.
public enum NumberConversion<Value> {
  /// The value has the number's digits: reading it back gives the same number.
  case exact(Value)
  /// The type's nearest value, ties to even; its shortest digits are other ones.
  case rounded(Value)
  /// The number is beyond the type's range.
  case overflow
  /// The number has a fraction and the type has none.
  case fractionNotAllowed
}

extension NumberConversion: Equatable where Value: Equatable {}
extension NumberConversion: Sendable where Value: Sendable {}
