/// An exact decimal number: a sign, a coefficient and a power of ten. 1.50 is 150 × 10^-2.
///
/// Every digit stands at a power of ten within `exponents`. A text with a digit beyond them is
/// refused. A result of arithmetic with a digit beyond them is a special value, for which
/// ``isOutOfRange`` is true, and which no field accepts. So no operation traps because a number is too
/// large, and none works on more digits than there are exponents.
///
/// Trailing zeros are kept ("1.50" has two fraction digits), as is the sign of zero; comparison and
/// equality look at the number only, so 1.50 == 1.5 and -0 == 0.
///
/// ```swift
/// let price = FixedDecimal("1234.50")!
/// price.description                 // "1234.50"
/// price == FixedDecimal("1234.5")!  // true
/// price.digitCount                  // 6
/// price.fractionDigitCount          // 2
/// price.normalized.description      // "1234.5"
/// price.isNegative                  // false
/// FixedDecimal("1E6145")            // nil
/// ```
///
/// Source: the range is that of IEEE 754's decimal128; ICU4X's `Decimal`, too, limits numbers by
/// the powers of their digits.
public struct FixedDecimal: Sendable {
  /// The powers of ten at which a number can have digits (not offsets of bytes in a text), as in
  /// decimal128: the only limit to the size of a number. Rule: R23.
  @inlinable package static var exponents: ClosedRange<Int> { -6176...6144 }
  /// The exponents for which all digits of any coefficient below 10^19 are within `exponents`.
  @inlinable static var plainExponents: ClosedRange<Int> { -6176...6126 }
  /// Coefficients below this are kept as an integer (`small`), greater ones as digits.
  @inlinable static var smallLimit: UInt64 { 10_000_000_000_000_000_000 }

  /// Whether the number has a minus sign, which zero may have, too.
  public var isNegative: Bool
  /// The power of ten that the coefficient is multiplied by: -2 for 1.50.
  @inlinable public internal(set) var exponent: Int {
    get { power }
    set { power = newValue }
  }
  @usableFromInline var power: Int
  /// The coefficient if it has at most 19 digits, else 0. For a value out of range (``isOutOfRange``)
  /// it is the greatest `UInt64`.
  @usableFromInline var small: UInt64
  /// The digits of the coefficient, most significant first, if there are more than 19; else nil. An
  /// empty array in place of nil would cost a reference count with each copy.
  @usableFromInline var digits: [UInt8]?

  /// Makes the number `coefficient` × 10^`exponent`.
  ///
  /// ```swift
  /// FixedDecimal(coefficient: 15, exponent: -1)             // 1.5
  /// FixedDecimal(coefficient: 1, exponent: 9999).isOutOfRange   // true
  /// ```
  @inlinable
  public init(isNegative: Bool = false, coefficient: UInt64, exponent: Int = 0) {
    self.init(isNegative: isNegative, scanned: coefficient, power: exponent)
    guard coefficient < FixedDecimal.smallLimit, FixedDecimal.plainExponents.contains(exponent)
    else {
      self = FixedDecimal.limited(isNegative, coefficient, exponent)
      return
    }
  }

  @usableFromInline
  @inline(never)
  static func limited(_ isNegative: Bool, _ coefficient: UInt64, _ exponent: Int) -> FixedDecimal {
    guard coefficient < smallLimit else {
      var number = FixedDecimal(coefficient)
      (number.isNegative, number.power) = (isNegative, exponent)
      return number.limited
    }
    return FixedDecimal(isNegative: isNegative, scanned: coefficient, power: exponent).limited
  }

  /// Makes a number from its digits, most significant first, times 10^`exponent`.
  ///
  /// Leading zeros are dropped, trailing zeros kept.
  ///
  /// - Precondition: each digit is in 0...9.
  package init(isNegative: Bool = false, digits: some Collection<UInt8>, exponent: Int = 0) {
    let number = FixedDecimal(isNegative: isNegative, unlimited: Array(digits), exponent: exponent)
    self = number.limited
  }

