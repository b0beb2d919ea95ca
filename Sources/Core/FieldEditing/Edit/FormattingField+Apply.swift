public import NumberText

extension FormattingField {
  /// Makes an edit. The text is then exactly the old text with the edit's range replaced. (S1)
  ///
  /// ```swift
  /// try field.apply(TextEdit(.utf16(1, 2), "7"))
  /// ```
  ///
  /// - Returns: What changed; its inverse undoes it.
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @inlinable
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    if policies.filterEdits { try checkFilter(edit) }
    let (marks, judged) = (content.marks, judgement)
    let splice = try content.apply(edit, limit: policies.maximumLength)
    if content.marks.markedRange == nil {
      let reading = scanner.scan(content.text, soft: content.marks.soft)
      judgement = judged.following(
        policies.refuseNumbers ? self.judged(reading) : reading,
        clearsWhenEmpty: policies.clearsWhenEmpty)
    }
    return FieldChange(
      splice, .edit(edit.intent), marks: (marks, content.marks), judgement: (judged, judgement))
  }

  /// Makes a change again, or undoes it where it is an inverse. Rule: E6.
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// try field.apply(change.inverse)   // as before
  /// ```
  ///
  /// - Throws: `otherText` if the text is not the one that the change was made on, `otherType` if the
  ///   change is of a field of another type.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    guard change.values.allSatisfy(scanner.reads) else { throw .otherType }
    guard let changed = content.applying(change.splice, change.marksAfter) else {
      throw .otherText
    }
    content = changed
    // The input method no longer knows of this word: what it composes next is inserted anew.
    content.marks.markedRange = nil
    if let commitment = change.commitment { committed = inFormat(commitment.after) }
    read()
    value = change.value
    let wasComposed = change.marksAfter.markedRange != nil
    if let read = reading.value, !isSame(read, value), wasComposed || !isWritten {
      // What was being composed is read now, and so is a text that another format reads otherwise.
      value = read
    } else if clearsValue {
      value = nil
    }
    return change
  }

  /// Types a text, each character as one edit at the selection.
  ///
  /// ```swift
  /// try field.type("3.14")
  /// ```
  ///
  /// - Throws: Why a character was refused; those before it stay typed. (S6)
  /// - Complexity: O(*n*) in the bytes of the text, for each character typed.
  @inlinable
  public mutating func type(_ characters: String) throws(EditRefusal) {
    for character in characters { try apply(TextEdit(.selection, String(character))) }
  }

  /// Pastes a text as one edit; line breaks and tabs at its ends are dropped. (E3)
  ///
  /// ```swift
  /// try field.paste("1,234\n").reading.status   // .acceptable
  /// ```
  ///
  /// - Returns: What changed, and how the text is read now.
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: O(*n*) in the bytes of the text and the paste.
  @discardableResult
  @inlinable
  public mutating func paste(_ text: String) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, text, intent: .pasted))
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

  /// Deletes the selection, or characters in front of the caret where nothing is selected.
  ///
  /// ```swift
  /// try field.type("12")
  /// try field.deleteBackward()   // "1"
  /// ```
  ///
  /// - Parameter count: How many characters, as Swift counts them; fewer where the text begins.
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @inlinable
  public mutating func deleteBackward(_ count: Int = 1) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(text.rangeInFront(count, of: selection), "", intent: .deleted))
  }

  /// Deletes the selection, or characters behind the caret where nothing is selected.
  ///
  /// ```swift
  /// try field.select(.utf8(0, 0))
  /// try field.deleteForward()   // "12" becomes "2"
  /// ```
  ///
  /// - Parameter count: How many characters, as Swift counts them; fewer where the text ends.
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @inlinable
  public mutating func deleteForward(_ count: Int = 1) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(text.rangeBehind(count, of: selection), "", intent: .deleted))
  }

  /// Selects a part of the text, or places the caret.
  ///
  /// ```swift
  /// try field.select(.all)
  /// try field.select(.utf16(3, 3))   // a caret
  /// ```
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  /// - Complexity: O(1) for UTF-8 offsets, else O(*n*) in the bytes of the text.
  @inlinable
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: selection)
    selection = FieldSelection(anchor: anchor, head: head)
  }

  /// Shows what an input method is composing, in place of what it showed before or of the selection.
  ///
  /// Value and status stay as they were until the composition ends. Rule: S8.
  ///
  /// ```swift
  /// try field.compose("１")    // marked
  /// try field.compose("１２")  // in the place of the first
  /// field.endComposition()
  /// field.value               // 12
  /// ```
  ///
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @inlinable
  public mutating func compose(_ text: String) throws(EditRefusal) -> FieldChange<Value> {
    let range = markedRange.map { TextRange.utf8($0.lowerBound, $0.upperBound) } ?? .selection
    return try apply(TextEdit(range, text, intent: .composed))
  }

  /// Ends a composition: the text is read as it stands. (S8)
  ///
  /// ```swift
  /// try field.compose("１")
  /// field.endComposition()
  /// field.value   // 1
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text; O(1) where nothing is composed.
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
    if policies.filtersCharacters, !inserted.unicodeScalars.allSatisfy(format.canRead) {
      throw .filtered
    }
    if policies.filtersInvalidTexts, !inserted.isEmpty,
      with(trial).readWhole().status == .invalid
    {
      throw .filtered
    }
  }
}
