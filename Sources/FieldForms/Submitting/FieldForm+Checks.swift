extension FieldForm {
  /// Whether a check of the field's value is running.
  ///
  /// ```swift
  /// if form.isChecking(.username) { showSpinner() }
  /// ```
  ///
  /// - Complexity: O(1).
  public func isChecking(_ field: FieldID) -> Bool {
    fields.indices[field].map { storage.state.notes[$0]?.check?.result == .running } ?? false
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
  /// The user can go on typing. When the value changes, the check of the old value is forgotten, and
  /// its answer will be ignored.
  ///
  /// - Returns: What to check; nil if there is nothing to ask: the field is empty, not active or has an
  ///   issue already, or its value was checked or is being checked.
  /// - Complexity: O(1).
  public mutating func beginCheck(of field: FieldID) -> CheckRequest? {
    guard let index = fields.indices[field], isCheckDue(at: index) else { return nil }
    let value = storage.state.survey.entries[index].fieldSurvey.value
    let request = CheckRequest(number: state.nextRequest(), value: value)
    state.note(at: index) { $0.check = CheckState(request: request) }
    state.showCheck(at: index)
    checkInvariants()
    return request
  }

  /// Whether a field has a value to check that was not checked and is not being checked.
  func isCheckDue(at index: Int) -> Bool {
    guard storage.state.notes[index]?.check.map({ $0.result == .unanswered }) ?? true else {
      return false
    }
    let entry = storage.state.survey.entries[index]
    return entry.fieldSurvey.traits.isActive && !entry.fieldSurvey.isEmpty && !entry.isInvalid
  }

  #if !hasFeature(Embedded)
    /// The checks that the declaration has of a field now.
    mutating func declaredChecks(at index: Int) -> [FieldCheck] {
      storage.state.survey.checked[index] ? act(.ask, at: index).checks : []
    }
  #endif

  /// Ends a check with what it found wrong.
  ///
  /// ```swift
  /// form.endCheck(check, [])   // true: nothing is wrong with the name
  /// ```
  ///
  /// - Returns: Whether the answer counts: false if the value has changed since.
  /// - Complexity: O(*n*) in the number of fields that are checked.
  @discardableResult
  public mutating func endCheck(
    _ check: CheckRequest, _ issues: [ValidationIssue]
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
  public mutating func cancelCheck(_ check: CheckRequest) { end(check, .unanswered) }

  /// Forgets a check that ended without an answer, so that the value counts as one that was never checked.
  mutating func forgetCheck(_ check: CheckRequest) {
    let unanswered = CheckState(request: check, result: .unanswered)
    guard let index = storage.state.notes.first(where: { $0.value.check == unanswered })?.key
    else { return }
    state.note(at: index) { $0.check = nil }
    state.showCheck(at: index)
    checkInvariants()
  }

  @discardableResult
  private mutating func end(_ check: CheckRequest, _ result: CheckState.Result) -> Bool {
    guard let index = storage.index(of: check) else { return false }
    state.note(at: index) { $0.check?.result = result }
    state.showCheck(at: index)
    checkInvariants()
    return true
  }

  /// The first field whose check has failed.
  var firstFailedCheck: FieldID? {
    storage.state.notedFields
      .filter { storage.isActive($0) && !storage.state.survey.entries[$0].checkIssues.isEmpty }
      .min().map { fields.ids[$0] }
  }
}

/// A value that a form has handed out to be checked. Only the answer to the newest check of a field
/// counts.
///
/// ```swift
/// if let check = form.beginCheck(of: .username) { ask(check.value) }
/// ```
public struct CheckRequest: Hashable, Sendable {
  let number: Int
  /// The value to check, as it was when the check began.
  public let value: FieldValue
}

extension FormState {
  /// A number for a new check or submit, which no earlier check or submit has.
  mutating func nextRequest() -> Int {
    requestCount += 1
    return requestCount
  }
}

extension FormStorage {
  /// The index of the field that waits for the answer to this check; nil if none does.
  func index(of check: CheckRequest) -> Int? {
    state.notes.first { $0.value.check == CheckState(request: check) }?.key
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

  let request: CheckRequest
  var result = Result.running
}
