// The module FieldFocus has the types that keep a view's focus and a form's focus the same.
// `import FieldForms` imports that module as well.
@_exported public import FieldFocus

extension FieldForm: FocusHolder {
  /// Moves the focus to where the user has moved it in the view; nil clears the focus. No number is
  /// selected, because the user has placed the caret. A field that is disabled, hidden or not
  /// declared does not get the focus.
  ///
  /// ```swift
  /// form.adoptFocus(.price)   // a tap into the price's text
  /// ```
  ///
  /// - Complexity: That of committing the field that loses the focus.
  public mutating func adoptFocus(_ field: FieldID?) { _ = focus(field, selects: false) }
}
