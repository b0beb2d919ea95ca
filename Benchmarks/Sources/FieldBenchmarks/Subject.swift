/// One way to do the work of a benchmark: ours, or a peer's.
public struct Subject {
  /// How the work is measured.
  public enum Work {
    /// Timed by a clock around `pass`, which does a number of operations; `prepare` is not timed.
    case passes(operations: Int, prepare: (() -> Void)?, pass: () -> Void)
    /// In processes of their own, which report their time and memory.
    case processes(rounds: Int, run: () throws -> Sample)
  }

  /// The name that tables show, such as "icu-double".
  public let name: String
  public let work: Work
  /// Does the work once and compares its answers.
  public let check: () throws -> Void
}

/// What a process took.
public struct Sample: Sendable {
  /// The time of one operation; nil if only memory is measured.
  public var nanoseconds: Double?
  /// The memory, as the benchmark counts it; nil if only time is measured.
  public var bytes: Double?

  public init(nanoseconds: Double? = nil, bytes: Double? = nil) {
    self.nanoseconds = nanoseconds
    self.bytes = bytes
  }
}

/// A wrong answer of a subject.
public struct WrongAnswer: Error, CustomStringConvertible {
  /// What was read or typed.
  public let question: String
  /// What came out.
  public let answer: String
  /// What should have come out.
  public let expected: String

  public var description: String { "“\(question)” gave \(answer), not \(expected)" }

  /// Throws unless an answer is the expected one.
  static func check<Answer: Equatable>(
    _ question: String, _ answer: Answer, _ expected: Answer
  ) throws {
    guard answer != expected else { return }
    throw WrongAnswer(question: question, answer: "\(answer)", expected: "\(expected)")
  }
}
