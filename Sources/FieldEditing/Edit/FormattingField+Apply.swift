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
    let range = try self.range(of: edit.range)
    let part = edit.intent == .pasted ? edit.replacement.trimmingLineEnds : edit.replacement[...]
    guard
      text.utf8.count - range.count + part.utf8.count <= policies.maximumLength
        || part.utf8.count <= range.count
    else { throw .tooLong(limit: policies.maximumLength) }
    // Copied only now, so that a paste of any size is refused without room for it.
    let replacement = String(part)
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
    if markedRange != nil {
      reading = change.after.reading
    } else if reading != change.after.reading, let value = reading.value {
      // Format or bounds are others since.
      self.value = value
    }
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
    try apply(TextEdit(rangeInFront(count), "", intent: .deleted))
  }

  /// Deletes the selection, or characters behind the caret where nothing is selected.
  @discardableResult
  public mutating func deleteForward(_ count: Int = 1) throws(EditRefusal) -> FieldChange<Value> {
    try apply(TextEdit(rangeBehind(count), "", intent: .deleted))
  }

  /// Selects a part of the text, or places the caret.
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: selection)
    selection = TextSelection(anchor: anchor, head: head)
  }

  /// The UTF-8 offsets that a range names.
  func range(of range: TextRange) throws(EditRefusal) -> Range<Int> {
    let (first, second) = try range.ends(in: text, selection: selection)
    guard first <= second || range == .selection else { throw .rangeOutsideText }
    return min(first, second)..<max(first, second)
  }

  /// The selection, or as many characters of the text in front of the caret: the caret may stand
  /// inside a character of the whole text.
  private func rangeInFront(_ count: Int) -> TextRange {
    guard selection.isCaret else { return .selection }
    let front = text.utf8Slice(0..<selection.head)
    return .utf8(front.dropLast(max(0, count)).utf8.count, selection.head)
  }

  /// The selection, or as many characters of the text behind the caret.
  private func rangeBehind(_ count: Int) -> TextRange {
    guard selection.isCaret else { return .selection }
    let behind = text.utf8Slice(selection.head..<text.utf8.count)
    return .utf8(selection.head, selection.head + behind.prefix(max(0, count)).utf8.count)
  }
}

extension String {
  /// The text without line breaks and tabs at its ends.
  fileprivate var trimmingLineEnds: Substring {
    func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
    guard let first = unicodeScalars.firstIndex(where: { !isLineEnd($0) }),
      let last = unicodeScalars.lastIndex(where: { !isLineEnd($0) })
    else { return "" }
    return self[first...last]
  }
}
