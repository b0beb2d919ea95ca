import NumberText

/// A value of the bound type, and the number with the fewest digits that gives the value: for a `Double`, 0.1.
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

  /// Whether format and type have all digits of a number, even of one that is too large for the type.
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
    // A bound beyond the limit has no number next to it. (R23)
    if inside.isBeyond { return nil }
    // If rounding led beyond a bound, the number is on the other side. If the type has none of the digits
    // that the format shows, the number may be on either side.
    let found = [RoundingMode.floor, .ceiling].compactMap { next(from: inside, $0, limits) }
    return found.min { ($0.number - inside).magnitude < ($1.number - inside).magnitude }
  }

  /// The first number in a direction that can be held within limits.
  ///
  /// Near the start the format shows the multiples of a unit, such as 0.05. The search tries the next multiple of 0.05,
  /// then of 0.1, of 1, and so on, each further away, until a number can be held, as an integer type holds the multiple
  /// of 1. From there the search goes back towards the start by the finer units, as long as the numbers can be held.
  ///
  /// Two fraction digits, an integer type, up from 0.5: by 0.001, 0.01 and 0.1 the next multiple is 0.5, which no integer
  /// is. By 1 the next multiple is 1, which is held. Back by 0.1 lies 0.9, which is not held: 1 is the number.
  private func next(
    from start: FixedDecimal, _ direction: RoundingMode, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    let isExcluded = !limits.contains(start)
    let spacing = spacing(near: start)
    if isExcluded, spacing == nil { return next(beyond: start, direction, limits) }
    let own =
      spacing
      ?? FixedDecimal(coefficient: 1, exponent: start.normalized.exponent)
    // Towards zero the numbers of a format with significant digits may lie ten times as close.
    var unit = own.multipliedByPowerOfTen(-1)
    if unit.isBeyond { unit = own }
    var finer: [FixedDecimal] = []
    // As far as a unit of several digits, such as 0.25, may grow until it is a power of ten.
    let most =
      max(start.leadingExponent, unit.leadingExponent - unit.normalized.exponent) + 1
    while unit.leadingExponent <= most, !unit.isBeyond {
      guard var place = start.rounded(toMultipleOf: unit, mode: direction) else { return nil }
      if isExcluded, place == start { place = direction == .floor ? place - unit : place + unit }
      guard limits.contains(place) else { return nil }
      if var held = heldInside(place, limits) {
        for unit in finer.suffix(3).reversed() {
          for _ in 1...9 {
            let next = direction == .floor ? place + unit : place - unit
            guard direction == .floor ? next <= start : next >= start,
              let nearer = heldInside(next, limits)
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

  /// The number nearest to an excluded bound, in a format that shows all digits, which format and type can tell
  /// from the bound.
  private func next(
    beyond bound: FixedDecimal, _ direction: RoundingMode, _ limits: NumberBounds
  ) -> HeldNumber<Value>? {
    var nearest: HeldNumber<Value>?
    let first = max(0, bound.leadingExponent)
    let last = min(0, bound.normalized.exponent) - 40
    for power in stride(from: first, through: last, by: -1) {
      let unit = FixedDecimal(coefficient: 1, exponent: power)
      if let held = heldInside(direction == .ceiling ? bound + unit : bound - unit, limits) {
        nearest = held
      } else if nearest != nil {
        break
      }
    }
    return nearest
  }

  /// The distance from a number to the next that the format shows, away from zero: 0.01 with two fraction digits. Nil
  /// if the format shows all digits.
  ///
  /// A pattern tells the distance. If a function writes the texts, the number is moved until its text changes.
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
      if unit(high).isBeyond { return nil }
    }
    var (near, far) = (FixedDecimal(0), unit(low))
    if shown(far) == first {
      while high - low > 1 {
        let middle = (low + high) / 2
        if shown(unit(middle)) == first { low = middle } else { high = middle }
      }
      (near, far) = (unit(low), unit(high))
    }
    // The text changes between `near` and `far`. If these lie within a 32nd of the distance that the text then shows,
    // no number was skipped on the way. A way of one power of ten needs far fewer than 24 halvings.
    for _ in 1...24 {
      let spacing = (shown(far) - first).magnitude
      if (far - near) * 32 < spacing { return spacing }
      let middle = (near + far) * FixedDecimal(coefficient: 5, exponent: -1)
      if shown(middle) == first { near = middle } else { far = middle }
    }
    return nil
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
}

extension FixedDecimal {
  /// The least multiple of the number that has one decimal place less: 0.1 for 0.05, 0.5 for 0.25 and 3 for 0.3.
  fileprivate var withoutLastDigit: FixedDecimal {
    let digits = significantDigits
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let unit = FixedDecimal(digits: digits.dropLast(zeros), exponent: exponent + zeros)
    let last = digits.dropLast(zeros).last ?? 0
    return last == 5 ? unit * 2 : last % 2 == 0 ? unit * 5 : unit.multipliedByPowerOfTen(1)
  }
}

/// Whether a host has set bounds and a step that the field can use.
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
