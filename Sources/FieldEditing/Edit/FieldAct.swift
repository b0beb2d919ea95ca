public import NumberText

/// What a person or the host does to a field that a host shows, as a value: for recorded sessions,
/// random tests and hosts in other languages.
///
/// ```swift
/// let session: [FieldAct] = [.focus(true), .input(.type("12")), .setLocale("de-DE"), .undo]
/// ```
///
/// A ``FieldInput`` is the part of it that a field of any kind takes; the rest is for a host with one
/// number field.
public enum FieldAct: Hashable, Sendable {
  /// What the person does with a key, by pasting, or by any edit whose range the host knows. A host
  /// that knows only the whole text afterwards sends ``follow(_:selection:marked:intent:drawn:)``.
  case input(FieldInput)
  /// Asks for the number that is selected. (E15)
  case copy
  /// The person pastes a number that was copied from a field. (E15)
  case pasteNumber(CopiedNumber)
  /// The person replaces a range by these bytes, which need not be UTF-8.
  case bytes(TextRange, [UInt8])
  /// The control shows this whole text now. `marked` is what an input method composes in it. If the
  /// intent (typed, pasted or deleted) is nil, it is guessed from the texts before and after.
  /// `drawn` is the number of the state that the control was drawn with.
  case follow(
    String, selection: TextRange? = nil, marked: TextRange? = nil, intent: TextEdit.Intent? = nil,
    drawn: Int? = nil)
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
  case restore(SavedField)
  /// Saves the field, closes it, opens it again in a locale, and restores it.
  case reopen(String)
}
