extension Double: NumberValue {
  /// The value nearest to the number, ties to even, straight from the decimal digits.
  ///
  /// | number | outcome |
  /// |---|---|
  /// | 0.1 | exact 0.1: its shortest digits are the number's |
  /// | 9007199254740993 | rounded 9007199254740992 |
  /// | 1E309 | `overflow` |
  ///
  /// A number too small for the type is rounded to zero or to a subnormal value. The sign of zero
  /// is kept.
  ///
  /// - Complexity: O(1) where the first 19 digits decide, which all but one in about 1,000 longer
  ///   numbers do.
  public static func converted(from leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<Double>
  {
    let (digits, power) = (leading.digits, leading.exponent)
    if !leading.isTruncated, digits < 1_000_000_000_000_000, power >= -22, power <= 22 {
      // Both are values of the type, so one operation rounds correctly (W. D. Clinger, "How to
      // Read Floating Point Numbers Accurately", 1990).
      let unit = powersOfTen[Swift.abs(power)]
      let magnitude = power < 0 ? Double(digits) / unit : Double(digits) * unit
      return .exact(leading.isNegative ? -magnitude : magnitude)
    }
    return nearest(to: leading, exact: exact)
  }

  /// The outcome for numbers that one operation does not decide.
  @inline(never)
  private static func nearest(to leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<Double>
  {
    let bits = BinaryLayout.double.nearest(leading, exact: exact)
    let magnitude = Double(bitPattern: UInt64(bits))
    guard magnitude.isFinite else { return .overflow }
    let value = leading.isNegative ? -magnitude : magnitude
    if magnitude.isZero {
      return leading.digits == 0 && !leading.isTruncated ? .exact(value) : .rounded(value)
    }
    // Numbers of 15 digits are told apart by normal values.
    let hasFewDigits = !leading.isTruncated && leading.digits < 1_000_000_000_000_000
    return magnitude.isNormal && hasFewDigits ? .exact(value) : .rounded(value)
  }

  /// The number with the shortest digits that give this value back; nil for NaN and infinities.
  ///
  /// ```swift
  /// (0.1 as Double).fixedDecimal  // 0.1
  /// ```
  ///
  /// Source: the standard library's `description`, which has the shortest digits.
  public var fixedDecimal: FixedDecimal? {
    isFinite ? FixedDecimal(description)?.normalized : nil
  }

  /// The shortest digits; the bits where there are none, as "0x7FF8000000000000" for NaN.
  public var exactText: String? {
    fixedDecimal?.description ?? "0x" + String(bitPattern, radix: 16, uppercase: true)
  }

  /// Makes the value that gave an `exactText`; nil for any other text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(exactText: String) {
    if let value = Double.value(ofDigits: exactText) {
      self = value
    } else {
      guard let bits = UInt64(exactText.dropFirst(2), radix: 16) else { return nil }
      self.init(bitPattern: bits)
      if isFinite || exactText != self.exactText { return nil }
    }
  }

  /// True.
  public static var allowsNegative: Bool { true }
  /// Nil: it depends on the number's size.
  public static var maximumFractionDigits: Int? { nil }
  /// All finite values.
  public static var numberBounds: NumberBounds {
    let greatest = Double.greatestFiniteMagnitude.fixedDecimal
    return NumberBounds(minimum: greatest?.negated, maximum: greatest) ?? .unlimited
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
