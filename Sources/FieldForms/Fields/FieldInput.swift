public import FieldEditing

/// What a user can do to a field, as a value: a form passes it on to the focused one. (E1)
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
  /// Composes a text with an input method.
  case compose(String)
  /// Ends composing.
  case endComposition
  /// Steps a number up.
  case increment
  /// Steps a number down.
  case decrement
  /// Puts back what editing began with, as Escape does.
  case revert
}
