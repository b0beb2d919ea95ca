import NumberText

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
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> FieldChange<Value> {
    let range = try edit.range.offsets(in: text, selection: selection)
    let replacement = edit.intent == .pasted ? edit.replacement.trimmingLineEnds : edit.replacement
    guard
      text.utf8.count - range.count + replacement.utf8.count <= policies.maximumLength
        || replacement.utf8.count <= range.count
    else { throw .tooLong(limit: policies.maximumLength) }
    if policies.filter != .permitAll {
      guard passes(replacement, in: range, policies.filter) else { throw .filtered }
    }
    return replace(range, with: replacement, intent: edit.intent)
  }

  /// Makes a change again, or undoes it where it is an inverse. (E4)
  ///
  /// - Throws: `otherText` where the text is not the one that the change was made on.
  @discardableResult
  public mutating func apply(
    _ change: FieldChange<Value>
  ) throws(EditRefusal) -> FieldChange<Value> {
    let end = change.start + change.removed.utf8.count
    guard end <= text.utf8.count,
      text.utf8.dropFirst(change.start).prefix(change.removed.utf8.count)
        .elementsEqual(change.removed.utf8)
    else { throw .otherText }
    splice(change.start..<end, change.inserted)
    softSeparators = change.after.soft
    selection = change.after.selection
    markedRange = change.after.markedRange
    value = change.after.value
    if let committed = change.after.committed { self.committed = committed }
    progress = scanner.initialState
    reading = scanner.read(text, from: &progress, soft: softSeparators)
    if markedRange != nil { reading = change.after.reading }
    return change
  }

  /// Types a text, each character as one edit at the selection.
  ///
  /// - Throws: Why a character was refused; those before it stay typed.
  public mutating func type(_ characters: String) throws(EditRefusal) {
    for character in characters { try apply(TextEdit(.selection, String(character))) }
  }

  /// Pastes a text as one edit; line breaks and tabs at its ends are dropped. (E3)
  @discardableResult
  public mutating func paste(_ text: String) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, text, intent: .pasted))
  }

  /// Does what a keypad's decimal key does: inserts the locale's decimal separator. (E2)
  @discardableResult
  public mutating func insertDecimalSeparator() throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(.selection, format.symbols.decimalSeparator))
  }

  /// Deletes the selection, or characters in front of the caret where nothing is selected.
  @discardableResult
  public mutating func deleteBackward(_ count: Int = 1) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(deletionRange(-count), "", intent: .deleted))
  }

  /// Deletes the selection, or characters behind the caret where nothing is selected.
  @discardableResult
  public mutating func deleteForward(_ count: Int = 1) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(deletionRange(count), "", intent: .deleted))
  }

  /// Selects a part of the text, or places the caret.
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: selection)
    selection = TextSelection(anchor: anchor, head: head)
  }

  private func deletionRange(_ count: Int) -> TextRange {
    text.deletionRange(count, from: selection)
  }
}
