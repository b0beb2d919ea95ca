public import NumberText

/// What happened to a field, with all that is needed to undo it. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a revert goes back to, before and after a commit. An object, because most changes are
  /// edits, which have no such state: in an edit it is one empty reference.
  @usableFromInline
  final class Commitment: Hashable, Sendable {
    let before: FormattingField<Value>.Committed
    let after: FormattingField<Value>.Committed

    init(before: FormattingField<Value>.Committed, after: FormattingField<Value>.Committed) {
      (self.before, self.after) = (before, after)
    }

    var inverse: Commitment { Commitment(before: after, after: before) }

    @usableFromInline
    static func == (left: Commitment, right: Commitment) -> Bool {
      left.before == right.before && left.after == right.after
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(after) }
  }

  @usableFromInline let splice: Splice
  /// Where the change comes from.
  public let origin: ChangeOrigin
  @usableFromInline let before: FieldSnapshot<Value>
  @usableFromInline let after: FieldSnapshot<Value>
  @usableFromInline let commitment: Commitment?

  @inlinable
  init(
    _ splice: Splice, _ origin: ChangeOrigin, before: FieldSnapshot<Value>,
    after: FieldSnapshot<Value>, commitment: Commitment? = nil
  ) {
    self.splice = splice
    self.origin = origin
    self.before = before
    self.after = after
    self.commitment = commitment
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
  public var readingBefore: NumberReading<Value> { before.judgement.reading }
  /// How the text is read now: a paste's report. (E3)
  public var reading: NumberReading<Value> { after.judgement.reading }
  /// The bound value before.
  public var valueBefore: Value? { before.judgement.value }
  /// The bound value now.
  public var value: Value? { after.judgement.value }
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
  @usableFromInline let refused: Refused?

  @usableFromInline
  indirect enum Refused: Hashable, Sendable {
    case number(FixedDecimal)
  }

  @inlinable
  init(marks: EditedText.Marks, judgement: Judgement<Value>, refused: Refused?) {
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
    FieldSnapshot(
      marks: content.marks, judgement: judgement,
      refused: status == .acceptable || text.isEmpty ? nil : refusedNumber)
  }

  @usableFromInline var refusedNumber: FieldSnapshot<Value>.Refused? {
    saidNumber.map { .number($0) }
  }

  /// What has made the text of an earlier state of the field the present one; nil if the text is the same.
  package func change(
    since before: FormattingField, _ origin: ChangeOrigin
  ) -> FieldChange<Value>? {
    if text.hasSameBytes(as: before.text) { return nil }
    return FieldChange(
      Splice(from: before.text, to: text), origin, before: before.snapshot, after: snapshot)
  }
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
