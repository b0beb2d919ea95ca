extension Float: NumberValue {
  /// The value nearest to the number, ties to even, straight from the decimal digits.
  ///
  /// | number | outcome |
  /// |---|---|
  /// | 0.1 | exact 0.1: its shortest digits are the number's |
  /// | 16777217 | rounded 16777216 |
  /// | 1E39 | `overflow` |
  ///
  /// A number too small for the type is rounded to zero or to a subnormal value. The sign of zero
  /// is kept.
  ///
  /// - Complexity: O(1) where the first 19 digits decide, which all but one in about 1,000 longer
  ///   numbers do.
  public static func converted(from leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<Float>
  {
    let (digits, power) = (leading.digits, leading.exponent)
    if !leading.isTruncated, digits < 1_000_000, power >= -10, power <= 10 {
      // Both are values of the type, so one operation rounds correctly (W. D. Clinger, "How to
      // Read Floating Point Numbers Accurately", 1990).
      let unit = powersOfTen[Swift.abs(power)]
      let magnitude = power < 0 ? Float(digits) / unit : Float(digits) * unit
      return .exact(leading.isNegative ? -magnitude : magnitude)
    }
    return nearest(to: leading, exact: exact)
  }

  /// The outcome for numbers that one operation does not decide.
  @inline(never)
  private static func nearest(to leading: LeadingDigits, exact: () -> FixedDecimal)
    -> NumberConversion<Float>
  {
    let bits = BinaryLayout.float.nearest(leading, exact: exact)
    let magnitude = Float(bitPattern: UInt32(bits))
    guard magnitude.isFinite else { return .overflow }
    let value = leading.isNegative ? -magnitude : magnitude
    if magnitude.isZero {
      return leading.digits == 0 && !leading.isTruncated ? .exact(value) : .rounded(value)
    }
    // Numbers of 6 digits are told apart by normal values.
    let hasFewDigits = !leading.isTruncated && leading.digits < 1_000_000
    return magnitude.isNormal && hasFewDigits ? .exact(value) : .rounded(value)
  }

  /// The number with the shortest digits that give this value back; nil for NaN and infinities.
  ///
  /// ```swift
  /// (0.1 as Float).fixedDecimal  // 0.1
  /// ```
  ///
  /// Source: the standard library's `description`, which has the shortest digits.
  public var fixedDecimal: FixedDecimal? {
    isFinite ? FixedDecimal(description)?.normalized : nil
  }

  /// The shortest digits; the bits where there are none, as "0x7FC00000" for NaN.
  public var exactText: String? {
    fixedDecimal?.description ?? "0x" + String(bitPattern, radix: 16, uppercase: true)
  }

  /// Makes the value that gave an `exactText`; nil for any other text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(exactText: String) {
    if let value = Float.value(ofDigits: exactText) {
      self = value
    } else {
      guard let bits = UInt32(exactText.dropFirst(2), radix: 16) else { return nil }
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
    let greatest = Float.greatestFiniteMagnitude.fixedDecimal
    return NumberBounds(minimum: greatest?.negated, maximum: greatest) ?? .unlimited
  }

  private static let powersOfTen: [Float] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
  ]
}
