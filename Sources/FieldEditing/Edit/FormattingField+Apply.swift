public import NumberText

extension FormattingField {
  /// Makes an edit; see ``TextEditing``.
  ///
  /// - Returns: What changed; its inverse undoes it. (E4)
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @discardableResult
  @inlinable
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    if policies.fillsFromRight { return try fill(edit) }
    if policies.filterEdits { try checkFilter(edit) }
    let (marks, read, wasRefused) = (content.marks, boundReading, isRefused)
    let splice = try changeText(edit)
    if content.marks.markedRange == nil { readAndBind() }
    if wasRefused || isRefused {
      return changeOfRefused(by: splice, .edit(edit.intent), from: marks, read)
    }
    return change(by: splice, .edit(edit.intent), from: marks, read)
  }

  /// Makes an edit of the text alone. An edit in the digits of the text is another edit, and any other is not
  /// copied.
  @inlinable @inline(__always)
  mutating func changeText(_ edit: TextEdit) throws(EditRefusal) -> Splice {
    try scanner.hasOwnDigits
      ? content.apply(inDigitsOfText(edit), limit: policies.maximumLength)
      : content.apply(edit, limit: policies.maximumLength)
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
    if policies.fillsFromRight { try take(edit) } else { try put(edit) }
  }

  /// Makes an edit of the text, whatever kinds of entry the field has.
  @inlinable @inline(__always)
  mutating func put(_ edit: TextEdit) throws(EditRefusal) {
    if policies.filterEdits { try checkFilter(edit) }
    // No copy of the edit, as in changeText(_:).
    if scanner.hasOwnDigits {
      try content.edit(inDigitsOfText(edit), limit: policies.maximumLength)
    } else {
      try content.edit(edit, limit: policies.maximumLength)
    }
    if content.marks.markedRange == nil { readAndBind() }
  }

  /// Makes a change again or, with an inverse, undoes a change. Rule: E6.
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// let undone = try field.apply(change.inverse)   // as before
  /// try field.apply(undone.inverse)                // and again
  /// ```
  ///
  /// If the field has another format since, the number counts: the change fits a text that says the number
  /// that the change was made on, and its own text is written in the present format if it would say another
  /// number there.
  ///
  /// - Returns: What happened: the change itself, or another in another format.
  /// - Throws: `otherText` if the text is not the one that the change was made on, `otherType` if the
  ///   change is of a field of another type.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    guard change.values.allSatisfy(scanner.reads) else { throw .otherType }
    let textBefore = change.textBefore
    let isText = text.hasSameBytes(as: textBefore)
    guard isText || isRespelled(textBefore, change.numberBefore) else { throw .otherText }
    let earlier = self
    content = EditedText(change.textAfter, change.marksAfter)
    softSeparators = format.keeping(softSeparators, in: text)
    // An input method composes no text that an undo brings back: its next word is inserted.
    content.marks.markedRange = nil
    let wasComposed = change.marksAfter.markedRange != nil
    if let left = change.committed?.after { committed = inFormat(left.wrappedValue) }
    read()
    value = change.value
    if !wasComposed, writeAnew(after: change) { read() }
    let wasOfValue = !wasComposed && change.isOfValue
    if let read = reading.value, !isSame(read, value), !wasOfValue || !isWritten {
      // A text that was being composed, or that is no number in the format of the change, gives a new value,
      // as after a key: the value of the change belongs to an earlier text.
      value = read
    } else if clearsValue {
      value = nil
    }
    if wasComposed, policies.fillsFromRight { isOrdinary = true }
    forgetOrigin()
    checkInvariants()
    guard !isText || !text.hasSameBytes(as: change.textAfter) else { return change }
    return self.change(
      by: Splice(from: earlier.text, to: text), change.origin, from: earlier.content.marks,
      earlier.boundReading, committed: change.committed,
      refused: RefusedNumbers.shared(earlier.refusedNumber, refusedNumber))
  }

  /// Whether the text is another text as the present format spells it: it shows the same number or, if the other
  /// text was refused where it was typed, it has the same digits. A text that other bounds refuse by now says no
  /// more digits than the format shows. (S7)
  private func isRespelled(_ other: String, _ number: FixedDecimal?) -> Bool {
    if let number {
      guard let present = boundReading.number ?? refusedNumber?.number else { return false }
      return number == present || isRefused && scanner.shown(number) == scanner.shown(present)
    }
    let digits = other.digitValues
    return !digits.isEmpty && digits == text.digitValues
  }

  /// Writes the text of a change in the present format, if the text would say another number there. (S7)
  ///
  /// - Returns: Whether the text was written.
  private mutating func writeAnew(after change: FieldChange<Value>) -> Bool {
    let meant = number(anotherThanSaid: change)
    // If the format shows fewer digits than the value has, only the format's own text stands for the
    // value.
    guard meant != nil || change.boundReadingAfter.hidesDigits && !isWritten else { return false }
    let hidesDigits =
      change.boundReadingAfter.hidesDigits || change.reading.value == nil && change.isOfValue
    let committed = EditedText(committed.text, soft: committed.soft)
    // Whether nobody had edited the text: the change committed the text, or the text has the digits of
    // the committed one.
    let isAtRest =
      change.committed.map { $0.after.wrappedValue.text.hasSameBytes(as: change.textAfter) }
      ?? (text.digitValues == committed.text.digitValues)
    let saysCommitted =
      meant == nil || number(in: committed.text, committed.marks)?.shown == meant
    if isAtRest || meant == nil, saysCommitted, isSame(value, self.committed.value) {
      rewrite(committed)
    } else if let meant, !hidesDigits {
      say(meant, change.marksAfter.soft, isRounded: true)
    } else {
      let own = spelled(value?.fixedDecimal, isPlain: self.committed.isPlain, as: TextSpelling())
      rewrite(EditedText(own.text, soft: own.softSeparators))
    }
    return true
  }

  /// The number that the text of a change said, if the text says another number or none now; nil if it says
  /// the same, or said none.
  private func number(anotherThanSaid change: FieldChange<Value>) -> FixedDecimal? {
    let value = change.reading.value
    if change.refused?.wrappedValue.after == nil, isSame(reading.value, value) { return nil }
    guard let meant = change.number, saidNumber != meant, !(change.isOfValue && isWritten) else {
      return nil
    }
    // A number that the type rounds is the same as its value.
    let isRounded = value != nil && isSame(saidNumber.flatMap(scanner.converted), value)
    return isRounded ? nil : meant
  }

  @inlinable
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    try content.select(range)
    if policies.fillsFromRight { selectFilled() }
  }

  @inlinable
  public mutating func endComposition() {
    guard markedRange != nil else { return }
    markedRange = nil
    readAndBind()
    if policies.fillsFromRight { isOrdinary = true }
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
    let edit = scanner.hasOwnDigits ? inDigitsOfText(edit) : edit
    let splice = try trial.apply(edit, limit: policies.maximumLength)
    let inserted = splice.inserted(in: trial.text)
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

extension String {
  /// The values of the decimal digits, of any numbering system.
  package var digitValues: [UInt8] {
    unicodeScalars.compactMap { DecimalDigits.value(of: $0.value)?.value }
  }
}
