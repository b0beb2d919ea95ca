/// One way to do the work of a benchmark: ours, or a peer's.
struct Subject {
  /// How the work is measured.
  enum Work {
    /// By a clock around `pass`, which does a number of operations; `prepare` is not timed.
    case passes(operations: Int, prepare: (() -> Void)?, pass: () -> Void)
    /// By itself: the nanoseconds of an operation.
    case nanoseconds(() throws -> Double)
    /// By itself: the bytes that an operation keeps.
    case bytes(() throws -> Double)
  }

  /// The name that tables show, such as "icu-double".
  let name: String
  let work: Work
  /// Does the work once and compares its answers.
  let check: () throws -> Void

  /// Whether the figure is this package's, so that a wrong answer is a failure.
  var isOurs: Bool { ["ours", "bytes"].contains(name) }
}

/// A wrong answer of a subject.
struct WrongAnswer: Error, CustomStringConvertible {
  /// What was read or typed.
  let question: String
  /// What came out.
  let answer: String
  /// What should have come out.
  let expected: String

  var description: String { "“\(question)” gave \(answer), not \(expected)" }

  /// Throws unless an answer is the expected one.
  static func check<Answer: Equatable>(
    _ question: String, _ answer: Answer, _ expected: Answer
  ) throws {
    guard answer != expected else { return }
    throw WrongAnswer(question: question, answer: "\(answer)", expected: "\(expected)")
  }
}
