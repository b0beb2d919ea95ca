import FieldEditing

extension FieldForm {
  /// Whether a submit has begun and not ended.
  public var isSubmitting: Bool { submission != nil }

  /// Begins a submit: commits what is edited, validates all, and focuses the first invalid field in
  /// declared order; where all is well, ``submission`` is what to hand on. (F3)
  ///
  /// ```swift
  /// if form.beginSubmit() == .started, let submission = form.submission {
  ///   let issues = await server.register(submission.content)
  ///   form.endSubmit(submission, issues)
  /// }
  /// ```
  ///
  /// Every active field that is edited is committed, in declared order, whoever edited it: the user,
  /// autofill, dictation. What a commit did is the field's ``FieldState/outcome``, and fields whose
  /// texts had to be reverted end the submit: the user has not seen the values that would be sent.
  /// The answers to earlier submits are forgotten.
  ///
  /// - Returns: `started`, or why there is nothing to hand on.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func beginSubmit() -> SubmitOutcome<FieldID> {
    guard !isSubmitting else { return .alreadyRunning }
    state.answers = [:]
    state.formIssues = []
    state.touched = PlaceSet.all(below: fields.ids.count)
    state.news.isOfAll = true
    let reverted = commitEdited()
    if let field = reverted.first {
      focus(field)
      return .reverted(reverted)
    }
    if let field = firstInvalidField {
      focus(field)
      return .invalid(first: field)
    }
    submission = state.pending(edited)
    return .started
  }

  /// Commits all active fields that are edited. A commit may change which fields are active.
  ///
  /// - Returns: The fields whose texts were reverted, in declared order.
  private mutating func commitEdited() -> [FieldID] {
    var outcomes: [FieldID: CommitOutcome] = [:]
    var place = 0
    var isAnyCommitted = false
    while true {
      if place >= state.survey.entries.count {
        guard isAnyCommitted else { break }
        (place, isAnyCommitted) = (0, false)
        continue
      }
      let isDue = state.survey.isDueToCommit(place)
      place += 1
      guard isDue else { continue }
      let field = fields.ids[place - 1]
      guard outcomes[field] == nil else { continue }
      outcomes[field] = commit(field) ?? .unchanged
      isAnyCommitted = true
    }
    if outcomes.isEmpty { return [] }
    return focusOrder.filter { if case .reverted = outcomes[$0] { true } else { false } }
  }

  /// Ends a submit with what the handler answers: nothing where all is well. (F3)
  ///
  /// ```swift
  /// form.endSubmit(submission, [.answer("email", "This address is taken.")])   // .answered
  /// form.focusedField   // .email
  /// ```
  ///
  /// An ``ValidationIssue/answer(_:_:)`` is shown on the field that had its name when the submit began,
  /// and the first such field is focused. One for a field that was edited meanwhile is dropped: it is
  /// about another text. One for a name that no field had, or for a field that is gone, disabled or
  /// hidden, is shown on the form.
  ///
  /// - Returns: How the submit ended: `accepted`, `answered`, or `cancelled` for an older one.
  /// - Complexity: O(*n*) in the number of fields, rules and issues.
  @discardableResult
  public mutating func endSubmit(
    _ submission: Pending<Content>, _ issues: [ValidationIssue]
  ) -> SubmitOutcome<FieldID> {
    guard self.submission?.number == submission.number else { return .cancelled }
    self.submission = nil
    if !issues.isEmpty {
      let (submittedFields, submitted) = submission.content.survey
      let places = submitted.placesByPointer
      for issue in issues {
        // Rows may have been added or removed meanwhile: a name is that of what was submitted.
        if case .answer(let name) = issue.kind, let old = places[FormSurvey.pointer(name)],
          let place = fields.places[submittedFields.ids[old]], state.isActive(place)
        {
          let text = state.text(at: place)
          guard text == submitted.entries[old].finding.text else { continue }
          state.answers[place] = Remembered(
            fact: (state.answers[place]?.fact ?? []) + [issue], text: text)
          state.news.add(place)
        } else {
          state.formIssues.append(issue)
        }
      }
    }
    if let place = state.answers.keys.min() { focus(fields.ids[place]) }
    return issues.isEmpty ? .accepted : .answered
  }

  /// Gives a submit up; its answer is ignored.
  ///
  /// ```swift
  /// form.cancelSubmit(submission)
  /// form.endSubmit(submission, [])   // .cancelled
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func cancelSubmit(_ submission: Pending<Content>) {
    if self.submission?.number == submission.number { self.submission = nil }
  }
}

/// How a submit began or ended. (F3)
///
/// ```swift
/// if await model.submit(register) == .accepted { close() }
/// ```
public enum SubmitOutcome<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// The form is valid and on its way; ``FieldForm/submission`` is what to hand on.
  case started
  /// The handler accepted the form.
  case accepted
  /// The handler was called and answered what is wrong; the first field that has some of it is focused.
  case answered
  /// A field is not valid and is focused; the handler was not called.
  case invalid(first: FieldID)
  /// The texts of these fields could not be read and went back to earlier values, which the user has
  /// not seen yet; the first is focused and the handler was not called.
  case reverted([FieldID])
  /// Another submit is running; the handler was not called for this one.
  case alreadyRunning
  /// It was given up before the handler was called, or the answer is one to an older submit.
  case cancelled
}
