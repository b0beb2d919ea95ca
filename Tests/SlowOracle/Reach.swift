import NumberText

/// Whether typing on can bring a number between the bounds: its magnitude has to be below the
/// greatest of its sign. (R14)
struct Reach {
  let mantissa: Mantissa
  let number: FixedDecimal
  let format: NumberFormat
  let type: BoundType
  let bounds: NumberBounds

  var canBecomeValid: Bool {
    // An exponent below zero makes a number smaller.
    if mantissa.exponent == nil ? format.allowsExponent : mantissa.exponentIsNegative {
      return true
    }
    return isBelow(mantissa.isNegative) || mantissa.canTakeMinus && isBelow(true)
  }

  private func isBelow(_ isNegative: Bool) -> Bool {
    let magnitude = number < 0 ? number.negated : number
    let typeRefuses = type.violation(of: isNegative ? magnitude.negated : magnitude)
    // Digits after a decimal separator leave the fraction that there is, those of an exponent do not.
    let staysFraction = mantissa.hasDecimalSeparator && mantissa.exponent == nil
    if typeRefuses == .overflow || typeRefuses != nil && staysFraction {
      return false
    }
    let greatest = isNegative ? bounds.minimum.map { 0 - $0 } : bounds.maximum
    let isExcluded = isNegative ? bounds.excludesMinimum : bounds.excludesMaximum
    guard let greatest else { return true }
    return magnitude < greatest || magnitude == greatest && !isExcluded
  }
}
