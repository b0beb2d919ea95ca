import CAllocations
import FormattingFields
import Foundation

/// What a process is started for, since only the first loading in a process is not cached.
enum Loading: String {
  /// Loads all locales into our caches.
  case ours
  /// Opens and reads all locales with ICU.
  case icu
  /// Loads all locales and counts the bytes that they keep.
  case memory

  init(_ name: String) throws {
    guard let known = Loading(rawValue: name) else { throw MissingPeer(name: "--load \(name)") }
    self = known
  }

  /// The nanoseconds or bytes of a locale, in a process that is started for them.
  func inNewProcess() throws -> Double {
    let program = Bundle.main.executableURL?.path ?? ""
    let output = try Command("'\(program)' --load \(rawValue)").output(reading: nil)
    guard let figure = Double(output.prefix { $0 != "\n" }) else {
      throw MissingPeer(name: "the figure of a process for \(rawValue)")
    }
    return figure
  }

  /// The nanoseconds or bytes of a locale, in this process.
  func figure() throws -> Double {
    let count = Double(ICULocale.allTags.count)
    // Loads ICU's own data before the count begins, because they are not our memory.
    if self == .memory { try FieldBenchmark.loadPeer() }
    let bytes = allocations_bytes_in_use()
    let start = now(CLOCK_PROCESS_CPUTIME_ID)
    var outcome: Result<Void, any Error> = .success(())
    counted {
      outcome = Result { try self == .icu ? FieldBenchmark.loadPeer() : FieldBenchmark.loadOurs() }
    }
    try outcome.get()
    guard self == .memory else { return (now(CLOCK_PROCESS_CPUTIME_ID) - start) / count }
    return (Double(allocations_bytes_in_use()) - Double(bytes)) / count
  }
}
