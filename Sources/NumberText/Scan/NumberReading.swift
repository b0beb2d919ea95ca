/// What a text says, read whole.
///
/// ```swift
/// let reading = NumberScanner<Double>(format: german).scan("1.5")
/// reading.status        // .intermediate
/// reading.issue?.code   // .incompleteGroup
/// reading.value         // nil
/// ```
public struct NumberReading<Value: NumberValue>: Hashable, Sendable {
  /// What the text is worth as it stands.
  public let status: ScanStatus
  /// Why the text is not acceptable: the first reason in the order of the text; nil where it is.
  public let issue: NumberIssue?
  /// The value, where the text is acceptable.
  public let value: Value?

  @inlinable
  init(status: ScanStatus, issue: NumberIssue?, value: Value?) {
    self.status = status
    self.issue = issue
    self.value = value
  }

  /// The reading of a number that fits its type; nil where it does not.
  @inlinable
  init?(_ conversion: NumberConversion<Value>) {
    switch conversion {
    case .exact(let value), .rounded(let value):
      self.init(status: .acceptable, issue: nil, value: value)
    case .overflow, .fractionNotAllowed: return nil
    }
  }
}
