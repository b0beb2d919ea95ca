public import NumberText

extension FormattingField {
  /// Adds a step to the value, in exact decimals, and writes the text. Rule: C12.
  ///
  /// Stepping starts from the value, or from zero if there is no value, and stops at the bounds.
  /// While a text is refused a step does nothing.
  ///
  /// ```swift
  /// var share = FormattingField<Double>(0.2, format: english)
  /// share.policies.step = 0.1
  /// share.increment()
  /// share.text   // "0.3"
  /// ```
  ///
  /// - Returns: The change; nil if there is no greater number that the field can hold and show.
  @discardableResult
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  @_specialize(where Value == AnyNumber)
  public mutating func increment() -> FieldChange<Value>? { move(by: step, 1) }

  /// Subtracts a step from the value; see ``increment()``. (C6, C12)
  ///
  /// ```swift
  /// share.decrement()
  /// share.text   // "0.2"
  /// ```
  ///
  /// - Returns: The change; nil if there is no smaller number that the field can hold and show.
  @discardableResult
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  @_specialize(where Value == AnyNumber)
  public mutating func decrement() -> FieldChange<Value>? { move(by: step, -1) }

  /// Adds a distance, which may be below zero, to the value; see ``increment()``. (C6, C12)
  ///
  /// If the policies say `snapsToStep` or `refusesOffStep`, the value ends at a multiple of the
  /// step, counted from the minimum or from zero: the last multiple within the distance or, if the
  /// distance contains none, the next multiple.
  ///
  /// ```swift
  /// volume.increment(by: volume.largeStep)           // Page Up
  /// volume.increment(by: volume.largeStep.negated)   // Page Down
  /// ```
  ///
  /// - Returns: The change; nil if no number in that direction can be shown, or if the distance is
  ///   zero or has digits that format or type do not show.
  @discardableResult
  public mutating func increment(by distance: FixedDecimal) -> FieldChange<Value>? {
    move(by: usable(distance.magnitude) == nil ? nil : distance, 1)
  }

  /// Whether there is no number to step from: what somebody typed is refused, and the value is an
  /// earlier one, which nobody sees. A value of the host's that is refused, as one out of bounds,
  /// is on the screen. (C6)
  private var hasNoStart: Bool { isRefused && isEdited && reading.issue?.code != .empty }

  /// Why the key of a step does nothing: the typed text is refused, so that there is nothing to
  /// step from. Nil for any other key, and for any other text. (C6)
  package func refusal(of key: FieldAct.Key) -> RefusedText? {
    switch key {
    case .increment, .decrement, .largeIncrement, .largeDecrement: hasNoStart ? refusedText : nil
    default: nil
    }
  }

  /// Whether ``increment()`` would change the value. If not, a host dims its button.
  public var canIncrement: Bool {
    var trial = self
    if case .some = trial.increment() { return true }
    return false
  }

  /// False at the minimum, without a usable step, and while a typed text is refused.
  public var canDecrement: Bool {
    var trial = self
    if case .some = trial.decrement() { return true }
    return false
  }

  /// What a large step adds or takes away, as by Page Up and Page Down: ten steps unless the
  /// policies set another. Zero if the field has no usable step.
  public var largeStep: FixedDecimal {
    usable(policies.largeStep) ?? (step ?? 0).multipliedByPowerOfTen(1)
  }

  /// Sets the value to the least number that bounds and format allow, as Home does in a spin
  /// button. Rule: C15.
  ///
  /// ```swift
  /// volume.setToMinimum()
  /// volume.text   // "0", in bounds of 0...100
  /// ```
  ///
  /// - Returns: The change; nil if there is no minimum, or the value is the minimum.
  @discardableResult
  public mutating func setToMinimum() -> FieldChange<Value>? { set(to: bounds.minimum) }

  /// Sets the value to the greatest number that bounds and format allow, as End does in a spin
  /// button. (C15)
  ///
  /// ```swift
  /// field.setToMaximum()   // in bounds of 0 to 99
  /// field.value            // 99
  /// ```
  ///
  /// - Returns: The change; nil if there is no maximum, or the value is the maximum.
  @discardableResult
  public mutating func setToMaximum() -> FieldChange<Value>? { set(to: bounds.maximum) }

  private mutating func set(to bound: FixedDecimal?) -> FieldChange<Value>? {
    endComposition()
    guard let bound,
      let held = scanner.nearest(to: bound, on: isAligned ? steps : nil)?.held,
      isReachable(held.number),
      !isSame(held.value, value) || status != .acceptable
    else { return nil }
    return step(to: held)
  }

  /// The distance of one step: the policies' step or, if they have none, 1 as the text shows it,
  /// which is 0.01 in percent. Nil if the distance is not above zero, or has digits that format or
  /// type cannot show: then stepping does nothing.
  var step: FixedDecimal? {
    usable(policies.step ?? FixedDecimal(coefficient: 1, exponent: -format.scale))
  }

