/// Something to measure, and who does it.
public struct FieldBenchmark {
  /// Operation, situation and size, such as "keystroke-end-64".
  public let name: String
  /// What one operation is, such as "number" or "key".
  public let operation: String
  /// Makes the subjects, ours first.
  public let subjects: () throws -> [Subject]

  /// Every benchmark, in the order of the tables.
  public static var all: [FieldBenchmark] {
    scanning + keystrokes + commit + forms + loading + bulk
  }
}
