import NumberText

/// A field whose text a person edits: typing, pasting, deleting, selecting and composing are the
/// same in a number field and in a text field.
///
/// ```swift
/// try field.type("12")          // "12"
/// try field.select(.utf8(0, 1))
/// try field.paste("3\n")        // "32"
/// try field.deleteBackward()    // "2"
/// ```
///
/// An edit is made as a whole, or throws and leaves the field as it was. (S6) Typing makes one edit
/// for each character. All of these methods take time in O(*n*) for *n* bytes of text.
public protocol TextEditing {
  /// What an edit returns: a ``FieldChange`` for a number field, `()` for a text field.
  associatedtype Change

  /// What the user sees and edits, exactly as typed.
  var text: String { get }
  /// What is selected, in UTF-8 offsets.
  var selection: FieldSelection { get }
  /// The UTF-8 offsets of the text that an input method is still composing; nil if nothing is being
  /// composed.
  var markedRange: Range<Int>? { get }

  /// Makes an edit. The text is then exactly the old text with the edit's range replaced. (S1)
  ///
  /// ```swift
  /// try field.apply(TextEdit(.utf16(1, 2), "7"))
  /// ```
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  @discardableResult
  mutating func apply(_ edit: TextEdit) throws(EditRefusal) -> Change

  /// Makes an edit that nobody undoes, without the cost of a change.
  ///
  /// - Throws: Why the edit was refused; nothing has changed then. (S6)
  mutating func edit(_ edit: TextEdit) throws(EditRefusal)

  /// Carries out an input of the user's, such as typing or pressing a key.
  ///
  /// ```swift
  /// try field.apply(.type("12"))
  /// try field.apply(.press(.decimalKey))
  /// ```
  ///
  /// - Returns: What changed; nil if nothing but the selection did.
  /// - Throws: Why the input was refused; nothing has changed then, except that characters typed
  ///   before the refused one stay. (S6)
  @discardableResult
  mutating func apply(_ input: FieldAct) throws(EditRefusal) -> Change?

  /// Presses a key that is no character.
  ///
  /// ```swift
  /// try field.press(.deleteBackward, count: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: How many characters a deletion takes, or how many steps are made.
  /// - Returns: What changed; nil if nothing but the selection did.
  /// - Throws: Why the key was refused; nothing has changed then. (S6)
  @discardableResult
  mutating func press(_ key: FieldAct.Key, count: Int) throws(EditRefusal) -> Change?

  /// Edits the field so that it has the present text of a host's control that edits by itself. (E7)
  ///
  /// - Returns: The change; nil if the field has this text already.
  /// - Throws: Why the edit was refused, or that the selection or the marked part does not lie in
  ///   `newText`; nothing has changed then. (S6)
  @discardableResult
  mutating func follow(
    _ newText: String, selection newSelection: TextRange?, marked: TextRange?,
    intent: TextEdit.Intent
  ) throws(EditRefusal) -> Change?

  /// Selects a part of the text, or places the caret.
  ///
  /// ```swift
  /// try field.select(.all)
  /// try field.select(.utf16(3, 3))   // a caret
  /// ```
  ///
  /// - Throws: `rangeOutsideText` or `offsetInsideCharacter`; the selection stays then.
  mutating func select(_ range: TextRange) throws(EditRefusal)

  /// Ends a composition: the text is read as it stands. (S8)
  mutating func endComposition()
}

extension TextEditing {
  @inlinable
  public mutating func edit(_ edit: TextEdit) throws(EditRefusal) { _ = try apply(edit) }

  /// Carries out an input as ``apply(_:)-(FieldAct)`` does, and returns nothing.
  ///
  /// - Throws: Why the input was refused, as ``apply(_:)-(FieldAct)`` does. (S6)
  @inlinable
  public mutating func edit(_ input: FieldAct) throws(EditRefusal) {
    switch input {
    case .type(let characters): try type(characters)
    case .edit(let edit): try self.edit(edit)
    case .press(.deleteBackward, let count):
      try edit(TextEdit(text.rangeBefore(count, of: selection), "", intent: .deleted))
    default: try apply(input)
    }
  }

  @inlinable
  package mutating func carryOut(_ input: FieldAct) throws(EditRefusal) -> Change? {
    switch input {
    case .type(let characters): try type(characters)
    case .paste(let text): return try paste(text)
    case .compose(let text): return try compose(text)
    case .edit(let edit): return try apply(edit)
    case .select(let range): try select(range)
    case .bytes(let range, let bytes): return try apply(TextEdit(range, utf8: bytes))
    case .follow(let text, let selection, let marked, let intent, _):
      return try follow(text, selection: selection, marked: marked, intent: intent ?? .typed)
    case .press(let key, let count): return try press(key, count: count)
    default: throw .unknownAct
    }
    return nil
  }

  /// Types a text, each character as one edit at the selection.
  ///
  /// - Throws: Why a character was refused; the characters before it stay typed. (S6)
  @inlinable
  public mutating func type(_ characters: String) throws(EditRefusal) {
    // Most calls are for one key, and most keys are one byte: such a call needs no loop.
    if characters.utf8.count == 1 { return try edit(TextEdit(.selection, characters)) }
    for character in characters { try edit(TextEdit(.selection, String(character))) }
  }

  /// Pastes a text as one edit; line breaks and tabs at its ends are dropped. (E3)
  ///
  /// - Throws: Why the edit was refused. (S6)
  @discardableResult
  @inlinable
  public mutating func paste(_ text: String) throws(EditRefusal) -> Change {
    try apply(TextEdit(.selection, text, intent: .pasted))
  }

  /// Deletes the selection; if nothing is selected, characters before the caret.
  ///
  /// - Parameter count: How many characters to delete, as Swift counts them; if fewer stand before
  ///   the caret, all of these.
  /// - Throws: Why the edit was refused. (S6)
  @discardableResult
  @inlinable
  public mutating func deleteBackward(_ count: Int = 1) throws(EditRefusal) -> Change {
    try apply(TextEdit(text.rangeBefore(count, of: selection), "", intent: .deleted))
  }

  /// Deletes the selection; if nothing is selected, characters after the caret.
  ///
  /// ```swift
  /// // "|12" with the caret at the beginning
  /// try field.deleteForward()   // "|2"
  /// ```
  ///
  /// - Parameter count: How many characters to delete, as Swift counts them; if fewer stand after
  ///   the caret, all of these.
  /// - Throws: Why the edit was refused. (S6)
  @discardableResult
  @inlinable
  public mutating func deleteForward(_ count: Int = 1) throws(EditRefusal) -> Change {
    try apply(TextEdit(text.rangeAfter(count, of: selection), "", intent: .deleted))
  }

  /// Shows what an input method is composing, in place of the earlier composition or, if there is
  /// none, of the selection.
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
  /// - Throws: Why the edit was refused. (S6)
  @discardableResult
  @inlinable
  public mutating func compose(_ text: String) throws(EditRefusal) -> Change {
    let range = markedRange.map { TextRange.utf8($0.lowerBound, $0.upperBound) } ?? .selection
    return try apply(TextEdit(range, text, intent: .composed))
  }

  /// What is selected, in UTF-16 units, as browsers and UIKit count. (S10)
  public var utf16Selection: FieldSelection { selection(in: .utf16) }

  /// What is selected, in Unicode scalars, as GTK and Python count. (S10)
  public var scalarSelection: FieldSelection { selection(in: .scalars) }

  private func selection(in unit: TextUnit) -> FieldSelection {
    FieldSelection(
      anchor: unit.offset(of: selection.anchor, in: text),
      head: unit.offset(of: selection.head, in: text))
  }
}
