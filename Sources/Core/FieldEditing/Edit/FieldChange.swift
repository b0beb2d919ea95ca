public import NumberText

/// What happened to a field, with all that is needed to undo it. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a revert goes back to, before and after a commit. Both are in an array, because most changes are
  /// edits, which have neither: in an edit a commitment is one empty reference.
  @usableFromInline
  struct Commitment: Hashable, Sendable {
    private let states: [FormattingField<Value>.Committed]

    init(before: FormattingField<Value>.Committed, after: FormattingField<Value>.Committed) {
      states = [before, after]
    }

    var before: FormattingField<Value>.Committed { states[0] }
    var after: FormattingField<Value>.Committed { states[1] }
    var inverse: Commitment { Commitment(before: after, after: before) }
  }

  // What depends on `Value` stands behind the rest, so that the places of the rest are known when code for
  // any `Value` is compiled: a change is destroyed by such code.
  @usableFromInline let splice: Splice
  @usableFromInline let marksBefore: EditedText.Marks
  @usableFromInline let marksAfter: EditedText.Marks
  @usableFromInline let refusedBefore: RefusedNumber?
  @usableFromInline let refusedAfter: RefusedNumber?
  /// Where the change comes from.
  public let origin: ChangeOrigin
  @usableFromInline let commitment: Commitment?
  @usableFromInline let judgementBefore: Judgement<Value>
  @usableFromInline let judgementAfter: Judgement<Value>

  @inlinable
  init(
    _ splice: Splice, _ origin: ChangeOrigin, before: FieldSnapshot<Value>,
    after: FieldSnapshot<Value>, commitment: Commitment? = nil
  ) {
    self.splice = splice
    self.origin = origin
    (marksBefore, marksAfter) = (before.marks, after.marks)
    (refusedBefore, refusedAfter) = (before.refused, after.refused)
    (judgementBefore, judgementAfter) = (before.judgement, after.judgement)
    self.commitment = commitment
  }

  var before: FieldSnapshot<Value> {
    FieldSnapshot(marks: marksBefore, judgement: judgementBefore, refused: refusedBefore)
  }

  var after: FieldSnapshot<Value> {
    FieldSnapshot(marks: marksAfter, judgement: judgementAfter, refused: refusedAfter)
  }

  /// The part of the old text that the change replaced, in UTF-8 offsets: only what differs, for a
  /// commit as for a key. Rule: E10.
  ///
  /// ```swift
  /// // a commit of "1234.5" as "1,234.5"
  /// change.range      // 1..<1
  /// change.inserted   // ","
  /// ```
  ///
  /// For other units call `utf16Range(ofUTF8:)` of the text before the change.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts that an edit or a commit replaced.
  public var range: Range<Int> { splice.smallest?.range ?? splice.start..<splice.start }
  /// The UTF-8 offset where the texts begin to differ.
  public var start: Int { range.lowerBound }
  /// The text that was taken away at `start`.
  public var removed: String { splice.smallest?.removed ?? "" }
  /// The text that stands at `start` now.
  public var inserted: String { splice.smallest?.inserted ?? "" }

  /// The change that undoes this one.
  public var inverse: FieldChange {
    FieldChange(
      splice.inverse, origin, before: after, after: before, commitment: commitment?.inverse)
  }

  /// All values that the change or its inverse can give a field.
  var values: [Value?] {
    [valueBefore, value, commitment?.before.value ?? nil, commitment?.after.value ?? nil]
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

/// What a change keeps of the field before and after it, beside the part of the text that it replaced.
@usableFromInline
struct FieldSnapshot<Value: NumberValue>: Hashable, Sendable {
  /// Selection, soft separators and marked range.
  @usableFromInline let marks: EditedText.Marks
  /// The value, and how the text was read.
  @usableFromInline let judgement: Judgement<Value>
  /// The number that a refused text said, such as a number out of bounds: the reading has none. An
  /// undo in another format keeps this number. (E6)
  @usableFromInline let refused: RefusedNumber?

  @inlinable
  init(marks: EditedText.Marks, judgement: Judgement<Value>, refused: RefusedNumber?) {
    self.marks = marks
    self.judgement = judgement
    self.refused = refused
  }

  /// The number that the text said; nil if the text said none.
  var number: FixedDecimal? {
    if case .number(let number)? = refused { return number }
    return judgement.reading.value?.fixedDecimal
  }
}

extension FormattingField {
  /// What a change keeps of the field as it is now.
  @inlinable var snapshot: FieldSnapshot<Value> {
    // Asked before the rest is copied: with a call in between, the rest would go through memory.
    let refused = status == .acceptable || text.isEmpty ? nil : refusedNumber
    return FieldSnapshot(marks: content.marks, judgement: judgement, refused: refused)
  }

  @usableFromInline var refusedNumber: RefusedNumber? { saidNumber.map { .number($0) } }
}

/// A number in a box: most changes have none, and keep one empty reference.
@usableFromInline
indirect enum RefusedNumber: Hashable, Sendable {
  case number(FixedDecimal)
}

/// Where a change comes from.
///
/// ```swift
/// try field.paste("5").origin   // .edit(.pasted)
/// field.setValue(7)?.origin     // .fromOutside
/// ```
public enum ChangeOrigin: Hashable, Sendable {
  /// An edit by the user.
  case edit(TextEdit.Intent)
  /// An increment or a decrement. (C6)
  case stepped
  /// A value or a format that the host set. (S5, S7)
  case fromOutside
  /// A commit.
  case committed
  /// A revert. (C6)
  case reverted
}
