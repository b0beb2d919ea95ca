// FieldFocus has what follows a form's focus: `import FieldForms` imports both.
@_exported public import FieldFocus

extension FieldForm: FocusHolder {
  /// The user has moved the focus in the view, and has placed the caret, so that no number is selected. A
  /// field that is disabled, hidden or not declared does not get the focus.
  ///
  /// ```swift
  /// form.adoptFocus(.price)   // a tap into the price's text
  /// ```
  ///
  /// - Complexity: that of the commit.
  public mutating func adoptFocus(_ field: FieldID?) { _ = focus(field, selects: false) }
}
