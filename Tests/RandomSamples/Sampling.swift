// Samples are drawn by the generator of the test kit.
@_exported public import FieldTesting
import Foundation

/// How much of a sweep runs: everything with `FORMATTING_FIELD_SAMPLES=all`, many samples with
/// `FORMATTING_FIELD_SAMPLES=many`, else a few.
public enum Sampling {
  private static let samples = ProcessInfo.processInfo.environment["FORMATTING_FIELD_SAMPLES"]
  public static let isFull = samples == "all"
  private static let isLarge = samples == "many"

  /// The one of three numbers that is for this run.
  public static func number(few: Int, many: Int, full: Int) -> Int {
    isFull ? full : isLarge ? many : few
  }

  /// How often to try: `full` times in a full run, else `many` times or, with few samples, an
  /// eighth of that.
  public static func count(_ many: Int, full: Int) -> Int {
    number(few: (many + 7) / 8, many: many, full: full)
  }

  /// The seed of all random choices of this run: always the same, so that a test fails for a change
  /// and not by luck. `FORMATTING_FIELD_SEED` gives another.
  public static let seed =
    ProcessInfo.processInfo.environment["FORMATTING_FIELD_SEED"].flatMap { UInt64($0) }
    ?? 20_261_121

  /// All elements in a full run, else ``count(_:full:)`` of them, which depend on `salt`.
  public static func some<Element>(_ many: Int, of all: [Element], salt: UInt64) -> [Element] {
    let count = count(many, full: .max)
    guard count < all.count else { return all }
    var random = SeededGenerator(seed &+ salt &* 7919)
    return Array(all.shuffled(using: &random).prefix(count))
  }
}
