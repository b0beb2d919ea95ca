public import FieldEditing

/// An act of the user in a form, as one value: for a host that changes its state only by such
/// actions, as in a reducer.
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
/// An action says what the user did, and not how the form changed, so that a log of actions can be
/// played again.
public enum FormAction<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// A key, a text or a selection in a field.
  case input(FieldAct, FieldID)
  /// A value was chosen with a control other than a text field, such as a menu, a switch or a
  /// calendar.
  case choose(FieldValue, FieldID)
  /// The user has moved the focus in the view, to this field; nil if no field has the focus now.
  case focus(FieldID?)
  /// The Return key in the focused field: the field is committed, and the next field gets the
  /// focus.
  case pressReturn
}

extension FieldForm {
  /// Carries out an action of the user by the method of its case, such as ``choose(_:in:)``.
  ///
  /// ```swift
  /// try form.apply(.input(.type("12"), .price))
  /// ```
  ///
  /// - Throws: Why the action was refused; nothing has changed then, except that the characters
  ///   typed before the refused character stay. (S6)
  public mutating func apply(_ action: FormAction<FieldID>) throws(FormRefusal) {
    switch action {
    case .input(let input, let field): try apply(input, to: field)
    case .choose(let value, let field): try choose(value, in: field)
    case .focus(let field): adoptFocus(field)
    case .pressReturn: pressReturn()
    }
  }
}
