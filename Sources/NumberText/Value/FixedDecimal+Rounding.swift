/// How to round a number with more digits than are kept: ICU's modes, by ICU's names.
///
/// | mode | 2.5 | -2.5 | 2.1 | 2.9 |
/// |---|---|---|---|---|
/// | `ceiling` | 3 | -2 | 3 | 3 |
/// | `floor` | 2 | -3 | 2 | 2 |
/// | `down` | 2 | -2 | 2 | 2 |
/// | `up` | 3 | -3 | 3 | 3 |
/// | `halfEven` | 2 | -2 | 2 | 3 |
/// | `halfOdd` | 3 | -3 | 2 | 3 |
/// | `halfDown` | 2 | -2 | 2 | 3 |
/// | `halfUp` | 3 | -3 | 2 | 3 |
/// | `halfCeiling` | 3 | -2 | 2 | 3 |
/// | `halfFloor` | 2 | -3 | 2 | 3 |
/// | `unnecessary` | refused | refused | refused | refused |
///
/// ```swift
/// FixedDecimal("2.5")!.rounded(toFractionDigits: 0, mode: .halfEven)  // 2
/// ```
///
/// Source: ICU `UNumberFormatRoundingMode`.
public enum RoundingMode: String, CaseIterable, Hashable, Sendable {
  /// To the next greater number.
  case ceiling
  /// To the next smaller number.
  case floor
  /// Towards zero.
  case down
  /// Away from zero.
  case up
  /// To the nearest; a tie to the number with an even last digit.
  case halfEven
  /// To the nearest; a tie towards zero.
  case halfDown
  /// To the nearest; a tie away from zero.
  case halfUp
  /// Not at all: a number that would be rounded is refused.
  case unnecessary
  /// To the nearest; a tie to the number with an odd last digit.
  case halfOdd
  /// To the nearest; a tie to the greater number.
  case halfCeiling
  /// To the nearest; a tie to the smaller number.
  case halfFloor
}

#if !hasFeature(Embedded)
  extension RoundingMode: Codable {}
#endif

extension FixedDecimal {
  /// Rounds the number to at most `count` fraction digits.
  ///
  /// A number without more fraction digits is returned as it is: no zeros are added. A negative
  /// `count` rounds to tens, hundreds and so on. A number that rounds to zero keeps its sign.
  ///
  /// ```swift
  /// FixedDecimal("2.675")!.rounded(toFractionDigits: 2, mode: .halfEven)  // 2.68
  /// FixedDecimal("2.5")!.rounded(toFractionDigits: 2, mode: .halfEven)    // 2.5
  /// FixedDecimal("2.5")!.rounded(toFractionDigits: 0, mode: .unnecessary) // nil
  /// ```
  ///
  /// - Returns: nil only in mode `unnecessary`, if digits other than zero would be lost.
  public func rounded(toFractionDigits count: Int, mode: RoundingMode) -> FixedDecimal? {
    rounded(toPower: count == .min ? .max : -count, mode: mode)
  }

  /// Rounds the number to at most `count` significant digits.
  ///
  /// ```swift
  /// FixedDecimal("1234.5")!.rounded(toSignificantDigits: 2, mode: .up)  // 1.3E+3
  /// FixedDecimal("9.96")!.rounded(toSignificantDigits: 2, mode: .up)    // 10
  /// ```
  ///
  /// - Returns: nil only in mode `unnecessary`, if digits other than zero would be lost.
  /// - Precondition: `count` is above 0.
  package func rounded(toSignificantDigits count: Int, mode: RoundingMode) -> FixedDecimal? {
    demand(count > 0, "a number has a significant digit at least")
    guard digitCount > count else { return self }
    let power = exponent + (digitCount - count)
    guard let result = rounded(toPower: power, mode: mode) else { return nil }
    // 9.96 became 10.0: a carry through all the digits gives one digit more than `count`, a 1
    // before zeros.
    return result.digitCount > count ? result.droppingLastDigit() : result
  }

  /// Rounds the number to a multiple of 10^`power`.
  private func rounded(toPower power: Int, mode: RoundingMode) -> FixedDecimal? {
    // No number has a digit at the power `upperBound` + 1, so that rounding to any greater power
    // gives the same.
    let power = min(power, FixedDecimal.exponents.upperBound + 1)
    guard exponent < power else { return self }
    let dropped = power - exponent
    if isZero { return FixedDecimal(isNegative: isNegative, coefficient: 0, exponent: power) }
    guard large.isEmpty else {
      return roundedLarge(dropping: dropped, to: power, mode: mode)
    }
    guard dropped <= 19 else {
      return rounded(0, rest: .belowHalf, power: power, mode: mode)
    }
    let unit = PowersOfTen.words[dropped]
    let (kept, rest) = small.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let remainder: RoundingRest =
      rest == 0 ? .zero : rest < half ? .belowHalf : rest == half ? .half : .aboveHalf
    return rounded(kept, rest: remainder, power: power, mode: mode)
  }

