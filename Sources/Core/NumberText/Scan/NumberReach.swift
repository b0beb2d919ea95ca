/// Whether a number that its type or its bounds exclude can become one that they take, by typing on
/// at the end of its text.
///
/// Typing leads to intervals of numbers: more digits behind "12" give 12 up to 13, 120 up to 130 and so
/// on. Where an exponent may follow, each interval can be multiplied by any power of ten; only those
/// powers are tried that lead next to the bounds, because all others miss them.
/// Rule: R14.
struct NumberReach: ~Copyable {
  let scan: Scan
  let rules: ScanRules
  let bounds: NumberBounds
  let allowsFraction: Bool
  /// Whether the type has a value for a number.
  let holds: (FixedDecimal) -> Bool

  /// A number with more digits, or a greater power of ten, is beyond decimal128's range.
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
    // For whole numbers a minimum of 0.05 means 1.
    let low = allowsFraction ? least : least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least
    let isLeastExcluded = isNegative ? bounds.excludesMaximum : bounds.excludesMinimum
    let target = ReachTarget(
      low: low, isLowExcluded: isLeastExcluded && low == minimum,
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
    // With fewer digits the numbers are below the target, or have a fraction. The first two counts may
    // still be too low, because a whole number is rounded up; the third is not.
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

  /// The power of ten that brings a number into the part of the target nearest to 1, which a type holds
  /// most likely, and the powers next to it. For whole numbers it is one that leaves no fraction.
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

  /// The power of ten of a number's first digit, held within ±`mostDigits`.
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

  /// Whether the target has one of the numbers from `first` up to `first` + `width`, which is excluded;
  /// nil stands for any width.
  ///
  /// Only the least one within the bounds is tried: a type that does not hold it holds none above it.
  func meets(_ first: FixedDecimal, width: FixedDecimal?) -> Meeting {
    var least = max(first, low)
    if !allowsFraction { least = least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least }
    if isLowExcluded && least == low {
      if !allowsFraction {
        least = least + 1
      } else if high == low {
        // Else there is a number just above the bound that is excluded.
        return .below
      }
    }
    if isAboveHigh(least) { return isAboveHigh(first) ? .above : .below }
    if let width, least >= first + width { return .below }
    return holds(isNegative ? least.negated : least) ? .met : .above
  }
}
