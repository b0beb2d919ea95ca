#if !hasFeature(Embedded)
  extension FormModel {
    /// Waits until no check is running, those of values that are typed meanwhile included.
    ///
    /// ```swift
    /// try model.form.apply(.type("ada"), to: .username)
    /// await model.awaitChecks()
    /// model.form.isValid   // with what the server has answered
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of checks, beside waiting.
    public func awaitChecks() async {
      while let running = runningChecks.values.first { await running.task.value }
    }

    /// Cancels checks of values that are other ones now, and asks about the new ones.
    ///
    /// - Parameter includingUnanswered: Whether to ask again where a check threw.
    func runChecks(includingUnanswered: Bool = false) {
      for (field, running) in runningChecks where !unobserved.isRunning(running.check) {
        running.task.cancel()
        runningChecks[field] = nil
      }
      for check in checks.values where unobserved[check.field]?.isChanged == true {
        if includingUnanswered || unobserved.checks[check.field] == nil { ask(check) }
      }
    }

    /// Asks, where the field's value is not known or being asked about.
    private func ask(_ check: FieldCheck<FieldID>) {
      guard let pending = change({ $0.beginCheck(of: check.field) }) else { return }
      let task = Task { [weak self] in
        do {
          if check.delay > .zero { try await Task.sleep(for: check.delay) }
          let message = try await check.ask(pending.value)
          try Task.checkCancellation()
          self?.end(pending) {
            $0.endCheck(pending, message.map { ValidationIssue(.check, message: $0) })
          }
        } catch {
          self?.end(pending) { $0.cancelCheck(pending) }
        }
      }
      runningChecks[check.field] = RunningCheck(check: pending, task: task)
    }

    private func end(
      _ pending: PendingCheck<FieldID>, _ body: (inout FieldForm<Content>) -> Void
    ) {
      if runningChecks[pending.field]?.check == pending { runningChecks[pending.field] = nil }
      change(body)
    }
  }
#endif
