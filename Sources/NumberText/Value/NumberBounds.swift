/// The least and the greatest number that a field takes, both included. (R14)
///
/// ```swift
/// let percent = NumberBounds(0...1)
/// percent.contains(FixedDecimal("0.5")!)   // true
/// percent.clamped(7)                       // 1
/// NumberBounds(1...)                       // no maximum
/// ```
///
/// A range is never empty, so bounds made of one lose nothing; for numbers that a file or a server
/// gave there is ``init(from:through:)``.
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

  /// Makes bounds from the least and the greatest number.
  public init(_ range: ClosedRange<FixedDecimal>) {
    self.init(limits: Limits(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// Makes bounds without a greatest number.
  public init(_ range: PartialRangeFrom<FixedDecimal>) {
    self.init(limits: Limits(minimum: range.lowerBound, maximum: nil))
  }

  /// Makes bounds without a least number.
  public init(_ range: PartialRangeThrough<FixedDecimal>) {
    self.init(limits: Limits(minimum: nil, maximum: range.upperBound))
  }

  /// Makes bounds from numbers that need not be in order, as data may have them.
  ///
  /// ```swift
  /// try NumberBounds(from: 5, through: 1)   // throws minimumAboveMaximum
  /// ```
  ///
  /// - Throws: `minimumAboveMaximum`.
  public init(
    from minimum: FixedDecimal, through maximum: FixedDecimal
  ) throws(NumberBoundsError) {
    guard minimum <= maximum else { throw .minimumAboveMaximum }
    self.init(minimum...maximum)
  }

  /// Makes bounds, or nil where the minimum is above the maximum.
  ///
  /// For the package alone: a bound that could not be read would be none here, in silence.
  package init?(minimum: FixedDecimal? = nil, maximum: FixedDecimal? = nil) {
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
  /// NumberBounds(1...).contains(0)   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func contains(_ number: FixedDecimal) -> Bool { clamped(number) == number }

  /// The number itself, or the bound it is beyond.
  ///
  /// ```swift
  /// NumberBounds(1...).clamped(0)   // 1
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func clamped(_ number: FixedDecimal) -> FixedDecimal {
    if let minimum, number < minimum { return minimum }
    if let maximum, number > maximum { return maximum }
    return number
  }

  /// The issue of a number beyond the bounds, or nil.
  @usableFromInline
  func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    if let minimum, number < minimum { return .belowMinimum }
    if let maximum, number > maximum { return .aboveMaximum }
    return nil
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

/// Why numbers are no bounds.
///
/// ```swift
/// try NumberBounds(from: 5, through: 1)   // throws minimumAboveMaximum
/// ```
public enum NumberBoundsError: Error, Hashable, Sendable {
  /// No number is between the two.
  case minimumAboveMaximum
}
