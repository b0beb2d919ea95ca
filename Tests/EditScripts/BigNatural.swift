/// A natural number of any size, for checks that must not use the package's arithmetic.
struct BigNatural: Comparable {
  /// Base 2^32, the least first, without leading zeros.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  /// The number of some decimal digits.
  init(digits: some Sequence<UInt8>) {
    self.init(0)
    for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
  }

  static func power(_ base: UInt32, _ exponent: Int) -> BigNatural {
    var result = BigNatural(1)
    var rest = exponent
    while rest > 0 {
      // Takes several digits at once, as many as a limb has room for.
      let count = min(rest, 9)
      let factor = (0..<count).reduce(UInt32(1)) { product, _ in product * base }
      result.multiply(by: factor, adding: 0)
      rest -= count
    }
    return result
  }

  var isZero: Bool { limbs.isEmpty }

  private mutating func trim() { while limbs.last == 0 { limbs.removeLast() } }

  private mutating func multiply(by factor: UInt32, adding carry: UInt32) {
    var carry = UInt64(carry)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  static func < (left: BigNatural, right: BigNatural) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    return left.limbs.reversed().lexicographicallyPrecedes(right.limbs.reversed())
  }

  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    var (result, carry) = (left, UInt64(0))
    for index in 0..<max(left.limbs.count, right.limbs.count) + 1 {
      if index == result.limbs.count { result.limbs.append(0) }
      carry += UInt64(result.limbs[index])
      if index < right.limbs.count { carry += UInt64(right.limbs[index]) }
      result.limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    result.trim()
    return result
  }

  /// The difference; `left` is not below `right`.
  static func - (left: BigNatural, right: BigNatural) -> BigNatural {
    var (result, borrow) = (left, Int64(0))
    for index in result.limbs.indices {
      var limb = Int64(result.limbs[index]) - borrow
      if index < right.limbs.count { limb -= Int64(right.limbs[index]) }
      borrow = limb < 0 ? 1 : 0
      result.limbs[index] = UInt32(truncatingIfNeeded: limb)
    }
    result.trim()
    return result
  }

  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    var result = BigNatural(0)
    result.limbs = Array(repeating: 0, count: left.limbs.count + right.limbs.count)
    for (place, limb) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.limbs.enumerated() {
        carry += UInt64(limb) * UInt64(factor) + UInt64(result.limbs[place + other])
        result.limbs[place + other] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      result.limbs[place + right.limbs.count] = UInt32(carry)
    }
    result.trim()
    return result
  }
}
