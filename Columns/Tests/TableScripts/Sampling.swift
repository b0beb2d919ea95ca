import Foundation

/// How much of a sweep runs: everything with `FORMATTING_FIELD_FULL=1`, many samples with
/// `FORMATTING_FIELD_SAMPLES=many`, else a few.
public enum Sampling {
  public static let isFull = ProcessInfo.processInfo.environment["FORMATTING_FIELD_FULL"] == "1"
  private static let isLarge =
    ProcessInfo.processInfo.environment["FORMATTING_FIELD_SAMPLES"] == "many"

  /// How often to try: `full` times in a full run, else `many` times or, with few samples, an
  /// eighth of that.
  public static func count(_ many: Int, full: Int) -> Int {
    isFull ? full : isLarge ? many : (many + 7) / 8
  }

  /// All elements in a full run, else ``count(_:full:)`` of them, which depend on the seed and on `salt`.
  public static func some<Element>(_ many: Int, of all: [Element], salt: UInt64) -> [Element] {
    let count = count(many, full: .max)
    guard count < all.count else { return all }
    var random = SeededGenerator(seed &+ salt &* 7919)
    return Array(all.shuffled(using: &random).prefix(count))
  }

  /// The seed of what is sampled; `FORMATTING_FIELD_SEED` gives another.
  public static let seed =
    ProcessInfo.processInfo.environment["FORMATTING_FIELD_SEED"].flatMap { UInt64($0) }
    ?? 20_261_126
}

/// Random numbers, reproducible by a seed.
///
/// Source: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
