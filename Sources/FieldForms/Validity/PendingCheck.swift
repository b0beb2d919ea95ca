/// A question about a field's value that only the outside world can answer.
///
/// ```swift
/// if let check = form.beginCheck(of: .username) { ask(check.value) }
/// ```
public struct PendingCheck<FieldID: Hashable & Sendable>: Hashable, Sendable {
  let number: Int
  /// The field.
  public let field: FieldID
  /// The value to check.
  public let value: FieldValue
}
