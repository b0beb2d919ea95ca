import FieldEditing
import NumberText

extension FieldForm {
  /// Whether a submit has begun and has not ended yet.
  public var isSubmitting: Bool { submission != nil }

  /// Begins a submit: commits the edited fields, validates all fields, and focuses the first
  /// invalid field in declared order. If all are valid, ``submission`` has the content for the
  /// submit's handler, such as a request to a server. Rule: F3.
  ///
  /// ```swift
  /// if form.beginSubmit() == .started, let submission = form.submission {
  ///   let issues = await server.register(submission.content)
  ///   form.endSubmit(submission, issues)
  /// }
  /// ```
  ///
  /// Every edited field that is neither disabled nor hidden is committed, in declared order,
  /// whether the user, autofill or dictation edited it. ``FieldState/outcome`` says what a commit
  /// did. If a commit replaces a refused text by an earlier value, the submit ends: the user has
  /// not seen the value that would be sent. The answers to earlier submits are forgotten.
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
    submission = Submission(number: state.nextRequest(), content: stored)
    return .started
  }

  /// Commits all edited fields that are neither disabled nor hidden. Each field is committed when
  /// `declare` reaches it, so that the rules and totals that are declared later see the committed
  /// value. A commit may show or enable other fields, so `declare` is run again until no field is
  /// left to commit.
  ///
  /// - Returns: The fields whose refused texts were replaced by earlier values, in declared order.
  private mutating func commitEdited() -> [FieldID] {
    func isDue(_ field: FormSurvey.Field) -> Bool {
      field.fieldSurvey.traits.isActive && field.fieldSurvey.isUncommitted
    }
    guard state.survey.fields.contains(where: isDue) else { return [] }
    // A field that keeps a refused text still counts as edited after its commit. The set
    // `committed` prevents a second commit.
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
      for (index, states) in commits.changes {
        record(collector.fields.ids[index], states, .committed)
      }
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
  /// An answer with a field's name (``ValidationIssue/answer(_:_:detail:facts:suggestions:)``) is
  /// shown on the field that had this name when the submit began, and the first field with an
  /// answer is focused. If the field's text was edited meanwhile, the answer is dropped, because it
  /// is about another text. If no field had the name, or the field is gone, disabled or hidden now,
  /// the answer is shown as an issue of the whole form.
  ///
  /// - Returns: `accepted` or `answered`; `cancelled`, without any effect, if `submission` is not
  ///   the running submit.
  /// - Complexity: O(*n*) in the number of fields, rules and issues.
  @discardableResult
  public mutating func endSubmit(
    _ submission: Submission<Content>, _ issues: [ValidationIssue]
  ) -> SubmitOutcome<FieldID> {
    guard let running = self.submission, running.number == submission.number else {
      return .cancelled
    }
    self.submission = nil
    if !issues.isEmpty {
      let (submittedFields, submitted) = running.content.survey
      let indices = submitted.indicesByPointer
      for issue in issues {
        // An answer about "lines[3].price" means the row that had index 3 when the submit began.
        // Now this row may have another index, or be gone.
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

  /// Cancels a submit, so that its handler's answer will be ignored.
  ///
  /// ```swift
  /// form.cancelSubmit(submission)
  /// form.endSubmit(submission, [])   // .cancelled
  /// ```
  public mutating func cancelSubmit(_ submission: Submission<Content>) {
    if self.submission?.number == submission.number { self.submission = nil }
  }
}

/// The content that a form gives to the handler of a submit. Only the answer to the newest submit
/// counts.
///
/// ```swift
/// if form.beginSubmit() == .started, let submission = form.submission { send(submission.content) }
/// ```
public struct Submission<Content: Equatable & Sendable>: Equatable, Sendable {
  let number: Int
  /// The content as it was when the submit began. The form's own copy follows a change of formats.
  public let content: Content
}

/// How a submit began or ended. (F3)
///
/// ```swift
/// if await model.submit(register) == .accepted { close() }
/// ```
public enum SubmitOutcome<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// The form is valid; ``FieldForm/submission`` has the content for the handler.
  case started
  /// The handler has answered with an empty list.
  case accepted
  /// The handler answered what is wrong; the first field with an answer is focused.
  case answered
  /// A field is not valid and is focused; the handler was not called.
  case invalid(first: FieldID)
  /// The texts of these fields could not be read and were replaced by earlier values, which the
  /// user has not seen yet; the first of these fields is focused, and the handler was not called.
  case reverted([FieldID])
  /// Another submit is running; the handler was not called for this one.
  case alreadyRunning
  /// The submit was cancelled before the handler was called, or the handler's answer belongs to an
  /// older submit.
  case cancelled
}
