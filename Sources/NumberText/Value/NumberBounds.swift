/// The least and the greatest number that a field takes, both included. (R14)
///
/// ```swift
/// let percent = NumberBounds(minimum: 0, maximum: 1)
/// percent?.contains(FixedDecimal("0.5")!)   // true
/// percent?.clamped(7)                       // 1
/// ```
public struct NumberBounds: Hashable, Sendable {
  /// The least number, or nil for no limit.
  public let minimum: FixedDecimal?
  /// The greatest number, or nil for no limit.
  public let maximum: FixedDecimal?

  /// No limits.
  public static let unlimited = NumberBounds()

  private init() {
    minimum = nil
    maximum = nil
  }

  /// Makes bounds, or nil where the minimum is above the maximum.
  public init?(minimum: FixedDecimal? = nil, maximum: FixedDecimal? = nil) {
    if let minimum, let maximum, minimum > maximum { return nil }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether there are no limits.
  public var isUnlimited: Bool { minimum == nil && maximum == nil }

  /// Whether a number lies within the bounds.
  ///
  /// ```swift
  /// NumberBounds(minimum: 1)?.contains(0)   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func contains(_ number: FixedDecimal) -> Bool { clamped(number) == number }

  /// The number itself, or the bound it is beyond.
  ///
  /// ```swift
  /// NumberBounds(minimum: 1)?.clamped(0)   // 1
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func clamped(_ number: FixedDecimal) -> FixedDecimal {
    if let minimum, number < minimum { return minimum }
    if let maximum, number > maximum { return maximum }
    return number
  }

  /// Whether a number below zero is within the bounds.
  var allowsMinus: Bool { minimum.map { $0 < 0 } ?? true }
  /// Whether zero or a number above it is within the bounds.
  var allowsPlus: Bool { maximum.map { $0 >= 0 } ?? true }
}
