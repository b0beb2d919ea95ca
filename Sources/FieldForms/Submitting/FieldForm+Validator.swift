extension FieldForm {
  /// Asks a validator of the host's own what is wrong with the present values. Its issues are shown in the
  /// place of those that it gave before, until the next question or until the text of the field changes.
  /// While the text of a field is refused, the validator has no issue and is not asked: it would judge
  /// values that nobody sees. Rule: F19.
  ///
  /// - Returns: Whether the validator was asked.
  /// - Complexity: O(*n*) in the number of fields and issues, beside the validator.
  package mutating func validate(by validator: (Content) -> [ValidationIssue]) -> Bool {
    let isAsked = storage.state.survey.refused.count == 0
    state.setValidated(isAsked ? validator(content) : [])
    checkInvariants()
    return isAsked
  }
}

extension FormState {
  /// Shows what a validator has found, and forgets what it found before.
  fileprivate mutating func setValidated(_ issues: [ValidationIssue]) {
    for index in notedFields where notes[index]?.validated.isEmpty == false {
      news.add(index)
      note(at: index) { $0.validated = [] }
    }
    validatedForm = []
    guard !issues.isEmpty else { return }
    let indices = survey.indicesByPointer
    for issue in issues {
      if case .answer(let name) = issue.kind, let index = indices[FormSurvey.pointer(name)],
        survey.active[index]
      {
        note(at: index) { $0.validated.append(issue) }
        news.add(index)
      } else {
        validatedForm.append(issue)
      }
    }
  }
}
