/// A question about a field's value that only the outside world can answer.
public struct PendingCheck<FieldID: Hashable & Sendable>: Hashable, Sendable {
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
    case failed(ValidationIssue)
  }

  let number: Int
  let value: FieldValue
  var result = Result.running
}

extension FieldForm {
  /// Whether a check of the field's value has begun and not ended.
  public func isChecking(_ field: FieldID) -> Bool { checks[field]?.result == .running }

  /// Begins a check of a field's value that takes time, such as asking a server for a free name.
  ///
  /// ```swift
  /// if let check = form.beginCheck(of: .username) {
  ///   let isFree = await server.isFree(check.value)
  ///   form.endCheck(check, isFree ? nil : ValidationIssue(.check, message: "This name is taken."))
  /// }
  /// ```
  ///
  /// Typing goes on meanwhile. When the value changes, what was known of the old one is forgotten
  /// and its answer will be ignored.
  ///
  /// - Returns: nil where there is nothing to ask: the field is empty, not active or has an issue
  ///   already, or its value is checked or being checked.
  public mutating func beginCheck(of field: FieldID) -> PendingCheck<FieldID>? {
    guard checks[field] == nil, let entry = survey[field], entry.traits.isActive, !entry.isEmpty,
      entry.issues.isEmpty
    else { return nil }
    checkCount += 1
    checks[field] = CheckState(number: checkCount, value: entry.value)
    return PendingCheck(number: checkCount, field: field, value: entry.value)
  }

  /// Ends a check with what is wrong, or nil where nothing is.
  ///
  /// - Returns: Whether the answer counts; it does not where the value has changed since.
  @discardableResult
  public mutating func endCheck(_ check: PendingCheck<FieldID>, _ issue: ValidationIssue?) -> Bool {
    guard checks[check.field]?.number == check.number else { return false }
    checks[check.field]?.result = issue.map { .failed($0) } ?? .passed
    return true
  }

  /// Gives a check up: nothing is known of the value, and it may be asked again.
  public mutating func cancelCheck(_ check: PendingCheck<FieldID>) {
    if checks[check.field]?.number == check.number { checks[check.field] = nil }
  }
}
