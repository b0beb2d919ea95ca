import CAllocations
import FormattingFields
import Foundation

/// What a new process of this executable is asked to do once, and to report.
public enum FreshProcess: String {
  /// Loads all locales into our caches.
  case ours
  /// Opens and reads all locales with ICU.
  case icu
  /// Loads all locales and counts the bytes that they keep.
  case memory

  private static let variable = "FIELD_BENCH_ERRAND"

  /// Runs the task that the process was started for and ends the process; returns if there is no
  /// task.
  public static func runIfAsked() throws {
    guard let name = ProcessInfo.processInfo.environment[variable],
      let errand = FreshProcess(rawValue: name)
    else { return }
    let sample = try errand.run()
    print(sample.nanoseconds ?? 0, sample.bytes ?? 0)
    exit(0)
  }

  /// Starts a process, waits for its end and takes its report: the time or bytes of one locale.
  func sample() throws -> Sample {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: rawValue]) { _, new in new }
    process.standardOutput = output
    try process.run()
    let report = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let figures = String(decoding: report, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard process.terminationStatus == 0, figures.count == 2 else {
      throw MissingPeer(name: "the report of a process for \(rawValue)")
    }
    return switch self {
    case .ours, .icu: Sample(nanoseconds: figures[0])
    case .memory: Sample(bytes: figures[1])
    }
  }

  private func run() throws -> Sample {
    let tags = ICULocale.allTags
    // Loads ICU's own data before the count begins, because they are not our memory.
    if self == .memory { try FieldBenchmark.loadPeer() }
    let bytes = allocations_bytes_in_use()
    let start = Self.processorTime()
    var outcome: Result<Void, any Error> = .success(())
    InstructionCounting.pass {
      outcome = Result { try self == .icu ? FieldBenchmark.loadPeer() : FieldBenchmark.loadOurs() }
    }
    try outcome.get()
    let time = Self.processorTime() - start
    let kept = Double(allocations_bytes_in_use()) - Double(bytes)
    return Sample(
      nanoseconds: time / Double(tags.count), bytes: kept / Double(tags.count))
  }

  /// The processor's time for this process, in nanoseconds; other processes do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
