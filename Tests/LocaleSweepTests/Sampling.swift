import Foundation

/// How much of a sweep runs: everything with `FORMATTING_FIELD_FULL=1`, else a sample.
enum Sampling {
  static let isFull = ProcessInfo.processInfo.environment["FORMATTING_FIELD_FULL"] == "1"

  /// What the random choices of this run start from; `FORMATTING_FIELD_SEED` repeats a run.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["FORMATTING_FIELD_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0..<1_000_000)
    print("FORMATTING_FIELD_SEED=\(seed)\(isFull ? " FORMATTING_FIELD_FULL=1" : "")")
    return seed
  }()

  /// All elements in a full run, else `count` of them, other ones for each `salt`.
  static func some<Element>(_ count: Int, of all: [Element], salt: UInt64) -> [Element] {
    guard !isFull, count < all.count else { return all }
    var random = SeededGenerator(seed &+ salt &* 7919)
    return Array(all.shuffled(using: &random).prefix(count))
  }
}

/// Random numbers that a seed repeats: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The failures of a sweep; only the first are kept.
struct Failures {
  private(set) var count = 0
  private(set) var first: [String] = []

  mutating func add(_ text: @autoclosure () -> String) {
    count += 1
    if first.count < Self.kept { first.append(text()) }
  }

  mutating func add(_ others: Failures) {
    count += others.count
    first += others.first.prefix(Self.kept - first.count)
  }

  private static let kept =
    ProcessInfo.processInfo.environment["FORMATTING_FIELD_FAILURES"].flatMap { Int($0) } ?? 20

  var report: String { "\(count) failures, seed \(Sampling.seed)\n" + first.joined(separator: "\n") }
}

extension String {
  /// The text with everything but visible ASCII escaped.
  var visible: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
