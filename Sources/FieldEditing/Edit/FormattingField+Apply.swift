public import NumberText

extension FormattingField {
  /// Makes an edit. The text is then exactly the old text with the edit's range replaced. (S1)
  ///
  /// ```swift
  /// try field.apply(TextEdit(.utf16(1, 2), "7"))
  /// ```
  ///
  /// - Returns: What changed, both ways.
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  /// - Complexity: O(1) for a character at the end of the text, else O(*n*).
  @discardableResult
  @inlinable
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    if policies.filter != .permitAll { try checkFilter(edit) }
    let (marks, judged) = (content.marks, judgement)
    let splice = try content.apply(edit, limit: policies.maximumLength)
    if content.marks.markedRange == nil {
      judgement = judged.following(
        scanner.scan(content.text, soft: content.marks.soft), whenEmpty: policies.emptyPolicy)
    }
    return FieldChange(
      splice, edit.intent, marks: (marks, content.marks), judgement: (judged, judgement))
  }

  /// Makes a change again, or undoes it where it is an inverse. (E4)
  ///
  /// ```swift
  /// let change = try field.apply(TextEdit(.selection, "5"))
  /// try field.apply(change.inverse)   // as before
  /// ```
  ///
  /// - Throws: `otherText` where the text is not the one that the change was made on.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    let end = change.start + change.removed.utf8.count
    guard end + change.splice.behind == text.utf8.count,
      text.utf8.dropFirst(change.start).prefix(change.removed.utf8.count)
        .elementsEqual(change.removed.utf8)
    else { throw .otherText }
    var changed = content
    changed.splice(change.start..<end, change.inserted)
    guard changed.holds(change.marksAfter) else { throw .otherText }
    content = changed
    content.marks = change.marksAfter
    // The input method has long ended its word: its next one is inserted. (E6)
    content.marks.markedRange = nil
    if case .some(_, let after) = change.commitment { committed = inFormat(after) }
    read()
    value = change.value
    if let read = reading.value, !isSame(read, value), !isWritten {
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
  /// - Complexity: O(*n*) in the characters typed, at the end of the text.
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
  public mutating func paste(_ text: String) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, text, intent: .pasted))
  }

  /// Does what a keypad's decimal key does: inserts the locale's decimal separator. (E2)
  ///
  /// ```swift
  /// try field.insertDecimalSeparator()   // "," in de-DE
  /// ```
  ///
  /// - Throws: Why the edit was refused, as ``apply(_:)-(TextEdit)`` does. (S6)
  /// - Complexity: that of the edit.
  @discardableResult
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
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: selection)
    selection = FieldSelection(anchor: anchor, head: head)
  }
}
