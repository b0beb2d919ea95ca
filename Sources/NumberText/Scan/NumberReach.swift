/// Whether a number that is out of bounds can come into them by typing on at the end. (R14)
struct NumberReach {
  let state: ScanState
  let rules: ScanRules
  let bounds: NumberBounds
  let allowsFraction: Bool

  /// Whether some text that begins with the scanned one is within the bounds.
  func canReachBounds(from number: FixedDecimal) -> Bool {
    if state.isParenthesisClosed || state.trailingSign != nil { return false }
    if canReach(number.magnitude, isNegative: state.isNegative) { return true }
    let canTurnNegative =
      !state.hasSign && state.openParenthesis == nil && state.allowsMinus
      && state.exponentMark == nil && !(state.stage == .fraction && state.fractionDigits == 0)
    return canTurnNegative && canReach(number.magnitude, isNegative: true)
  }

  /// Whether digits behind `magnitude` can lead into the part of the bounds on one side of zero.
  private func canReach(_ magnitude: FixedDecimal, isNegative: Bool) -> Bool {
    let low = isNegative ? bounds.maximum?.negated : bounds.minimum
    let high = isNegative ? bounds.minimum?.negated : bounds.maximum
    if let high, high < 0 { return false }
    if state.hasAffixBehind || state.stage == .trail || state.matching != 0 {
      return low.map { magnitude >= $0 } ?? true && high.map { magnitude <= $0 } ?? true
    }
    if state.exponentMark != nil || rules.allowsExponent { return !magnitude.isZero }
    let oneUnit = FixedDecimal(coefficient: 1, exponent: -state.fractionDigits - rules.scale)
    if state.decimalSeparator != nil {
      return overlaps(magnitude, below: magnitude + oneUnit, low, high, hasFraction: allowsFraction)
    }
    var first = magnitude
    var behind = magnitude + oneUnit
    for _ in 0...(6200) {
      if overlaps(first, below: behind, low, high, hasFraction: allowsFraction) { return true }
      if let high, first > high || (first.isZero && behind > high) { return false }
      if high == nil, let low, behind > low { return true }
      first = first.multipliedByPowerOfTen(1)
      behind = behind.multipliedByPowerOfTen(1)
    }
    return false
  }

  /// Whether [first, behind) has a number in [low, high].
  private func overlaps(
    _ first: FixedDecimal, below behind: FixedDecimal, _ low: FixedDecimal?, _ high: FixedDecimal?,
    hasFraction: Bool
  ) -> Bool {
    if let high, first > high { return false }
    guard let low, low > first else { return true }
    return hasFraction ? low < behind : low <= behind - 1
  }
}

extension NumberBounds {
  /// The issue of a number beyond the bounds, or nil.
  func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    if let minimum, number < minimum { return .belowMinimum }
    if let maximum, number > maximum { return .aboveMaximum }
    return nil
  }
}
