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
  /// The text that it leaves reads back as the value; where no number would, the text is kept. (C2)
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
    if clearsValue {
      return CommitReport(outcome: .cleared, change: rewrite(nil, intent: .committed))
    }
    if let typed = typedNumber, let report = accept(typed) { return report }
    let refused = refusedText ?? unshowableText
    guard let change = putBack() else {
      return CommitReport(outcome: .keptInvalid(refused), change: nil)
    }
    return CommitReport(outcome: .reverted(refused), change: change)
  }

  /// The number that a commit may take: that of an acceptable text or, where it may clamp, of one that
  /// only bounds or type exclude. (C3, C13)
  private var typedNumber: FixedDecimal? {
    if status == .acceptable { return scanner.number(in: text, soft: softSeparators) }
    switch reading.issue?.code {
    case .belowMinimum, .aboveMaximum, .overflow, .signNotAllowed:
      guard policies.boundsPolicy == .clamp else { return nil }
      return NumberScanner<FixedDecimal>(format: format).scan(text, soft: softSeparators).value
    default: return nil
    }
  }

  /// Takes a typed number over into the value, as bounds, step, format and type let it.
  ///
  /// - Returns: nil where they let no number.
  private mutating func accept(_ typed: FixedDecimal) -> CommitReport<Value>? {
    guard let taken = taken(typed), let change = write(taken.held, intent: .committed) else {
      return nil
    }
    let outcome: CommitOutcome =
      switch taken.move {
      case .none: .accepted
      case .digits: .rounded(from: typed)
      case .step: .snapped(from: typed)
      case .bound: .clamped(from: typed)
      }
    return CommitReport(outcome: outcome, change: change)
  }

  /// What moves a number on its way into the value.
  private enum Move { case none, digits, step, bound }

  /// What becomes of a number: moved to the bounds, to a step, to the digits that format and type have.
  private func taken(_ number: FixedDecimal) -> (held: HeldNumber<Value>, move: Move)? {
    let isMinusZero = number.isZero && number.isNegative
    if !policies.snapsToStep, !isMinusZero, bounds.contains(number),
      let held = scanner.rounded(number),
      bounds.contains(held.number)
    {
      return (held, held.number == number ? .none : .digits)
    }
    let limits = scanner.limits
    let bounded = limits.clamped(number)
    let snapped = policies.snapsToStep ? self.snapped(bounded) : bounded
    guard let held = scanner.nearest(to: snapped) else { return nil }
    if bounded != number { return (held, .bound) }
    if snapped != bounded { return (held, .step) }
    if held.number == snapped { return (held, .none) }
    return (held, scanner.rounded(snapped)?.number == held.number ? .digits : .bound)
  }

  /// Puts an earlier value's text in the place of one that is refused, as the policy says. (C9)
  ///
  /// - Returns: nil where the text stays: because it is to, or because that value's text would not
  ///   be acceptable either.
  private mutating func putBack() -> FieldChange<Value>? {
    switch policies.commitPolicy {
    case .persist: return nil
    case .commitOrRestore: return rewriteWhole(committed.value)
    case .commitOrRevert:
      guard !isSame(value, committed.value), let number = value?.fixedDecimal else {
        return rewriteWhole(value)
      }
      // It was typed, and becomes what it would have become at a commit.
      guard policies.boundsPolicy == .clamp || bounds.contains(number), let taken = taken(number)
      else { return nil }
      return write(taken.held, intent: .committed)
    }
  }

  /// Writes a value that nobody typed, with all the digits that it has.
  private mutating func rewriteWhole(_ earlier: Value?) -> FieldChange<Value>? {
    guard let number = earlier?.fixedDecimal else { return rewrite(earlier, intent: .committed) }
    guard bounds.contains(number) else { return nil }
    let change = rewrite(earlier, intent: .committed)
    return status == .acceptable ? change : undo(change)
  }

  /// Writes a number that reads back as it is; gives nil, and leaves the text, where it does not. (C2)
  mutating func write(
    _ held: HeldNumber<Value>, intent: TextEdit.Intent
  ) -> FieldChange<Value>? {
    let change = rewrite(held.value, as: held.number, intent: intent)
    return reading.value == held.value ? change : undo(change)
  }

  private mutating func undo(_ change: FieldChange<Value>) -> FieldChange<Value>? {
    _ = try? apply(change.inverse)
    return nil
  }

  /// An acceptable text whose number the field cannot write: it lies where no number within the bounds
  /// can be shown. (C10)
  private var unshowableText: RefusedText {
    let shown = scanner.number(in: text, soft: softSeparators).flatMap {
      scanner.rounded($0)?.number
    }
    let isBelow = shown.map { number in bounds.minimum.map { number < $0 } ?? false } ?? false
    return RefusedText(
      text, NumberIssue(isBelow ? .belowMinimum : .aboveMaximum, at: 0..<text.utf8.count), scanner)
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
}
