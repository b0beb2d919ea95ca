/// The first digits of a number as a scan leaves them: enough for most conversions, and never an
/// allocation.
///
/// The number's magnitude is `digits` × 10^`exponent` exactly, or, where `isTruncated`, above that
/// and below (`digits` + 1) × 10^`exponent`.
///
/// ```swift
/// LeadingDigits(isNegative: true, digits: 1250, exponent: -2)   // -12.50
/// ```
public struct LeadingDigits: Hashable, Sendable {
  /// Whether the number has a minus sign.
  public let isNegative: Bool
  /// The first significant digits, at most 19 of them.
  public let digits: UInt64
  /// The power of ten of the last of `digits`.
  public let exponent: Int
  /// Whether digits other than zero follow.
  public let isTruncated: Bool

  /// Makes digits.
  ///
  /// - Precondition: `digits` is below 10^19, and at least 10^18 where `isTruncated`; `exponent` is in
  ///   ``FixedDecimal/exponentRange``.
  public init(isNegative: Bool, digits: UInt64, exponent: Int, isTruncated: Bool = false) {
    precondition(digits < FixedDecimal.smallLimit)
    precondition(!isTruncated || digits >= FixedDecimal.smallLimit / 10)
    precondition(FixedDecimal.exponentRange.contains(Int64(exponent)))
    self.init(
      isNegative: isNegative, known: digits, exponent: exponent, isTruncated: isTruncated)
  }

  /// Makes digits that a scan has counted already.
  @inline(__always)
  init(isNegative: Bool, known digits: UInt64, exponent: Int, isTruncated: Bool = false) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isTruncated = isTruncated
  }
}
