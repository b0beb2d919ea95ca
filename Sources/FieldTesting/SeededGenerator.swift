/// A generator of random numbers that follow from a seed, so that a random test can be repeated.
///
/// ```swift
/// var random = SeededGenerator(7)
/// Int.random(in: 1...6, using: &random)   // 4
/// ```
///
/// - Source: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Any seed will do, 0 as well.
  public init(_ seed: UInt64) { state = seed }

  /// The next 64 random bits.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
