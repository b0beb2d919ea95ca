/// The powers of ten that fit in 64 bits.
enum PowersOfTen {
  /// 10^0 to 10^19.
  static let words: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// The number of decimal digits of `value`; 1 for zero.
  ///
  /// The binary logarithm gives the decimal one up to one: 1233 / 4096 is just above log10(2).
  static func digitCount(of value: UInt64) -> Int {
    let bits = 64 - (value | 1).leadingZeroBitCount
    let count = (bits * 1233) >> 12
    return value < words[count] ? max(count, 1) : count + 1
  }
}
