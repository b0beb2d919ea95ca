#if !hasFeature(Embedded)
  extension FormModel {
    /// Submits the form: commits the focused field, validates all fields, waits for their checks, and
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
      let isEdited = checks.keys.contains { submitted[$0]?.value != unobserved.survey[$0]?.value }
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
  }
#endif
