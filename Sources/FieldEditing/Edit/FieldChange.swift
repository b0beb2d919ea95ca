public import NumberText

/// What happened to a field, with all that is needed to undo it. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  // Properties whose types depend on `Value` come last: then code for any `Value`, such as that which
  // destroys a change, knows the places of all others.
  @usableFromInline let splice: Splice
  /// The whole text after the change: in another format the splice may not fit. (E6)
  @ExactText @usableFromInline var textAfter: String
  @usableFromInline let marksBefore: EditedText.Marks
  @usableFromInline let marksAfter: EditedText.Marks
  /// Where the change comes from.
  public let origin: ChangeOrigin
  /// What a revert goes back to: of a commit alone.
  @usableFromInline let committed: CommittedStates<Value>?
  /// The numbers that refused texts said; nil for most changes.
  @usableFromInline let refused: Shared<RefusedNumbers>?
  @usableFromInline let boundReadingBefore: BoundReading<Value>
  @usableFromInline let boundReadingAfter: BoundReading<Value>

  @inlinable
  init(
    _ splice: Splice, to textAfter: String, _ origin: ChangeOrigin,
    before marksBefore: EditedText.Marks, _ boundReadingBefore: BoundReading<Value>,
    after marksAfter: EditedText.Marks, _ boundReadingAfter: BoundReading<Value>,
    committed: CommittedStates<Value>? = nil, refused: Shared<RefusedNumbers>? = nil
  ) {
    self.splice = splice
    self.textAfter = textAfter
    self.origin = origin
    (self.marksBefore, self.marksAfter) = (marksBefore, marksAfter)
    self.boundReadingBefore = boundReadingBefore
    self.boundReadingAfter = boundReadingAfter
    self.committed = committed
    self.refused = refused
    checkInvariants()
  }

  /// The whole text before the change.
  var textBefore: String { splice.oldText(of: textAfter) }

  /// This change, between texts that were refused and said these numbers.
  func saying(_ before: RefusedNumber?, _ after: RefusedNumber?) -> FieldChange {
    FieldChange(
      splice, to: textAfter, origin, before: marksBefore, boundReadingBefore, after: marksAfter,
      boundReadingAfter, committed: committed, refused: RefusedNumbers.shared(before, after))
  }

  /// The number that the text says after the change; nil if the text is not a number.
  var number: FixedDecimal? { refused?.wrappedValue.after?.number ?? reading.value?.fixedDecimal }

  /// Whether the text after the change stood for the value: not a refused text, with a value from before.
  var isOfValue: Bool { reading.value != nil || refused?.wrappedValue.after?.isOfValue ?? false }

  /// The number that the text meant before the change, and the number that it means after it.
  var numberBefore: FixedDecimal? {
    boundReadingBefore.number ?? refused?.wrappedValue.before?.number
  }
  var numberAfter: FixedDecimal? { boundReadingAfter.number ?? refused?.wrappedValue.after?.number }

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
  public var range: Range<Int> { smallest?.range ?? splice.start..<splice.start }
  /// The UTF-8 offset where the texts begin to differ.
  public var start: Int { range.lowerBound }
  /// The text that was taken away at `start`.
  public var removed: String { smallest?.removed ?? "" }
  /// The text that stands at `start` now.
  public var inserted: String { smallest?.inserted(in: textAfter) ?? "" }

  private var smallest: Splice? { splice.smallest(to: textAfter) }

  /// The change that undoes this one.
  public var inverse: FieldChange {
    FieldChange(
      splice.inverse(from: textAfter), to: textBefore, origin, before: marksAfter,
      boundReadingAfter, after: marksBefore, boundReadingBefore,
      committed: committed.map { CommittedStates(before: $0.after, after: $0.before) },
      refused: RefusedNumbers.shared(refused?.wrappedValue.after, refused?.wrappedValue.before))
  }

  /// All values that the change or its inverse can give a field.
  var values: [Value?] {
    [
      valueBefore, value, committed?.before.wrappedValue.value ?? nil,
      committed?.after.wrappedValue.value ?? nil,
    ]
  }

  /// How the text was read before.
  public var readingBefore: NumberReading<Value> { boundReadingBefore.reading }
  /// How the text is read now: a paste's report. (E3)
  public var reading: NumberReading<Value> { boundReadingAfter.reading }
  /// The bound value before.
  public var valueBefore: Value? { boundReadingBefore.value }
  /// The bound value now.
  public var value: Value? { boundReadingAfter.value }
}

