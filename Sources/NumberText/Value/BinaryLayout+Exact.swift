// Conversions between decimal and binary by exact arithmetic.

extension BinaryLayout {
  /// Finds the bits of the value nearest to the magnitude of `number`, ties to even, by exact
  /// arithmetic.
  ///
  /// This is for numbers with more than 19 digits. If the first 19 digits do not decide, the search
  /// begins at the value nearest to these 19 digits, and goes up while the number is above the
  /// point halfway to the next value. The search is short, because all other digits add less than
  /// one unit of the 19th digit.
  ///
  /// - Complexity: O(*n* × *m*) in the digits of the number and of the halfway point, which has at
  ///   most 767.
  func nearest(_ number: FixedDecimal) -> UInt64 {
    guard !number.isZero else { return 0 }
    let kept = Swift.min(19, number.digitCount)
    let digits = number.withDigits { $0[..<kept].reduce(UInt64(0)) { $0 * 10 + UInt64($1) } }
    let power = number.exponent + number.digitCount - kept
    guard power >= smallestPower else { return 0 }
    let infinityBits = UInt64(infinity) << UInt64(significandBits)
    guard power <= largestPower else { return infinityBits }

    var bits = nearest(digits: digits, power: power)
    if bits == nearest(digits: digits + 1, power: power) { return bits }
    while bits < infinityBits {
      // The number exactly halfway between this value and the next one.
      let order = number.magnitudeOrder(to: decimal(of: bits, halves: 1))
      guard order > 0 || order == 0 && bits & 1 == 1 else { break }
      bits += 1
    }
    return bits
  }

  /// Returns the exact value of `bits` plus `halves` times half the distance to the next value.
  private func decimal(of bits: UInt64, halves: UInt64) -> FixedDecimal {
    let hidden: UInt64 = 1 << UInt64(significandBits)
    let stored = Int(bits >> UInt64(significandBits))
    let significand = bits & (hidden - 1) | (stored == 0 ? 0 : hidden)
    let count = FixedDecimal(coefficient: 2 * significand + halves)
    let power = Swift.max(stored, 1) - bias - significandBits - 1
    guard power < 0 else { return count * FixedDecimal.power(of: 2, power) }
    // 2^-n is 5^n × 10^-n.
    return (count * FixedDecimal.power(of: 5, -power)).multipliedByPowerOfTen(power)
  }
}

extension FixedDecimal {
  /// Returns `base` to the power of `exponent`, by squaring.
  fileprivate static func power(of base: UInt64, _ exponent: Int) -> FixedDecimal {
    var result: FixedDecimal = 1
    var square = FixedDecimal(coefficient: base)
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      rest >>= 1
      if rest > 0 { square *= square }
    }
    return result
  }
}
