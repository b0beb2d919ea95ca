/// An exact decimal number of any length: a sign, a coefficient and a power of ten.
///
/// Trailing zeros are kept ("1.50" has two fraction digits), as is the sign of zero; comparison and
/// equality look at the number only, so 1.50 == 1.5 and -0 == 0.
///
/// ```swift
/// let price = FixedDecimal("1234.50")!
/// price.description                 // "1234.50"
/// price == FixedDecimal("1234.5")!  // true
/// ```
public struct FixedDecimal: Sendable {
  /// The powers of ten that a number can be made with: those of a 32-bit integer.
  @inlinable public static var exponentRange: ClosedRange<Int64> { -2_147_483_648...2_147_483_647 }
  /// What a coefficient that is kept as an integer is below: 10^19.
  @inlinable static var smallLimit: UInt64 { 10_000_000_000_000_000_000 }

  /// Whether the number has a minus sign. Zero may have one.
  public var isNegative: Bool
  /// The power of ten that the coefficient is multiplied by.
  @inlinable public internal(set) var exponent: Int {
    get { power }
    set { power = newValue }
  }
  @usableFromInline var power: Int
  /// The coefficient where it has at most 19 digits, else 0.
  @usableFromInline var small: UInt64
  /// The digits of the coefficient, most significant first, where it has more than 19; else nil,
  /// which is copied and dropped for nothing: an empty array takes a third of a short scan's time.
  @usableFromInline var digits: [UInt8]?

  /// Makes the number `coefficient` × 10^`exponent`.
  ///
  /// - Precondition: `coefficient` is below 10^19, and `exponent` is in ``exponentRange``.
  @inlinable
  public init(isNegative: Bool = false, coefficient: UInt64, exponent: Int = 0) {
    precondition(coefficient < FixedDecimal.smallLimit)
    precondition(FixedDecimal.exponentRange.contains(Int64(exponent)))
    self.isNegative = isNegative
    power = exponent
    small = coefficient
    digits = nil
  }

  /// Makes a number from its digits, most significant first, times 10^`exponent`.
  ///
  /// Leading zeros are dropped, trailing zeros kept.
  ///
  /// - Precondition: each digit is in 0...9, and `exponent` is in ``exponentRange``.
  /// - Complexity: O(*n*) in the number of digits.
  public init(isNegative: Bool = false, digits allDigits: some Collection<UInt8>, exponent: Int = 0)
  {
    precondition(FixedDecimal.exponentRange.contains(Int64(exponent)))
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

  /// Makes the number of a scan, whose digits and power are within their ranges.
  @inlinable
  @inline(__always)
  init(isNegative: Bool, scanned digits: UInt64, power: Int) {
    self.isNegative = isNegative
    self.power = power
    small = digits
    self.digits = nil
  }

  /// Makes a number of more than 19 digits, the first of which is not zero.
  init(isNegative: Bool, significantDigits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    power = exponent
    small = 0
    digits = significantDigits
  }

  /// The digits of the coefficient where it has more than 19; else empty.
  var large: [UInt8] { digits ?? [] }
}