  /// Makes a number from an array of digits. Not generic, so that this code is compiled once and
  /// not for each collection.
  private init(isNegative: Bool, unlimited allDigits: [UInt8], exponent: Int) {
    let significant = allDigits.drop { $0 == 0 }
    self.isNegative = isNegative
    power = exponent
    if significant.count <= 19 {
      small = significant.reduce(0) { sum, digit in
        precondition(digit < 10)
        return sum * 10 + UInt64(digit)
      }
      digits = nil
    } else {
      precondition(significant.allSatisfy { $0 < 10 })
      small = 0
      digits = Array(significant)
    }
  }

  /// Makes a number without checks, for a caller such as a scan that knows that the digits and the
  /// power are in range.
  @inlinable
  @inline(__always)
  init(isNegative: Bool, scanned digits: UInt64, power: Int) {
    self.isNegative = isNegative
    self.power = power
    small = digits
    self.digits = nil
  }

  /// Makes a number from more than 19 digits, of which the first is not zero.
  init(isNegative: Bool, significantDigits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    power = exponent
    small = 0
    digits = significantDigits
  }

  var large: [UInt8] { digits ?? [] }
}

// MARK: The limit (R23)

extension FixedDecimal {
  /// Whether this value is no number, but stands for a result of arithmetic that has a digit beyond
  /// `exponents`.
  ///
  /// Such a value compares as an infinity of its sign, further arithmetic keeps it, and no type has
  /// a value for it.
  ///
  /// ```swift
  /// let large = FixedDecimal("1E6000")!
  /// (large * large).isOutOfRange   // true
  /// ```
  @inlinable public var isOutOfRange: Bool { small == .max }

  /// The value for a result with a digit beyond `exponents`: a coefficient that no number has, and
  /// an exponent above all others.
  static func beyond(isNegative: Bool) -> FixedDecimal {
    FixedDecimal(isNegative: isNegative, scanned: .max, power: 1 << 20)
  }

  /// The number itself, or ``beyond(isNegative:)`` if a digit is outside of `exponents`. The
  /// exponent of a zero is moved into `exponents`.
  var limited: FixedDecimal {
    let exponents = FixedDecimal.exponents
    if isZero {
      return FixedDecimal(isNegative: isNegative, scanned: 0, power: exponents.nearest(to: power))
    }
    return exponents.contains(power) && exponents.contains(leadingExponent)
      ? self : .beyond(isNegative: isNegative)
  }
}

extension FixedDecimal {
  /// Whether the number is zero, of either sign.
  public var isZero: Bool { small == 0 && digits == nil }

  /// The number of digits of the coefficient: 3 for 1.50, 1 for 0 and for 0.00.
  package var digitCount: Int {
    digits?.count ?? PowersOfTen.digitCount(of: small)
  }

  /// The number of digits after the decimal separator, trailing zeros included: 2 for 1.50.
  package var fractionDigitCount: Int { max(0, -exponent) }

  /// The number of digits before the decimal separator: 2 for 12.5, 0 for 0 and for 0.5.
  package var integerDigitCount: Int {
    isZero ? 0 : max(0, leadingExponent + 1)
  }

  /// The number without its minus sign.
  ///
  /// ```swift
  /// (-1.5 as FixedDecimal).magnitude   // 1.5
  /// ```
  public var magnitude: FixedDecimal {
    var result = self
    result.isNegative = false
    return result
  }

  /// The number with the other sign; zero, too, changes its sign.
  package var negated: FixedDecimal {
    var result = self
    result.isNegative.toggle()
    return result
  }

  /// The number without trailing zeros in its fraction: 1.5 for 1.50, 100 for 100.0.
  ///
  /// Zeros before the decimal separator stay, as does the sign of zero.
  package var normalized: FixedDecimal {
    guard power < 0, small % 10 == 0 else { return self }
    return withoutTrailingZeros
  }

