extension FixedDecimal: NumberValue {
  /// The number itself, always exact.
  ///
  /// ```swift
  /// FixedDecimal.converted(from: 7)   // .exact(7)
  /// ```
  ///
  /// - Complexity: O(1) up to 19 digits, else that of `exact`.
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
