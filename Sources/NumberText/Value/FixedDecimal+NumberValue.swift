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
    .exact(leading.isTruncated ? exact() : FixedDecimal(untruncated: leading))
  }

  /// The number of digits that a scan found: their count and power are within bounds.
  @inlinable
  @inline(__always)
  init(untruncated leading: LeadingDigits) {
    isNegative = leading.isNegative
    power = leading.exponent
    small = leading.digits
    digits = nil
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
