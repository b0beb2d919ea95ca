import FieldEditing
import NumberText

extension FieldForm {
  /// Whether a submit has begun and not ended.
  public var isSubmitting: Bool { submission != nil }

  /// Begins a submit: commits the edited fields, validates all, and focuses the first invalid one in
  /// declared order. If there is none, ``submission`` is what to hand to the handler. Rule: F3.
  ///
  /// ```swift
  /// if form.beginSubmit() == .started, let submission = form.submission {
  ///   let issues = await server.register(submission.content)
  ///   form.endSubmit(submission, issues)
  /// }
  /// ```
  ///
  /// Every active field that is edited is committed, in declared order, whether the user, autofill or
  /// dictation edited it. ``FieldState/outcome`` says what a commit did. If a commit reverts a text,
  /// the submit ends: the user has not seen the value that would be sent. The answers to earlier
  /// submits are forgotten.
  ///
  /// - Returns: `started`, or why the submit ended.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func beginSubmit() -> SubmitOutcome<FieldID> {
    guard !isSubmitting else { return .alreadyRunning }
    for index in state.notes.keys { state.note(at: index) { $0.answers = [] } }
    state.formIssues = []
    state.touched = Array(repeating: true, count: fields.ids.count)
    let reverted = commitEdited()
    if let field = reverted.first {
      focus(field)
      return .reverted(reverted)
    }
    if let field = firstInvalidField {
      focus(field)
      return .invalid(first: field)
    }
    submission = Submission(number: state.nextRequest(), content: edited)
    return .started
  }

  /// Commits all active fields that are edited, each as the declaration reaches it, so that what is declared after a
  /// field depends on the committed value. A commit may make other fields active: the declaration runs until no commit
  /// is due.
  ///
  /// - Returns: The fields whose texts were reverted, in declared order.
  private mutating func commitEdited() -> [FieldID] {
    func isDue(_ entry: FormSurvey.Entry) -> Bool {
      entry.fieldSurvey.traits.isActive && entry.fieldSurvey.isUncommitted
    }
    guard state.survey.entries.contains(where: isDue) else { return [] }
    // A field that keeps a refused text stays edited, and is committed once.
    var (committed, reverted): (Set<FieldID>, Set<FieldID>) = ([], [])
    var isAnyCommitted = true
    while isAnyCommitted {
      let collector = FieldCollector(fields)
      let commits = SubmitCommits(isRecorded: isRecording) {
        committed.insert(collector.fields.ids[$0]).inserted
      }
      survey(collector, committing: commits)
      for commit in commits.done {
        let field = collector.fields.ids[commit.index]
        state.remember(commit.outcome, at: commit.index)
        if case .reverted = commit.outcome { reverted.insert(field) }
      }
      #if !hasFeature(Embedded)
        record(commits.done.map { collector.fields.ids[$0.index] }, commits.states, .committed)
      #endif
      isAnyCommitted = !commits.done.isEmpty
    }
    return reverted.compactMap { fields.indices[$0] }.sorted().map { fields.ids[$0] }
  }

  /// Ends a submit with the handler's answer: an empty list if nothing is wrong. (F3)
  ///
  /// ```swift
  /// form.endSubmit(submission, [.answer("email", "This address is taken.")])   // .answered
  /// form.focusedField   // .email
  /// ```
  ///
  /// A ``ValidationIssue/answer(_:_:detail:facts:suggestions:)`` is shown on the field that had its name when the
  /// submit began, and the first such field is focused. If that field was edited meanwhile, the answer is dropped: it
  /// is about another text. If no field had the name, or the field is gone, disabled or hidden now, the answer is
  /// shown on the form.
  ///
  /// - Returns: How the submit ended: `accepted`, `answered`, or `cancelled` for an older one.
  /// - Complexity: O(*n*) in the number of fields, rules and issues.
  @discardableResult
  public mutating func endSubmit(
    _ submission: Submission<Content>, _ issues: [ValidationIssue]
  ) -> SubmitOutcome<FieldID> {
    guard self.submission?.number == submission.number else { return .cancelled }
    self.submission = nil
    if !issues.isEmpty {
      let (submittedFields, submitted) = submission.content.survey
      let indices = submitted.indicesByPointer
      for issue in issues {
        // "lines[3]" is the row at that index in what was submitted; it may be elsewhere or gone now.
        if case .answer(let name) = issue.kind, let old = indices[FormSurvey.pointer(name)],
          let index = fields.indices[submittedFields.ids[old]], state.survey.isActive(index)
        {
          guard state.text(at: index).hasSameBytes(as: submitted.text(at: old)) else { continue }
          state.note(at: index) { $0.answers.append(issue) }
        } else {
          state.formIssues.append(issue)
        }
      }
    }
    let answered = state.notes.filter { !$0.value.answers.isEmpty }
    if let index = answered.keys.min() { focus(fields.ids[index]) }
    checkInvariants()
    return issues.isEmpty ? .accepted : .answered
  }

  /// Cancels a submit, so that its answer will be ignored.
  ///
  /// ```swift
  /// form.cancelSubmit(submission)
  /// form.endSubmit(submission, [])   // .cancelled
  /// ```
  public mutating func cancelSubmit(_ submission: Submission<Content>) {
    if self.submission?.number == submission.number { self.submission = nil }
  }
}

/// The content that a form has handed to a submit's handler. Only the answer to the newest submit counts.
///
/// ```swift
/// if form.beginSubmit() == .started, let submission = form.submission { send(submission.content) }
/// ```
public struct Submission<Content: Equatable & Sendable>: Equatable, Sendable {
  let number: Int
  /// The content as it was when the submit began.
  public let content: Content
}

/// How a submit began or ended. (F3)
///
/// ```swift
/// if await model.submit(register) == .accepted { close() }
/// ```
public enum SubmitOutcome<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// The form is valid; ``FieldForm/submission`` is what to hand to the handler.
  case started
  /// The handler accepted the form.
  case accepted
  /// The handler answered what is wrong; the first field with an answer is focused.
  case answered
  /// A field is not valid and is focused; the handler was not called.
  case invalid(first: FieldID)
  /// The texts of these fields could not be read and were replaced by earlier values, which the user
  /// has not seen yet; the first field is focused and the handler was not called.
  case reverted([FieldID])
  /// Another submit is running; the handler was not called for this one.
  case alreadyRunning
  /// The submit was cancelled before the handler was called, or the answer belongs to an older one.
  case cancelled
}
