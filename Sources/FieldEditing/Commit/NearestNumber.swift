import NumberText

/// A value of the field's type, and that value as a decimal number: for the `Double` nearest to
/// 0.1, the number is 0.1, and not the exact binary fraction.
struct HeldNumber<Value: NumberValue> {
  let value: Value
  let number: FixedDecimal
}

/// The number that a field takes in place of another, and what made it differ: nothing if they are
/// the same.
struct NearestNumber<Value: NumberValue> {
  enum Cause { case bound, step, digits }

  let held: HeldNumber<Value>
  let cause: Cause?
}

/// Finds numbers that a field can hold and show: they are within its bounds, its type can represent
/// them, and its format shows all of their digits. Rules: C10, C11.
extension NumberScanner {
  /// Finds the number nearest to `number` that a field can hold and show; nil if there is none. The
  /// bounds move the number first, then the steps, then the digits of format and type, which never
  /// move it out of the bounds again.
  ///
  /// - Parameters:
  ///   - value: The number as a value of the type, if it has been converted already.
  ///   - steps: The steps of which the number has to be one; nil if it may be any number.
  func nearest(
    to number: FixedDecimal, as value: Value? = nil, on steps: Steps? = nil
  ) -> NearestNumber<Value>? {
    // Most numbers are moved by their digits alone, which needs no search.
    if steps == nil, bounds.contains(number), let held = rounded(number, as: value),
      bounds.contains(held.number)
    {
      return NearestNumber(held: held, cause: held.number == number ? nil : .digits)
    }
    let limits = limits
    let bounded = limits.clamped(number)
    let stepped = steps.map { step(of: $0, nearestTo: bounded) } ?? bounded
    guard let held = rounded(nearestTo: stepped, within: limits) else { return nil }
    if bounded != number { return NearestNumber(held: held, cause: .bound) }
    if stepped != bounded { return NearestNumber(held: held, cause: .step) }
    if held.number == stepped { return NearestNumber(held: held, cause: nil) }
    let isRounded = rounded(stepped)?.number == held.number
    return NearestNumber(held: held, cause: isRounded ? .digits : .bound)
  }

  /// Converts a number to the nearest value of the field's type; nil if the number is out of the
  /// type's range.
  func held(_ number: FixedDecimal, as value: Value? = nil) -> HeldNumber<Value>? {
    guard let value = value ?? converted(number) else { return nil }
    return HeldNumber(value: value, number: value.number(madeFrom: number))
  }

  /// The bounds, narrowed to the range of the type.
  var limits: NumberBounds {
    bounds.isUnlimited ? typeBounds : bounds.intersection(typeBounds) ?? bounds
  }

  /// Whether format and type keep all digits of a number; false beyond the limit of numbers (R23).
  /// Also true if the number is too large for the type: then its size is refused, and not its
  /// digits.
  func hasDigits(of number: FixedDecimal) -> Bool {
    guard !number.isOutOfRange, shown(number) == number else { return false }
    guard let held = held(number) else { return refusal(of: number) == .overflow }
    return held.number == number
  }

  /// Rounds a number once to the digits that format and type keep; nil if the type has no value for
  /// the result. A "-0.001" of which no digit is kept becomes 0, without the minus. (C11)
  func rounded(_ number: FixedDecimal, as value: Value? = nil) -> HeldNumber<Value>? {
    var shown = shown(number)
    if shown.isZero && shown.isNegative { shown = 0 }
    guard var held = held(shown) else { return nil }
    if held.number == shown { return held }
    // The type holds fewer digits than the format shows. The number as given is converted, so that
    // only the type rounds it, and not first the format and then the type.
    if let once = self.held(number, as: value), readsBack(once) { return once }
    // The text of the rounded value may be read as a neighbouring value. Try that neighbour next,
    // and so on, until the text of a value is read as the value itself.
    for _ in 0..<8 {
      if readsBack(held) { return held }
      guard let next = self.held(self.shown(held.number)) else { return nil }
      held = next
    }
    return nil
  }

  /// Whether the text of a value is read as the same value again, even if the text shows other
  /// digits. In a format with multiples of 0.05 the `Double` nearest to 438913240686627.45 has the
  /// digits 438913240686627.44, and its text ends in ".45". (C2)
  private func readsBack(_ held: HeldNumber<Value>) -> Bool {
    let shown = shown(held.number)
    if shown == held.number { return true }
    return bounds.contains(shown) && self.held(shown)?.number == held.number
  }

