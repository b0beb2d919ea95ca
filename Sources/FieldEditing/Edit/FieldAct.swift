public import NumberText

/// What a person or the host does to a field, as a value, with the same names in every host: for
/// reducers, recorded sessions, random tests and hosts in other languages. Rule: E11.
///
/// ```swift
/// try field.apply(.type("12"))
/// try form.apply(.press(.increment), to: .quantity)
/// let session: [FieldAct] = [.focus(true), .type("12"), .setLocale("de-DE"), .undo]
/// ```
///
/// A field of any kind takes those from `type` to `press`, which a person does to its text. The
/// others are for a field that a host shows, such as that of lines of JSON; any other field refuses
/// them with ``EditRefusal/unknownAct``.
public enum FieldAct: Hashable, Sendable {
  /// Types characters, each as one edit at the selection.
  case type(String)
  /// Pastes a text at the selection. (E3)
  case paste(String)
  /// Composes a text with an input method. (S8)
  case compose(String)
  /// Makes an edit of the host's own: any range, any text, and what the user did.
  case edit(TextEdit)
  /// Replaces a range by these bytes, which need not be UTF-8.
  case bytes(TextRange, [UInt8])
  /// Selects a part of the text or places the caret.
  case select(TextRange)
  /// Edits the field so that it has the whole text of a control that edits by itself. `selection`
  /// is what the control has selected, `marked` the part that an input method is composing. If the
  /// intent is nil, a field that a host shows guesses it from the texts before and after, and a
  /// field alone takes the text as typed. `drawn` is the number of the state that the control was
  /// drawn with; a field alone has no such numbers. (E7)
  case follow(
    String, selection: TextRange? = nil, marked: TextRange? = nil, intent: TextEdit.Intent? = nil,
    drawn: Int? = nil)
  /// Presses a key that is no character. `count` is how many characters a deletion takes, or how
  /// many steps are made; any other key is pressed once.
  case press(Key, count: Int = 1)
  /// Asks for the number that is selected. (E15)
  case copy
  /// The person pastes a number that was copied from a field. (E15)
  case pasteNumber(CopiedNumber)
  /// The person accepts a suggestion: it becomes the text, and is committed.
  case take(String)
  /// The control has got or lost the focus.
  case focus(Bool)
  /// The host lets the person edit, or forbids editing.
  case enable(Bool)
  /// The control was removed from the screen; the field is committed.
  case gone
  /// The control was drawn with the state of this number.
  case drawn(Int)
  /// The host tells the value that it has now; nil for none: in answer to the gift with this token,
  /// whenever it draws the control, or when the value has changed. The field knows whether this
  /// answers a gift or is a command. (H1)
  case value(FixedDecimal?, token: Int? = nil)
  /// The host tells that no value is on its way from the field to the host, or back. A value that
  /// it tells after that is a command if it is another than the host has. (H1)
  case rest
  /// The host sets the field's value; nil for none. The field always takes it: a command. (H1)
  case setValue(FixedDecimal?)
  /// The host sets another locale; the style stays.
  case setLocale(String)
  /// The host sets other bounds.
  case setBounds(NumberBounds)
  /// The host changes options, in the notation in which it has opened the field.
  case setOptions(String)
  /// Undoes the last change, if there is one.
  case undo
  /// Makes the change again that was undone last, if there is one.
  case redo
  /// Asks for the text that a commit would leave.
  case preview
  /// Asks for what is to be saved of the field.
  case save
  /// Restores what `save` gave; nothing can be undone then.
  indirect case restore(SavedField)
  /// Saves the field, closes it, opens it again in a locale, and restores it.
  case reopen(String)

  /// The keys that are no characters. Hosts in other languages, recorded sessions and the test kit
  /// name the keys by their raw values.
  ///
  /// ```swift
  /// FieldAct.Key(rawValue: "decimalKey")   // .decimalKey
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
