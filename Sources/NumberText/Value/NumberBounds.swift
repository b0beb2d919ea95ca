/// The least and the greatest number that a field accepts. (R14)
///
/// ```swift
/// let percent = NumberBounds(0...1)
/// percent.contains(FixedDecimal("0.5")!)   // true
/// percent.clamped(7)                       // 1
/// NumberBounds(1...)                       // no maximum
/// NumberBounds(0..<1).contains(1)          // false
/// NumberBounds(0...).excluding(minimum: true).contains(0)   // false
/// ```
///
/// Two numbers from a file or a server may be in the wrong order. ``init(from:through:)`` gives nil
/// for these.
public struct NumberBounds: Hashable, Sendable {
  /// Minimum and maximum, and whether each is excluded. An object, so that copying bounds copies
  /// one reference.
  @usableFromInline
  final class Limits: Sendable {
    let minimum: FixedDecimal?
    let maximum: FixedDecimal?
    let excludesMinimum: Bool
    let excludesMaximum: Bool

    init(
      minimum: FixedDecimal?, maximum: FixedDecimal?, excludesMinimum: Bool = false,
      excludesMaximum: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.excludesMinimum = excludesMinimum && minimum != nil
      self.excludesMaximum = excludesMaximum && maximum != nil
    }
  }

  /// Nil if there are no limits.
  @usableFromInline let limits: Limits?

  /// No minimum and no maximum; in a field, the limits of its type apply all the same.
  public static var unlimited: NumberBounds { NumberBounds(limits: nil) }

  private init(limits: Limits?) { self.limits = limits }

