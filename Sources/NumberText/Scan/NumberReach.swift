/// Whether a number that its type or its bounds exclude can become one that they take, by typing on
/// at the end of its text.
///
/// What typing leads to is a set of intervals: more digits behind "12" give 12 up to 13, 120 up to
/// 130 and so on, each of them times a power of ten where an exponent may follow. Of the powers only
/// those next to the target are tried, so that the time is that of a few looks at the digits.
/// Rule: R14.
struct NumberReach: ~Copyable {
  let scan: Scan
  let rules: ScanRules
  let bounds: NumberBounds
  let allowsFraction: Bool
  /// Whether the type has a value for a number.
  let holds: (FixedDecimal) -> Bool

  /// Past so many digits, and past such a power of ten, every number is beyond decimal128's.
  private static let mostDigits = 6200

  /// Whether some text that begins with the scanned one is within the bounds.
  func canReachBounds(from number: FixedDecimal) -> Bool {
    if scan.signs.isParenthesisClosed || scan.signs.trailing != nil { return false }
    let magnitude = number.magnitude
    if canReach(magnitude, isNegative: scan.signs.isNegative, withExponent: true) { return true }
    let canTurnNegative =
      !scan.signs.isSigned && scan.signs.allowed.minus && scan.exponent.mark == nil
      // Behind a whole amount of money no minus is read. (R19)
      && !(rules.hyphenClosesPrice && isClosed && scan.digits.fractionCount == 0)
    return canTurnNegative && canReach(magnitude, isNegative: true, withExponent: false)
  }

  /// Whether no digit can follow.
  private var isClosed: Bool { scan.part == .trail || scan.affixes.isMatching }

  private func canReach(
    _ magnitude: FixedDecimal, isNegative: Bool, withExponent: Bool
  ) -> Bool {
    let minimum = isNegative ? bounds.maximum?.negated : bounds.minimum
    let least = max(minimum ?? 0, 0)
    let isLeastExcluded = isNegative ? bounds.excludesMaximum : bounds.excludesMinimum
    let target = ReachTarget(
      // Of 0.05 a whole number is further away than its digits say.
      low: allowsFraction ? least : least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least,
      isLowExcluded: isLeastExcluded && least == minimum,
      high: isNegative ? bounds.minimum?.negated : bounds.maximum,
      isHighExcluded: isNegative ? bounds.excludesMinimum : bounds.excludesMaximum,
      isNegative: isNegative, allowsFraction: allowsFraction, holds: holds)
    if let high = target.high, high < 0 { return false }
    if isClosed { return target.contains(magnitude) }
    if scan.exponent.mark != nil { return canReach(target, byExponentOf: magnitude) }
    let unit = FixedDecimal(
      coefficient: 1, exponent: -scan.digits.fractionCount - rules.format.scale)
    if rules.format.allowsExponent && withExponent {
      return canReach(target, byAnyPowerOf: magnitude, unit)
    }
    if scan.decimalSeparator != nil { return target.meets(magnitude, width: unit) == .met }
    return canReach(target, byDigitsBehind: magnitude, unit)
  }

  /// Whether more digits lead to the target.
  private func canReach(
    _ target: ReachTarget, byDigitsBehind magnitude: FixedDecimal, _ unit: FixedDecimal
  ) -> Bool {
    // With fewer digits the numbers are below the target, or have a fraction. Where they reach it a
    // second count may still be too few, for rounding to a whole number; a third is too many.
    var fewest = allowsFraction ? 0 : max(0, -magnitude.lastExponent)
    if magnitude.isZero { fewest = 0 }
    if !target.low.isZero {
      let low = allowsFraction ? target.low : max(target.low, 1)
      fewest = max(fewest, Self.power(low) - Self.power(magnitude + unit))
    }
    guard fewest <= Self.mostDigits else { return false }
    let groups = scan.groups
    for count in (fewest...Self.mostDigits).lazy.filter(groups.allowsMore).prefix(3) {
      let met = target.meets(
        magnitude.multipliedByPowerOfTen(count), width: unit.multipliedByPowerOfTen(count))
      if met != .below { return met == .met }
    }
    return false
  }

