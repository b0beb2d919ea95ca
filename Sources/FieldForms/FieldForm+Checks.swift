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
  /// - Complexity: O(1).
  public mutating func beginCheck(of field: FieldID) -> FieldCheck<FieldID>? {
    guard checks[field].map({ $0.result == .unanswered }) ?? true,
      let entry = entry(field), entry.traits.isActive, !entry.isEmpty, !entry.isInvalid
    else { return nil }
    checkCount += 1
    let check = FieldCheck(number: checkCount, field: field, value: entry.value)
    checks[field] = CheckState(check: check)
    showCheck(of: field)
    return check
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
    _ check: FieldCheck<FieldID>, _ issues: [ValidationIssue]
  ) -> Bool {
    guard isRunning(check) else { return false }
    checks[check.field]?.result = issues.isEmpty ? .passed : .failed(issues)
    showCheck(of: check.field)
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
  public mutating func cancelCheck(_ check: FieldCheck<FieldID>) {
    guard isRunning(check) else { return }
    checks[check.field]?.result = .unanswered
    showCheck(of: check.field)
  }

  /// Whether a check waits for its answer, about the value that the field has.
  func isRunning(_ check: FieldCheck<FieldID>) -> Bool {
    checks[check.field]?.check == check && isChecking(check.field)
  }

  /// The first field whose check has failed.
  var firstFailedCheck: FieldID? {
    checks.keys.compactMap { fields.places[$0] }
      .filter { survey.active[$0] && !survey.entries[$0].checkIssues.isEmpty }
      .min().map { fields.ids[$0] }
  }
}

/// A question about a field's value that only the outside world can answer.
///
/// ```swift
/// if let check = form.beginCheck(of: .username) { ask(check.value) }
/// ```
public struct FieldCheck<FieldID: Hashable & Sendable>: Hashable, Sendable {
  let number: Int
  /// The field.
  public let field: FieldID
  /// The value to check.
  public let value: FieldValue
}

/// What is known of a value that was given out to be checked.
struct CheckState<FieldID: Hashable & Sendable>: Hashable, Sendable {
  enum Result: Hashable, Sendable {
    case running
    case passed
    case unanswered
    case failed([ValidationIssue])
  }

  let check: FieldCheck<FieldID>
  var result = Result.running
}
