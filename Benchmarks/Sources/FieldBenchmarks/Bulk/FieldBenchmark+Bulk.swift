import Foundation

extension FieldBenchmark {
  /// `numfield parse` and its peer in C, as whole processes, on a file of numbers.
  static var bulk: [FieldBenchmark] {
    [
      bulk("bulk-parse", lines: 1_000_000, rounds: 5),
      bulk("bulk-parse-10M", lines: 10_000_000, rounds: 2),
    ]
  }

  private static func bulk(_ name: String, lines: Int, rounds: Int) -> FieldBenchmark {
    FieldBenchmark(suite: .bulk, name: name, operation: "line") {
      let sampleFile = BulkFile(lines: 10_000)
      let file = BulkFile(lines: lines)
      func subject(_ name: String, _ reader: BulkReader) -> Subject {
        Subject(
          name: name, work: .processes(rounds: rounds) { try reader.sample(try file.written()) }
        ) {
          let file = try sampleFile.written()
          try reader.check(file)
        }
      }
      return [subject("ours", .numfield), subject("icu-decimal", .peer)]
    }
  }
}
