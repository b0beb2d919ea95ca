import Foundation

extension FieldBenchmark {
  /// Commands that read a million lines: ours, this program by ICU, and the one that FIELD_BENCH_SUBJECT names.
  static var bulk: [FieldBenchmark] {
    [
      FieldBenchmark("bulk-parse") {
        let environment = ProcessInfo.processInfo.environment
        let program = Bundle.main.executablePath ?? ""
        let numfield = environment["NUMFIELD"] ?? "numfield"
        var commands = [
          ("ours", "'\(numfield)' parse --locale de-DE"),
          ("icu-decimal", "'\(program)' --parse de-DE"),
        ]
        if let own = environment["FIELD_BENCH_SUBJECT"] { commands.append(("yours", own)) }
        let (few, many) = (try AmountFile(lines: 10_000), try AmountFile(lines: 1_000_000))
        return commands.map { name, line in
          let command = Command(line)
          return Subject(name: name, work: .nanoseconds { try command.nanoseconds(of: many) }) {
            try command.check(few)
          }
        }
      }
    ]
  }
}
