public import FieldEditing

/// What a user can do to a field, as a value that a form passes on to the field. (E1)
///
/// ```swift
/// try form.apply(.type("12"))
/// try form.apply(.edit(TextEdit(.utf16(0, 1), "3")))
/// ```
public enum FieldInput: Hashable, Sendable {
  /// Types characters at the selection.
  case type(String)
  /// Pastes a text at the selection.
  case paste(String)
  /// Presses a keypad's decimal key. (E2)
  case decimalKey
  /// Deletes the selection, or characters in front of the caret.
  case deleteBackward(Int = 1)
  /// Deletes the selection, or characters behind the caret.
  case deleteForward(Int = 1)
  /// Selects a part of the text or places the caret.
  case select(TextRange)
  /// Makes any other edit.
  case edit(TextEdit)
  /// Takes over the whole text of a control that edits by itself. `selection` is what the control has
  /// selected, `marked` what an input method composes there, `intent` what the user did. (E7)
  case follow(
    String, selection: TextRange? = nil, marked: TextRange? = nil,
    intent: TextEdit.Intent = .typed)
  /// Composes a text with an input method.
  case compose(String)
  /// Ends composing.
  case endComposition
  /// Changes the sign of a number, as a keypad's ± key does. (E12)
  case toggleSign
  /// Steps a number up.
  case increment
  /// Steps a number down.
  case decrement
  /// Takes a large step up, as Page Up does. (C15)
  case largeIncrement
  /// Takes a large step down, as Page Down does. (C15)
  case largeDecrement
  /// Goes to the least number that is allowed. (C15)
  case setToMinimum
  /// Goes to the greatest number that is allowed. (C15)
  case setToMaximum
  /// Chooses a value with a control other than a text, such as a menu, a switch, a calendar or a
  /// slider. A field refuses a value that it does not have.
  case choose(FieldValue)
  /// Puts back the text and value that editing began with, as Escape does.
  case revert
}

extension TextEditing {
  /// Lets a field take an input that is the same in number and text fields.
  ///
  /// - Returns: Whether the input is one of those; if not, nothing has changed.
  /// - Throws: Why the input was refused. (S6)
  @inlinable
  mutating func take(_ input: FieldInput) throws(EditRefusal) -> Bool {
    switch input {
    case .type(let text): try edit(TextEdit(.selection, text))
    case .paste(let text): try edit(TextEdit(.selection, text, intent: .pasted))
    case .deleteBackward(let count): try deleteBackward(count)
    case .deleteForward(let count): try deleteForward(count)
    case .select(let range): try select(range)
    case .edit(let edit): try self.edit(edit)
    case .follow(let text, let selection, let marked, let intent):
      try follow(text, selection: selection, marked: marked, intent: intent)
    case .compose(let text): try compose(text)
    case .endComposition: endComposition()
    case .decimalKey, .toggleSign, .increment, .decrement, .largeIncrement, .largeDecrement,
      .setToMinimum, .setToMaximum, .choose, .revert:
      return false
    }
    return true
  }
}
