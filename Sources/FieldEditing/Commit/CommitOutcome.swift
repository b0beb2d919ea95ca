public import NumberText

/// What a commit did.
///
/// ```swift
/// try price.type("3.14159")
/// price.commit().outcome   // .rounded(from: 3.14159), where the format shows two digits
/// ```
public enum CommitOutcome: Hashable, Sendable {
  /// Nothing was edited since the last commit; nothing changes.
  case unchanged
  /// The text became the formatted value.
  case accepted
  /// As accepted, and the format's or the type's digits cut the number.
  case rounded(from: FixedDecimal)
  /// As accepted, and the number was moved to a bound.
  case clamped(from: FixedDecimal)
  /// As accepted, and the number was moved to a step.
  case snapped(from: FixedDecimal)
  /// The text was empty and the value is nil now.
  case cleared
  /// The text was not acceptable, and an earlier value's is in its place: of the text typed, which is
  /// here, a host can still offer what was meant.
  case reverted(RefusedText)
  /// The text is not acceptable and stays.
  case keptInvalid(RefusedText)
}

/// A commit's outcome, and the change it made to the text, if any.
///
/// ```swift
/// let report = price.commit()
/// if let change = report.change { try price.apply(change.inverse) }   // as before the commit
/// ```
public struct CommitReport<Value: NumberValue>: Hashable, Sendable {
  /// What the commit did.
  public let outcome: CommitOutcome
  /// The change, whose inverse undoes the commit; nil where nothing changed.
  public let change: FieldChange<Value>?
}
