import NumberText

/// Whether typing on can bring a number between the bounds. (R14)
struct Reach {
  let mantissa: Mantissa
  let format: NumberFormat
  let type: BoundType
  let bounds: NumberBounds

  private var minimum: FixedDecimal? {
    guard let least = type.minimum else { return bounds.minimum }
    return max(bounds.minimum ?? least, least)
  }

  private var maximum: FixedDecimal? {
    guard let greatest = type.maximum else { return bounds.maximum }
    return min(bounds.maximum ?? greatest, greatest)
  }

  var canBecomeValid: Bool {
    if reaches(mantissa.isNegative, exponents) { return true }
    // R8: a minus after the digits cannot follow an exponent.
    return mantissa.canTakeMinus && reaches(true, [-format.scale])
  }

  /// Whether a magnitude that typing on can give lies between the bounds, for this sign.
  private func reaches(_ isNegative: Bool, _ exponents: [Int]) -> Bool {
    let least = isNegative ? maximum?.negated : minimum
    let greatest = isNegative ? minimum?.negated : maximum
    let low = max(least ?? 0, 0)
    if let greatest, greatest < 0 { return false }
    var excluded = (
      least: bounds.excludesMinimum && minimum == bounds.minimum,
      greatest: bounds.excludesMaximum && maximum == bounds.maximum
    )
    if isNegative { excluded = (excluded.greatest, excluded.least) }
    return exponents.contains { power in
      sets.contains {
        $0.times(power).meets(
          low, excluded: excluded.least && low == least, greatest,
          greatestExcluded: excluded.greatest, isWhole: !type.allowsFraction)
      }
    }
  }

  /// The powers of ten that exponent and scale can give together.
  private var exponents: [Int] {
    guard let typed = mantissa.exponent else {
      guard format.allowsExponent && !mantissa.isClosed else { return [-format.scale] }
      return (-150...150).map { $0 - format.scale }
    }
    let value = Int(typed.map(String.init).joined()) ?? 0
    var values = [value]
    if !mantissa.exponentIsClosed {
      for power in [10, 100, 1000] where value * power < 1000 {
        values += (value * power)..<(value * power + power)
      }
    }
    return values.map { (mantissa.exponentIsNegative ? -$0 : $0) - format.scale }
  }

  /// The magnitudes that more digits can give, before the exponent.
  private var sets: [MagnitudeSet] {
    var closed = mantissa
    closed.isNegative = false
    closed.exponent = nil
    let number = closed.number(scale: 0)!
    if mantissa.isClosed { return [MagnitudeSet(low: number, width: nil)] }
    let unit = FixedDecimal(coefficient: 1, exponent: -mantissa.fraction.count)
    if mantissa.hasDecimalSeparator { return [MagnitudeSet(low: number, width: unit)] }
    return (0...80).filter(canAppend).map { count in
      MagnitudeSet(
        low: number.multipliedByPowerOfTen(count), width: unit.multipliedByPowerOfTen(count))
    }
  }

  /// Whether `count` digits can be typed after the groups.
  private func canAppend(_ count: Int) -> Bool {
    guard !mantissa.groups.isEmpty, count > 0 else { return true }
    let first = mantissa.groups
    return Groups(format, sizes: first, startsWithZero: false).shapes.contains { shape in
      // Further digits make the typed last group a middle group; the groups after can be any.
      guard (count - shape.primary) >= 0, (count - shape.primary) % shape.secondary == 0 else {
        return false
      }
      return (1...shape.secondary).contains(first[0])
        && first.dropFirst().allSatisfy { $0 == shape.secondary }
    }
  }
}
