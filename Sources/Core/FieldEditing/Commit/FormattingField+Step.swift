public import NumberText

extension FormattingField {
  /// Adds a step to the value, in exact decimals, and writes the text. Rule: C12.
  ///
  /// It starts from the last valid value, or from zero where there is none, and stops at the bounds.
  ///
  /// ```swift
  /// var share = FormattingField<Double>(0.2, format: english)
  /// share.policies.step = 0.1
  /// share.increment()
  /// share.text   // "0.3"
  /// ```
  ///
  /// - Returns: The change; nil where no number that can be shown is further up.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func increment() -> FieldChange<Value>? { move(by: step) }

  /// Subtracts a step from the value; see ``increment()``. (C6, C12)
  ///
  /// ```swift
  /// share.decrement()
  /// share.text   // "0.2"
  /// ```
  ///
  /// - Returns: The change; nil where no number that can be shown is further down.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func decrement() -> FieldChange<Value>? { move(by: step?.negated) }

  /// Adds a distance, which may be below zero, to the value; see ``increment()``. (C6, C12)
  ///
  /// With `snapsToStep` it ends at a step: the last one that is not further than the distance, or the
  /// next one.
  ///
  /// ```swift
  /// volume.increment(by: volume.largeStep)           // Page Up
  /// volume.increment(by: volume.largeStep.negated)   // Page Down
  /// ```
  ///
  /// - Returns: The change; nil where no number that can be shown is further on.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func increment(by distance: FixedDecimal) -> FieldChange<Value>? {
    move(by: distance.isZero ? nil : distance)
  }

  /// Whether ``increment()`` would change the value: else a host dims its button.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var canIncrement: Bool {
    var trial = self
    return trial.increment() != nil
  }

  /// Whether ``decrement()`` would change the value.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var canDecrement: Bool {
    var trial = self
    return trial.decrement() != nil
  }

  /// The distance of a large step, as Page Up and Page Down take: ten steps unless the policies say
  /// otherwise.
  public var largeStep: FixedDecimal {
    usable(policies.largeStep) ?? (step ?? 0).multipliedByPowerOfTen(1)
  }

  /// Sets the value to the least number that bounds and format let it have, as Home does in a spin
  /// button. Rule: C15.
  ///
  /// ```swift
  /// volume.setToMinimum()
  /// volume.text   // "0", in bounds of 0...100
  /// ```
  ///
  /// - Returns: The change; nil where there is no minimum or the value is it.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func setToMinimum() -> FieldChange<Value>? { set(to: bounds.minimum) }

  /// Sets the value to the greatest number that bounds and format let it have, as End does in a spin
  /// button. (C15)
  ///
  /// ```swift
  /// field.setToMaximum()   // in bounds of 0 to 99
  /// field.value            // 99
  /// ```
  ///
  /// - Returns: The change; nil where there is no maximum or the value is it.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func setToMaximum() -> FieldChange<Value>? { set(to: bounds.maximum) }

  private mutating func set(to bound: FixedDecimal?) -> FieldChange<Value>? {
    endComposition()
    guard let bound, bound.isWithinReach, origin.isWithinReach,
      let held = scanner.nearest(to: isAligned ? aligned(bound) : bound), isReachable(held.number),
      !isSame(held.value, value) || status != .acceptable
    else { return nil }
    return step(to: held)
  }

  /// The distance between the values that stepping visits; nil where it visits none.
  var step: FixedDecimal? {
    usable(policies.step ?? FixedDecimal(coefficient: 1, exponent: -format.scale))
  }

  private func usable(_ step: FixedDecimal?) -> FixedDecimal? {
    step.flatMap { $0 > 0 && $0.isWithinReach ? $0 : nil }
  }

  /// Whether the values are to be steps.
  private var isAligned: Bool { policies.snapsToStep || policies.refusesOffStep }

  /// Whether stepping may end at a number. Format and type may not have every step: where values have to
  /// be steps, what they show in its place is no step.
  private func isReachable(_ number: FixedDecimal) -> Bool {
    !isAligned || steps(around: number) == nil
  }

  /// For a number at a bound or beyond it, the step within the bounds that is nearest to that bound.
  private func aligned(_ number: FixedDecimal) -> FixedDecimal {
    guard let step else { return number }
    let bounded = scanner.limits.clamped(number)
    let isAbove = bounded < number || number == scanner.limits.maximum
    let last = multiple(of: step, from: bounded, isAbove ? .floor : .ceiling)
    if scanner.limits.contains(last) { return last }
    return isAbove ? last - step : last + step
  }

  /// The steps on either side of a number; nil where the number is a step itself. (C18)
  func steps(around number: FixedDecimal) -> (lower: FixedDecimal, upper: FixedDecimal)? {
    guard let step, number.isWithinReach, origin.isWithinReach else { return nil }
    let lower = multiple(of: step, from: number, .floor)
    return lower == number ? nil : (lower, lower + step)
  }

  private mutating func step(to number: HeldNumber<Value>) -> FieldChange<Value>? {
    readableWriting(of: number, isPlain: committed.isPlain).map { adopt($0, origin: .stepped) }
  }

  private mutating func move(by distance: FixedDecimal?) -> FieldChange<Value>? {
    endComposition()
    let current = value?.fixedDecimal ?? 0
    guard let distance, distance.isWithinReach, current.isWithinReach, origin.isWithinReach else {
      return nil
    }
    let up = !distance.isNegative
    let limits = scanner.limits
    var target = current + distance
    if isAligned, let step {
      // The last step within the distance, or the next one; not past the last one in bounds.
      target = multiple(of: step, from: target, up ? .floor : .ceiling)
      if up ? target <= current : target >= current {
        target = multiple(of: step, from: current, up ? .ceiling : .floor)
      }
      if !limits.contains(target) { target = aligned(target) }
    }
    // A step to a number that the type does not have, such as 0.5 for an integer, is not taken.
    guard !limits.contains(target) || scanner.rounded(target) != nil,
      let held = scanner.nearest(to: target), isReachable(held.number)
    else { return nil }
    let moves = up ? held.number > current : held.number < current
    return moves || value == nil ? step(to: held) : nil
  }

  /// The step nearest to a number; the number itself where bounds or type take no step next to it.
  func snapped(_ number: FixedDecimal) -> FixedDecimal {
    guard let step, number.isWithinReach, origin.isWithinReach else { return number }
    let nearest = multiple(of: step, from: number, .halfUp)
    let inward = nearest > number ? nearest - step : nearest + step
    return [nearest, inward].first { bounds.contains($0) && scanner.held($0) != nil } ?? number
  }

  private func multiple(
    of step: FixedDecimal, from number: FixedDecimal, _ mode: RoundingMode
  ) -> FixedDecimal {
    number.rounded(toMultipleOf: step, startingAt: origin, mode: mode) ?? number
  }

  /// Where the steps are counted from, as HTML's number input does.
  private var origin: FixedDecimal { bounds.minimum ?? 0 }
}

extension FixedDecimal {
  /// Whether all digits are near enough to the decimal separator to add to the number quickly. A host
  /// can set one with a million places.
  fileprivate var isWithinReach: Bool { isZero || exponent >= -20_000 && leadingExponent <= 20_000 }
}