  private var withoutTrailingZeros: FixedDecimal {
    var result = self
    if isZero {
      result.exponent = 0
      return result
    }
    if large.isEmpty {
      while result.exponent < 0 {
        let (quotient, remainder) = result.small.quotientAndRemainder(dividingBy: 10)
        guard remainder == 0 else { break }
        result.small = quotient
        result.exponent += 1
      }
      return result
    }
    let zeros = large.reversed().prefix { $0 == 0 }.count
    let dropped = min(zeros, -exponent)
    guard dropped > 0 else { return self }
    return FixedDecimal(
      isNegative: isNegative, unlimited: large.dropLast(dropped), exponent: exponent + dropped)
  }

  /// Returns the number × 10^`power`, which is exact because only the exponent changes.
  ///
  /// ```swift
  /// FixedDecimal("0.125")!.multipliedByPowerOfTen(2)  // 12.5
  /// ```
  public func multipliedByPowerOfTen(_ power: Int) -> FixedDecimal {
    if isOutOfRange { return self }
    var result = self
    // A power beyond ±20,000 moves every number but zero beyond `exponents`. So clamping the power
    // changes no result, and keeps the sum from overflowing.
    result.power += max(-20_000, min(power, 20_000))
    return result.limited
  }

  /// The power of ten of the first digit: 1 for 12.5, -2 for 0.05.
  package var leadingExponent: Int { exponent + digitCount - 1 }

  /// Calls `body` with the digits of the coefficient, most significant first.
  ///
  /// Nothing is allocated on the heap for up to 19 digits. Zero has one digit.
  @inline(__always)
  func withDigits<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let digits { return digits.withUnsafeBufferPointer(body) }
    let words = PowersOfTen.digits(of: small)
    return withUnsafeBytes(of: (words.0.littleEndian, words.1.littleEndian, words.2.littleEndian)) {
      let digits = $0.bindMemory(to: UInt8.self)
      return body(UnsafeBufferPointer(rebasing: digits.suffix(PowersOfTen.digitCount(of: small))))
    }
  }

  /// The digits of the coefficient, most significant first; empty for zero.
  package var significantDigits: [UInt8] { withDigits { isZero ? [] : Array($0) } }
}

extension FixedDecimal: Comparable {
  /// Whether both are the same number: 1.50 == 1.5, and -0 == 0.
  ///
  /// - Complexity: O(*n*) in the number of digits, whatever the exponents are.
  public static func == (left: FixedDecimal, right: FixedDecimal) -> Bool {
    if left.power == right.power, left.digits == nil, right.digits == nil {
      return left.small == right.small && (left.isNegative == right.isNegative || left.small == 0)
    }
    return left.order(to: right) == 0
  }

  /// Whether the left number is below the right one; -0 is not below 0.
  ///
  /// - Complexity: O(*n*) in the number of digits, whatever the exponents are.
  public static func < (left: FixedDecimal, right: FixedDecimal) -> Bool {
    left.order(to: right) < 0
  }

  /// Compares with `other`: negative if the number is below, zero if equal, positive if above.
  func order(to other: FixedDecimal) -> Int {
    if isZero || other.isZero {
      let sign = isZero ? 0 : isNegative ? -1 : 1
      let otherSign = other.isZero ? 0 : other.isNegative ? -1 : 1
      return sign - otherSign
    }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let order = magnitudeOrder(to: other)
    return isNegative ? -order : order
  }

