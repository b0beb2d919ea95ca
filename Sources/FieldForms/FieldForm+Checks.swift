extension FieldForm {
  /// Whether a check of the field's value has begun and not ended.
  ///
  /// ```swift
  /// if form.isChecking(.username) { showSpinner() }
  /// ```
  ///
  /// - Complexity: O(1).
  public func isChecking(_ field: FieldID) -> Bool {
    fields.places[field].map { state.checks[$0]?.result == .running } ?? false
  }

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
    guard let place = fields.places[field],
      state.checks[place].map({ $0.result == .unanswered }) ?? true
    else { return nil }
    let entry = state.survey.entries[place]
    guard entry.finding.traits.isActive, !entry.finding.isEmpty, !entry.isInvalid else {
      return nil
    }
    state.checkCount += 1
    let check = FieldCheck(number: state.checkCount, field: field, value: entry.finding.value)
    state.checks[place] = CheckState(number: check.number, value: check.value)
    state.showCheck(at: place)
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
    end(check, issues.isEmpty ? .passed : .failed(issues))
  }

  /// Gives a check up: nothing is known of the value, and it may be asked again.
  ///
  /// ```swift
  /// form.cancelCheck(check)
  /// form.isChecking(.username)   // false
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func cancelCheck(_ check: FieldCheck<FieldID>) { end(check, .unanswered) }

  @discardableResult
  private mutating func end(_ check: FieldCheck<FieldID>, _ result: CheckState.Result) -> Bool {
    guard isRunning(check), let place = fields.places[check.field] else { return false }
    state.checks[place]?.result = result
    state.showCheck(at: place)
    return true
  }

  /// Whether a check waits for its answer, about the value that the field has.
  func isRunning(_ check: FieldCheck<FieldID>) -> Bool {
    guard let state = fields.places[check.field].flatMap({ state.checks[$0] }) else { return false }
    return state.number == check.number && state.result == .running
  }

  /// Whether anything is known of a field's value, or asked.
  func hasCheck(of field: FieldID) -> Bool {
    fields.places[field].map { state.checks[$0] != nil } ?? false
  }

  /// The first field whose check has failed.
  var firstFailedCheck: FieldID? {
    state.checks.keys
      .filter { state.isActive($0) && !state.survey.entries[$0].checkIssues.isEmpty }
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
struct CheckState: Hashable, Sendable {
  enum Result: Hashable, Sendable {
    case running
    case passed
    case unanswered
    case failed([ValidationIssue])
  }

  let number: Int
  let value: FieldValue
  var result = Result.running
}
