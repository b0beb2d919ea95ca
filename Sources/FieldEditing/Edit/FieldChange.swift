public import NumberText

/// What an edit did to a field, both ways: the inverse undoes it. (E4)
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a field holds beside its text.
  struct Marks: Hashable, Sendable {
    var value: Value?
    var reading: NumberReading<Value>
    var selection: TextSelection
    var soft: SoftSeparators
    var markedRange: Range<Int>?
    /// Present where the change touches what a revert goes back to.
    var committed: FormattingField<Value>.Committed?
  }

  /// The UTF-8 offset where the texts begin to differ.
  public let start: Int
  /// The text that was taken away at `start`.
  public let removed: String
  /// The text that stands at `start` now.
  public let inserted: String
  /// Where the change comes from.
  public let intent: TextEdit.Intent
  let before: Marks
  let after: Marks

  /// The change that undoes this one.
  public var inverse: FieldChange {
    FieldChange(
      start: start, removed: inserted, inserted: removed, intent: intent, before: after,
      after: before)
  }

  /// How the text was read before.
  public var readingBefore: NumberReading<Value> { before.reading }
  /// How the text is read now: a paste's report. (E3)
  public var reading: NumberReading<Value> { after.reading }
  /// The bound value before.
  public var valueBefore: Value? { before.value }
  /// The bound value now.
  public var value: Value? { after.value }
}
