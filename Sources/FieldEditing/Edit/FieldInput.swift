/// What a person does to the text of a field, as a value, with the same names in every host. A
/// field of any kind takes it; ``FieldAct`` has what the host does as well. Rule: E11.
///
/// ```swift
/// try field.apply(.type("12"))
/// try field.apply(.press(.deleteBackward, count: 2))
/// try form.apply(.press(.increment), to: .quantity)
/// ```
public enum FieldInput: Hashable, Sendable {
  /// Types characters, each as one edit at the selection.
  case type(String)
  /// Pastes a text at the selection. (E3)
  case paste(String)
  /// Composes a text with an input method. (S8)
  case compose(String)
  /// Makes an edit of the host's own: any range, any text, and what the user did.
  case edit(TextEdit)
  /// Selects a part of the text or places the caret.
  case select(TextRange)
  /// Edits the field so that it has the whole text of a host's control that edits by itself.
  /// `selection` is what the control has selected, `marked` the part that an input method is
  /// composing, `intent` what the user did. (E7)
  case follow(
    String, selection: TextRange? = nil, marked: TextRange? = nil,
    intent: TextEdit.Intent = .typed)
  /// Presses a key that is no character. `count` is how many characters a deletion takes, or how
  /// many steps are made; any other key is pressed once.
  case press(Key, count: Int = 1)

  /// The keys that are no characters. Hosts in other languages, recorded sessions and the test kit
  /// name the keys by their raw values.
  ///
  /// ```swift
  /// FieldInput.Key(rawValue: "decimalKey")   // .decimalKey
  /// ```
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// Deletes the selection, or characters before the caret.
    case deleteBackward
    /// Deletes the selection, or characters after the caret.
    case deleteForward
    /// A keypad's decimal key: types the format's decimal separator. (E2)
    case decimalKey
    /// A keypad's ± key: changes the sign of the number. (E12)
    case toggleSign
    /// Adds a step. (C6)
    case increment
    /// Subtracts a step. (C6)
    case decrement
    /// Adds a large step, as Page Up does. (C15)
    case largeIncrement
    /// Subtracts a large step, as Page Down does. (C15)
    case largeDecrement
    /// Goes to the least value that is allowed. (C15)
    case setToMinimum
    /// Goes to the greatest value that is allowed. (C15)
    case setToMaximum
    /// Restores the text and value that editing began with, as Escape does.
    case revert
    /// Commits the text, as Return does.
    case commit
    /// Ends a composition: the text is read as it stands. (S8)
    case endComposition
    /// Selects the whole text; no change is returned.
    case selectAll

    /// Whether the key steps the value. A stepper's button sends it even if the field has no focus.
    package var isStep: Bool {
      switch self {
      case .increment, .decrement, .largeIncrement, .largeDecrement, .setToMinimum, .setToMaximum:
        true
      default: false
      }
    }
  }
}
