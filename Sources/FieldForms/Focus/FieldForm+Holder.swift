// FieldFocus has the types that follow a form's focus: `import FieldForms` imports that module as well.
@_exported public import FieldFocus

extension FieldForm: FocusHolder {
  /// Moves the focus as the user has moved it in the view. No number is selected, because the user has placed the
  /// caret. A field that is disabled, hidden or not declared does not get the focus.
  ///
  /// ```swift
  /// form.adoptFocus(.price)   // a tap into the price's text
  /// ```
  ///
  /// - Complexity: that of the commit.
  public mutating func adoptFocus(_ field: FieldID?) { _ = focus(field, selects: false) }
}
