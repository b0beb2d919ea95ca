import NumberText

extension FormattingField {
  /// Ends the editing of a text, as Return and losing focus do.
  ///
  /// | text | outcome |
  /// |---|---|
  /// | as at the last commit | `unchanged` |
  /// | acceptable | `accepted`, or `clamped`, `snapped`, `rounded` where the number was moved |
  /// | empty | `cleared` or as not acceptable, by ``EmptyPolicy`` |
  /// | out of bounds | `clamped` or as not acceptable, by ``BoundsPolicy`` |
  /// | not acceptable | `reverted` or `keptInvalid`, by ``CommitPolicy`` |
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @_specialize(where Value == Double)
  public mutating func commit() -> CommitReport<Value> { commitText() }

  // Apart from `commit`, which without variables of its own looks up no types before it finds the
  // special case: they took a quarter of the time.
  @inline(never)
  private mutating func commitText() -> CommitReport<Value> {
    endComposition()
    guard isEdited else { return CommitReport(outcome: .unchanged, change: nil) }
    if status == .acceptable, let number = scanner.number(in: text, soft: softSeparators),
      let report = accept(number)
    {
      return report
    }
    switch reading.issue?.code {
    case .empty where clearsValue:
      return CommitReport(outcome: .cleared, change: rewrite(nil, intent: .committed))
    case .belowMinimum, .aboveMaximum:
      if policies.boundsPolicy == .clamp, let number = scanner.number(in: text, soft: softSeparators),
        let report = accept(number)
      {
        return report
      }
    default: break
    }
    guard let refused = refusedText else { return CommitReport(outcome: .unchanged, change: nil) }
    let earlier: Value?
    switch policies.commitPolicy {
    case .persist: return CommitReport(outcome: .keptInvalid(refused), change: nil)
    case .commitOrRevert: earlier = value
    case .commitOrRestore: earlier = committed.value
    }
    return CommitReport(
      outcome: .reverted(refused), change: rewrite(earlier, intent: .committed))
  }

  /// Puts back the text and value from when editing began, as Escape does. (C6)
  ///
  /// ```swift
  /// try field.type("7x")
  /// field.revert()
  /// field.text   // as before
  /// ```
  ///
  /// - Returns: The change; nil where nothing was edited.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func revert() -> FieldChange<Value>? {
    endComposition()
    return isEdited ? rewrite(committed.value, intent: .reverted) : nil
  }

  /// Takes a typed number over into the value, as bounds, step, format and type let it.
  ///
  /// - Returns: nil where the type cannot hold the bound that the number is beyond.
  private mutating func accept(_ typed: FixedDecimal) -> CommitReport<Value>? {
    let bounded = bounds.clamped(typed)
    let snapped = policies.snapsToStep ? self.snapped(bounded) : bounded
    guard let shown = shown(snapped) else { return nil }
    let change = rewrite(shown.value, as: shown.number, intent: .committed)
    let outcome: CommitOutcome =
      if bounded != typed {
        .clamped(from: typed)
      } else if snapped != bounded {
        .snapped(from: typed)
      } else if shown.number != snapped {
        .rounded(from: typed)
      } else {
        .accepted
      }
    return CommitReport(outcome: outcome, change: change)
  }

  /// The number that the format shows for a number, where bounds and type take it; nil where the
  /// type holds neither.
  private func shown(_ number: FixedDecimal) -> HeldNumber<Value>? {
    let held = HeldNumber<Value>(number)
    let typeHolds = held?.number ?? number
    guard let shown = format.shown(typeHolds) ?? readBack(typeHolds), shown != typeHolds,
      bounds.contains(shown)
    else { return held }
    return HeldNumber(shown) ?? held
  }

  /// The number that is read in a number's text, where only the text can tell.
  private func readBack(_ number: FixedDecimal) -> FixedDecimal? {
    let written = format.written(number)
    return NumberScanner<FixedDecimal>(format: format)
      .scan(written.text, soft: written.softSeparators).value
  }

  /// The bound type's value of a number within its range.
  func held(_ number: FixedDecimal) -> Value? { HeldNumber(number)?.value }
}
