import ArgumentParser
import CAllocations
import FieldBenchmarks

@main
struct FieldBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "field-bench",
    abstract: "Measure this package beside other readers and writers of numbers.")

  @Option(help: "Only the benchmarks whose names begin so.")
  var only = ""

  @Option(help: "The number of rounds; each measures every subject once.")
  var rounds = 15

  func run() throws {
    for benchmark in Benchmark.all where benchmark.name.hasPrefix(only) {
      let subjects = try benchmark.subjects()
      for subject in subjects {
        do { try subject.check() } catch { print("\(benchmark.name) \(subject.name): \(error)") }
      }
      var samples = subjects.map { _ in [Double]() }
      for _ in 0..<rounds {
        for (index, subject) in subjects.enumerated() {
          samples[index].append(Self.sample(subject))
        }
      }
      print(benchmark.name)
      let medians = samples.map { $0.sorted()[$0.count / 2] }
      for (index, subject) in subjects.enumerated() {
        let median = medians[index]
        let spread = samples[index].sorted()
        subject.prepare?()
        let before = allocations_of_thread()
        subject.pass()
        let count = Double(allocations_of_thread() - before) / Double(subject.operations)
        print(
          "  \(subject.name.padding(18)) \(rounded(median)) ns  x\(rounded(median / medians[0]))"
            + "  \(rounded(spread[0]))…\(rounded(spread.last!)) allocations \(count)")
      }
    }
  }

  static func sample(_ subject: Subject) -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    let end = clock.now + .milliseconds(5)
    while true {
      subject.prepare?()
      let start = clock.now
      subject.pass()
      let stop = clock.now
      let time = (stop - start).components
      times.append(Double(time.attoseconds) / 1e9 + Double(time.seconds) * 1e9)
      if stop > end { break }
    }
    times.sort()
    return times[times.count / 2] / Double(subject.operations)
  }

  func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension String {
  func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