/// What a revert went back to before a change, and goes back to after it.
@usableFromInline
struct CommittedStates<Value: NumberValue>: Hashable, Sendable {
  let before: Shared<FormattingField<Value>.Committed>
  let after: Shared<FormattingField<Value>.Committed>
}

/// The number that a refused text says, such as a number out of bounds: its reading has none. An undo in another
/// format keeps the number. (E6)
@usableFromInline
struct RefusedNumber: Hashable, Sendable {
  let number: FixedDecimal
  /// Whether the number is the value, which nobody edits: the text may show fewer digits.
  let isOfValue: Bool
}

/// The numbers that the texts before and after a change said, of which at least one was refused.
@usableFromInline
struct RefusedNumbers: Hashable, Sendable {
  let before: RefusedNumber?
  let after: RefusedNumber?

  /// Both numbers; nil if there is neither.
  @inline(__always)
  static func shared(_ before: RefusedNumber?, _ after: RefusedNumber?) -> Shared<RefusedNumbers>? {
    before == nil && after == nil
      ? nil : Shared(wrappedValue: RefusedNumbers(before: before, after: after))
  }
}

extension FormattingField {
  /// What has made the present state of an earlier one, of which a change keeps these parts: one by one, for a
  /// struct of both is copied by functions that ask for the type of each part at run time.
  @inlinable @inline(__always)
  func change(
    by splice: Splice, _ origin: ChangeOrigin, from marks: EditedText.Marks,
    _ boundReading: BoundReading<Value>, committed: CommittedStates<Value>? = nil,
    refused: Shared<RefusedNumbers>? = nil
  ) -> FieldChange<Value> {
    FieldChange(
      splice, to: text, origin, before: marks, boundReading, after: content.marks,
      self.boundReading, committed: committed, refused: refused)
  }

  /// Whether the text is intermediate or invalid.
  @inlinable var isRefused: Bool { status != .acceptable }

  /// The number that the text says, if the text is refused nevertheless.
  var refusedNumber: RefusedNumber? {
    // In line: a call of a mutating function copies the field.
    @inline(__always) get {
      isRefused && !text.isEmpty
        ? refusedNumber(in: text, content.marks, of: value, isEdited: isEdited) : nil
    }
  }

  // Out of line: few texts are refused, and a commit is longer with this in the middle.
  @inline(never)
  private func refusedNumber(
    in text: String, _ marks: EditedText.Marks, of value: Value?, isEdited: Bool
  ) -> RefusedNumber? {
    if !isEdited, let whole = value?.fixedDecimal {
      return RefusedNumber(number: whole, isOfValue: true)
    }
    return number(in: text, marks).map { RefusedNumber(number: $0.shown, isOfValue: false) }
  }

  /// The change that an edit of a refused text, or one that leads to a refused text, has made.
  @inlinable @inline(never)
  func changeOfRefused(
    by splice: Splice, _ origin: ChangeOrigin, from marks: EditedText.Marks,
    _ boundReading: BoundReading<Value>
  ) -> FieldChange<Value> {
    refusing(change(by: splice, origin, from: marks, boundReading))
  }

  /// A change with the numbers that its refused texts said; the field has the text after the change.
  @usableFromInline
  func refusing(_ change: FieldChange<Value>) -> FieldChange<Value> {
    var refused: RefusedNumber?
    if change.readingBefore.status != .acceptable {
      let text = change.textBefore
      let wasEdited =
        !text.hasSameBytes(as: committed.text) || !isSame(change.valueBefore, committed.value)
      refused = refusedNumber(
        in: text, change.marksBefore, of: change.valueBefore, isEdited: wasEdited)
    }
    return change.saying(refused, refusedNumber)
  }

  /// The change from an earlier state of the field to the present one; nil if both have the same text.
  @usableFromInline
  package func change(
    since before: FormattingField, _ origin: ChangeOrigin
  ) -> FieldChange<Value>? {
    text.hasSameBytes(as: before.text) ? nil : change(from: before, origin)
  }

  /// What has made the present state of an earlier one.
  func change(from before: FormattingField, _ origin: ChangeOrigin) -> FieldChange<Value> {
    // A commit is undone with what a revert goes back to.
    let states = CommittedStates(before: before.$committed, after: $committed)
    return change(
      by: Splice(from: before.text, to: text), origin, from: before.content.marks,
      before.boundReading, committed: before.committed == committed ? nil : states
    ).saying(before.refusedNumber, refusedNumber)
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
