extension Double: NumberValue {
  /// From the least to the greatest finite value.
  public static let numberBounds = finiteBounds

  /// Makes the value nearest to a number, ties to even, straight from the decimal digits.
  ///
  /// | number | value |
  /// |---|---|
  /// | 0.1 | the nearest `Double`, which prints as 0.1 |
  /// | 9007199254740993 | 9007199254740992 |
  /// | 1E309 | nil: beyond the greatest finite value |
  ///
  /// A number too small for the type is rounded to zero or to a subnormal value. The sign of zero
  /// is kept.
  ///
  /// - Complexity: O(1) up to 19 digits, else O(*n*) in the number of digits.
  public init?(fixedDecimal number: FixedDecimal) {
    guard let value = Double.value(nearestTo: number) else { return nil }
    self = value
  }

  private static func value(nearestTo number: FixedDecimal) -> Double? {
    let digits = number.small
    let power = number.exponent
    if digits < 1_000_000_000_000_000, -22...22 ~= power, number.digits == nil {
      // `digits` and the power of ten are both exact as `Double`, so that a single division or
      // multiplication rounds correctly (W. D. Clinger, "How to Read Floating Point Numbers
      // Accurately", 1990).
      let unit = powersOfTen[Swift.abs(power)]
      let magnitude = power < 0 ? Double(digits) / unit : Double(digits) * unit
      return number.isNegative ? -magnitude : magnitude
    }
    return nearest(to: number)
  }

