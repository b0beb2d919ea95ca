import ArgumentParser
import FieldBenchmarks

/// Measures this package beside other readers and writers of numbers.
struct FieldBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "field-bench",
    abstract: "Measure this package beside other readers and writers of numbers.",
    discussion: """
      Every subject checks its answers first; one that answers wrong, or whose peer is not \
      installed, is left out and told on the standard error. Then rounds measure all subjects \
      one after the other, and the medians of the rounds are printed.
      """)

  @Option(help: "Only the benchmarks whose names begin so.")
  var only = ""

  @Option(help: "Leave out the benchmarks whose names end so.")
  var except: [String] = []

  @Option(help: "Only the subjects of this name.")
  var subject: String?

  @Option(help: "The number of rounds.")
  var rounds = 15

  @Flag(help: "Print one JSON object a line instead of tables.")
  var json = false

  @Flag(help: "Print the names of the benchmarks and subjects.")
  var list = false

  @Flag(help: "Run everything once for its answers, without timing.")
  var check = false

  @Flag(help: "Do one pass of each where callgrind counts, for Benchmarks/count-instructions.sh.")
  var count = false

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds is at least 1") }
    guard FieldBenchmark.all.contains(where: isWanted) else {
      throw ValidationError("no benchmark's name begins with “\(only)”; --list shows all")
    }
  }

  func run() throws {
    let benchmarks = FieldBenchmark.all.filter(isWanted)
    if list {
      for benchmark in benchmarks {
        let names = try benchmark.subjects().map(\.name)
        print("\(benchmark.name): \(names.joined(separator: ", "))")
      }
      return
    }
    // callgrind is slow, and a small pass says as much as a pass of thousands of operations.
    var run = try Run(benchmarks, subject: subject, passesOf: count ? 1000 : nil)
    if check {
      guard run.wrongAnswers == 0 else { throw ExitCode.failure }
      print("\(run.entries.count) subjects of \(benchmarks.count) benchmarks answer right.")
      return
    }
    if count { return run.count() }
    let results = try run.measure(rounds: rounds)
    if json {
      for line in results.flatMap(\.jsonLines) { print(line) }
    } else {
      print(Table(results).text)
      print(Goal.report(results))
    }
    guard run.wrongAnswers == 0 else { throw ExitCode.failure }
  }

  private func isWanted(_ benchmark: FieldBenchmark) -> Bool {
    benchmark.name.hasPrefix(only) && !except.contains { benchmark.name.hasSuffix($0) }
  }
}
