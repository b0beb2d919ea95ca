/// The numbers that set one binary floating-point format apart in a conversion from decimal.
///
/// Source: IEEE 754-2019, section 3.4; the bounds of the powers are those of D. Lemire, "Number
/// Parsing at a Gigabyte per Second" (2021), sections 4 and 8.
struct BinaryLayout {
  /// The number of stored significand bits.
  let significandBits: Int
  /// What is added to the power of two of the first bit to store it.
  let bias: Int
  /// The stored exponent of infinity.
  let infinity: Int
  /// Any 64-bit integer times a lower power of ten rounds to zero.
  let smallestPower: Int
  /// Any integer above zero times a higher power of ten is beyond the largest finite value.
  let largestPower: Int
  /// The powers of ten with which a 64-bit integer can lie halfway between two values.
  let halfwayPowers: ClosedRange<Int>

  static let double = BinaryLayout(
    significandBits: 52, bias: 1023, infinity: 2047, smallestPower: -342, largestPower: 308,
    halfwayPowers: -4...23)
  static let float = BinaryLayout(
    significandBits: 23, bias: 127, infinity: 255, smallestPower: -65, largestPower: 38,
    halfwayPowers: -17...10)

  /// The bits of the value nearest to `digits` × 10^`power`, ties to even; those of infinity where
  /// that is beyond the largest finite value.
  ///
  /// The product with the 128 leading bits of 5^`power` always decides: no second try is needed.
  ///
  /// Source: D. Lemire (2021), algorithm 1; N. Mushtak and D. Lemire, "Fast Number Parsing Without
  /// Fallback" (2022).
  @inline(__always)
  func nearest(digits: UInt64, power: Int) -> UInt64 {
    guard digits != 0, power >= smallestPower else { return 0 }
    guard power <= largestPower else { return UInt64(infinity) << UInt64(significandBits) }
    let zeros = digits.leadingZeroBitCount
    let product = productWithPowerOfFive(digits << UInt64(zeros), power: power)

    // Two bits more than the significand stay: the hidden one, and one to round by.
    let upper = Int(product.high >> 63)
    let shift = UInt64(upper + 64 - significandBits - 3)
    var significand = product.high >> shift
    // floor(power × log2(10)), for |power| up to 342.
    var exponent = ((217_706 * power) >> 16) + 63 + upper - zeros + bias

    guard exponent > 0 else {
      let down = 1 - exponent
      guard down < 64 else { return 0 }
      significand >>= UInt64(down)
      significand = (significand + (significand & 1)) >> 1
      return significand  // The carry into the hidden bit makes the smallest normal value.
    }
    if product.low <= 1, halfwayPowers.contains(power), significand & 3 == 1,
      significand << shift == product.high
    {
      significand &= ~1  // Exactly halfway, above an even value: it stays there.
    }
    significand = (significand + (significand & 1)) >> 1
    if significand >> UInt64(significandBits + 1) != 0 {
      significand >>= 1
      exponent += 1
    }
    guard exponent < infinity else { return UInt64(infinity) << UInt64(significandBits) }
    let hidden: UInt64 = 1 << UInt64(significandBits)
    return significand & (hidden - 1) | UInt64(exponent) << UInt64(significandBits)
  }

  /// The upper 128 bits of `factor` times the 128 leading bits of 5^`power`, as far as needed.
  ///
  /// The lower half of the power is looked at only where it could carry into the bits that count.
  @inline(__always)
  private func productWithPowerOfFive(_ factor: UInt64, power: Int) -> (high: UInt64, low: UInt64) {
    let index = 2 * (power - PowersOfFive.smallest)
    let first = factor.multipliedFullWidth(by: PowersOfFive.words[index])
    let mask = UInt64.max >> UInt64(significandBits + 3)
    guard first.high & mask == mask else { return (first.high, first.low) }
    let second = factor.multipliedFullWidth(by: PowersOfFive.words[index + 1])
    let (low, carry) = first.low.addingReportingOverflow(second.high)
    return (first.high + (carry ? 1 : 0), low)
  }
}
