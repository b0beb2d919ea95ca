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
  public var isNegative: Bool
  /// The first significant digits, at most 19 of them.
  public var digits: UInt64
  /// The power of ten of the last of `digits`.
  public var exponent: Int
  /// Whether digits other than zero follow.
  public var isTruncated: Bool

  /// Makes digits.
  ///
  /// - Precondition: where `isTruncated`, `digits` has 19 digits.
  public init(isNegative: Bool, digits: UInt64, exponent: Int, isTruncated: Bool = false) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isTruncated = isTruncated
  }
}
