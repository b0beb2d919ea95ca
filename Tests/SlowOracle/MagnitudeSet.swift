import NumberText

/// Numbers from `low` up to, but not including, `low` + `width`; `low` alone without a width.
struct MagnitudeSet {
  let low: FixedDecimal
  let width: FixedDecimal?

  func times(_ power: Int) -> MagnitudeSet {
    MagnitudeSet(
      low: low.multipliedByPowerOfTen(power), width: width?.multipliedByPowerOfTen(power))
  }

  /// Whether one of the numbers, or one of the whole numbers, lies in a range.
  func meets(
    _ least: FixedDecimal, excluded: Bool, _ greatest: FixedDecimal?, greatestExcluded: Bool,
    isWhole: Bool
  ) -> Bool {
    var first = max(low, least)
    if isWhole {
      first = first.rounded(toFractionDigits: 0, mode: .ceiling)!
      if excluded && first == least { first = first + 1 }
    }
    // With fractions there is always a number just beside the excluded one.
    let isOpen = excluded && first == least
    if let greatest, first > greatest || first == greatest && (isOpen || greatestExcluded) {
      return false
    }
    guard let width else { return first == low && !isOpen }
    return first < low + width
  }
}