  /// Makes bounds whose minimum and maximum are both in bounds, as in `0...1`.
  public init(_ range: ClosedRange<FixedDecimal>) {
    self.init(limits: Limits(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// Makes bounds from the least number, without a greatest number.
  public init(_ range: PartialRangeFrom<FixedDecimal>) {
    self.init(limits: Limits(minimum: range.lowerBound, maximum: nil))
  }

  /// Makes bounds from the greatest number, without a least number.
  public init(_ range: PartialRangeThrough<FixedDecimal>) {
    self.init(limits: Limits(minimum: nil, maximum: range.upperBound))
  }

  /// Makes bounds from a minimum, and a maximum that is itself excluded, as in `0..<1`.
  public init(_ range: Range<FixedDecimal>) {
    self.init(
      limits: Limits(
        minimum: range.lowerBound, maximum: range.upperBound, excludesMaximum: true))
  }

  /// Makes bounds without a minimum, and with a maximum that is itself excluded, as in `..<1`.
  public init(_ range: PartialRangeUpTo<FixedDecimal>) {
    self.init(limits: Limits(minimum: nil, maximum: range.upperBound, excludesMaximum: true))
  }

  /// Makes bounds from integers of any type, as the initializers for ``FixedDecimal`` do.
  ///
  /// ```swift
  /// NumberBounds(UInt8.min...UInt8.max)   // 0...255
  /// ```
  @_disfavoredOverload
  public init(_ range: ClosedRange<some BinaryInteger>) {
    self.init(FixedDecimal(range.lowerBound)...FixedDecimal(range.upperBound))
  }

  /// Makes bounds from the least integer, without a greatest number.
  @_disfavoredOverload
  public init(_ range: PartialRangeFrom<some BinaryInteger>) {
    self.init(FixedDecimal(range.lowerBound)...)
  }

  /// Makes bounds from the greatest integer, without a least number.
  @_disfavoredOverload
  public init(_ range: PartialRangeThrough<some BinaryInteger>) {
    self.init(...FixedDecimal(range.upperBound))
  }

  /// Makes bounds from a minimum, and a maximum that is itself excluded, as in `0..<1`.
  @_disfavoredOverload
  public init(_ range: Range<some BinaryInteger>) {
    self.init(FixedDecimal(range.lowerBound)..<FixedDecimal(range.upperBound))
  }

  /// Makes bounds without a minimum, and with a maximum that is itself excluded, as in `..<1`.
  @_disfavoredOverload
  public init(_ range: PartialRangeUpTo<some BinaryInteger>) {
    self.init(..<FixedDecimal(range.upperBound))
  }

  /// Returns the same bounds with the minimum, the maximum or both excluded, as for "more than 0"
  /// and "less than 100".
  ///
  /// ```swift
  /// NumberBounds(0...1).excluding(minimum: true).contains(0)   // false
  /// ```
  public func excluding(minimum: Bool = false, maximum: Bool = false) -> NumberBounds {
    guard let limits else { return self }
    return NumberBounds(
      limits: Limits(
        minimum: limits.minimum, maximum: limits.maximum,
        excludesMinimum: limits.excludesMinimum || minimum,
        excludesMaximum: limits.excludesMaximum || maximum))
  }

  /// Makes bounds from numbers that need not be in order, as data may have them.
  ///
  /// ```swift
  /// NumberBounds(from: 5, through: 1)   // nil
  /// ```
  ///
  /// - Returns: nil if the minimum is above the maximum; nil does not mean unlimited.
  public init?(from minimum: FixedDecimal, through maximum: FixedDecimal) {
    self.init(minimum: minimum, maximum: maximum)
  }

  /// Makes bounds, where nil means no limit. The result is nil if the minimum is above the maximum.
  ///
  /// Not public, because a host that fails to parse a bound would pass nil, and get no limit
  /// without noticing.
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

  /// Whether the minimum itself is out of bounds: a number has to be above it.
  ///
  /// ```swift
  /// NumberBounds(0..<1).excludesMinimum   // false
  /// NumberBounds(0..<1).excludesMaximum   // true
  /// ```
  package var excludesMinimum: Bool { limits?.excludesMinimum ?? false }
  /// Whether the maximum itself is out of bounds: a number has to be below it.
  package var excludesMaximum: Bool { limits?.excludesMaximum ?? false }

  @inlinable package var isUnlimited: Bool { limits == nil }

  /// Whether a number lies within the bounds.
  ///
  /// ```swift
  /// NumberBounds(1...).contains(0)   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func contains(_ number: FixedDecimal) -> Bool { violation(of: number) == nil }

  /// Returns the number itself if it is in bounds, else the nearer bound, even if that bound is
  /// excluded.
  ///
  /// ```swift
  /// NumberBounds(1...).clamped(0)   // 1
  /// ```
  public func clamped(_ number: FixedDecimal) -> FixedDecimal {
    if let minimum, number < minimum { return minimum }
    if let maximum, number > maximum { return maximum }
    return number
  }

  /// The issue of a number that is out of bounds; nil if the number is in bounds.
  @usableFromInline
  package func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    if let minimum, number < minimum || excludesMinimum && number == minimum {
      return .belowMinimum
    }
    if let maximum, number > maximum || excludesMaximum && number == maximum {
      return .aboveMaximum
    }
    return nil
  }

  /// Returns the bounds of the numbers that lie within both bounds; nil if the minimum of the
  /// result would be above its maximum, as for `0...1` and `2...3`. If the two bounds meet at an
  /// excluded number, as `0..<1` and `1...` do, the result is not nil, but no number lies within
  /// it.
  package func intersection(_ other: NumberBounds) -> NumberBounds? {
    func inner(
      _ one: FixedDecimal?, _ isExcluded: Bool, _ other: FixedDecimal?, _ isOtherExcluded: Bool,
      _ isInner: (FixedDecimal, FixedDecimal) -> Bool
    ) -> (FixedDecimal?, Bool) {
      guard let one else { return (other, isOtherExcluded) }
      guard let other else { return (one, isExcluded) }
      if one == other { return (one, isExcluded || isOtherExcluded) }
      return isInner(one, other) ? (one, isExcluded) : (other, isOtherExcluded)
    }
    let (minimum, isMinimumExcluded) = inner(
      minimum, excludesMinimum, other.minimum, other.excludesMinimum, >)
    let (maximum, isMaximumExcluded) = inner(
      maximum, excludesMaximum, other.maximum, other.excludesMaximum, <)
    return NumberBounds(minimum: minimum, maximum: maximum)?
      .excluding(minimum: isMinimumExcluded, maximum: isMaximumExcluded)
  }

  /// Whether a number below zero is within the bounds.
  @usableFromInline var allowsMinus: Bool { minimum.map { $0 < 0 } ?? true }
  /// Whether zero or a number above zero is within the bounds.
  @usableFromInline var allowsPlus: Bool {
    maximum.map { excludesMaximum ? $0 > 0 : $0 >= 0 } ?? true
  }

  public static func == (left: NumberBounds, right: NumberBounds) -> Bool {
    left.limits === right.limits
      || left.minimum == right.minimum && left.maximum == right.maximum
        && left.excludesMinimum == right.excludesMinimum
        && left.excludesMaximum == right.excludesMaximum
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(minimum)
    hasher.combine(maximum)
  }
}

#if !hasFeature(Embedded)
  extension NumberBounds: Codable {
    private enum CodingKeys: CodingKey {
      case minimum, maximum, excludesMinimum, excludesMaximum
    }

    /// Reads what ``encode(to:)`` writes: a missing minimum or maximum means no limit.
    ///
    /// - Throws: The decoder's own errors, and `DecodingError` if the minimum is above the maximum.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard
        let bounds = NumberBounds(
          minimum: try container.decodeIfPresent(FixedDecimal.self, forKey: .minimum),
          maximum: try container.decodeIfPresent(FixedDecimal.self, forKey: .maximum))
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .maximum, in: container, debugDescription: "The maximum is below the minimum.")
      }
      self = bounds.excluding(
        minimum: try container.decodeIfPresent(Bool.self, forKey: .excludesMinimum) ?? false,
        maximum: try container.decodeIfPresent(Bool.self, forKey: .excludesMaximum) ?? false)
    }

    /// Encodes bounds. A missing minimum or maximum is left out, and so is `excludesMinimum` or
    /// `excludesMaximum` if false.
    ///
    /// - Throws: The encoder's own errors.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(minimum, forKey: .minimum)
      try container.encodeIfPresent(maximum, forKey: .maximum)
      if excludesMinimum { try container.encode(true, forKey: .excludesMinimum) }
      if excludesMaximum { try container.encode(true, forKey: .excludesMaximum) }
    }
  }
#endif

extension NumberBounds: CustomStringConvertible {
  /// The bounds as a range of Swift: "0...255", "1...", "..<1", with "<" at an excluded end, and
  /// "unlimited".
  public var description: String {
    guard !isUnlimited else { return "unlimited" }
    let start = excludesMinimum ? "<" : ""
    let end = excludesMaximum ? "<" : ""
    let dots = start.isEmpty && end.isEmpty ? "..." : "\(start)..\(end)"
    return (minimum?.description ?? "") + dots + (maximum?.description ?? "")
  }
}
