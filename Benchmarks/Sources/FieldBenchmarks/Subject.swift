/// One way to do the work of a benchmark: ours, or a peer's.
public struct Subject {
  /// The name that tables show, such as "icu-double".
  public let name: String
  /// The number of operations in a pass.
  public let operations: Int
  /// Makes ready for the next pass; not part of the time.
  public let prepare: (() -> Void)?
  /// Does the work once: what is timed.
  public let pass: () -> Void
  /// Does the work once and compares its answers.
  public let check: () throws(WrongAnswer) -> Void
}

/// A subject's answer that is not the right one.
public struct WrongAnswer: Error, CustomStringConvertible {
  /// What was read or typed.
  public let question: String
  /// What came out.
  public let answer: String
  /// What should have come out.
  public let expected: String

  public var description: String { "“\(question)” gave \(answer), not \(expected)" }
}
