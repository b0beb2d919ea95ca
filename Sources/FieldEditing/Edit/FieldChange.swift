public import NumberText

/// What happened to a field: the field before and after. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
///
/// - These methods return a change: ``FormattingField/apply(_:)-(TextEdit)``, pasting, deleting,
///   stepping, ``FormattingField/commit()``, ``FormattingField/revert()``,
///   ``FormattingField/focus()``, ``FormattingField/setValue(_:)`` and
///   ``FormattingField/setFormat(_:)``. An optional change is nil if neither text nor value has
///   changed; that of an accepted commit is never nil.
/// - ``FormattingField/edit(_:)-(TextEdit)``, typing by `type(_:)`, and
///   ``FormattingField/select(_:)`` return no change; nor does ``FormattingField/setBounds(_:)``,
///   which leaves the text, so that earlier changes still apply.
/// - After ``FormattingField/reset(to:)`` and ``FormattingField/restore(_:)`` earlier changes do
///   not apply.
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  // Properties whose types depend on `Value` come last: then generic code, such as that which
  // destroys a change, knows the offsets of all other properties.
  /// What made the change; a joined change has the origin of its last part.
  public let origin: ChangeOrigin
  @usableFromInline let before: FormattingField<Value>.State
  @usableFromInline let after: FormattingField<Value>.State

  @inlinable @inline(__always)
  init(
    from before: FormattingField<Value>.State, to after: FormattingField<Value>.State,
    _ origin: ChangeOrigin
  ) {
    (self.before, self.after, self.origin) = (before, after, origin)
  }

  /// The part of the old text that the change replaced, in UTF-8 offsets: the smallest range in
  /// which the texts differ, for a commit as for a key. Rule: E10.
  ///
  /// ```swift
  /// // a commit of "1234.5" as "1,234.5"
  /// change.range         // 1..<1
  /// change.replacement   // ","
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  public var range: Range<Int> { difference?.oldRange ?? 0..<0 }
  /// What the old text has in ``range``; "" if text was only inserted.
  package var replaced: String {
    difference.map { before.content.text.utf8Part($0.oldRange) } ?? ""
  }
  /// What the new text has in place of ``range``; "" if text was only removed.
  public var replacement: String {
    difference.map { after.content.text.utf8Part($0.newRange) } ?? ""
  }

  private var difference: TextDifference? {
    // If "11" has become "111", any of the three digits may be the new one. After an edit the caret
    // tells which.
    let end: Int? =
      if case .edit = origin { after.content.marks.selection.range.upperBound } else { nil }
    return TextDifference(
      from: before.content.text, FieldSelection(caret: 0), to: after.content.text, end: end,
      marked: nil,
      isPaste: false)
  }

  /// Undoes this change when it is applied, and has the same origin.
  @inlinable public var inverse: FieldChange { FieldChange(from: after, to: before, origin) }

  /// Joins this change and the next into one, for a host that undoes several keys at once, such as
  /// keys typed without a long pause, and the commit after them. The host measures the pauses.
  ///
  /// ```swift
  /// if time - lastTime < .seconds(1) || change.origin == .committed,
  ///   let joined = changes.last?.joined(with: change)
  /// {
  ///   changes[changes.count - 1] = joined
  /// } else {
  ///   changes.append(change)
  /// }
  /// ```
  ///
  /// - Returns: The joined change; nil if this change is a commit, or if `next` was made on another
  ///   text than this change left.
  public func joined(with next: FieldChange) -> FieldChange? {
    guard origin != .committed, next.before.content.text.hasSameBytes(as: after.content.text) else {
      return nil
    }
    return FieldChange(from: before, to: next.after, next.origin)
  }

  @inlinable package var readingBefore: NumberReading<Value> { before.boundReading.reading }
  /// How the text is read after the change, so that a host can tell the user what a paste was read
  /// as. (E3)
  @inlinable public var reading: NumberReading<Value> { after.boundReading.reading }
  @inlinable package var valueBefore: Value? { before.boundReading.value }
  /// The value after the change: if the text is refused, that of the last acceptable text.
  @inlinable public var value: Value? { after.boundReading.value }
}

extension FieldChange: CustomStringConvertible {
  /// A line for debugging: the texts, and where the change comes from.
  ///
  /// ```swift
  /// print(change)   // “1234.5” → “1,234.5”, committed
  /// ```
  public var description: String {
    "“\(before.content.text)” → “\(after.content.text)”, \(origin)"
  }
}

extension ChangeOrigin: CustomStringConvertible {
  /// The case or, for an edit, the intent. The names are those in a ``SavedChange``, and stay the
  /// same from version to version.
  public var description: String {
    switch self {
    case .edit(let intent): intent.rawValue
    case .stepped: "stepped"
    case .fromOutside: "fromOutside"
    case .committed: "committed"
    case .reverted: "reverted"
    }
  }
}