  /// The step nearest to a number within the limits. If this step is out of bounds, or format or
  /// type cannot show it, the step beside it or, if neither neighbour can be used, the number
  /// itself.
  private func step(of steps: Steps, nearestTo number: FixedDecimal) -> FixedDecimal {
    let nearest = steps.step(from: number, .halfUp)
    let others = [nearest - steps.distance, nearest + steps.distance]
    // The nearest step may be an excluded bound or outside the bounds; then a step beside it is
    // inside.
    return ([nearest] + (nearest > number ? others : others.reversed()))
      .first { bounds.contains($0) && rounded($0)?.number == $0 } ?? number
  }

  /// Rounds a number within the limits to the nearest one there that format and type can show; nil
  /// if there is none.
  private func rounded(
    nearestTo number: FixedDecimal, within limits: NumberBounds
  ) -> HeldNumber<Value>? {
    if let held = rounded(number, within: limits) { return held }
    // A bound that is too large for a `FixedDecimal`: no other number is near it. (R23)
    if number.isOutOfRange { return nil }
    // Rounding may have crossed a bound, or the type may hold none of the numbers that the format
    // shows near here. Search in both directions, and take the nearer number.
    let found = [RoundingMode.floor, .ceiling].compactMap { next(from: number, $0, limits) }
    return found.min { ($0.number - number).magnitude < ($1.number - number).magnitude }
  }

  /// Finds the number nearest to `start` in one direction (`floor` is down, `ceiling` is up) that
  /// format and type can show within the limits. Nil if there is none.
  ///
  /// Near the start the format shows the multiples of a unit, such as 0.05. The search tries the
  /// next multiple of 0.05, then of 0.1, of 1, and so on, each further away, until the type can
  /// hold the multiple: an integer type holds the multiple of 1. From there the search goes back
  /// towards the start by the finer units, as long as the type holds the numbers.
  ///
  /// For a format of two fraction digits and an integer type, up from 0.5: with the units 0.001,
  /// 0.01 and 0.1 the next multiple is 0.5 itself, which is no integer. With the unit 1 the next
  /// multiple is 1, which the type holds. Back by one unit of 0.1 is 0.9, which the type does not
  /// hold, so the result is 1.
  private func next(
    from start: FixedDecimal, _ direction: RoundingMode, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    let isExcluded = !limits.contains(start)
    let spacing = spacing(near: start)
    if isExcluded, spacing == nil { return next(beyond: start, direction, limits) }
    let own =
      spacing
      ?? FixedDecimal(coefficient: 1, exponent: start.normalized.exponent)
    // Begin with a tenth of the spacing. In a format of three significant digits, 100 is followed
    // by 101, but 99.9 is before it: towards zero the next number may be ten times as close.
    var unit = own.multipliedByPowerOfTen(-1)
    if unit.isOutOfRange { unit = own }
    var finer: [FixedDecimal] = []
    // The exponent of the greatest unit to try. The loop makes the unit greater until it is above
    // all digits of `start`. A unit that is no power of ten, such as 0.25, becomes a power of ten
    // first: 0.5, then 1, then 10.
    let most =
      max(start.leadingExponent, unit.leadingExponent - unit.normalized.exponent) + 1
    while unit.leadingExponent <= most, !unit.isOutOfRange {
      guard var place = start.rounded(toMultipleOf: unit, mode: direction) else { return nil }
      if isExcluded, place == start { place = direction == .floor ? place - unit : place + unit }
      guard limits.contains(place) else { return nil }
      if var held = rounded(place, within: limits) {
        for unit in finer.suffix(3).reversed() {
          for _ in 1...9 {
            let next = direction == .floor ? place + unit : place - unit
            guard direction == .floor ? next <= start : next >= start,
              let nearer = rounded(next, within: limits)
            else { break }
            (place, held) = (next, nearer)
          }
        }
        return held
      }
      finer.append(unit)
      unit = finer.count == 1 ? own : unit.withoutLastDigit
    }
    return nil
  }

