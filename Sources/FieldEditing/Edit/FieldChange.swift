public import NumberText

/// What an edit did to a field, both ways: the inverse undoes it. (E4)
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a change makes of what a revert goes back to.
  @usableFromInline
  struct Commitment: Hashable, Sendable {
    let before: FormattingField<Value>.Committed
    let after: FormattingField<Value>.Committed
  }

  /// What a field holds beside its text.
  @usableFromInline
  struct State: Hashable, Sendable {
    @usableFromInline let marks: EditedText.Marks
    @usableFromInline let judgement: Judgement<Value>

    @inlinable
    init(_ marks: EditedText.Marks, _ judgement: Judgement<Value>) {
      self.marks = marks
      self.judgement = judgement
    }
  }

  @usableFromInline let splice: Splice
  /// Where the change comes from.
  public let intent: TextEdit.Intent
  @usableFromInline let before: State
  @usableFromInline let after: State
  /// Present where the change is a commit's or another rewriting.
  @usableFromInline let commitment: Commitment?

  @inlinable
  init(
    _ splice: Splice, _ intent: TextEdit.Intent, before: State, after: State,
    commitment: Commitment? = nil
  ) {
    self.splice = splice
    self.intent = intent
    self.before = before
    self.after = after
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
      splice.inverse, intent, before: after, after: before,
      commitment: commitment.map { Commitment(before: $0.after, after: $0.before) })
  }

  /// How the text was read before.
  public var readingBefore: NumberReading<Value> { before.judgement.reading }
  /// How the text is read now: a paste's report. (E3)
  public var reading: NumberReading<Value> { after.judgement.reading }
  /// The bound value before.
  public var valueBefore: Value? { before.judgement.value }
  /// The bound value now.
  public var value: Value? { after.judgement.value }
}
