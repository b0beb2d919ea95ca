extension FormModel {
  /// Adds a check of a text field that takes time, such as asking a server whether a name is
  /// free.
  ///
  /// ```swift
  /// model.addCheck(of: .username, after: .milliseconds(300)) { name in
  ///   try await server.isFree(name) ? [] : [.check("This name is taken.", detail: "taken")]
  /// }
  /// ```
  ///
  /// Use this method for a check that the content does not declare by `check(on:after:ask:)` of
  /// `FormDeclaration`.
  ///
  /// A check runs when the field has a value other than the initial value, and no other issue. It
  /// is cancelled when the value changes again. A check that throws counts as not answered, and
  /// runs again at the submit. If a submit is cancelled while it waits for checks, these checks
  /// run again at once. A field may have several checks: all run, and all answers are shown.
  ///
  /// - Parameters:
  ///   - field: The field, which must be declared and be a text field. Otherwise a debug build
  ///     traps.
  ///   - delay: How long a value has to stay the same before it is checked.
  ///   - ask: Returns what is wrong, or an empty list if nothing is wrong.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func addCheck(
    of field: FieldID, after delay: Duration = .zero,
    ask: @escaping @Sendable (_ text: String) async throws -> [ValidationIssue]
  ) {
    if let state = unobserved[field] {
      assert(state.value.isText, FieldCheck.isOfNoText)
    }
    addCheck(of: field, after: delay, ask: FieldCheck.ofText(ask))
  }

  /// Adds a check that takes time, for a field of any type. A debug build traps if the field is
  /// not declared.
  ///
  /// ```swift
  /// model.addCheck(of: .seats) { (value: FieldValue) in
  ///   try await server.has(value) ? [] : [.check("So many are not free.")]
  /// }
  /// ```
  public func addCheck(
    of field: FieldID, after delay: Duration = .zero,
    ask: @escaping @Sendable (_ value: FieldValue) async throws -> [ValidationIssue]
  ) {
    assert(unobserved.declares(field), FieldCheck.isOfNoField)
    addedChecks[field, default: []].append(FieldCheck(delay: delay, ask: ask))
    runChecks()
  }

  /// Waits until no check is running. If the user types during the wait, the checks of the new
  /// values are awaited as well.
  ///
  /// ```swift
  /// try model.form.apply(.type("ada"), to: .username)
  /// await model.awaitChecks()
  /// model.isValid   // with what the server has answered
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of checks, beside waiting.
  public func awaitChecks() async {
    while let running = runningChecks.values.first { await running.task.value }
  }

  /// Submits the form: commits the edited fields, validates all fields, waits for their checks,
  /// and calls the handler once if nothing is wrong. (F3)
  ///
  /// ```swift
  /// let outcome = await model.submit { content in
  ///   await server.register(content.email.text) ? [] : [.answer("email", "This address is taken.")]
  /// }
  /// ```
  ///
  /// Issues are shown on their fields, and the first field with an issue is focused. Until the
  /// handler is called, the submit is cancelled if a checked field gets another value, or if the
  /// task is cancelled. From then on the handler's answer counts even if the task is cancelled,
  /// because a server may have accepted the form by then.
  ///
  /// - Parameter handler: Takes the content as it was when the submit began; returns what is
  ///   wrong.
  /// - Throws: What the handler throws. The submit is cancelled then, and can begin again.
  /// - Complexity: O(*n*) in the number of fields and rules, beside waiting.
  @discardableResult
  public func submit<Failure: Error>(
    _ handler: (Content) async throws(Failure) -> [ValidationIssue]
  ) async throws(Failure) -> SubmitOutcome<FieldID> {
    let start = change { $0.beginSubmit() }
    guard start == .started, let submission = unobserved.submission else { return start }
    if let outcome = await awaitChecks(of: submission) { return outcome }
    let issues: [ValidationIssue]
    do throws(Failure) {
      issues = try await handler(submission.content)
    } catch {
      note { $0.cancelSubmit(submission) }
      throw error
    }
    return change { $0.endSubmit(submission, issues) }
  }

  /// Runs the checks that have not answered yet about the submitted values, and waits until all
  /// running checks have ended.
  ///
  /// - Returns: Why the submit ends now; nil if the submit goes on.
  private func awaitChecks(
    of submission: Submission<Content>
  ) async -> SubmitOutcome<FieldID>? {
    runChecks(includingUnanswered: true)
    let asked = runningChecks.values.map { $0.check }
    for running in runningChecks.values {
      await withTaskCancellationHandler {
        await running.task.value
      } onCancel: {
        running.task.cancel()
      }
    }
    if Task.isCancelled || isEdited(since: submission) {
      note { form in
        form.cancelSubmit(submission)
        // The checks that were cancelled with the submit now count as never begun, so that
        // `runChecks` runs them again.
        for check in asked { form.forgetCheck(check) }
      }
      runChecks()
      return .cancelled
    }
    guard let field = unobserved.state.firstFailedCheck.map({ unobserved.fields.ids[$0] }) else {
      return nil
    }
    change { form in
      form.cancelSubmit(submission)
      form.focus(field)
    }
    return .invalid(first: field)
  }

  /// Whether a field with checks has another value now than when the submit began.
  private func isEdited(since submission: Submission<Content>) -> Bool {
    if !hasChecks { return false }
    let (fields, submitted) = submission.content.survey
    let checked = submitted.checks.keys.map { fields.ids[$0] } + addedChecks.keys
    return checked.contains { field in
      fields.indices[field].map { submitted.fields[$0].fieldSurvey.value }
        != unobserved[field]?.value
    }
  }

  /// Whether any field has a check, or any check is running.
  var hasChecks: Bool {
    !addedChecks.isEmpty || !runningChecks.isEmpty
      || !unobserved.state.survey.checks.isEmpty
  }

  /// Cancels the checks of values that have changed, and begins checks of the new values.
  ///
  /// - Parameter includingUnanswered: Whether a check that ended without an answer, because it
  ///   threw, is run again.
  func runChecks(includingUnanswered: Bool = false) {
    for (field, running) in runningChecks where unobserved.state.index(of: running.check) == nil {
      running.task.cancel()
      runningChecks[field] = nil
    }
    for index in unobserved.state.survey.checks.keys.sorted() {
      runCheck(at: index, includingUnanswered)
    }
    for field in addedChecks.keys {
      if let index = unobserved.fields.indices[field] { runCheck(at: index, includingUnanswered) }
    }
  }

  private func runCheck(at index: Int, _ includingUnanswered: Bool) {
    guard unobserved.state.isChanged(at: index), unobserved.state.isCheckDue(at: index),
      includingUnanswered || unobserved.state.notes[index]?.check == nil
    else { return }
    let field = unobserved.fields.ids[index]
    let checks = (unobserved.state.survey.checks[index] ?? []) + (addedChecks[field] ?? [])
    guard !checks.isEmpty, let check = note({ $0.beginCheck(of: field) }) else { return }
    let task = Task { [weak self, wait] in
      let issues = await Self.answers(to: checks, about: check.value, wait)
      self?.end(check, of: field, issues)
    }
    runningChecks[field] = (check, task)
  }

  /// Runs all checks of a field at the same time.
  ///
  /// - Returns: What the checks found wrong, in their order; nil if they found nothing wrong and
  ///   one of them threw.
  private static func answers(
    to checks: [FieldCheck], about value: FieldValue,
    _ wait: @escaping @Sendable (Duration) async throws -> Void
  ) async -> [ValidationIssue]? {
    await withTaskGroup(of: (Int, Result<[ValidationIssue], any Error>).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask {
          do {
            if check.delay > .zero { try await wait(check.delay) }
            let issues = try await check.ask(value)
            try Task.checkCancellation()
            return (index, .success(issues))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var found: [Int: [ValidationIssue]] = [:]
      var isAnswered = true
      for await (index, result) in group {
        switch result {
        case .success(let issues): found[index] = issues
        case .failure: isAnswered = false
        }
      }
      let issues = checks.indices.flatMap { found[$0] ?? [] }
      return issues.isEmpty && !isAnswered ? nil : issues
    }
  }

  private func end(
    _ check: CheckRequest, of field: FieldID, _ issues: [ValidationIssue]?
  ) {
    if runningChecks[field]?.check == check { runningChecks[field] = nil }
    note { form in
      if let issues { form.endCheck(check, issues) } else { form.cancelCheck(check) }
    }
  }
}
