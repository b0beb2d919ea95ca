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
}