  private func rounded(
    _ kept: UInt64, rest: RoundingRest, power: Int, mode: RoundingMode
  ) -> FixedDecimal? {
    guard
      let raises = mode.raises(isNegative: isNegative, isOdd: kept % 2 == 1, rest: rest)
    else { return nil }
    // At least one digit was dropped, so `kept` is below 10^19 / 10, and adding 1 cannot overflow.
    return FixedDecimal(
      isNegative: isNegative, coefficient: kept + (raises ? 1 : 0), exponent: power)
  }

  private func roundedLarge(dropping dropped: Int, to power: Int, mode: RoundingMode)
    -> FixedDecimal?
  {
    guard dropped <= large.count else {
      return rounded(0, rest: .belowHalf, power: power, mode: mode)
    }
    let keptCount = large.count - dropped
    let first = large[keptCount]
    let others = large[(keptCount + 1)...].contains { $0 != 0 }
    let rest: RoundingRest =
      first == 5 && !others
      ? .half : first >= 5 ? .aboveHalf : first > 0 || others ? .belowHalf : .zero
    let isOdd = keptCount > 0 && large[keptCount - 1] % 2 == 1
    guard let raises = mode.raises(isNegative: isNegative, isOdd: isOdd, rest: rest)
    else { return nil }
    let kept = Array(large[..<keptCount])
    return FixedDecimal(
      isNegative: isNegative, digits: raises ? DigitArithmetic.sum(kept, [1]) : kept,
      exponent: power)
  }

  private func droppingLastDigit() -> FixedDecimal {
    guard large.isEmpty else {
      return FixedDecimal(
        isNegative: isNegative, digits: large.dropLast(), exponent: exponent + 1)
    }
    return FixedDecimal(isNegative: isNegative, coefficient: small / 10, exponent: exponent + 1)
  }

  /// Rounds the number to a member of the row `start`, `start` ± `step`, `start` ± 2 `step`, …
  ///
  /// The mode applies to the distance from `start`: `up` rounds away from `start`, and `halfEven`
  /// chooses an even number of steps.
  ///
  /// ```swift
  /// FixedDecimal("7.3")!.rounded(toMultipleOf: FixedDecimal("0.25")!, mode: .halfEven)  // 7.25
  /// FixedDecimal(8).rounded(toMultipleOf: 5, startingAt: 1, mode: .halfEven)            // 6
  /// ```
  ///
  /// - Returns: the number itself if it is in the row; nil only in mode `unnecessary`, if it
  ///   is not.
  /// - Precondition: `step` is above zero.
  /// - Complexity: O(*n* × *m*) in the numbers of digits.
  public func rounded(
    toMultipleOf step: FixedDecimal, startingAt start: FixedDecimal = 0, mode: RoundingMode
  ) -> FixedDecimal? {
    demand(!step.isZero && !step.isNegative, "a step is above zero")
    let distance = start.isZero ? self : self - start
    if distance.isOutOfRange || step.isOutOfRange { return self }
    let (count, rest) = distance.quotientAndRemainder(dividingBy: step)
    guard !rest.isZero else { return self }
    let toNext = step - rest.magnitude
    let order = rest.magnitudeOrder(to: toNext)
    let isOdd = count.exponent == 0 && count.withDigits { $0[$0.count - 1] % 2 == 1 }
    guard
      let raises = mode.raises(
        isNegative: distance.isNegative, isOdd: isOdd,
        rest: order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf)
    else { return nil }
    let towardStart = self - rest
    guard raises else { return towardStart }
    return distance.isNegative ? towardStart - step : towardStart + step
  }
}

/// How the dropped digits compare with half a unit of the last kept digit.
enum RoundingRest {
  case zero, belowHalf, half, aboveHalf
}

extension RoundingMode {
  /// Whether rounding adds one unit to the magnitude of the kept digits; nil in mode `unnecessary`,
  /// unless all dropped digits are zeros.
  func raises(isNegative: Bool, isOdd: Bool, rest: RoundingRest) -> Bool? {
    guard rest != .zero else { return false }
    switch self {
    case .unnecessary: return nil
    case .up: return true
    case .down: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .halfEven: return rest == .aboveHalf || rest == .half && isOdd
    case .halfOdd: return rest == .aboveHalf || rest == .half && !isOdd
    case .halfUp: return rest != .belowHalf
    case .halfDown: return rest == .aboveHalf
    case .halfCeiling: return rest == .aboveHalf || rest == .half && !isNegative
    case .halfFloor: return rest == .aboveHalf || rest == .half && isNegative
    }
  }
}
