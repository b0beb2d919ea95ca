extension FixedDecimal: NumberValue {
  /// The number itself, always exact.
  @inlinable
  public static func converted(from leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<FixedDecimal>
  {
    guard !leading.isTruncated else { return .exact(exact()) }
    return .exact(
      FixedDecimal(
        isNegative: leading.isNegative, coefficient: leading.digits, exponent: leading.exponent))
  }

  /// The number itself.
  public var fixedDecimal: FixedDecimal? { self }

  /// True.
  public static var allowsNegative: Bool { true }
  /// True.
  public static var allowsFraction: Bool { true }
}
