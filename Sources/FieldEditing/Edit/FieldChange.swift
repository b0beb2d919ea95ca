public import NumberText

/// What happened to a field: the field before and after. Rule: E4.
///
/// ```swift
/// let change = try field.apply(TextEdit(.selection, "5"))
/// try field.apply(change.inverse)   // as before
/// try field.apply(change)           // and again
/// ```
///
/// What a person does gives a change, and so do ``FormattingField/commit()``, ``FormattingField/revert()``, a step,
/// ``FormattingField/focus()``, ``FormattingField/setValue(_:)`` and ``FormattingField/setFormat(_:)``; nil says that text
/// and value have stayed. These give none: ``FormattingField/edit(_:)-(TextEdit)`` and ``FormattingField/select(_:)``;
/// ``FormattingField/setBounds(_:)`` and policies that are set, which leave the text and judge it anew, so that earlier
/// changes still fit; ``FormattingField/reset(to:)`` and ``FormattingField/restore(_:)``, after which earlier changes do
/// not fit.
public struct FieldChange<Value: NumberValue>: Hashable, Sendable {
  @usableFromInline let before: FormattingField<Value>
  @usableFromInline let after: FormattingField<Value>
  /// Where the change comes from.
  public let origin: ChangeOrigin

  @inlinable
  init(from before: FormattingField<Value>, to after: FormattingField<Value>, _ origin: ChangeOrigin)
  {
    (self.before, self.after, self.origin) = (before, after, origin)
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
  /// - Complexity: O(*n*) in the bytes of the texts.
  public var range: Range<Int> { difference?.oldRange ?? 0..<0 }
  /// The UTF-8 offset where the texts begin to differ.
  public var start: Int { range.lowerBound }
  /// The text that was taken away at `start`.
  public var removed: String { difference.map { before.text.utf8Part($0.oldRange) } ?? "" }
  /// The text that stands at `start` now.
  public var inserted: String { difference.map { after.text.utf8Part($0.newRange) } ?? "" }

  private var difference: TextDifference? {
    // Of equal digits the caret tells which an edit has taken or made.
    let end: Int? = if case .edit = origin { after.selection.range.upperBound } else { nil }
    return TextDifference(
      from: before.text, FieldSelection(caret: 0), to: after.text, end: end, marked: nil,
      isPaste: false)
  }

  /// The change that undoes this one.
  @inlinable public var inverse: FieldChange { FieldChange(from: after, to: before, origin) }

  /// This change and the next one as one, for a host that undoes keys together: whatever is done in a field without a
  /// long pause, and the commit that ends it. The host keeps the time.
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
  /// - Returns: Nil if this change is a commit, which ended what came before, or if the next one was made on another
  ///   text than this one left.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func joined(with next: FieldChange) -> FieldChange? {
    guard origin != .committed, next.before.text.hasSameBytes(as: after.text) else { return nil }
    return FieldChange(from: before, to: next.after, next.origin)
  }

  /// How the text was read before.
  @inlinable public var readingBefore: NumberReading<Value> { before.reading }
  /// How the text is read now: a paste's report. (E3)
  @inlinable public var reading: NumberReading<Value> { after.reading }
  /// The bound value before.
  @inlinable public var valueBefore: Value? { before.value }
  /// The bound value now.
  @inlinable public var value: Value? { after.value }
}

extension FormattingField {
  /// The change from an earlier state of the field to the present one; nil if both have the same text.
  @usableFromInline
  package func change(
    since before: FormattingField, _ origin: ChangeOrigin
  ) -> FieldChange<Value>? {
    text.hasSameBytes(as: before.text) ? nil : FieldChange(from: before, to: self, origin)
  }

  /// Makes a change again or, with an inverse, undoes a change. Rule: E6.
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// let undone = try field.apply(change.inverse)   // as before
  /// try field.apply(undone.inverse)                // and again
  /// ```
  ///
  /// If the field has another format, other bounds or policies since, these stay, and the number counts: the change fits a
  /// text that says the number that the change was made on, and its own number is written in the present format if its
  /// text would say another number there. (S7)
  ///
  /// - Returns: What happened: the change itself, or another in another format.
  /// - Throws: `otherText` if the text is not the one that the change was made on, `otherType` if the
  ///   change is of a field of another type.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    guard scanner.type == change.before.scanner.type else { throw .otherType }
    let present = self
    guard goBack(to: change.after, from: change.before) else { throw .otherText }
    return FieldChange(from: present, to: self, change.origin)
  }

  /// Becomes another state of the field, if the field is as a change left it. Format, bounds and policies stay. (E6, S7)
  ///
  /// ```swift
  /// let before = field
  /// try field.type("5")
  /// let after = field
  /// field.goBack(to: before, from: after)   // true
  /// ```
  ///
  /// - Parameters:
  ///   - state: What the field was.
  ///   - left: What the field was when that changed.
  /// - Returns: Whether the field has the text of `left` or, in another format, the number; if not, nothing has changed.
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func goBack(to state: FormattingField, from left: FormattingField) -> Bool {
    guard scanner.type == state.scanner.type, isRespelled(left) else { return false }
    let present = self
    self = state
    // An input method composes no text that an undo brings back: its next word is inserted.
    endComposition()
    setFormat(present.format)
    take(present.bounds, present.policies)
    checkInvariants()
    return true
  }

  /// Whether the text is that of another state as the present format spells it: it says the same number or, if the
  /// other text was no number where it was typed, it has the same digits. (S7)
  private func isRespelled(_ other: FormattingField) -> Bool {
    if text.hasSameBytes(as: other.text) { return true }
    guard let number = other.meantNumber else {
      let digits = other.text.digitValues
      return !digits.isEmpty && digits == text.digitValues
    }
    // Of a typed number the type may have fewer digits, and they are shown where nobody edits.
    return number == meantNumber
      || other.status == .acceptable && !isRefused && isSame(value, other.value)
  }

  /// The number that the field stands for: the value, or the number that an edited text says; nil if there is none.
  private var meantNumber: FixedDecimal? { isEdited ? saidNumber : value?.fixedDecimal }

  /// Judges by other bounds and policies. A number that these read otherwise is written anew.
  private mutating func take(_ bounds: NumberBounds, _ policies: FieldPolicies) {
    guard bounds != self.bounds || policies != self.policies else { return }
    let (number, wasAcceptable) = (meantNumber, status == .acceptable)
    setBounds(bounds)
    self.policies = policies
    guard wasAcceptable, let number, saidNumber != number, isEdited || !isWritten else { return }
    if isEdited {
      say(number, softSeparators, isRounded: true)
      readAndBind()
    } else {
      _ = replaceText(with: value, as: TextSpelling())
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
  /// A commit.
  case committed
  /// A revert. (C6)
  case reverted
}
