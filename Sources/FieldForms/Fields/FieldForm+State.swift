extension FieldForm {
  /// A field as a view shows it; nil for one that is not declared.
  ///
  /// ```swift
  /// form[.email]?.issues
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public subscript(field: FieldID) -> FieldState? {
    let survey = survey
    return survey[field].map { state($0, survey.field(after: field) == nil ? .done : .next) }
  }

  /// All fields as views show them.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var fieldStates: [FieldID: FieldState] {
    var states: [FieldID: FieldState] = [:]
    var returnKey = ReturnKey.done
    for entry in survey.entries.reversed() {
      states[entry.id] = state(entry, returnKey)
      if entry.traits.isActive { returnKey = .next }
    }
    return states
  }

  /// What stands in the way of a field's value; none where it may stand.
  ///
  /// ```swift
  /// form.issues(of: .email).first?.kind   // .required
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func issues(of field: FieldID) -> [ValidationIssue] { self[field]?.issues ?? [] }

  private func state(_ entry: FieldSurvey<FieldID>.Entry, _ returnKey: ReturnKey) -> FieldState {
    let field = entry.id
    return FieldState(
      text: entry.text, selection: entry.selection, markedRange: entry.markedRange,
      status: entry.status, value: entry.value,
      issues: entry.issues + (answers[field]?.fact ?? []), traits: entry.traits,
      isChecking: isChecking(field), isFocused: focus == field,
      isTouched: touchedFields.contains(field), isEdited: entry.isEdited,
      isChanged: isChanged(entry), outcome: outcomes[field]?.fact, returnKey: returnKey)
  }
}