  /// Finds the number just inside an excluded bound, such as 5 in "greater than 5", for a format
  /// that shows all digits. Tries the bound plus (or minus) 1, 0.1, 0.01 and so on, and returns the
  /// last of these that the type holds: for a `Float` 5.000001.
  private func next(
    beyond bound: FixedDecimal, _ direction: RoundingMode, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    var nearest: HeldNumber<Value>?
    let first = max(0, bound.leadingExponent)
    let last = min(0, bound.normalized.exponent) - 40
    for power in stride(from: first, through: last, by: -1) {
      let unit = FixedDecimal(coefficient: 1, exponent: power)
      let number = direction == .ceiling ? bound + unit : bound - unit
      if let held = rounded(number, within: limits) {
        nearest = held
      } else if nearest != nil {
        break
      }
    }
    return nearest
  }

  /// The distance from a number to the next number that the format shows, away from zero: 0.01 with
  /// two fraction digits. Nil if the format shows all digits.
  ///
  /// A pattern without an exponent gives the distance. In any other format the number is moved
  /// until the number that is shown changes.
  private func spacing(near number: FixedDecimal) -> FixedDecimal? {
    if let pattern = format.pattern, pattern.minimumExponentDigits == nil {
      return FixedDecimal(coefficient: 1, exponent: -pattern.maximumFractionDigits - format.scale)
    }
    func shown(_ distance: FixedDecimal) -> FixedDecimal {
      self.shown(number.isNegative ? number - distance : number + distance)
    }
    func unit(_ power: Int) -> FixedDecimal { FixedDecimal(coefficient: 1, exponent: power) }
    let first = shown(0)
    let most = max(number.leadingExponent, first.leadingExponent, 0)
    let least = min(number.normalized.exponent, first.normalized.exponent, 0)
    var (low, high) = (least - 3, most + 1)
    while shown(unit(high)) == first {
      high += high - low
      if unit(high).isOutOfRange { return nil }
    }
    var (near, far) = (FixedDecimal(0), unit(low))
    if shown(far) == first {
      while high - low > 1 {
        let middle = (low + high) / 2
        if shown(unit(middle)) == first { low = middle } else { high = middle }
      }
      (near, far) = (unit(low), unit(high))
    }
    // Somewhere between the distances `near` and `far` the text changes to the next number. The
    // difference of the two numbers is the spacing, if the text changes there only once. This is
    // certain as soon as `near` and `far` are much closer to each other than the two numbers are.
    // 24 halvings are enough to bring them so close.
    for _ in 1...24 {
      let spacing = (shown(far) - first).magnitude
      if (far - near) * 32 < spacing { return spacing }
      let middle = (near + far) * FixedDecimal(coefficient: 5, exponent: -1)
      if shown(middle) == first { near = middle } else { far = middle }
    }
    return nil
  }

  private func rounded(
    _ number: FixedDecimal, within limits: NumberBounds
  ) -> HeldNumber<Value>? {
    guard let held = rounded(number), limits.contains(held.number) else { return nil }
    return held
  }

  /// The number that is left of `number` when it is written as text: 3.14 of 3.14159, in a format
  /// of two fraction digits.
  func shown(_ number: FixedDecimal) -> FixedDecimal {
    // Where a function writes the texts, the number that the text is read as.
    format.shown(number) ?? format.number(in: format.written(number).text) ?? number
  }
}

extension FixedDecimal {
  /// The least multiple of the number that has one decimal place fewer: 0.1 for 0.05, 0.5 for 0.25
  /// and 3 for 0.3.
  fileprivate var withoutLastDigit: FixedDecimal {
    let digits = significantDigits
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let unit = FixedDecimal(digits: digits.dropLast(zeros), exponent: exponent + zeros)
    let last = digits.dropLast(zeros).last ?? 0
    return last == 5 ? unit * 2 : last % 2 == 0 ? unit * 5 : unit.multipliedByPowerOfTen(1)
  }
}

/// Tells a host whether its bounds and its step can be used.
extension FormattingField {
  /// Whether any number within the bounds can be shown. If not, no text can be committed. (C10)
  ///
  /// ```swift
  /// let bounds = NumberBounds(FixedDecimal("0.996")!...FixedDecimal("0.999")!)
  /// FormattingField<Double>(format: dollars, bounds: bounds).hasNumberInBounds   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits of the bounds.
  public var hasNumberInBounds: Bool { scanner.nearest(to: 0) != nil }

  /// Whether the step is above zero, and format and type show all its digits. If not, stepping does
  /// nothing, and no number is moved to a step. If every value has to be a step, format and type
  /// also have to show all digits of the minimum, from which steps are counted. (C12)
  ///
  /// - Complexity: O(*n*) in the digits of the step.
  public var hasUsableStep: Bool { isAligned ? steps != nil : step != nil }
}
