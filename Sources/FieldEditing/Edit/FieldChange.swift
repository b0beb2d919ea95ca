public import NumberText

/// What an edit did to a field, both ways: the inverse undoes it. (E4)
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a change makes of what a revert goes back to; apart from the rest, because a key has none.
  @usableFromInline
  indirect enum Commitment: Hashable, Sendable {
    case none
    case some(before: FormattingField<Value>.Committed, after: FormattingField<Value>.Committed)

    var inverse: Commitment {
      switch self {
      case .none: .none
      case .some(let before, let after): .some(before: after, after: before)
      }
    }
  }

  @usableFromInline let splice: Splice
  /// Where the change comes from.
  public let intent: TextEdit.Intent
  @usableFromInline let marksBefore: EditedText.Marks
  @usableFromInline let marksAfter: EditedText.Marks
  @usableFromInline let judgementBefore: Judgement<Value>
  @usableFromInline let judgementAfter: Judgement<Value>
  @usableFromInline let commitment: Commitment

  @inlinable
  init(
    _ splice: Splice, _ intent: TextEdit.Intent,
    marks: (before: EditedText.Marks, after: EditedText.Marks),
    judgement: (before: Judgement<Value>, after: Judgement<Value>),
    commitment: Commitment = .none
  ) {
    self.splice = splice
    self.intent = intent
    (marksBefore, marksAfter) = marks
    (judgementBefore, judgementAfter) = judgement
    self.commitment = commitment
  }

  /// The UTF-8 offset where the texts begin to differ.
  public var start: Int { splice.start }
  /// The text that was taken away at `start`.
  public var removed: String { splice.removed }
  /// The text that stands at `start` now.
  public var inserted: String { splice.inserted }

  /// The change that undoes this one.
  public var inverse: FieldChange {
    FieldChange(
      splice.inverse, intent, marks: (marksAfter, marksBefore),
      judgement: (judgementAfter, judgementBefore), commitment: commitment.inverse)
  }

  /// How the text was read before.
  public var readingBefore: NumberReading<Value> { judgementBefore.reading }
  /// How the text is read now: a paste's report. (E3)
  public var reading: NumberReading<Value> { judgementAfter.reading }
  /// The bound value before.
  public var valueBefore: Value? { judgementBefore.value }
  /// The bound value now.
  public var value: Value? { judgementAfter.value }
}