  /// Compares the magnitudes, with a result like that of `order(to:)`.
  ///
  /// The powers of ten of the first digits are compared, then the digits one by one; a digit that
  /// is missing at an end counts as zero.
  /// - Precondition: neither number is zero.
  func magnitudeOrder(to other: FixedDecimal) -> Int {
    let shift = power - other.power
    if digits == nil, other.digits == nil, shift.magnitude < PowersOfTen.words.count {
      let factor = PowersOfTen.words[Int(shift.magnitude)]
      let left = small.multipliedFullWidth(by: shift > 0 ? factor : 1)
      let right = other.small.multipliedFullWidth(by: shift < 0 ? factor : 1)
      if (left.high, left.low) == (right.high, right.low) { return 0 }
      return (left.high, left.low) < (right.high, right.low) ? -1 : 1
    }
    let (first, otherFirst) = (leadingExponent, other.leadingExponent)
    guard first == otherFirst else { return first < otherFirst ? -1 : 1 }
    return withDigits { digits in
      other.withDigits { otherDigits in
        for index in 0..<max(digits.count, otherDigits.count) {
          let digit = index < digits.count ? digits[index] : 0
          let otherDigit = index < otherDigits.count ? otherDigits[index] : 0
          if digit != otherDigit { return digit < otherDigit ? -1 : 1 }
        }
        return 0
      }
    }
  }
}

extension FixedDecimal: Hashable {
  /// Equal numbers have equal hashes: zeros at the end of the digits are left out.
  public func hash(into hasher: inout Hasher) {
    guard !isZero else {
      hasher.combine(0)
      return
    }
    hasher.combine(isNegative)
    hasher.combine(leadingExponent)
    withDigits { digits in
      let trailing = digits.reversed().prefix { $0 == 0 }.count
      let significant = UnsafeRawBufferPointer(digits).dropLast(trailing)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: significant))
    }
  }
}

/// The powers of ten that fit in 64 bits.
enum PowersOfTen {
  /// 10^0 to 10^19.
  static let words: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// Returns the number of decimal digits of `value`; 1 for zero.
  ///
  /// The number of bits × log10(2), rounded down, is the digit count or one less; a comparison with
  /// a power of ten decides. 1233 / 4096 is just below log10(2), near enough for 64 bits.
  static func digitCount(of value: UInt64) -> Int {
    let bits = 64 - (value | 1).leadingZeroBitCount
    let count = (bits * 1233) >> 12
    return value < words[count] ? max(count, 1) : count + 1
  }

  /// Splits a number into 24 decimal digits with leading zeros, a byte each, in three words. The
  /// first digit of a word is in its lowest byte: for 12 the last word is 0x0201_0000_0000_0000.
  /// All digits of a word are split off in parallel; the benchmark `format-to-buffer` shows the
  /// gain.
  @inline(__always)
  static func digits(of value: UInt64) -> (UInt64, UInt64, UInt64) {
    if value < 100_000_000 { return (0, 0, eightDigits(of: value)) }
    let (high, low) = value.quotientAndRemainder(dividingBy: 100_000_000)
    if high < 100_000_000 { return (0, eightDigits(of: high), eightDigits(of: low)) }
    let (highest, middle) = high.quotientAndRemainder(dividingBy: 100_000_000)
    return (eightDigits(of: highest), eightDigits(of: middle), eightDigits(of: low))
  }

  /// Returns the digit of a number at 10^`magnitude`: for 1234 and the magnitude 2 it is 2.
  static func digit(of value: UInt64, at magnitude: Int) -> Int {
    magnitude < words.count ? Int(value / words[magnitude] % 10) : 0
  }

  /// Splits a number below 10^8 into eight digits, a byte each, the first in the lowest byte.
  ///
  /// The number is split three times within one word: into two parts of four digits, four of two,
  /// eight of one. A product and a shift divide all parts at once: × 10,486 / 2^20 is a division by
  /// 100, × 103 / 2^10 one by 10.
  static func eightDigits(of value: UInt64) -> UInt64 {
    let fours = value / 10_000 | (value % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7f_0000_007f
    let twos = (fours &- hundreds &* 100) << 16 | hundreds
    let tens = (twos &* 103) >> 10 & 0x000f_000f_000f_000f
    return (twos &- tens &* 10) << 8 | tens
  }
}
