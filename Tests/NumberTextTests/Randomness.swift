@testable import NumberText

/// SplitMix64: the same numbers for the same seed (Steele, Lea and Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number of 1 to `digits` digits, many of them 0, 5 or 9.
  mutating func number(digits: Int, exponents: ClosedRange<Int>) -> FixedDecimal {
    let favourites: [UInt8] = [0, 0, 5, 9]
    let count = Int.random(in: 1...digits, using: &self)
    return FixedDecimal(
      isNegative: .random(using: &self),
      digits: (0..<count).map { _ in
        .random(using: &self)
          ? favourites.randomElement(using: &self)! : .random(in: 0...9, using: &self)
      },
      exponent: .random(in: exponents, using: &self))
  }
}
