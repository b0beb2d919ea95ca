extension FieldForm {
  /// Whether a check of the field's value has begun and not ended.
  ///
  /// ```swift
  /// if form.isChecking(.username) { showSpinner() }
  /// ```
  ///
  /// - Complexity: O(1).
  public func isChecking(_ field: FieldID) -> Bool { checks[field]?.result == .running }

  /// Begins a check of a field's value that takes time, such as asking a server for a free name.
  ///
  /// ```swift
  /// if let check = form.beginCheck(of: .username) {
  ///   let isFree = await server.isFree(check.value)
  ///   form.endCheck(check, isFree ? [] : [ValidationIssue(.check, message: "This name is taken.")])
  /// }
  /// ```
  ///
  /// Typing goes on meanwhile. When the value changes, what was known of the old one is forgotten
  /// and its answer will be ignored.
  ///
  /// - Returns: nil where there is nothing to ask: the field is empty, not active or has an issue
  ///   already, or its value is checked or being checked.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func beginCheck(of field: FieldID) -> PendingCheck<FieldID>? {
    guard checks[field].map({ $0.result == .unanswered }) ?? true,
      let entry = survey[field], entry.traits.isActive, !entry.isEmpty,
      entry.issues.isEmpty
    else { return nil }
    checkCount += 1
    checks[field] = CheckState(number: checkCount, value: entry.value)
    return PendingCheck(number: checkCount, field: field, value: entry.value)
  }

  /// Ends a check with all that is wrong.
  ///
  /// ```swift
  /// form.endCheck(check, [])   // true: nothing is wrong with the name
  /// ```
  ///
  /// - Returns: Whether the answer counts; it does not where the value has changed since.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func endCheck(
    _ check: PendingCheck<FieldID>, _ issues: [ValidationIssue]
  ) -> Bool {
    guard isRunning(check) else { return false }
    checks[check.field]?.result = issues.isEmpty ? .passed : .failed(issues)
    return true
  }

  /// Gives a check up: nothing is known of the value, and it may be asked again.
  ///
  /// ```swift
  /// form.cancelCheck(check)
  /// form.isChecking(.username)   // false
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func cancelCheck(_ check: PendingCheck<FieldID>) {
    if isRunning(check) { checks[check.field]?.result = .unanswered }
  }

  /// Whether a check waits for its answer, about the value that the field has.
  func isRunning(_ check: PendingCheck<FieldID>) -> Bool {
    checks[check.field]?.number == check.number && isChecking(check.field)
  }

  /// The first field whose check has failed.
  var firstFailedCheck: FieldID? {
    survey.entries.first { entry in
      guard entry.traits.isActive, case .failed = checks[entry.id]?.result else { return false }
      return true
    }?.id
  }
}
