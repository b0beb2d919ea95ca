extension FieldForm {
  /// Whether a check of the field's value is running.
  ///
  /// ```swift
  /// if form.isChecking(.username) { showSpinner() }
  /// ```
  ///
  /// - Complexity: O(1).
  public func isChecking(_ field: FieldID) -> Bool {
    fields.places[field].map { state.checks[$0]?.result == .running } ?? false
  }

  /// Begins a check that takes time, such as asking a server whether a name is free.
  ///
  /// ```swift
  /// if let check = form.beginCheck(of: .username) {
  ///   let isFree = await server.isFree(check.content)
  ///   form.endCheck(check, isFree ? [] : [ValidationIssue(.check, message: "This name is taken.")])
  /// }
  /// ```
  ///
  /// The user can go on typing. When the value changes, the check of the old value is forgotten, and
  /// its answer will be ignored.
  ///
  /// - Returns: The value to check; nil where there is nothing to ask: the field is empty, not active
  ///   or has an issue already, or its value was checked or is being checked.
  /// - Complexity: O(1).
  public mutating func beginCheck(of field: FieldID) -> Pending<FieldValue>? {
    guard let place = fields.places[field],
      state.checks[place].map({ $0.result == .unanswered }) ?? true
    else { return nil }
    let entry = state.survey.entries[place]
    guard entry.finding.traits.isActive, !entry.finding.isEmpty, !entry.isInvalid else {
      return nil
    }
    let check = state.pending(entry.finding.value)
    state.checks[place] = CheckState(check: check)
    state.showCheck(at: place)
    return check
  }

  /// Ends a check with what it found wrong.
  ///
  /// ```swift
  /// form.endCheck(check, [])   // true: nothing is wrong with the name
  /// ```
  ///
  /// - Returns: Whether the answer counts: false where the value has changed since.
  /// - Complexity: O(*n*) in the number of fields that are checked.
  @discardableResult
  public mutating func endCheck(
    _ check: Pending<FieldValue>, _ issues: [ValidationIssue]
  ) -> Bool {
    end(check, issues.isEmpty ? .passed : .failed(issues))
  }

  /// Ends a check without an answer. The value may be checked again.
  ///
  /// ```swift
  /// form.cancelCheck(check)
  /// form.isChecking(.username)   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields that are checked.
  public mutating func cancelCheck(_ check: Pending<FieldValue>) { end(check, .unanswered) }

  @discardableResult
  private mutating func end(_ check: Pending<FieldValue>, _ result: CheckState.Result) -> Bool {
    guard let place = state.place(of: check) else { return false }
    state.checks[place]?.result = result
    state.showCheck(at: place)
    return true
  }

  /// Whether a check of the field's present value is running or was ended, even without an answer.
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

/// What a form has handed out to be answered: a value to check, or a content to submit. Only the answer
/// to the newest submit, or to the newest check of a field, counts.
///
/// ```swift
/// if let check = form.beginCheck(of: .username) { ask(check.content) }
/// if form.beginSubmit() == .started, let submission = form.submission { send(submission.content) }
/// ```
public struct Pending<Content: Equatable & Sendable>: Equatable, Sendable {
  let number: Int
  /// What was handed out, as it was then.
  public let content: Content
}

extension FormState {
  mutating func pending<Given>(_ content: Given) -> Pending<Given> {
    pendingCount += 1
    return Pending(number: pendingCount, content: content)
  }

  /// The place of the field that waits for the answer to this check; nil where none does.
  func place(of check: Pending<FieldValue>) -> Int? {
    checks.first { $0.value.check.number == check.number && $0.value.result == .running }?.key
  }
}

/// How far the check of a field's value is.
struct CheckState: Equatable, Sendable {
  enum Result: Equatable, Sendable {
    case running
    case passed
    case unanswered
    case failed([ValidationIssue])
  }

  let check: Pending<FieldValue>
  var result = Result.running
}
