import NumberText

extension FormattingField {
  /// Adds a step to the value, in exact decimals, and writes the text. Rule: C12.
  ///
  /// It starts from the last valid value, or from zero where there is none, and stops at the bounds.
  ///
  /// ```swift
  /// var share = FormattingField<Double>(0.2, format: english)
  /// share.policies.step = .by(FixedDecimal("0.1")!)
  /// share.increment()
  /// share.text   // "0.3"
  /// ```
  ///
  /// - Returns: The change; nil where no number that can be shown is further up.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func increment() -> FieldChange<Value>? { move(up: true) }

  /// Takes a step from the value; see ``increment()``. (C6, C12)
  ///
  /// ```swift
  /// share.decrement()
  /// share.text   // "0.2"
  /// ```
  ///
  /// - Returns: The change; nil where no number that can be shown is further down.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func decrement() -> FieldChange<Value>? { move(up: false) }

  /// The distance between the values that stepping visits; nil where it visits none.
  var step: FixedDecimal? {
    switch policies.step {
    case .one: FixedDecimal(coefficient: 1, exponent: -format.scale)
    case .by(let distance): distance > 0 && distance.isWithinReach ? distance : nil
    }
  }

  private mutating func move(up: Bool) -> FieldChange<Value>? {
    endComposition()
    let current = value?.fixedDecimal ?? 0
    guard let step, current.isWithinReach, origin.isWithinReach else { return nil }
    let limits = scanner.limits
    var target = up ? current + step : current - step
    if policies.snapsToStep {
      // From between two steps, to the next one in the direction; not past the last one in bounds.
      let aligned = multiple(of: step, from: current, up ? .ceiling : .floor)
      if aligned != current { target = aligned }
      let bounded = limits.clamped(target)
      if bounded != target {
        target = multiple(
          of: step, from: bounded, bounded < target ? .floor : .ceiling)
      }
    }
    // A step to a number that the type does not have, such as 0.5 for an integer, is none.
    guard !limits.contains(target) || scanner.rounded(target) != nil,
      let held = scanner.nearest(to: target)
    else { return nil }
    let moves = up ? held.number > current : held.number < current
    return moves || value == nil ? write(held, origin: .stepped) : nil
  }

  /// The step nearest to a number, where bounds and type take one.
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
  /// Whether no digit stands further from the decimal separator than a text can have it: a host can
  /// set numbers with a million places, to which nothing is added in good time.
  fileprivate var isWithinReach: Bool { isZero || exponent >= -20_000 && leadingExponent <= 20_000 }
}
