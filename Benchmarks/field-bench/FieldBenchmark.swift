import Benchmark
import CAllocations
import Foundation

/// Something to measure, and who does it: a row of the tables.
///
/// The library starts a process for each row. Inside of it all subjects have their turns, one after
/// the other, so that a disturbance of the machine affects all alike. Each subject is a metric of
/// its own, in picoseconds of an operation.
final class FieldBenchmark {
  /// Operation, situation and size, such as "keystroke-end-64".
  let name: String
  /// Makes the subjects, ours first.
  private let subjects: () throws -> [Subject]
  /// Whether none of our subjects has given a wrong answer so far.
  private(set) var answersRight = true
  private var measured: [Measured] = []

  init(_ name: String, subjects: @escaping () throws -> [Subject]) {
    (self.name, self.subjects) = (name, subjects)
  }

  /// Every benchmark, in the order of the tables.
  static var all: [FieldBenchmark] {
    scanning + keystrokes + commit + forms + loading + bulk
  }

  /// The benchmarks whose whole names match; all without a pattern.
  static func all(named pattern: String?) throws -> [FieldBenchmark] {
    guard let pattern else { return all }
    let name = try Regex(pattern)
    return try all.filter { try name.wholeMatch(in: $0.name) != nil }
  }

  /// The subjects that answer right, of those whose whole names match. Who does not is named on the
  /// standard error, and left out.
  func rightSubjects(named pattern: String = ".*") -> [Subject] {
    do {
      let wanted = try Regex(pattern)
      return try subjects().filter { subject in
        guard try wanted.wholeMatch(in: subject.name) != nil else { return false }
        do {
          try subject.check()
          return true
        } catch {
          tell("\(name): \(subject.name) is left out: \(error)")
          answersRight = answersRight && !subject.isOurs
          return false
        }
      }
    } catch {
      tell("\(name) is left out: \(error)")
      answersRight = false
      return []
    }
  }

  /// Has the library run the benchmark for two seconds.
  func register() {
    let ours = BenchmarkMetric.custom("ours")
    Benchmark(
      name,
      configuration: .init(
        metrics: [ours], warmupIterations: 1, maxDuration: .seconds(2), maxIterations: 1000,
        thresholds: [ours: .init(relative: [.p25: 10, .p50: 10])])
    ) { benchmark in
      await MainActor.run {
        if self.measured.isEmpty {
          self.measured = self.rightSubjects().map(Measured.init)
          benchmark.configuration.metrics = self.measured.flatMap(\.metrics)
          if !self.answersRight { benchmark.error("a wrong answer of ours") }
        }
        for subject in self.measured { subject.takeTurn(benchmark) }
      }
    }
  }
}

/// A subject as the library measures it.
private final class Measured {
  /// A turn does passes for some time: the first of them finds the caches as another subject left
  /// them.
  private static let turn = 1_000_000.0
  /// Other processes take slices of 4 ms: a longer pass is measured in time of the processor, whose
  /// clock costs a system call.
  private static let longPass = 200_000.0

  private static let allocations = BenchmarkMetric.custom("allocations of 1000")

  private let subject: Subject
  private let metric: BenchmarkMetric
  private var clock = CLOCK_MONOTONIC

  init(_ subject: Subject) {
    self.subject = subject
    metric = .custom(subject.name)
  }

  var metrics: [BenchmarkMetric] {
    if case .passes = subject.work, subject.isOurs, allocations_are_counted() {
      [metric, Self.allocations]
    } else {
      [metric]
    }
  }

  func takeTurn(_ benchmark: Benchmark) {
    switch subject.work {
    case .passes(let operations, let prepare, let pass):
      let end = now(CLOCK_MONOTONIC) + Self.turn
      repeat {
        prepare?()
        let allocations = allocations_of_thread()
        let start = now(clock)
        pass()
        let time = now(clock) - start
        if time > Self.longPass { clock = CLOCK_THREAD_CPUTIME_ID }
        benchmark.measurement(metric, Int(time * 1000 / Double(operations)))
        guard subject.isOurs else { continue }
        let allocated = Double(allocations_of_thread() - allocations)
        benchmark.measurement(Self.allocations, Int(allocated * 1000 / Double(operations)))
      } while now(CLOCK_MONOTONIC) < end
    case .nanoseconds(let measure):
      if let time = try? measure() { benchmark.measurement(metric, Int(time * 1000)) }
    case .bytes(let measure):
      if let bytes = try? measure() { benchmark.measurement(metric, Int(bytes)) }
    }
  }
}

/// The nanoseconds of a clock.
func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
