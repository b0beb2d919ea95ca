extension BinaryLayout {
  /// The bits of the value nearest to the magnitude of `number`, ties to even, by exact arithmetic.
  ///
  /// For numbers whose first 19 digits do not decide. The digits that follow move the number by
  /// less than one unit of the 19th, so it lies at or above the value nearest to the digits cut
  /// off, and below the next but one; which is the nearest is seen at the points halfway between.
  ///
  /// - Complexity: O(*n* × *m*), with *m* at most 767 digits for a point halfway.
  func nearest(_ number: FixedDecimal) -> UInt64 {
    guard !number.isZero else { return 0 }
    let kept = Swift.min(19, number.digitCount)
    let digits = number.withDigits { $0[..<kept].reduce(UInt64(0)) { $0 * 10 + UInt64($1) } }
    let power = Int64(number.exponent) + Int64(number.digitCount - kept)
    guard power >= smallestPower else { return 0 }
    let infinityBits = UInt64(infinity) << UInt64(significandBits)
    guard power <= largestPower else { return infinityBits }

    var bits = nearest(digits: digits, power: Int(power))
    while bits < infinityBits {
      let order = number.magnitudeOrder(to: halfway(above: bits))
      guard order > 0 || order == 0 && bits & 1 == 1 else { break }
      bits += 1
    }
    return bits
  }

  /// The number exactly halfway between the value with `bits` and the next one.
  private func halfway(above bits: UInt64) -> FixedDecimal {
    let hidden: UInt64 = 1 << UInt64(significandBits)
    let stored = Int(bits >> UInt64(significandBits))
    let significand = bits & (hidden - 1) | (stored == 0 ? 0 : hidden)
    let odd = FixedDecimal(coefficient: 2 * significand + 1)
    let power = Swift.max(stored, 1) - bias - significandBits - 1
    guard power < 0 else { return odd * FixedDecimal.power(of: 2, power) }
    // 2^-n is 5^n × 10^-n.
    return (odd * FixedDecimal.power(of: 5, -power)).multipliedByPowerOfTen(power)
  }
}

extension FixedDecimal {
  /// `base` to the power of `exponent`, by squaring.
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
