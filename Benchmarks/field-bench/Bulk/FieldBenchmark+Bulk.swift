import Foundation

extension FieldBenchmark {
  /// Commands that read a million lines: ours, and this program by ICU.
  static var bulk: [FieldBenchmark] {
    [
      FieldBenchmark("bulk-parse") {
        let (few, many) = (try AmountFile(lines: 10_000), try AmountFile(lines: 1_000_000))
        return bulkCommands.map { name, command in
          Subject(name: name, work: .nanoseconds { try command.nanoseconds(of: many) }) {
            try command.check(few)
          }
        }
      }
    ]
  }

  /// The commands that read a file, by their names in tables.
  private static var bulkCommands: [(name: String, command: Command)] {
    let numfield = ProcessInfo.processInfo.environment["NUMFIELD"] ?? "numfield"
    let program = Bundle.main.executablePath ?? ""
    return [
      ("ours", Command("'\(numfield)' parse --locale de-DE")),
      ("icu-decimal", Command("'\(program)' --parse de-DE")),
    ]
  }

  /// Measures a command beside the others, and prints a row for each: the processor's nanoseconds
  /// of a line, as the median of five turns, and how many times those of ours that is.
  ///
  /// - Throws: The first wrong answer of one of the commands; nothing is measured then.
  static func measure(_ line: String) throws {
    let commands = bulkCommands + [("yours", Command(line))]
    let few = try AmountFile(lines: 10_000)
    for (name, command) in commands.reversed() {
      do { try command.check(few) } catch { throw Unmeasured(name: name, reason: "\(error)") }
    }
    let many = try AmountFile(lines: 1_000_000)
    var times = commands.map { _ in [Double]() }
    for _ in 0..<5 {
      for (index, (_, command)) in commands.enumerated() {
        times[index].append(try command.nanoseconds(of: many))
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    print("| a line of a million | ns | times ours |\n|---|---|---|")
    for ((name, _), median) in zip(commands, medians) {
      print(String(format: "| %@ | %.1f | %.2f |", name, median, median / medians[0]))
    }
  }
}

/// A command that is left out, and why.
private struct Unmeasured: Error, CustomStringConvertible {
  let name: String
  let reason: String

  var description: String { "\(name) is left out, and nothing was measured: \(reason)" }
}
