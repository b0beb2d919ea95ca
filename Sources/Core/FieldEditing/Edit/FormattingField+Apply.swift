public import NumberText

extension FormattingField {
  /// Makes an edit; see ``TextEditing``.
  ///
  /// - Returns: What changed; its inverse undoes it. (E4)
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @discardableResult
  @inlinable
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    if policies.filterEdits { try checkFilter(edit) }
    let (before, wasRefused) = (snapshot, isRefused)
    let splice = try content.apply(edit, limit: policies.maximumLength)
    if content.marks.markedRange == nil { judge() }
    if wasRefused || isRefused {
      return changeOfRefused(by: splice, .edit(edit.intent), from: before)
    }
    return FieldChange(splice, .edit(edit.intent), before: before, after: snapshot)
  }

  /// Makes an edit as ``apply(_:)-(TextEdit)`` does, and keeps no change: for a host that undoes by other
  /// means.
  ///
  /// ```swift
  /// try field.edit(TextEdit(.selection, "7"))
  /// ```
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @inlinable
  public mutating func edit(_ edit: TextEdit) throws(EditRefusal) {
    if policies.filterEdits { try checkFilter(edit) }
    try content.edit(edit, limit: policies.maximumLength)
    if content.marks.markedRange == nil { judge() }
  }

  /// Makes a change again or, with an inverse, undoes a change. Rule: E6.
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// let undone = try field.apply(change.inverse)   // as before
  /// try field.apply(undone.inverse)                // and again
  /// ```
  ///
  /// - Returns: What happened: the change itself, or another if the field has another format since and the
  ///   change's text would say another number there.
  /// - Throws: `otherText` if the text is not the one that the change was made on, `otherType` if the
  ///   change is of a field of another type.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    guard change.values.allSatisfy(scanner.reads) else { throw .otherType }
    guard let changed = content.applying(change.splice, change.after.marks) else {
      throw .otherText
    }
    let earlier = self
    content = changed
    // The input method has forgotten this word, and inserts the next one.
    content.marks.markedRange = nil
    if let left = change.committed?.after { committed = inFormat(left.wrappedValue) }
    read()
    value = change.value
    let wasComposed = change.after.marks.markedRange != nil
    let meant = wasComposed ? nil : number(anotherThanSaid: change)
    if let meant {
      // The text was read in another format, and its number stays. (S7)
      say(meant)
      read()
    }
    if let read = reading.value, !isSame(read, value), wasComposed || !isWritten {
      // A text that was being composed, or that another format had rounded, gives a new value.
      value = read
    } else if clearsValue {
      value = nil
    }
    guard meant != nil else { return change }
    return FieldChange(
      Splice(from: earlier.text, to: text), change.origin, before: earlier.snapshot,
      after: snapshot, committed: change.committed,
      refused: RefusedNumbers.shared(earlier.refusedNumber, refusedNumber))
  }

  /// The number that the text of a change said, if the text says another number now; nil if it says
  /// the same, or either text says none.
  private func number(anotherThanSaid change: FieldChange<Value>) -> FixedDecimal? {
    let value = change.reading.value
    if change.refused?.wrappedValue.after == nil, isSame(reading.value, value) { return nil }
    guard let meant = change.number, let number = saidNumber, number != meant else { return nil }
    // A number that the type rounds is the same as its value.
    return value != nil && isSame(scanner.converted(number), value) ? nil : meant
  }

  /// Does what a keypad's decimal key does: inserts the locale's decimal separator. Rule: E2.
  ///
  /// ```swift
  /// try field.insertDecimalSeparator()   // "," in de-DE
  /// ```
  ///
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: that of the edit.
  @discardableResult
  @inlinable
  public mutating func insertDecimalSeparator() throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, format.symbols.decimalSeparator))
  }

  @inlinable
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    try content.select(range)
  }

  @inlinable
  public mutating func endComposition() {
    guard markedRange != nil else { return }
    markedRange = nil
    judge()
  }

  /// Whether an edit would pass, without making it. Rule: E5.
  ///
  /// ```swift
  /// field.policies.filtersCharacters = true
  /// field.accepts(TextEdit(.selection, "x"))   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func accepts(_ edit: TextEdit) -> Bool {
    var trial = self
    return (try? trial.apply(edit)) != nil
  }

  private func with(_ content: EditedText) -> FormattingField {
    var field = self
    field.content = content
    return field
  }

  /// Refuses an edit that the field's policies do not let pass.
  @usableFromInline
  func checkFilter(_ edit: TextEdit) throws(EditRefusal) {
    var trial = content
    let inserted = try trial.apply(edit, limit: policies.maximumLength).inserted
    if policies.filtersCharacters {
      for scalar in inserted.unicodeScalars where !canRead(scalar) { throw .filtered }
    }
    if policies.filtersInvalidTexts, !inserted.isEmpty,
      with(trial).readWhole().status == .invalid
    {
      throw .filtered
    }
  }
}
