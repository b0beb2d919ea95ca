import NumberText

/// A value of the bound type, and the number with the fewest digits that gives the value.
struct HeldNumber<Value: NumberValue> {
  let value: Value
  let number: FixedDecimal
}

/// The numbers that a field can hold and show: format, type and bounds all limit them. Rules: C10, C11.
extension NumberScanner {
  /// The type's value for a number; nil if the number is out of the type's range.
  ///
  /// - Parameter value: The value, if the number has been converted already.
  func held(_ number: FixedDecimal, as value: Value? = nil) -> HeldNumber<Value>? {
    guard let value = value ?? converted(number) else { return nil }
    return HeldNumber(value: value, number: value.number(madeFrom: number))
  }

  /// The bounds, narrowed to the range of the type.
  var limits: NumberBounds {
    bounds.isUnlimited ? typeBounds : bounds.intersection(typeBounds) ?? bounds
  }

  /// Whether format and type have all digits of a number, whatever its size.
  func hasDigits(of number: FixedDecimal) -> Bool {
    guard shown(number) == number else { return false }
    guard let held = held(number) else { return refusal(of: number) == .overflow }
    return held.number == number
  }

  /// A number with the digits that format and type keep of it, rounded once; nil if the type has no
  /// value for it. If no digit of "-0.001" is kept, the minus goes, too. (C11)
  ///
  /// - Parameter value: The type's value for the number, if it is known.
  func rounded(_ number: FixedDecimal, as value: Value? = nil) -> HeldNumber<Value>? {
    var shown = shown(number)
    if shown.isZero && shown.isNegative { shown = 0 }
    guard var held = held(shown) else { return nil }
    if held.number == shown { return held }
    // The type has fewer digits than the format shows of this number: the type alone rounds it.
    if let once = self.held(number, as: value), readsBack(once) { return once }
    // The type's nearest value may have digits that the format cuts, and what is left may have another
    // nearest value. A few rounds settle it.
    for _ in 0..<8 {
      if readsBack(held) { return held }
      guard let next = self.held(self.shown(held.number)) else { return nil }
      held = next
    }
    return nil
  }

  /// Whether the text of a value reads as the value, though it may show other digits: in steps of 0.05 a
  /// `Double` of 438913240686627.45 has the digits 438913240686627.44, and its text ends in ".45". (C2)
  private func readsBack(_ held: HeldNumber<Value>) -> Bool {
    let shown = shown(held.number)
    if shown == held.number { return true }
    return bounds.contains(shown) && self.held(shown)?.number == held.number
  }

  /// The number nearest to another that lies within the bounds and that format and type can show; nil if
  /// there is no such number. (C10)
  func nearest(to number: FixedDecimal) -> HeldNumber<Value>? {
    let limits = limits
    let inside = limits.clamped(number)
    if let held = heldInside(inside, limits) { return held }
    if !limits.contains(inside) {
      return next(beyond: inside, isUpward: inside == limits.minimum, limits)
    }
    let shown = rounded(inside)?.number ?? self.shown(inside)
    // If rounding led beyond a bound, the number is on the other side. If the type has none of the digits
    // that the format shows, the number may be on either side.
    let (first, second): (RoundingMode, RoundingMode) =
      shown < inside ? (.ceiling, .floor) : (.floor, .ceiling)
    return next(from: inside, first, limits) ?? next(from: inside, second, limits)
  }

  /// The first number in a direction that can be held within limits.
  ///
  /// Numbers with fewer and fewer digits are tried, each further away, until a number can be held. From
  /// there the search goes back towards the start, by units of finer and finer digits, as long as the
  /// number that it reaches can be held.
  private func next(
    from number: FixedDecimal, _ direction: RoundingMode, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    let first = max(number.normalized.exponent, -Self.mostDigits)
    let last = Int(min(Int64(Self.mostDigits), max(number.leadingExponent, Int64(first)))) + 1
    guard first <= last else { return nil }
    for power in first...last {
      guard let coarse = number.rounded(toFractionDigits: -power, mode: direction),
        limits.contains(coarse)
      else { return nil }
      guard var held = heldInside(coarse, limits) else { continue }
      var place = coarse
      for finer in 1...3 {
        let unit = FixedDecimal(coefficient: 1, exponent: power - finer)
        for _ in 1...9 {
          let next = direction == .floor ? place + unit : place - unit
          guard direction == .floor ? next <= number : next >= number,
            let nearer = heldInside(next, limits)
          else { break }
          (place, held) = (next, nearer)
        }
      }
      return held
    }
    return nil
  }

  /// The nearest number strictly inside an excluded bound that format and type can tell from the bound.
  private func next(
    beyond bound: FixedDecimal, isUpward: Bool, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    var nearest: HeldNumber<Value>?
    let first = Int(max(0, min(Int64(Self.mostDigits), bound.leadingExponent)))
    for power in stride(from: first, through: min(0, bound.normalized.exponent) - 40, by: -1) {
      let unit = FixedDecimal(coefficient: 1, exponent: power)
      if let held = heldInside(isUpward ? bound + unit : bound - unit, limits) {
        nearest = held
      } else if nearest != nil {
        break
      }
    }
    return nearest
  }

  /// The rounded number, if it is within limits.
  func heldInside(_ number: FixedDecimal, _ limits: NumberBounds) -> HeldNumber<Value>? {
    guard let held = rounded(number), limits.contains(held.number) else { return nil }
    return held
  }

  /// The number that the text of a number shows.
  func shown(_ number: FixedDecimal) -> FixedDecimal {
    format.shown(number) ?? readBack(number) ?? number
  }

  /// The number that the text of a number reads as, for formats whose texts a function writes; nil if the
  /// text is not a number.
  private func readBack(_ number: FixedDecimal) -> FixedDecimal? {
    let written = format.written(number)
    return format.number(in: written.text, soft: written.softSeparators)
  }

  /// How many digits a text can have on either side of the decimal separator. (R13)
  private static var mostDigits: Int { 6200 }
}

/// What a field cannot do because of how it was made: mistakes of the host, not of the user.
extension FormattingField {
  /// Whether any number within the bounds can be shown. If not, a commit keeps every text. (C10)
  ///
  /// ```swift
  /// let bounds = NumberBounds(FixedDecimal("0.996")!...FixedDecimal("0.999")!)
  /// FormattingField<Double>(format: dollars, bounds: bounds).hasNumberInBounds   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits of the bounds.
  public var hasNumberInBounds: Bool { scanner.nearest(to: 0) != nil }

  /// Whether the step is above zero, and format and type have its digits. Any other step
  /// counts as none: stepping does nothing, and nothing snaps. If the values have to be steps, format and
  /// type need the digits of the minimum as well, from which steps are counted. (C12)
  ///
  /// - Complexity: O(*n*) in the digits of the step.
  public var hasUsableStep: Bool { isAligned ? steps != nil : step != nil }
}
