extension FieldForm {
  /// Whether a check of the field's value is running; false for a field that is not declared.
  ///
  /// ```swift
  /// if form.isChecking(.username) { showSpinner() }
  /// ```
  public func isChecking(_ field: FieldID) -> Bool {
    fields.indices[field].map { state.notes[$0]?.check?.result == .running } ?? false
  }

  /// Begins a check that takes time, such as asking a server whether a name is free.
  ///
  /// ```swift
  /// if let check = form.beginCheck(of: .username) {
  ///   let isFree = await server.isFree(check.value)
  ///   form.endCheck(check, isFree ? [] : [.check("This name is taken.")])
  /// }
  /// ```
  ///
  /// The user can go on typing. When the value changes, the check of the old value is forgotten,
  /// and its answer will be ignored.
  ///
  /// - Returns: What to check. Nil if there is nothing to ask, because the field is empty,
  ///   disabled, hidden or not declared, or has an issue already, or because its value was checked
  ///   already or is being checked.
  public mutating func beginCheck(of field: FieldID) -> CheckRequest? {
    guard let index = fields.indices[field], state.isCheckDue(at: index) else { return nil }
    let value = state.survey.fields[index].fieldSurvey.value
    let request = CheckRequest(number: state.nextRequest(), value: value)
    let isDeclared = state.survey.isChecked(index)
    state.note(at: index) { $0.check = CheckState(request: request, isDeclared: isDeclared) }
    checkInvariants()
    return request
  }

  /// Ends a check with what it found wrong.
  ///
  /// ```swift
  /// form.endCheck(check, [])   // true: nothing is wrong with the name
  /// ```
  ///
  /// - Returns: Whether the answer counts; false if the value has changed since the check began, or
  ///   if the check has ended already.
  /// - Complexity: O(*n*) in the number of fields that are checked.
  @discardableResult
  public mutating func endCheck(
    _ check: CheckRequest, _ issues: [ValidationIssue]
  ) -> Bool {
    end(check, issues.isEmpty ? .passed : .failed(issues))
  }

  /// Ends a check without an answer, as when the server cannot be reached. The value may be checked
  /// again.
  ///
  /// ```swift
  /// form.cancelCheck(check)
  /// form.isChecking(.username)   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields that are checked.
  public mutating func cancelCheck(_ check: CheckRequest) { end(check, .unanswered) }

  /// Forgets a check that ended without an answer, so that the value counts as never checked.
  mutating func forgetCheck(_ check: CheckRequest) {
    guard let index = state.index(of: check, in: .unanswered) else { return }
    state.note(at: index) { $0.check = nil }
    checkInvariants()
  }

  @discardableResult
  private mutating func end(_ check: CheckRequest, _ result: CheckState.Result) -> Bool {
    guard let index = state.index(of: check) else { return false }
    state.note(at: index) { $0.check?.result = result }
    checkInvariants()
    return true
  }
}

/// A value that a form has given to the host to be checked. Only the answer to the newest check of
/// a field counts.
///
/// ```swift
/// if let check = form.beginCheck(of: .username) { ask(check.value) }
/// ```
public struct CheckRequest: Hashable, Sendable {
  let number: Int
  /// The value to check, as it was when the check began.
  public let value: FieldValue
}

/// The check of a field's value, running or ended.
struct CheckState: Equatable, Sendable {
  enum Result: Equatable, Sendable {
    case running
    case passed
    case unanswered
    case failed([ValidationIssue])
  }

  let request: CheckRequest
  /// Whether the content declared a check of the field when this check began. If so, the result is
  /// forgotten when the content no longer declares a check of the field.
  let isDeclared: Bool
  var result = Result.running
}
