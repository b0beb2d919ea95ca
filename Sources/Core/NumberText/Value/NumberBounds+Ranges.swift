/// Bounds from a number to another.
@available(*, deprecated, message: "NumberBounds(0...100)")
@_disfavoredOverload
public func ... (minimum: FixedDecimal, maximum: FixedDecimal) -> NumberBounds {
  precondition(minimum <= maximum, "the minimum is above the maximum")
  return NumberBounds(ClosedRange(uncheckedBounds: (minimum, maximum)))
}

/// Bounds from a number up to another, which is excluded.
@available(*, deprecated, message: "NumberBounds(0..<100)")
@_disfavoredOverload
public func ..< (minimum: FixedDecimal, maximum: FixedDecimal) -> NumberBounds {
  precondition(minimum <= maximum, "the minimum is above the maximum")
  return NumberBounds(Range(uncheckedBounds: (minimum, maximum)))
}

/// Bounds from a number on.
@available(*, deprecated, message: "NumberBounds(0...)")
@_disfavoredOverload
public postfix func ... (minimum: FixedDecimal) -> NumberBounds {
  NumberBounds(PartialRangeFrom(minimum))
}

/// Bounds up to a number.
@available(*, deprecated, message: "NumberBounds(...100)")
@_disfavoredOverload
public prefix func ... (maximum: FixedDecimal) -> NumberBounds {
  NumberBounds(PartialRangeThrough(maximum))
}

/// Bounds below a number.
@available(*, deprecated, message: "NumberBounds(..<100)")
@_disfavoredOverload
public prefix func ..< (maximum: FixedDecimal) -> NumberBounds {
  NumberBounds(PartialRangeUpTo(maximum))
}