  /// Whether more digits of the exponent lead to the target.
  private func canReach(_ target: ReachTarget, byExponentOf magnitude: FixedDecimal) -> Bool {
    if magnitude.isZero { return target.contains(magnitude) }
    let near = powers(to: target, from: magnitude)
    // Behind "E12" come E120 to E129, E1200 to E1299 and so on.
    let typed = abs(scan.exponent.power)
    var (first, count) = (typed, 1)
    while first <= Self.mostDigits {
      let least = first - typed
      let most = least + count - 1
      let more = scan.exponent.isNegative ? -most ... -least : least...most
      for power in near {
        let power = min(max(power, more.lowerBound), more.upperBound)
        if target.contains(magnitude.multipliedByPowerOfTen(power)) { return true }
      }
      if count > Self.mostDigits { return false }
      (first, count) = (first * 10, count * 10)
    }
    return false
  }

  /// Whether more digits, and then an exponent, lead to the target.
  private func canReach(
    _ target: ReachTarget, byAnyPowerOf magnitude: FixedDecimal, _ unit: FixedDecimal
  ) -> Bool {
    if magnitude.isZero { return target.meets(0, width: nil) == .met }
    return powers(to: target, from: magnitude).contains { power in
      let width = unit.multipliedByPowerOfTen(power)
      return target.meets(magnitude.multipliedByPowerOfTen(power), width: width) == .met
    }
  }

  /// The powers of ten that bring a number to where the target is nearest to 1, which any type is
  /// likely to hold; where it is to be whole, to where it has no fraction.
  private func powers(to target: ReachTarget, from magnitude: FixedDecimal) -> ClosedRange<Int> {
    var power = -Self.power(magnitude)
    if target.low > 1 {
      power += Self.power(target.low)
    } else if let high = target.high, high < 1, !high.isZero {
      power += Self.power(high)
    }
    if !allowsFraction { power = max(power, -magnitude.lastExponent) }
    return (power - 1)...(power + 1)
  }

  /// The power of ten of a number's first digit, within what is looked at.
  private static func power(_ number: FixedDecimal) -> Int {
    let most = Int64(mostDigits)
    return Int(min(max(number.leadingExponent, -most), most))
  }
}

extension FixedDecimal {
  /// The power of ten of the last digit that is not zero.
  fileprivate var lastExponent: Int {
    exponent + withDigits { digits in digits.reversed().prefix { $0 == 0 }.count }
  }
}

/// The numbers of one sign that type and bounds take, without the sign.
struct ReachTarget {
  enum Meeting { case met, below, above }

  let low: FixedDecimal
  let isLowExcluded: Bool
  let high: FixedDecimal?
  let isHighExcluded: Bool
  let isNegative: Bool
  let allowsFraction: Bool
  let holds: (FixedDecimal) -> Bool

  func contains(_ number: FixedDecimal) -> Bool {
    if number < low || isLowExcluded && number == low { return false }
    if isAboveHigh(number) { return false }
    return holds(isNegative ? number.negated : number)
  }

  private func isAboveHigh(_ number: FixedDecimal) -> Bool {
    high.map { number > $0 || isHighExcluded && number == $0 } ?? false
  }

  /// Whether one of the numbers from `first` on, below `first` + `width`, is in the target.
  ///
  /// The types have no gaps, so that the least of them answers for all.
  func meets(_ first: FixedDecimal, width: FixedDecimal?) -> Meeting {
    var least = max(first, low)
    if !allowsFraction { least = least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least }
    if isLowExcluded && least <= low {
      // Just above the bound there are numbers with a fraction; else the next whole one is it.
      if !allowsFraction { least = least + 1 }
      if width == nil || isAboveHigh(low) { return .below }
    }
    if isAboveHigh(least) { return isAboveHigh(first) ? .above : .below }
    if let width, least >= first + width { return .below }
    return holds(isNegative ? least.negated : least) ? .met : .above
  }
}
