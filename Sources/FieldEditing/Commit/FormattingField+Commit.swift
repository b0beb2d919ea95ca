public import NumberText

/// What a commit did, and the change of the text.
///
/// ```swift
/// let report = price.commit()
/// report.outcome                                          // .rounded(from: 3.14159)
/// if let change = report.change { try price.apply(change.inverse) }   // as before the commit
/// ```
public struct CommitReport<Value: NumberValue>: Hashable, Sendable {
  /// The same as ``FormattingField/commitPreview`` tells just before the commit.
  public let outcome: CommitOutcome
  /// The change of the text; nil if the commit wrote none, as for `keptInvalid`.
  public let change: FieldChange<Value>?

  init(_ outcome: CommitOutcome, _ change: FieldChange<Value>?) {
    self.outcome = outcome
    self.change = change
  }
}

extension CommitReport: CustomStringConvertible {
  /// A line for debugging: the outcome and, if the text changed, the texts.
  ///
  /// ```swift
  /// print(price.commit())   // rounded: “3.14159” → “3.14”, committed
  /// ```
  public var description: String {
    outcome.code + (change.map { ": \($0)" } ?? "")
  }
}

extension FormattingField {
  /// Ends the editing of a text, as Return and losing focus do.
  ///
  /// | text | outcome |
  /// |---|---|
  /// | unedited since the last commit | `unchanged` |
  /// | acceptable | `accepted`, or `clamped`, `snapped`, `rounded` if the number was moved |
  /// | empty | `cleared`, or treated as not acceptable: ``FieldPolicies/clearsWhenEmpty`` decides |
  /// | out of bounds | `clamped`, or treated as not acceptable: ``FieldPolicies/clampsToBounds`` decides |
  /// | not acceptable | `reverted` or `keptInvalid`: ``CommitPolicy`` decides |
  ///
  /// A commit writes only a text that the field reads as the same value again. If the format has no
  /// such text for the value, the typed text stays. (C2)
  ///
  /// ``commitPreview`` tells outcome and text beforehand.
  @discardableResult
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == FixedDecimal)
  @_specialize(where Value == AnyNumber)
  public mutating func commit() -> CommitReport<Value> { carryOutCommit() }

  // Not inlined: otherwise the version of `commit` that is specialised for `Double` would contain
  // start-up code that only the generic version needs.
  @inline(never)
  private mutating func carryOutCommit() -> CommitReport<Value> {
    endComposition()
    switch decision() {
    case .stays(let outcome): return CommitReport(outcome, nil)
    case .writes(let outcome, let writing):
      return CommitReport(outcome, adopt(writing, origin: .committed))
    }
  }

  /// What a commit does, by the first that applies: nothing was edited; an empty text clears; all
  /// digits are kept; the number is moved by bounds, step and digits; the text is refused. May be
  /// called only while no input method is composing a text.
  @inline(__always)
  func decision() -> CommitDecision<Value> {
    guard isEdited else {
      return committed.isPlain ? .writes(.unchanged, writing(of: value)) : .stays(.unchanged)
    }
    if clearsValue { return .writes(.cleared, writing(of: nil)) }
    if let (value, number) = keptNumber {
      let writing = writing(of: value, as: number)
      if writing.says(value) { return .writes(.accepted, writing) }
    }
    if let writing = writingOfHiddenDigits { return .writes(.accepted, writing) }
    if let (held, outcome) = acceptedNumber {
      let writing = writing(of: held.value, as: held.number)
      if writing.says(held.value) { return .writes(outcome, writing) }
    }
    let refused = refusedText ?? unshowableText
    guard let earlier = writingOfEarlierValue() else { return .stays(.keptInvalid(refused)) }
    return .writes(.reverted(refused), earlier)
  }

  /// Restores the text and value that editing began with, as Escape does. Rule: C6.
  ///
  /// ```swift
  /// try field.type("7x")
  /// field.revert()
  /// field.text   // as before
  /// ```
  ///
  /// ``FieldPolicies/commitPolicy`` is about commits alone and has no effect here.
  ///
  /// - Returns: The change; nil if nothing was edited.
  @discardableResult
  public mutating func revert() -> FieldChange<Value>? {
    endComposition()
    return isEdited
      ? replaceText(with: committed.value, as: digitStyle(of: committed), origin: .reverted) : nil
  }
}

/// What a commit does with the text, and the outcome: `stays` leaves the text, `writes` replaces
/// it.
enum CommitDecision<Value: NumberValue> {
  case stays(CommitOutcome)
  case writes(CommitOutcome, WrittenValue<Value>)
}
