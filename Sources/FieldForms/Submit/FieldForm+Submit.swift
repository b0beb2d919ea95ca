import FieldEditing

extension FieldForm {
  /// Whether a submit has begun and not ended.
  public var isSubmitting: Bool { runningSubmit != nil }

  /// Begins a submit: commits what is edited, validates all, and focuses the first invalid field in
  /// declared order, or gives out what to hand on. (F3)
  ///
  /// ```swift
  /// if case .started(let submission) = form.beginSubmit() {
  ///   let answer = await server.register(submission.content)
  ///   form.endSubmit(submission, answer)
  /// }
  /// ```
  ///
  /// Every active field that is edited is committed, in declared order, whoever edited it: the user,
  /// autofill, dictation. What a commit did is the field's ``FieldState/outcome``, and fields whose
  /// texts had to be reverted end the submit: the user has not seen the values that would be sent.
  /// What an older submit was answered is forgotten.
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func beginSubmit() -> SubmitStart<Content> {
    guard !isSubmitting else { return .refused(.alreadyRunning) }
    answers = [:]
    formIssues = []
    touchedFields.formUnion(focusOrder)
    let reverted = commitEdited()
    if let field = reverted.first {
      focus(field)
      return .refused(.reverted(reverted))
    }
    if let field = firstInvalidField {
      focus(field)
      return .refused(.invalid(first: field))
    }
    submitCount += 1
    runningSubmit = submitCount
    return .started(Submission(number: submitCount, content: content))
  }

  /// Commits all active fields that are edited. A commit may change which fields are active.
  ///
  /// - Returns: The fields whose texts were reverted, in declared order.
  private mutating func commitEdited() -> [FieldID] {
    var outcomes: [FieldID: CommitOutcome] = [:]
    while let entry = content.survey.entries.first(where: {
      $0.traits.isActive && ($0.isEdited || $0.markedRange != nil) && outcomes[$0.id] == nil
    }) {
      outcomes[entry.id] = commit(entry.id) ?? .unchanged
    }
    return focusOrder.filter { if case .reverted = outcomes[$0] { true } else { false } }
  }

  /// Ends a submit with the handler's answer. (F3)
  ///
  /// ```swift
  /// form.endSubmit(submission, ["email": "This address is taken."])   // .answered
  /// form.focusedField   // .email
  /// ```
  ///
  /// Failures are shown on their fields, and the first of these is focused. One for a field that was
  /// edited meanwhile is dropped: it is about another text. One for a name that no field has, or for
  /// a field that is disabled or hidden, is shown on the form.
  ///
  /// - Returns: How the submit ended: `accepted`, `answered`, or `cancelled` for an older one.
  /// - Complexity: O(*n*) in the number of fields, rules and failures.
  @discardableResult
  public mutating func endSubmit(
    _ submission: Submission<Content>, _ answer: SubmitAnswer
  ) -> SubmitOutcome<FieldID> {
    guard runningSubmit == submission.number else { return .cancelled }
    runningSubmit = nil
    let submitted = submission.content.survey
    let survey = survey
    for failure in answer.failures {
      let issue = ValidationIssue(.answer(failure.name), message: failure.message)
      if let field = FieldID(rawValue: failure.name), survey.isActive(field),
        let text = survey[field]?.text
      {
        guard text == submitted[field]?.text else { continue }
        let earlier = answers[field]?.fact ?? []
        answers[field] = Remembered(fact: earlier + [issue], text: text)
      } else {
        formIssues.append(issue)
      }
    }
    if let field = focusOrder.first(where: { answers[$0] != nil }) { focus(field) }
    return answer.failures.isEmpty ? .accepted : .answered
  }

  /// Gives a submit up; its answer is ignored.
  ///
  /// ```swift
  /// form.cancelSubmit(submission)
  /// form.endSubmit(submission, .accepted)   // .cancelled
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func cancelSubmit(_ submission: Submission<Content>) {
    if runningSubmit == submission.number { runningSubmit = nil }
  }
}
