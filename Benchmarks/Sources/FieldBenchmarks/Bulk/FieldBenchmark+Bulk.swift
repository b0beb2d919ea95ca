import Foundation

extension FieldBenchmark {
  /// The command that reads a file, and a peer in C, as whole processes on a file of numbers.
  static var bulk: [FieldBenchmark] {
    let parse = BulkReader.numfield(["parse", "--locale", "de-DE"])
    let parsers = [
      ("ours", parse), ("two-threads", parse.inTwoThreads), ("icu-decimal", .peer),
    ]
    return [
      bulk("bulk-parse", lines: 1_000_000, rounds: 5, parsers),
      bulk("bulk-parse-10M", lines: 10_000_000, rounds: 2, parsers),
    ]
  }

  private static func bulk(
    _ name: String, lines: Int, rounds: Int, _ readers: [(String, BulkReader)]
  ) -> FieldBenchmark {
    FieldBenchmark(name: name, operation: "line") {
      let sampleFile = BulkFile(lines: 10_000)
      let file = BulkFile(lines: lines)
      return readers.map { name, reader in
        Subject(
          name: name, work: .processes(rounds: rounds) { try reader.sample(try file.written()) }
        ) {
          try reader.check(try sampleFile.written())
        }
      }
    }
  }
}
