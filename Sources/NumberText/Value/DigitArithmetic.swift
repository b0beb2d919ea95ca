/// School arithmetic on digits, most significant first. No array needs to be free of leading zeros.
enum DigitArithmetic {
  static func increment(_ digits: inout [UInt8]) {
    var index = digits.count
    while index > 0 {
      index -= 1
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  /// `left` + `right`.
  static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    let count = max(left.count, right.count) + 1
    var result = [UInt8](repeating: 0, count: count)
    var carry: UInt8 = 0
    for place in 0..<count {
      let digit = digit(left, at: place) + digit(right, at: place) + carry
      carry = digit >= 10 ? 1 : 0
      result[count - 1 - place] = digit - carry * 10
    }
    return result
  }

  /// `left` - `right`.
  ///
  /// - Precondition: `right` is not above `left`.
  static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    let count = max(left.count, right.count)
    var result = [UInt8](repeating: 0, count: count)
    var borrow: UInt8 = 0
    for place in 0..<count {
      let minuend = digit(left, at: place) + 10
      let digit = minuend - digit(right, at: place) - borrow
      borrow = digit >= 10 ? 0 : 1
      result[count - 1 - place] = digit >= 10 ? digit - 10 : digit
    }
    precondition(borrow == 0)
    return result
  }

  /// `left` × `right`, in O(*n* × *m*).
  ///
  /// A column sums at most 81 per digit, so 32 bits are enough for fifty million digits.
  static func product(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var columns = [UInt32](repeating: 0, count: left.count + right.count)
    for (index, digit) in left.enumerated() where digit != 0 {
      for (offset, other) in right.enumerated() {
        columns[index + offset + 1] += UInt32(digit) * UInt32(other)
      }
    }
    var carry: UInt32 = 0
    var result = [UInt8](repeating: 0, count: columns.count)
    for index in columns.indices.reversed() {
      let column = columns[index] + carry
      result[index] = UInt8(column % 10)
      carry = column / 10
    }
    return result
  }

  /// `left` ÷ `right` without the fraction, and what is left over, by long division.
  ///
  /// - Precondition: `right` has a digit that is not zero.
  static func quotientAndRemainder(_ left: [UInt8], _ right: [UInt8])
    -> (quotient: [UInt8], remainder: [UInt8])
  {
    let divisor = Array(right.drop { $0 == 0 })
    precondition(!divisor.isEmpty, "division by zero")
    var quotient: [UInt8] = []
    quotient.reserveCapacity(left.count)
    var rest: [UInt8] = []
    for digit in left {
      if !rest.isEmpty || digit != 0 { rest.append(digit) }
      var times: UInt8 = 0
      while !isBelow(rest, divisor) {
        rest = Array(difference(rest, divisor).drop { $0 == 0 })
        times += 1
      }
      quotient.append(times)
    }
    return (quotient, rest)
  }

  /// Whether `left` is below `right`, both without leading zeros.
  static func isBelow(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  /// The digit `place` places from the right; 0 beyond the first digit.
  private static func digit(_ digits: [UInt8], at place: Int) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
