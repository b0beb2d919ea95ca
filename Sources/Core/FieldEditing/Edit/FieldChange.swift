public import NumberText

/// What happened to a field, with all that its inverse needs to undo it. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  /// What a revert goes back to before and after a change that is a commit. It is an object, because
  /// most changes are edits, which have none: they need no room but for a reference.
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
  @usableFromInline let marksBefore: EditedText.Marks
  @usableFromInline let marksAfter: EditedText.Marks
  @usableFromInline let judgementBefore: Judgement<Value>
  @usableFromInline let judgementAfter: Judgement<Value>
  @usableFromInline let commitment: Commitment?

  @inlinable
  init(
    _ splice: Splice, _ origin: ChangeOrigin,
    marks: (before: EditedText.Marks, after: EditedText.Marks),
    judgement: (before: Judgement<Value>, after: Judgement<Value>),
    commitment: Commitment? = nil
  ) {
    self.splice = splice
    self.origin = origin
    (marksBefore, marksAfter) = marks
    (judgementBefore, judgementAfter) = judgement
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
  public var range: Range<Int> {
    let replaced = difference?.oldRange ?? 0..<0
    return (splice.start + replaced.lowerBound)..<(splice.start + replaced.upperBound)
  }
  /// The UTF-8 offset where the texts begin to differ.
  public var start: Int { range.lowerBound }
  /// The text that was taken away at `start`.
  public var removed: String {
    difference.map { splice.removed.utf8Part($0.oldRange) } ?? ""
  }
  /// The text that stands at `start` now.
  public var inserted: String {
    difference.map { splice.inserted.utf8Part($0.newRange) } ?? ""
  }

  /// Where the replaced text and its replacement differ.
  private var difference: TextDifference? {
    TextDifference(from: splice.removed, to: splice.inserted)
  }

  /// The change that undoes this one.
  public var inverse: FieldChange {
    FieldChange(
      splice.inverse, origin, marks: (marksAfter, marksBefore),
      judgement: (judgementAfter, judgementBefore), commitment: commitment?.inverse)
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
