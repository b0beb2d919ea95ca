/// Something to measure, and who does it.
public struct Benchmark {
  /// Operation, situation and size, such as "keystroke-end-64".
  public let name: String
  /// What one operation is, such as "number" or "key".
  public let operation: String
  /// Makes the subjects, ours first.
  public let subjects: () throws -> [Subject]
}

extension Benchmark {
  /// Everything that is measured in this process, in the order of the tables.
  public static var all: [Benchmark] { scans + keystrokes }
}
