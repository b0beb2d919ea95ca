/// Whether further typing at the end of a text can bring its number, which bounds or type exclude, within them.
///
/// The numbers that typing can lead to form intervals: more digits after "12" give 12 up to 13, 120 up to 130 and
/// so on, and an exponent multiplies these by further powers of ten. So each interval is the first one times a
/// power of ten, and only the powers that bring it near the bounds are tried. Rule: R14.
struct NumberReach: ~Copyable {
  let scan: Scan
  let rules: ScanRules
  let bounds: NumberBounds
  let allowsFraction: Bool
  /// Whether the type has a value for a number.
  let holds: (FixedDecimal) -> Bool

  /// Whether some text that begins with the scanned one has a number within the bounds.
  func canReachBounds(from number: FixedDecimal) -> Bool {
    if scan.signs.isParenthesisClosed || scan.signs.trailing != nil { return false }
    let magnitude = number.magnitude
    if canReach(magnitude, isNegative: scan.signs.isNegative, withExponent: true) { return true }
    // A minus after the digits counts as further typing only if the format writes its own there.
    let canTurnNegative =
      rules.minusPlace != .elsewhere && !scan.signs.isSigned && scan.signs.allowed.minus
      && scan.exponent.mark == nil
    return canTurnNegative && canReach(magnitude, isNegative: true, withExponent: false)
  }

  /// Whether no digit can follow.
  private var isClosed: Bool { scan.part == .trail || scan.affixes.isMatching }

  private func canReach(
    _ magnitude: FixedDecimal, isNegative: Bool, withExponent: Bool
  ) -> Bool {
    let target = target(isNegative: isNegative)
    if let high = target.high, high < 0 { return false }
    let continuation = continuation(of: magnitude, withExponent: withExponent)
    return continuation.powers(near: power(to: target, from: continuation.size)).contains { power in
      target.hasNumber(
        from: continuation.first.multipliedByPowerOfTen(power),
        width: continuation.width?.multipliedByPowerOfTen(power))
    }
  }

  /// The numbers of one sign within the bounds.
  private func target(isNegative: Bool) -> ReachTarget {
    let minimum = isNegative ? bounds.maximum?.negated : bounds.minimum
    let least = max(minimum ?? 0, 0)
    // For whole numbers a minimum of 0.05 means 1.
    let low = allowsFraction ? least : least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least
    let isLeastExcluded = isNegative ? bounds.excludesMaximum : bounds.excludesMinimum
    return ReachTarget(
      low: low, isLowExcluded: isLeastExcluded && low == minimum,
      high: isNegative ? bounds.minimum?.negated : bounds.maximum,
      isHighExcluded: isNegative ? bounds.excludesMinimum : bounds.excludesMaximum,
      isNegative: isNegative, allowsFraction: allowsFraction, holds: holds)
  }

  /// The numbers that further typing can make of a number.
  private func continuation(of magnitude: FixedDecimal, withExponent: Bool) -> Continuation {
    let unit = FixedDecimal(
      coefficient: 1, exponent: -scan.digits.fractionCount - rules.format.scale)
    let most = FixedDecimal.places.count
    let all = -most...most
    if isClosed { return Continuation(first: magnitude, width: nil, range: 0...0) }
    if scan.exponent.mark != nil {
      let exponent = scan.exponent
      return Continuation(first: magnitude, width: nil, range: all) { exponent.canGrow(by: $0) }
    }
    if rules.format.allowsExponent && withExponent {
      return Continuation(first: magnitude, width: unit, range: all)
    }
    if scan.decimalSeparator != nil {
      return Continuation(first: magnitude, width: unit, range: 0...0)
    }
    let groups = scan.groups
    return Continuation(first: magnitude, width: unit, range: 0...most) {
      groups.allowsMore($0)
    }
  }

  /// The power of ten that brings a number into the part of the target nearest to 1, where a type most likely has
  /// values. For whole numbers the power leaves no fraction.
  private func power(to target: ReachTarget, from magnitude: FixedDecimal) -> Int {
    var power = -magnitude.leadingExponent
    if target.low > 1 {
      power += target.low.leadingExponent
    } else if let high = target.high, high < 1, !high.isZero {
      power += high.leadingExponent
    }
    return allowsFraction ? power : max(power, -magnitude.lastExponent)
  }
}

/// What further typing makes of a number: the interval from `first` up to but not including `first` + `width`,
/// times a power of ten.
private struct Continuation {
  let first: FixedDecimal
  /// Nil if the interval is the number `first` alone.
  let width: FixedDecimal?
  let range: ClosedRange<Int>
  /// Which powers of the range can be typed.
  var allows: (Int) -> Bool = { _ in true }

  /// A number of the interval's size: `first` or, if `first` is zero, the width.
  var size: FixedDecimal { first.isZero ? width ?? first : first }

  /// The typable powers next to `power`: the nearest below, and four from there on. Numbers of a
  /// lower power are below the bounds, or so near to zero that testing the nearest power is enough;
  /// those of a higher power are beyond the bounds.
  func powers(near power: Int) -> [Int] {
    let start = min(max(power - 1, range.lowerBound), range.upperBound)
    var powers: [Int] = []
    if let below = (range.lowerBound..<start).last(where: allows) { powers.append(below) }
    let most = powers.count + 4
    for power in start...range.upperBound where allows(power) {
      powers.append(power)
      if powers.count == most { break }
    }
    return powers
  }
}

extension Exponent {
  /// Whether more digits at the end of the exponent can move it by `power` away from zero: "E12"
  /// can become E120 to E129, E1200 to E1299 and so on.
  fileprivate func canGrow(by power: Int) -> Bool {
    let typed = abs(self.power)
    guard isNegative ? power <= 0 : power >= 0 else { return false }
    var grown = typed + abs(power)
    while grown > typed { grown /= 10 }
    return grown == typed
  }
}

extension FixedDecimal {
  /// The power of ten of the last digit that is not zero.
  fileprivate var lastExponent: Int {
    exponent + withDigits { digits in digits.reversed().prefix { $0 == 0 }.count }
  }
}

/// The numbers of one sign that type and bounds allow, without the sign.
private struct ReachTarget {
  let low: FixedDecimal
  let isLowExcluded: Bool
  let high: FixedDecimal?
  let isHighExcluded: Bool
  let isNegative: Bool
  let allowsFraction: Bool
  let holds: (FixedDecimal) -> Bool

  /// Whether a number from `first` up to but not including `first` + `width` is in the target; without a width,
  /// whether `first` is.
  ///
  /// Only the least number of the interval within the bounds is tried: a type that does not hold that number
  /// holds no greater one of the interval.
  func hasNumber(from first: FixedDecimal, width: FixedDecimal?) -> Bool {
    var least = max(first, low)
    if width != nil {
      if !allowsFraction { least = least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least }
      if isLowExcluded && least == low {
        // Whole numbers go on with the next one. Fractions have a number just above the bound, unless the
        // bound is all that is left.
        if !allowsFraction { least = least + 1 } else if high == low { return false }
      }
    } else if isLowExcluded && first == low {
      return false
    }
    let end = width.map { first + $0 }
    guard end.map({ least < $0 }) ?? (least == first), !isAboveHigh(least) else { return false }
    return holds(isNegative ? least.negated : least)
  }

  private func isAboveHigh(_ number: FixedDecimal) -> Bool {
    high.map { number > $0 || isHighExcluded && number == $0 } ?? false
  }
}