extension FormattingField {
  /// What a change keeps of the field before and after: all but the bounds and policies.
  @usableFromInline
  struct State: Hashable, Sendable {
    @usableFromInline let content: EditedText
    @usableFromInline let format: NumberFormat
    @usableFromInline let type: NumberType?
    @usableFromInline let committed: Shared<Committed>
    @usableFromInline let boundReading: BoundReading<Value>

    @inlinable @inline(__always)
    init(_ field: FormattingField) {
      content = field.content
      format = field.scanner.format
      type = field.scanner.type
      committed = field.sharedCommitted
      boundReading = field.boundReading
    }
  }

  @inlinable var state: State { @inline(__always) get { State(self) } }

  func with(_ state: State) -> FormattingField {
    var field = self
    field.content = state.content
    field.scanner = NumberScanner(format: state.format, bounds: bounds, type: state.type)
    field.sharedCommitted = state.committed
    field.boundReading = state.boundReading
    return field
  }

  /// Nil if both have the same text.
  @usableFromInline
  package func change(
    since before: FormattingField, _ origin: ChangeOrigin
  ) -> FieldChange<Value>? {
    text.hasSameBytes(as: before.text)
      ? nil : FieldChange(from: before.state, to: state, origin)
  }

  /// Makes a change again or, with an inverse, undoes a change. Rule: E6.
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// let undone = try field.apply(change.inverse)   // as before
  /// try field.apply(undone.inverse)                // and again
  /// ```
  ///
  /// Format, bounds and policies stay as they are now. The field must have the text that the change
  /// was made on or, since the format may have changed, a text of the same number. If the restored
  /// text would say another number in the present format, the number is written anew. (S7)
  ///
  /// - Returns: The change that was made. If the field has another format by now, this is not
  ///   `change` itself.
  /// - Throws: `otherText` if the field has neither the text that the change was made on nor its
  ///   number; `otherType` if the change is of a field of another type.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    guard scanner.type == change.before.type else { throw .otherType }
    let present = state
    guard undoChange(from: change.before, to: change.after) else { throw .otherText }
    return FieldChange(from: present, to: state, change.origin)
  }

  /// Restores the field as it was before a change that a form has kept as two fields.
  ///
  /// - Returns: Whether the field had the text of `left` or, in another format, its number; if not,
  ///   nothing changed.
  package mutating func undoChange(
    from left: FormattingField, to earlier: FormattingField
  ) -> Bool {
    scanner.type == earlier.scanner.type && undoChange(from: left.state, to: earlier.state)
  }

  private mutating func undoChange(from left: State, to earlier: State) -> Bool {
    var left = with(left)
    // An undo and a redo end a composition, and what stood there while it went on may have lost
    // separators since. (E13)
    if !text.hasSameBytes(as: left.text) { left.endComposition() }
    guard stillSays(left) else { return false }
    let format = format
    self = with(earlier)
    // The input method does not know the text that an undo brings back. So no part of this text is
    // marked as being composed, and the next word is inserted and replaces nothing.
    endComposition()
    setFormat(format)
    takeReadingKeepingNumber()
    return true
  }

  /// Whether the field still says what `other` says: its text is the same, or has the same number
  /// in the present format. If the other text is not a number in its own format, the digits have to
  /// be the same. (S7)
  private func stillSays(_ other: FormattingField) -> Bool {
    if text.hasSameBytes(as: other.text) { return true }
    guard let number = other.meantNumber else {
      let digits = other.text.digitValues
      return !digits.isEmpty && digits == text.digitValues
    }
    // A commit may have cut typed digits that the type does not hold, so that the numbers differ.
    // Then it is enough that the values are equal.
    return number == meantNumber
      || other.status == .acceptable && !isRefused && isSame(value, other.value)
  }

  /// The number that the field has: that of the value or, if the text is edited, the number that
  /// the text says. Nil if there is none.
  private var meantNumber: FixedDecimal? {
    isEdited ? saidNumber ?? reading.value?.fixedDecimal : value?.fixedDecimal
  }

  /// Reads the text by the present bounds and policies, which may have changed since the text was
  /// made. If another value is read now, the text is written anew, so that it says the value that
  /// it said before.
  private mutating func takeReadingKeepingNumber() {
    let said = reading.value
    takeReadingAgain()
    defer { checkInvariants() }
    guard let said, !isSame(reading.value, said),
      !isSame(saidNumber.flatMap(scanner.converted), said)
    else { return }
    if isEdited, let number = said.fixedDecimal {
      rewrite(toSay: number, isRounded: true)
      takeReading()
    } else if !isEdited, !isWritten {
      show(writing(of: value, isPlain: committed.isPlain, style: DigitStyle()))
    }
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
  /// A commit. ``FieldChange/joined(with:)`` joins nothing to it.
  case committed
  /// A revert, as by Escape. (C6)
  case reverted
}
