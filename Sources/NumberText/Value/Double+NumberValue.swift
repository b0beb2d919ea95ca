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
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Double> {
    let digits = number.small
    let power = number.exponent
    if digits < 1_000_000_000_000_000, -22...22 ~= power, number.digits == nil {
      // Both are values of the type, so one operation rounds correctly (W. D. Clinger, "How to
      // Read Floating Point Numbers Accurately", 1990).
      let unit = powersOfTen[Swift.abs(power)]
      let magnitude = power < 0 ? Double(digits) / unit : Double(digits) * unit
      return .exact(number.isNegative ? -magnitude : magnitude)
    }
    return nearest(to: number)
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

extension Float: NumberValue {
  /// The value nearest to the number, ties to even, straight from the decimal digits, not by way of
  /// `Double`.
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
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public static func converted(from number: FixedDecimal) -> NumberConversion<Float> {
    nearest(to: number)
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
}

/// A type of binary floating point whose values are made from their bits.
protocol BinaryValue: BinaryFloatingPoint, NumberValue {
  static var layout: BinaryLayout { get }
  /// Numbers of fewer digits are told apart by normal values.
  static var distinctDigits: UInt64 { get }
  init(bits: UInt64)
}

extension Double: BinaryValue {
  static var layout: BinaryLayout { .double }
  static var distinctDigits: UInt64 { 1_000_000_000_000_000 }
  init(bits: UInt64) { self.init(bitPattern: bits) }
}

extension Float: BinaryValue {
  static var layout: BinaryLayout { .float }
  static var distinctDigits: UInt64 { 1_000_000 }
  init(bits: UInt64) { self.init(bitPattern: UInt32(bits)) }
}

extension BinaryValue {
  /// The value nearest to a number.
  static func nearest(to number: FixedDecimal) -> NumberConversion<Self> {
    guard number.digits == nil else {
      return conversion(layout.nearest(number), isNegative: number.isNegative, isShort: false)
    }
    return conversion(
      layout.nearest(digits: number.small, power: number.exponent),
      isNegative: number.isNegative, isShort: number.small < distinctDigits,
      isZero: number.small == 0)
  }

  /// The value nearest to a number that begins with `digits` × 10^`power` and goes on below the last
  /// of them; nil where what follows decides.
  ///
  /// Cut-off digits and the same plus one enclose the number: where both give one value, that is it.
  static func nearest(
    toStart digits: UInt64, power: Int, isNegative: Bool
  ) -> NumberConversion<Self>? {
    let bits = layout.nearest(digits: digits, power: power)
    guard bits == layout.nearest(digits: digits + 1, power: power) else { return nil }
    return conversion(bits, isNegative: isNegative, isShort: false)
  }

  private static func conversion(
    _ bits: UInt64, isNegative: Bool, isShort: Bool, isZero: Bool = false
  ) -> NumberConversion<Self> {
    let magnitude = Self(bits: bits)
    guard magnitude.isFinite else { return .overflow }
    let value = isNegative ? -magnitude : magnitude
    return isZero || isShort && magnitude.isNormal ? .exact(value) : .rounded(value)
  }
}
