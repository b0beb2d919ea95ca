import NumberText

extension FormattingField {
  /// Adds a step to the value, in exact decimals, and writes the text. (C6)
  ///
  /// It starts from the last valid value, or from zero where there is none, and stops at the bounds.
  ///
  /// ```swift
  /// var share = FormattingField<Double>(0.2, format: english)
  /// share.policies.step = FixedDecimal("0.1")
  /// share.increment()
  /// share.text   // "0.3"
  /// ```
  ///
  /// - Returns: The change; nil where the value cannot move.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func increment() -> FieldChange<Value>? { move(by: step) }

  /// Takes a step from the value; see ``increment()``. (C6)
  ///
  /// ```swift
  /// share.decrement()
  /// share.text   // "0.2"
  /// ```
  ///
  /// - Returns: The change; nil where the value cannot move.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func decrement() -> FieldChange<Value>? { move(by: step.negated) }

  /// The distance between the values that stepping visits.
  private var step: FixedDecimal {
    policies.step ?? FixedDecimal(coefficient: 1, exponent: -format.scale)
  }

  private mutating func move(by distance: FixedDecimal) -> FieldChange<Value>? {
    endComposition()
    guard step > 0 else { return nil }
    let current = value?.fixedDecimal ?? 0
    var next = current + distance
    if policies.snapsToStep {
      // From between two steps, to the next one in the direction.
      let aligned = current.rounded(
        toMultipleOf: step, startingAt: origin, mode: distance > 0 ? .ceiling : .floor)
      if let aligned, aligned != current { next = aligned }
    }
    guard let value = held(bounds.clamped(next)), value != self.value else { return nil }
    return rewrite(value, intent: .stepped)
  }

  /// The step nearest to a number, where bounds and type take one.
  func snapped(_ number: FixedDecimal) -> FixedDecimal {
    guard step > 0,
      let nearest = number.rounded(toMultipleOf: step, startingAt: origin, mode: .halfUp)
    else { return number }
    let inward = nearest > number ? nearest - step : nearest + step
    return [nearest, inward].first { bounds.contains($0) && held($0) != nil } ?? number
  }

  /// Where the steps are counted from, as HTML's number input does.
  private var origin: FixedDecimal { bounds.minimum ?? 0 }
}
