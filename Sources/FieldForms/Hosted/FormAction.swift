public import FieldEditing

/// What a person does to a form, as one value: for a host whose state is changed by actions alone, such as a
/// reducer's.
///
/// ```swift
/// func reduce(_ state: inout State, _ action: Action) {
///   switch action {
///   case .form(let act): try? state.form.apply(act)
///   case .signIn: …
///   }
/// }
/// ```
///
/// An action says what was done, and not what came of it, so that a log of actions can be played again.
public enum FormAction<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// A key, a text or a selection in a field.
  case input(FieldInput, FieldID)
  /// A value was chosen with a control that is no text, such as a menu, a switch or a calendar.
  case choose(FieldValue, FieldID)
  /// The focus was moved in the view; nil if no field has it.
  case focus(FieldID?)
  /// Return in the focused field: it is committed, and the focus goes on.
  case pressReturn
}

extension FieldForm {
  /// Carries out an action of the user's.
  ///
  /// ```swift
  /// try form.apply(.input(.type("12"), .price))
  /// ```
  ///
  /// - Throws: Why the action was refused; nothing has changed then. (S6)
  public mutating func apply(_ action: FormAction<FieldID>) throws(FormRefusal) {
    switch action {
    case .input(let input, let field): try apply(input, to: field)
    case .choose(let value, let field): try choose(value, in: field)
    case .focus(let field): adoptFocus(field)
    case .pressReturn: pressReturn()
    }
  }
}
