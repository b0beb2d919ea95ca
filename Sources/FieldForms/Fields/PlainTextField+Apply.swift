public import FieldEditing

extension PlainTextField {
  /// Lets the field take what the user does.
  ///
  /// ```swift
  /// try name.apply(.type("Ada"))
  /// ```
  ///
  /// The decimal key types a period; stepping does nothing. Line breaks and tabs at the ends of a
  /// paste are dropped, as number fields do. (E3)
  ///
  /// - Throws: Why it was refused; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func apply(_ input: FieldInput) throws(EditRefusal) {
    switch input {
    case .type(let text): try apply(TextEdit(.selection, text))
    case .paste(let text): try apply(TextEdit(.selection, text, intent: .pasted))
    case .decimalKey: try apply(TextEdit(.selection, "."))
    case .deleteBackward(let count):
      try apply(TextEdit(text.rangeInFront(count, of: selection), ""))
    case .deleteForward(let count): try apply(TextEdit(text.rangeBehind(count, of: selection), ""))
    case .select(let range): try select(range)
    case .edit(let edit): try apply(edit)
    case .compose(let text):
      let range = markedRange.map { TextRange.utf8($0.lowerBound, $0.upperBound) } ?? .selection
      try apply(TextEdit(range, text, intent: .composed))
    case .endComposition: markedRange = nil
    case .increment, .decrement: break
    case .revert: rewrite(committed)
    }
  }

  /// Makes an edit. The text is then exactly the old text with the edit's range replaced. (S1)
  ///
  /// ```swift
  /// try name.apply(TextEdit(.utf16(0, 1), "a"))
  /// ```
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func apply(_ edit: TextEdit) throws(EditRefusal) {
    let range = try edit.range.offsets(in: text, selection: selection)
    let replacement =
      edit.intent == .pasted ? edit.replacement.trimmingLineEnds : edit.replacement[...]
    guard
      text.utf8.count - range.count + replacement.utf8.count <= maximumLength
        || replacement.utf8.count <= range.count
    else { throw .tooLong(limit: maximumLength) }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    text.replaceSubrange(start..<text.utf8.index(start, offsetBy: range.count), with: replacement)
    let end = range.lowerBound + replacement.utf8.count
    selection = FieldSelection(caret: end)
    markedRange = edit.intent == .composed ? range.lowerBound..<end : nil
  }

  /// Selects a part of the text, or places the caret.
  ///
  /// ```swift
  /// try name.select(.all)
  /// ```
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  /// - Complexity: O(1) for UTF-8 offsets, else O(*n*) in the bytes of the text.
  public mutating func select(_ range: TextRange) throws(EditRefusal) {
    let (anchor, head) = try range.ends(in: text, selection: selection)
    selection = FieldSelection(anchor: anchor, head: head)
  }
}
