#if !hasFeature(Embedded)
  /// The checks of a field's value that were asked, and the task that waits for their answers.
  struct RunningCheck<FieldID: Hashable & Sendable> {
    let check: PendingCheck<FieldID>
    let task: Task<Void, Never>
  }

  extension FormModel {
    /// Waits until no check is running, those of values that are typed meanwhile included.
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

    /// Submits the form: commits what is edited, validates all fields, waits for their checks, and
    /// calls the handler once if nothing is wrong. (F3)
    ///
    /// ```swift
    /// let outcome = await model.submit { content in
    ///   await server.register(content.email.text) ? .accepted : ["email": "This address is taken."]
    /// }
    /// ```
    ///
    /// What is wrong is shown on its field and focused. An edit of a checked field, or the
    /// cancellation of the task, before the handler is called cancels the submit.
    ///
    /// - Parameter handler: Takes the content as it was when the submit began.
    /// - Complexity: O(*n*) in the number of fields and rules, beside waiting.
    @discardableResult
    public func submit(
      _ handler: (Content) async -> SubmitAnswer
    ) async -> SubmitOutcome<FieldID> {
      let start = change { $0.beginSubmit() }
      runChecks()
      guard case .started(let submission) = start else { return start.refusal ?? .cancelled }
      if let outcome = await awaitChecks(of: submission) { return outcome }
      let answer = await handler(submission.content)
      return change { $0.endSubmit(submission, answer) }
    }

    /// Asks what is not known of the submitted values and waits for the answers.
    ///
    /// - Returns: How the submit ended; nil where nothing is wrong.
    private func awaitChecks(
      of submission: Submission<Content>
    ) async -> SubmitOutcome<FieldID>? {
      runChecks(includingUnanswered: true)
      for running in runningChecks.values {
        await withTaskCancellationHandler {
          await running.task.value
        } onCancel: {
          running.task.cancel()
        }
      }
      let submitted = submission.content.survey
      let survey = unobserved.survey
      let isEdited = checks.keys.contains { submitted[$0]?.value != survey[$0]?.value }
      return change { form in
        if isEdited || Task.isCancelled {
          form.cancelSubmit(submission)
          return .cancelled
        }
        guard let field = form.firstFailedCheck else { return nil }
        form.cancelSubmit(submission)
        form.focus(field)
        return .invalid(first: field)
      }
    }

    /// Cancels checks of values that are other ones now, and asks about the new ones.
    ///
    /// - Parameter includingUnanswered: Whether to ask again where a check threw.
    func runChecks(includingUnanswered: Bool = false) {
      for (field, running) in runningChecks where !unobserved.isRunning(running.check) {
        running.task.cancel()
        runningChecks[field] = nil
      }
      for (field, checks) in checks where unobserved[field]?.isChanged == true {
        guard includingUnanswered || unobserved.checks[field] == nil,
          let pending = change({ $0.beginCheck(of: field) })
        else { continue }
        let task = Task { [weak self] in
          let issues = await Self.answers(to: pending.value, of: checks)
          self?.end(pending) { form in
            if let issues { form.endCheck(pending, issues) } else { form.cancelCheck(pending) }
          }
        }
        runningChecks[field] = RunningCheck(check: pending, task: task)
      }
    }

    /// What all checks of a field find, in their order; nil where they found nothing and one threw.
    private static func answers(
      to value: FieldValue, of checks: [FieldCheck<FieldID>]
    ) async -> [ValidationIssue]? {
      await withTaskGroup(of: (Int, Result<String?, any Error>).self) { group in
        for (place, check) in checks.enumerated() {
          group.addTask {
            do {
              if check.delay > .zero { try await Task.sleep(for: check.delay) }
              let message = try await check.ask(value)
              try Task.checkCancellation()
              return (place, .success(message))
            } catch {
              return (place, .failure(error))
            }
          }
        }
        var messages: [Int: String] = [:]
        var isAnswered = true
        for await (place, result) in group {
          switch result {
          case .success(let message): messages[place] = message
          case .failure: isAnswered = false
          }
        }
        let issues = checks.indices.compactMap { place in
          messages[place].map { ValidationIssue(.check, message: $0) }
        }
        return issues.isEmpty && !isAnswered ? nil : issues
      }
    }

    private func end(
      _ pending: PendingCheck<FieldID>, _ body: (inout FieldForm<Content>) -> Void
    ) {
      if runningChecks[pending.field]?.check == pending { runningChecks[pending.field] = nil }
      change(body)
    }
  }
#endif
