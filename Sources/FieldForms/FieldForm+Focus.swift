extension FieldForm {
  /// The field that has the focus: one optional name, with no view behind it. (F1)
  ///
  /// Setting it commits the field that loses the focus. (F3) A field that is disabled, hidden or not
  /// declared does not take it; the focus stays where it was then.
  public var focusedField: FieldID? {
    get { focus }
    set { focus(newValue) }
  }

  /// The fields in declared order, disabled and hidden ones included.
  public var focusOrder: [FieldID] { content.focusOrder }

  /// Moves the focus, or clears it with nil. The field that loses it is committed (F3), a number
  /// that gets it is selected, so that a key replaces it. (F10)
  ///
  /// ```swift
  /// form.focus(.password)   // true
  /// form.focus(.hiddenOne)  // false; the focus stays
  /// ```
  ///
  /// - Returns: Whether the focus is there now.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func focus(_ field: FieldID?) -> Bool { focus(field, selects: true) }

  /// Moves the focus. Where the user has placed the caret already, nothing is to be selected.
  mutating func focus(_ field: FieldID?, selects: Bool) -> Bool {
    if field == focus { return true }
    guard let field else {
      leave()
      return true
    }
    guard content.survey.isActive(field) else { return false }
    leave()
    // The commit may have hidden it.
    guard content.survey.isActive(field) else { return false }
    if selects {
      var writer = FieldWriter(field, .focus)
      content.declare(&writer)
    }
    focus = field
    return true
  }

  /// Focuses the default field, where nothing is focused yet. (F2)
  ///
  /// ```swift
  /// form.focusOnAppear()
  /// form.focusedField   // .username
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func focusOnAppear() {
    guard focus == nil else { return }
    if let field = content.defaultField, focus(field) { return }
    moveToNext()
  }

  /// Moves to the next field that is neither disabled nor hidden; from the last, clears the focus;
  /// with no focus, goes to the first. (F2)
  ///
  /// ```swift
  /// form.moveToNext()   // Tab
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func moveToNext() { move { $0.field(after: $1) } }

  /// Moves to the previous field; from the first, clears the focus; with no focus, goes to the last.
  ///
  /// ```swift
  /// form.moveToPrevious()   // Shift-Tab
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func moveToPrevious() { move { $0.field(before: $1) } }

  /// Does what Return does: commits the field and moves to the next, or clears the focus. (F2)
  ///
  /// ```swift
  /// form.submitField()
  /// form.focusedField   // .password, behind .username
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func submitField() {
    if focus != nil { moveToNext() }
  }

  /// Focuses the first field that has an issue.
  ///
  /// ```swift
  /// if !form.isValid { form.focusFirstInvalid() }
  /// ```
  ///
  /// - Returns: Whether there is one.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func focusFirstInvalid() -> Bool {
    guard let field = firstInvalidField else { return false }
    return focus(field)
  }

  /// The first field in declared order that has an issue; nil where there is none.
  public var firstInvalidField: FieldID? { survey.firstInvalid }

  /// Takes the focus away and commits the field that had it.
  mutating func leave() {
    guard let field = focus else { return }
    focus = nil
    if commit(field) != nil { touchedFields.insert(field) }
  }

  /// Leaves first: what the commit hides or shows counts.
  private mutating func move(_ target: (FieldSurvey<FieldID>, FieldID?) -> FieldID?) {
    let from = focus
    leave()
    if let field = target(content.survey, from) { focus(field) }
  }
}
