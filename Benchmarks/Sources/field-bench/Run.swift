import CAllocations
import FieldBenchmarks
import Foundation

/// A run over benchmarks: checks answers, measures in rounds, counts allocations.
struct Run {
  /// A subject of a benchmark, with what has been measured of it.
  struct Entry {
    let benchmark: FieldBenchmark
    let subject: Subject
    var times: [Double] = []
    var bytes: [Double] = []
  }

  private(set) var entries: [Entry] = []
  /// The number of our subjects that answered wrong; a peer is left out for its wrong answers.
  private(set) var wrongAnswers = 0

  /// Makes the subjects of benchmarks and checks their answers.
  ///
  /// - Parameters:
  ///   - subject: The name of the subjects; nil for all.
  ///   - most: The most operations that a subject's pass may have; nil for no limit.
  init(
    _ benchmarks: [FieldBenchmark], subject name: String? = nil, passesOf most: Int? = nil
  ) throws {
    for (index, benchmark) in benchmarks.enumerated() {
      Progress.show("checking \(benchmark.name)", index, of: benchmarks.count)
      for subject in try benchmark.subjects() where name == nil || subject.name == name {
        if let most {
          guard case .passes(let operations, _, _) = subject.work, operations <= most else {
            continue
          }
        }
        do {
          try subject.check()
          entries.append(Entry(benchmark: benchmark, subject: subject))
        } catch {
          Progress.tell("\(benchmark.name): \(subject.name) is left out: \(error)")
          if subject.name == "ours" { wrongAnswers += 1 }
        }
      }
    }
    Progress.clear()
  }

  /// Measures all subjects in each round, so that a disturbance of the machine affects all alike.
  mutating func measure(rounds: Int) throws -> [Measurement] {
    for round in 0..<rounds {
      for index in entries.indices {
        Progress.show(
          "round \(round + 1) of \(rounds): \(entries[index].benchmark.name)",
          round * entries.count + index, of: rounds * entries.count)
        switch entries[index].subject.work {
        case .passes(let operations, let prepare, let pass):
          let time = Self.time(prepare, pass)
          entries[index].times.append(time / Double(operations))
        case .processes(let mostRounds, let run):
          guard round < mostRounds else { continue }
          let sample = try run()
          if let time = sample.nanoseconds { entries[index].times.append(time) }
          if let bytes = sample.bytes { entries[index].bytes.append(bytes) }
        }
      }
    }
    Progress.clear()
    return entries.map { entry in
      Measurement(
        benchmark: entry.benchmark.name, operation: entry.benchmark.operation,
        subject: entry.subject.name, times: entry.times, bytes: entry.bytes,
        allocations: Self.allocations(entry.subject.work))
    }
  }

  /// The lower quartile of the times of some milliseconds' passes, in nanoseconds.
  ///
  /// Other processes take slices of 4 ms. A pass shorter than that is either hit or not, and most
  /// are not. A longer pass is measured in time of the processor instead, whose clock costs a
  /// system call.
  private static func time(_ prepare: (() -> Void)?, _ pass: () -> Void) -> Double {
    let isLong = time(CLOCK_MONOTONIC, prepare, pass) > 200_000
    let clock = isLong ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
    var times: [Double] = []
    let end = now(CLOCK_MONOTONIC) + 5_000_000
    repeat { times.append(time(clock, prepare, pass)) } while now(CLOCK_MONOTONIC) < end
    return times.sorted()[times.count / 4]
  }

  private static func time(
    _ clock: clockid_t, _ prepare: (() -> Void)?, _ pass: () -> Void
  ) -> Double {
    prepare?()
    let start = now(clock)
    pass()
    return now(clock) - start
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Does one pass of each subject between callgrind's marks, and names the subjects in order.
  func count() {
    for entry in entries {
      guard case .passes(let operations, let prepare, let pass) = entry.subject.work else {
        continue
      }
      prepare?()
      InstructionCounting.pass(pass)
      print(entry.benchmark.name, entry.subject.name, operations)
    }
  }

  /// The allocations of an operation, over one pass; nil if they are not counted.
  private static func allocations(_ work: Subject.Work) -> Double? {
    guard case .passes(let operations, let prepare, let pass) = work, allocations_are_counted()
    else { return nil }
    prepare?()
    let before = allocations_of_thread()
    pass()
    return Double(allocations_of_thread() - before) / Double(operations)
  }
}

extension [Double] {
  /// The middle one of the elements in order; the upper one if there are two.
  ///
  /// - Precondition: there are elements.
  var median: Double { sorted()[count / 2] }
}
