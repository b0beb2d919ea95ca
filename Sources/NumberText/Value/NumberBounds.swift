/// The least and the greatest number that a field takes, both included. (R14)
///
/// ```swift
/// let percent = NumberBounds(minimum: 0, maximum: 1)
/// percent?.contains(FixedDecimal("0.5")!)   // true
/// percent?.clamped(7)                       // 1
/// ```
public struct NumberBounds: Hashable, Sendable {
  /// The two numbers; apart, so that bounds are as cheap to hand around as a reference.
  @usableFromInline
  final class Limits: Sendable {
    let minimum: FixedDecimal?
    let maximum: FixedDecimal?

    init(minimum: FixedDecimal?, maximum: FixedDecimal?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Nil where there are no limits.
  @usableFromInline let limits: Limits?

  /// No limits.
  public static var unlimited: NumberBounds { NumberBounds(limits: nil) }

  private init(limits: Limits?) { self.limits = limits }

  /// Makes bounds, or nil where the minimum is above the maximum.
  public init?(minimum: FixedDecimal? = nil, maximum: FixedDecimal? = nil) {
    if let minimum, let maximum, minimum > maximum { return nil }
    self.init(
      limits: minimum == nil && maximum == nil
        ? nil : Limits(minimum: minimum, maximum: maximum))
  }

  /// The least number, or nil for no limit.
  public var minimum: FixedDecimal? { limits?.minimum }
  /// The greatest number, or nil for no limit.
  public var maximum: FixedDecimal? { limits?.maximum }

  /// Whether there are no limits.
  @inlinable public var isUnlimited: Bool { limits == nil }

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
  @usableFromInline var allowsMinus: Bool { minimum.map { $0 < 0 } ?? true }
  /// Whether zero or a number above it is within the bounds.
  @usableFromInline var allowsPlus: Bool { maximum.map { $0 >= 0 } ?? true }

  public static func == (left: NumberBounds, right: NumberBounds) -> Bool {
    left.limits === right.limits
      || left.minimum == right.minimum && left.maximum == right.maximum
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(minimum)
    hasher.combine(maximum)
  }
}