  /// Returns the distance if it is above zero, and format and type show all its digits; nil
  /// otherwise. (C12)
  func usable(_ distance: FixedDecimal?) -> FixedDecimal? {
    distance.flatMap {
      !$0.isNegative && !$0.isZero && scanner.hasDigits(of: $0) ? $0 : nil
    }
  }

  /// Whether every value has to be a multiple of the step from the minimum or from zero. Policies
  /// then move other numbers to a step, or refuse them.
  var isAligned: Bool { policies.snapsToStep || policies.refusesOffStep }

  /// Nil if format or type cannot show all digits of the step or of the minimum.
  var steps: Steps? {
    let origin = bounds.minimum ?? 0
    guard let step, scanner.hasDigits(of: origin), scanner.inType(origin) == origin else {
      return nil
    }
    return Steps(origin: origin, distance: step)
  }

  var stepsOfCommit: Steps? { policies.snapsToStep ? steps : nil }

  /// Whether stepping may end at a number. False only if every value has to be a multiple of the
  /// step, and the number is not.
  private func isReachable(_ number: FixedDecimal) -> Bool {
    !isAligned || steps?.contains(number) ?? true
  }

  @inline(__always)
  private mutating func step(to number: HeldNumber<Value>) -> FieldChange<Value>? {
    let writing = writing(of: number.value, as: number.number, isPlain: committed.isPlain)
    return writing.says(number.value) ? adopt(writing, origin: .stepped) : nil
  }

  /// Adds `count` times `distance` to the value. Either may be below zero. Does nothing if
  /// `distance` is nil, which means that format or type cannot show its digits.
  // Not inlined: inlined into `increment`, this generic code would slow down the versions that are
  // specialised for a type such as `Double`.
  @inline(never)
  mutating func move(by distance: FixedDecimal?, _ count: Int) -> FieldChange<Value>? {
    endComposition()
    if hasNoStart { return nil }
    let current = value?.fixedDecimal ?? 0
    guard let distance, count != 0 else { return nil }
    let way = distance * FixedDecimal(count)
    let up = !way.isNegative
    let limits = scanner.limits
    var target = current + way
    let steps = isAligned ? steps : nil
    if let steps {
      // Go to the last step within the distance or, if there is none, to the next step.
      target = steps.step(from: target, up ? .floor : .ceiling)
      if up ? target <= current : target >= current {
        target = steps.step(from: current, up ? .ceiling : .floor)
      }
    }
    let nearest = scanner.nearest(to: target, on: limits.contains(target) ? nil : steps)
    // The format hides digits of the target only if it hides digits of the value, since the
    // distance has none.
    if nearest?.held.number != target, let unrounded = unroundedStep(to: target, up: up, limits) {
      return adopt(unrounded, origin: .stepped)
    }
    guard let nearest else { return nil }
    // If the type has no value for a target within the bounds, as an integer type has none for 0.5,
    // the value stays.
    if nearest.cause == .bound, limits.contains(target), scanner.rounded(target) == nil {
      return nil
    }
    let held = nearest.held
    guard isReachable(held.number) else { return nil }
    let moves = up ? held.number > current : held.number < current
    return moves || value == nil ? step(to: held) : nil
  }

  /// Writes the number that a step leads to with the digits that the format hides, if the present
  /// value has such digits and nobody has edited its text: 1234.5678, shown as "1,234.57", steps by
  /// 1 to 1235.5678. Nil if the value has no such digits, if values have to be multiples of the
  /// step, or if the new text would not be acceptable or would be a zero with a minus. (C6, S12)
  private func unroundedStep(
    to target: FixedDecimal, up: Bool, _ limits: NumberBounds
  ) -> WrittenValue<Value>? {
    guard !isEdited, !isAligned, hidesDigits,
      limits.contains(target), let held = scanner.held(target), bounds.contains(held.number)
    else { return nil }
    let writing = writing(of: held.value, as: held.number, isPlain: committed.isPlain)
    guard writing.boundReading.reading.status == .acceptable,
      let old = reading.value?.fixedDecimal,
      let new = writing.boundReading.reading.value?.fixedDecimal, up ? new > old : new < old,
      !new.isZero || !held.number.isNegative
    else { return nil }
    return writing
  }
}

/// The numbers at equal distances from an origin, to either side, as HTML's number input counts
/// steps from its minimum. For a distance of 0.25 and the origin 0: …, −0.25, 0, 0.25, 0.5, … (C12,
/// C18)
struct Steps {
  let origin: FixedDecimal
  let distance: FixedDecimal

  /// The step next to a number in the direction of a rounding mode; the number itself if it is a
  /// step.
  func step(from number: FixedDecimal, _ mode: RoundingMode) -> FixedDecimal {
    number.rounded(toMultipleOf: distance, startingAt: origin, mode: mode) ?? number
  }

  func contains(_ number: FixedDecimal) -> Bool { step(from: number, .floor) == number }
}
