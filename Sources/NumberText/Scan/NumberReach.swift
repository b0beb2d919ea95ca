/// Whether a number that its type or its bounds exclude can become one that they take, by typing on
/// at the end of its text. (R14)
///
/// What typing leads to is a set of intervals: more digits behind "12" give 12 up to 13, 120 up to
/// 130 and so on, each of them times a power of ten where an exponent may follow.
struct NumberReach: ~Copyable {
  let scan: Scan
  let rules: ScanRules
  let bounds: NumberBounds
  let allowsFraction: Bool
  /// Whether the type has a value for a number.
  let holds: (FixedDecimal) -> Bool

  /// The number of digits that are tried behind the typed ones: past them every number is larger
  /// than decimal128's.
  private static let mostDigits = 6200

  /// Whether some text that begins with the scanned one is within the bounds.
  func canReachBounds(from number: FixedDecimal) -> Bool {
    if scan.signs.isParenthesisClosed || scan.signs.trailing != nil { return false }
    let magnitude = number.magnitude
    if canReach(magnitude, isNegative: scan.signs.isNegative, withExponent: true) { return true }
    let canTurnNegative =
      !scan.signs.isSigned && scan.signs.allowed.minus && scan.exponent.mark == nil
    return canTurnNegative && canReach(magnitude, isNegative: true, withExponent: false)
  }

  private func canReach(
    _ magnitude: FixedDecimal, isNegative: Bool, withExponent: Bool
  ) -> Bool {
    let minimum = isNegative ? bounds.maximum?.negated : bounds.minimum
    let target = ReachTarget(
      low: max(minimum ?? 0, 0), high: isNegative ? bounds.minimum?.negated : bounds.maximum,
      isNegative: isNegative, allowsFraction: allowsFraction, holds: holds)
    if let high = target.high, high < 0 { return false }
    if scan.part == .trail || scan.affixes.isMatching {
      return target.contains(magnitude)
    }
    if scan.exponent.mark != nil { return canReach(target, byExponentOf: magnitude) }
    let unit = FixedDecimal(coefficient: 1, exponent: -scan.digits.fractionCount - rules.scale)
    if rules.allowsExponent && withExponent {
      return canReach(target, byAnyPowerOf: magnitude, unit)
    }
    if scan.decimalSeparator != nil { return target.meets(magnitude, width: unit) == .met }
    for count in 0...Self.mostDigits where scan.groups.allowsMore(count) {
      let met = target.meets(
        magnitude.multipliedByPowerOfTen(count), width: unit.multipliedByPowerOfTen(count))
      if met != .below { return met == .met }
    }
    return false
  }

  /// Whether more digits of the exponent lead to the target.
  private func canReach(_ target: ReachTarget, byExponentOf magnitude: FixedDecimal) -> Bool {
    var step = 1
    let typed = abs(scan.exponent.power)
    var first = typed
    while first <= Self.mostDigits {
      for exponent in first..<(first + step) {
        let more = exponent - typed
        let number = magnitude.multipliedByPowerOfTen(scan.exponent.isNegative ? -more : more)
        if target.contains(number) { return true }
      }
      (step, first) = (step * 10, first == 0 ? step : first * 10)
    }
    return false
  }

  /// Whether more digits, and then an exponent, lead to the target.
  private func canReach(
    _ target: ReachTarget, byAnyPowerOf magnitude: FixedDecimal, _ unit: FixedDecimal
  ) -> Bool {
    if magnitude.isZero { return target.meets(0, width: nil) == .met }
    // From where the numbers are as large as the least one, to where they are whole.
    let least = allowsFraction ? target.low : max(target.low, 1)
    let start =
      least.isZero ? -Self.mostDigits : Int(least.leadingExponent - magnitude.leadingExponent) - 1
    for power in start...(start + magnitude.digitCount + 4) {
      let met = target.meets(
        magnitude.multipliedByPowerOfTen(power), width: unit.multipliedByPowerOfTen(power))
      if met == .met { return true }
    }
    return false
  }
}

extension NumberBounds {
  /// The issue of a number beyond the bounds, or nil.
  @usableFromInline
  func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    if let minimum, number < minimum { return .belowMinimum }
    if let maximum, number > maximum { return .aboveMaximum }
    return nil
  }
}
