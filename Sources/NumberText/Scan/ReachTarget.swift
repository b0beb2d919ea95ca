/// The numbers of one sign that type and bounds take, without the sign.
struct ReachTarget {
  enum Meeting { case met, below, above }

  let low: FixedDecimal
  let high: FixedDecimal?
  let isNegative: Bool
  let allowsFraction: Bool
  let holds: (FixedDecimal) -> Bool

  func contains(_ number: FixedDecimal) -> Bool {
    if number < low { return false }
    if let high, number > high { return false }
    return holds(isNegative ? number.negated : number)
  }

  /// Whether one of the numbers from `first` on, below `first` + `width`, is in the target.
  ///
  /// The types have no gaps, so that the least of them answers for all.
  func meets(_ first: FixedDecimal, width: FixedDecimal?) -> Meeting {
    var least = max(first, low)
    if !allowsFraction { least = least.rounded(toFractionDigits: 0, mode: .ceiling) ?? least }
    if let high, least > high { return first > high ? .above : .below }
    if let width, least >= first + width { return .below }
    return holds(isNegative ? least.negated : least) ? .met : .above
  }
}