  /// The number with the fewest digits that gives this value back; nil for NaN and
  /// infinities.
  ///
  /// ```swift
  /// (0.1 as Double).fixedDecimal  // 0.1
  /// ```
  public var fixedDecimal: FixedDecimal? {
    decimalOfFewDigits(magnitude) ?? shortestDecimal
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Float: NumberValue {
  /// From the least to the greatest finite value.
  public static let numberBounds = finiteBounds

  /// Makes the value nearest to a number, ties to even, straight from the decimal digits and not
  /// by way of `Double`.
  ///
  /// | number | value |
  /// |---|---|
  /// | 0.1 | the nearest `Float`, which prints as 0.1 |
  /// | 16777217 | 16777216 |
  /// | 1E39 | nil: beyond the greatest finite value |
  ///
  /// A number too small for the type is rounded to zero or to a subnormal value. The sign of zero
  /// is kept.
  public init?(fixedDecimal number: FixedDecimal) {
    guard let value = Float.nearest(to: number) else { return nil }
    self = value
  }

  /// The number with the fewest digits that gives this value back; nil for NaN and
  /// infinities.
  ///
  /// ```swift
  /// (0.1 as Float).fixedDecimal  // 0.1
  /// ```
  public var fixedDecimal: FixedDecimal? {
    decimalOfFewDigits(Double(magnitude)) ?? shortestDecimal
  }
}

/// What the types of binary floating point have in common.
extension NumberValue where Self: BinaryFloatingPoint & CustomStringConvertible {
  /// The number with the fewest digits that gives this value back; nil for NaN and
  /// infinities.
  ///
  /// ```swift
  /// (0.1 as Double).fixedDecimal  // 0.1
  /// ```
  ///
  /// Source: the standard library's `description`, which has the shortest digits.
  public var fixedDecimal: FixedDecimal? { shortestDecimal }

  /// The same number as ``fixedDecimal``, always read from `description`. `Double` and `Float`
  /// first try ``decimalOfFewDigits(_:)``, which is faster.
  var shortestDecimal: FixedDecimal? {
    isFinite ? FixedDecimal(description)?.normalized : nil
  }

  /// The fewest digits that give the value back, such as "0.1"; for NaN and infinities
  /// the bits in hexadecimal, such as "0x7FF8000000000000".
  public var exactText: String? {
    fixedDecimal?.description ?? "0x" + String(bits, radix: 16, uppercase: true)
  }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text.
  public init?(exactText: String) {
    if let value = Self.value(ofDigits: exactText) {
      self = value
    } else {
      guard let bits = UInt64(exactText.dropFirst(2), radix: 16) else { return nil }
      self = Self.value(ofBits: bits)
      if isFinite || exactText != self.exactText { return nil }
    }
  }

  /// From the least to the greatest finite value.
  public static var numberBounds: NumberBounds { finiteBounds }

  fileprivate static var finiteBounds: NumberBounds {
    greatestFiniteMagnitude.fixedDecimal.map(NumberBounds.upTo) ?? .unlimited
  }

  /// The bits of the value: sign, exponent and significand in the order of IEEE 754.
  private var bits: UInt64 {
    let upper =
      (sign == .minus ? 1 : 0) << UInt64(Self.exponentBitCount) | UInt64(exponentBitPattern)
    return upper << UInt64(Self.significandBitCount) | UInt64(significandBitPattern)
  }

  fileprivate static func value(ofBits bits: UInt64) -> Self {
    let upper = bits >> UInt64(significandBitCount)
    return Self(
      sign: upper >> UInt64(exponentBitCount) == 0 ? .plus : .minus,
      exponentBitPattern: RawExponent(truncatingIfNeeded: upper),
      significandBitPattern: RawSignificand(truncatingIfNeeded: bits))
  }
}

extension NumberBounds {
  /// Makes the bounds of a type from its greatest value, whose negative is the least.
  fileprivate static func upTo(_ greatest: FixedDecimal) -> NumberBounds {
    NumberBounds(greatest.negated...greatest)
  }
}

/// A type of binary floating point whose values are made from their bits.
protocol BinaryValue: BinaryFloatingPoint, NumberValue {
  static var layout: BinaryLayout { get }
  /// 10^n for the greatest n such that every number of n digits keeps its digits in a normal value:
  /// 10^15 for `Double`. So a number with a coefficient below this loses no digit.
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
  /// Converts a number to the nearest value; nil if the number is beyond the greatest finite value.
  static func nearest(to number: FixedDecimal) -> Self? {
    let bits =
      number.digits == nil
      ? layout.nearest(digits: number.small, power: number.exponent) : layout.nearest(number)
    return value(bits, isNegative: number.isNegative)
  }

  private static func value(_ bits: UInt64, isNegative: Bool) -> Self? {
    let magnitude = Self(bits: bits)
    guard magnitude.isFinite else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// The number with the value's shortest digits, if its coefficient is below `distinctDigits`; nil
  /// if more digits are needed, as for most quotients.
  ///
  /// Two different numbers with coefficients below `distinctDigits` never have the same value. So
  /// if such a coefficient, divided by a power of ten, rounds to this value, it has the value's
  /// shortest digits. All the powers, up to 10^22, are exact as `Double`. For a `Float` the
  /// quotient is rounded twice, to `Double` and then to `Float`, and still is the `Float` nearest
  /// to the exact quotient.
  ///
  /// - Parameter magnitude: The value without its sign.
  func decimalOfFewDigits(_ magnitude: Double) -> FixedDecimal? {
    var unit = 1.0
    for places in 0...22 {
      let scaled = magnitude * unit
      guard scaled < Double(Self.distinctDigits) else { break }
      let digits = UInt64(scaled + 0.5)
      if Self(Double(digits) / unit) == self.magnitude {
        return FixedDecimal(isNegative: sign == .minus, coefficient: digits, exponent: -places)
      }
      unit *= 10
    }
    return nil
  }
}

/// What a conversion from decimal needs to know of a binary floating-point format.
///
/// Source: IEEE 754-2019, section 3.4; the bounds of the powers are those of D. Lemire, "Number
/// Parsing at a Gigabyte per Second" (2021), sections 4 and 8.
struct BinaryLayout {
  /// The number of stored significand bits.
  let significandBits: Int
  /// The bias: stored exponent minus the power of two of the first bit.
  let bias: Int
  /// The stored exponent of infinity.
  let infinity: Int
  /// The least power of ten to compute with: any 64-bit integer times a lower power of ten rounds
  /// to zero.
  let smallestPower: Int
  /// The greatest power of ten to compute with: any integer above zero times a higher power is
  /// beyond the largest finite value.
  let largestPower: Int
  /// The powers of ten by which a 64-bit integer can be multiplied so that the product is halfway
  /// between two values.
  let halfwayPowers: ClosedRange<Int>

  static let double = BinaryLayout(
    significandBits: 52, bias: 1023, infinity: 2047, smallestPower: -342, largestPower: 308,
    halfwayPowers: -4...23)
  static let float = BinaryLayout(
    significandBits: 23, bias: 127, infinity: 255, smallestPower: -65, largestPower: 38,
    halfwayPowers: -17...10)

  /// Finds the bits of the value nearest to `digits` × 10^`power`, ties to even; the bits of
  /// infinity if the number is beyond the largest finite value.
  ///
  /// The product with the 128 leading bits of 5^`power` is always exact enough to decide, so that
  /// no slower fallback is needed.
  ///
  /// Source: D. Lemire (2021), algorithm 1; N. Mushtak and D. Lemire, "Fast Number Parsing Without
  /// Fallback" (2022).
  @inline(__always)
  func nearest(digits: UInt64, power: Int) -> UInt64 {
    guard digits != 0, power >= smallestPower else { return 0 }
    guard power <= largestPower else { return UInt64(infinity) << UInt64(significandBits) }
    let zeros = digits.leadingZeroBitCount
    let product = productWithPowerOfFive(digits << UInt64(zeros), power: power)

    // Two bits beyond the stored significand are kept: the hidden bit, and a bit to round by.
    let upper = Int(product.high >> 63)
    let shift = UInt64(upper + 64 - significandBits - 3)
    var significand = product.high >> shift
    // floor(power × log2(10)), for |power| up to 342.
    var exponent = ((217_706 * power) >> 16) + 63 + upper - zeros + bias

    guard exponent > 0 else {
      let down = 1 - exponent
      guard down < 64 else { return 0 }
      significand >>= UInt64(down)
      significand = (significand + (significand & 1)) >> 1
      return significand  // A carry into the hidden bit gives the smallest normal value.
    }
    if product.low <= 1, halfwayPowers.contains(power), significand & 3 == 1,
      significand << shift == product.high
    {
      significand &= ~1  // Exactly halfway, the value below is even: the rounding bit is cleared.
    }
    significand = (significand + (significand & 1)) >> 1
    if significand >> UInt64(significandBits + 1) != 0 {
      significand >>= 1
      exponent += 1
    }
    guard exponent < infinity else { return UInt64(infinity) << UInt64(significandBits) }
    let hidden: UInt64 = 1 << UInt64(significandBits)
    return significand & (hidden - 1) | UInt64(exponent) << UInt64(significandBits)
  }

  /// Returns the upper 128 bits of `factor` times the 128 leading bits of 5^`power`, as far as they
  /// are needed.
  ///
  /// The lower 64 bits of the power are multiplied only if they could carry into the bits that
  /// count.
  @inline(__always)
  private func productWithPowerOfFive(_ factor: UInt64, power: Int) -> (high: UInt64, low: UInt64) {
    let index = 2 * (power - PowersOfFive.smallest)
    let first = factor.multipliedFullWidth(by: PowersOfFive.words[index])
    let mask = UInt64.max >> UInt64(significandBits + 3)
    guard first.high & mask == mask else { return (first.high, first.low) }
    let second = factor.multipliedFullWidth(by: PowersOfFive.words[index + 1])
    let (low, carry) = first.low.addingReportingOverflow(second.high)
    return (first.high + (carry ? 1 : 0), low)
  }
}

/// The 128 leading bits of the powers of five that a binary conversion needs. They are computed
/// when first needed.
///
/// The lower bits of each power are cut off. Only 5^-27 to 5^-1 are rounded up instead, so that the
/// product is exact for digits that the opposite power, 5^27 to 5^1, divides without rest.
///
/// Source: D. Lemire (2021), section 5; N. Mushtak and D. Lemire (2022).
enum PowersOfFive {
  static let smallest = -342
  private static let largest = 308

  /// Pairs of the upper and the lower 64 bits, from the smallest power on.
  static let words: [UInt64] = {
    var words = [UInt64](repeating: 0, count: 2 * (largest - smallest + 1))
    // Integers of 1,024 bits, as 32 parts of 32 bits, lowest part first. `power` begins as 1 and is
    // multiplied by 5 in each round; `inverse` begins as 2^1023 and is divided by 5.
    let zeros = [UInt64](repeating: 0, count: 31)
    var (power, inverse) = ([1] + zeros, zeros + [1 << 31])
    for exponent in 0...(-smallest) {
      if exponent <= largest { store(power, exponent) }
      if exponent > 0 { store(inverse, -exponent) }
      var carry: UInt64 = 0
      for index in power.indices {
        carry += power[index] * 5
        power[index] = carry & 0xFFFF_FFFF
        carry >>= 32
      }
      var rest: UInt64 = 0
      for index in inverse.indices.reversed() {
        rest = rest << 32 | inverse[index]
        inverse[index] = rest / 5
        rest %= 5
      }
    }
    return words

    func store(_ parts: [UInt64], _ exponent: Int) {
      let top = parts.lastIndex { $0 != 0 } ?? 0
      func part(_ index: Int) -> UInt64 { index >= 0 ? parts[index] : 0 }
      let shift = part(top).leadingZeroBitCount - 32
      func word(_ first: Int) -> UInt64 {
        let upper = part(first) << 32 | part(first - 1)
        return upper << UInt64(shift) | part(first - 2) >> UInt64(32 - shift)
      }
      let index = 2 * (exponent - smallest)
      let isRoundedUp = (-27 ... -1).contains(exponent)
      (words[index], words[index + 1]) = (word(top), word(top - 2) + (isRoundedUp ? 1 : 0))
    }
  }()
}
