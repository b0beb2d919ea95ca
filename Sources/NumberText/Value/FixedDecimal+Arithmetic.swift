extension FixedDecimal {
  /// Returns the exact sum, with the fraction digits of the term that has more.
  ///
  /// ```swift
  /// FixedDecimal("0.10")! + FixedDecimal("0.2")!  // 0.30
  /// ```
  ///
  /// - Complexity: O(*n*) in the digits from the first of one term to the last of the other.
  public static func + (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    if left.isOutOfRange { return left }
    if right.isOutOfRange { return right }
    let exponent = min(left.exponent, right.exponent)
    if let a = left.coefficient(at: exponent), let b = right.coefficient(at: exponent) {
      if left.isNegative == right.isNegative {
        let (sum, overflow) = a.addingReportingOverflow(b)
        if !overflow, sum < smallLimit {
          return FixedDecimal(isNegative: left.isNegative, coefficient: sum, exponent: exponent)
        }
      } else {
        let (above, below) = a >= b ? (a, b) : (b, a)
        return FixedDecimal(
          isNegative: a > b ? left.isNegative : a < b && right.isNegative,
          scanned: above - below, power: exponent)
      }
    }
    let (a, b) = (left.digits(at: exponent), right.digits(at: exponent))
    if left.isNegative == right.isNegative {
      return FixedDecimal(
        isNegative: left.isNegative, digits: DigitArithmetic.sum(a, b), exponent: exponent)
    }
    if DigitArithmetic.isBelow(a, b) {
      return FixedDecimal(
        isNegative: right.isNegative, digits: DigitArithmetic.difference(b, a),
        exponent: exponent)
    }
    return FixedDecimal(
      isNegative: a != b && left.isNegative, digits: DigitArithmetic.difference(a, b),
      exponent: exponent)
  }

  /// Returns the exact difference, with the fraction digits of the term that has more.
  public static func - (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    left + right.negated
  }

  /// Returns the exact product, with as many fraction digits as both factors have together.
  ///
  /// ```swift
  /// FixedDecimal("1.5")! * FixedDecimal("0.10")!  // 0.150
  /// ```
  ///
  /// - Complexity: O(*n* × *m*) in the numbers of digits.
  public static func * (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    let isNegative = left.isNegative != right.isNegative
    if left.isOutOfRange || right.isOutOfRange { return .beyond(isNegative: isNegative) }
    let exponent = left.exponent + right.exponent
    if left.large.isEmpty, right.large.isEmpty {
      let (product, overflow) = left.small.multipliedReportingOverflow(by: right.small)
      if !overflow, product < smallLimit {
        return FixedDecimal(isNegative: isNegative, coefficient: product, exponent: exponent)
      }
    }
    // A product has as many digits as both factors together, or one digit fewer.
    if !left.isZero, !right.isZero, left.digitCount + right.digitCount > exponents.count + 1 {
      return .beyond(isNegative: isNegative)
    }
    let product = DigitArithmetic.product(
      left.withDigits { Array($0) }, right.withDigits { Array($0) })
    return FixedDecimal(isNegative: isNegative, digits: product, exponent: exponent)
  }

  /// Returns the number with the other sign; zero, too, changes its sign.
  public static prefix func - (number: FixedDecimal) -> FixedDecimal { number.negated }

  /// Returns the quotient: exact if it has at most 34 significant digits, else rounded to 34, ties
  /// to even, as IEEE 754's decimal128 divides.
  ///
  /// ```swift
  /// FixedDecimal("10")! / 4   // 2.5
  /// FixedDecimal("1.0")! / 3  // 0.3333333333333333333333333333333333
  /// ```
  ///
  /// - Precondition: `right` is not zero.
  /// - Complexity: O(*n* × *m*) in the numbers of digits.
  public static func / (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
    demand(!right.isZero, "division by zero")
    let isNegative = left.isNegative != right.isNegative
    if left.isOutOfRange || right.isOutOfRange { return .beyond(isNegative: isNegative) }
    let (dividend, divisor) = (left.significantDigits, right.significantDigits)
    // Enough digits of the dividend for a quotient with one digit more than the 34 that are kept.
    let count = divisor.count + 35
    let missing = max(0, count - dividend.count)
    let (digits, rest) = DigitArithmetic.quotientAndRemainder(
      dividend.prefix(count) + Array(repeating: 0, count: missing), divisor)
    // The rest matters only for ties: a digit 1 is appended for it, so that a quotient whose digits
    // look exactly halfway is not rounded as a tie.
    let isExact = rest.isEmpty && dividend.dropFirst(count).allSatisfy { $0 == 0 }
    let all = FixedDecimal(isNegative: isNegative, digits: digits + [isExact ? 0 : 1])
    var quotient = all.rounded(toSignificantDigits: 34, mode: .halfEven) ?? all
    quotient.power += dividend.count - count - 1
    quotient = quotient.normalized
    quotient.power += left.exponent - right.exponent
    return quotient.limited
  }

  /// Divides, and rounds to 34 significant digits as `/` does; `right` may not be zero.
  public static func /= (left: inout FixedDecimal, right: FixedDecimal) { left = left / right }

  /// Adds without rounding: 0.10 and 0.2 give 0.30.
  public static func += (left: inout FixedDecimal, right: FixedDecimal) { left = left + right }

  /// Subtracts without rounding: 0.30 less 0.2 gives 0.10.
  public static func -= (left: inout FixedDecimal, right: FixedDecimal) { left = left - right }

  /// Multiplies without rounding: 1.5 times 0.10 gives 0.150.
  public static func *= (left: inout FixedDecimal, right: FixedDecimal) { left = left * right }

  /// Returns the quotient, cut off to a whole number, and the exact rest.
  ///
  /// The rest has the sign of the number: number == quotient × divisor + remainder.
  ///
  /// ```swift
  /// FixedDecimal("-7.5")!.quotientAndRemainder(dividingBy: 2)  // (-3, -1.5)
  /// ```
  ///
  /// - Precondition: `divisor` is not zero.
  package func quotientAndRemainder(dividingBy divisor: FixedDecimal)
    -> (quotient: FixedDecimal, remainder: FixedDecimal)
  {
    demand(!divisor.isZero, "division by zero")
    let negative = isNegative != divisor.isNegative
    if isOutOfRange || divisor.isOutOfRange {
      return (.beyond(isNegative: negative), .beyond(isNegative: isNegative))
    }
    if isZero || magnitudeOrder(to: divisor) < 0 {
      return (FixedDecimal(isNegative: negative, coefficient: 0), self)
    }
    let power = min(exponent, divisor.exponent)
    if let a = coefficient(at: power), let b = divisor.coefficient(at: power) {
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      return (
        FixedDecimal(isNegative: negative, coefficient: quotient),
        FixedDecimal(isNegative: isNegative, coefficient: remainder, exponent: power)
      )
    }
    let (quotient, remainder) = DigitArithmetic.quotientAndRemainder(
      digits(at: power), divisor.digits(at: power))
    return (
      FixedDecimal(isNegative: negative, digits: quotient),
      FixedDecimal(isNegative: isNegative, digits: remainder, exponent: power)
    )
  }

  /// Returns the coefficient that the number has if its exponent is lowered to `power`: for 1.5 and
  /// the power -2 it is 150. Nil if the coefficient is 10^19 or more.
  @inline(__always)
  private func coefficient(at power: Int) -> UInt64? {
    guard digits == nil else { return nil }
    return self.power == power || small == 0 ? small : raised(to: power)
  }

  private func raised(to power: Int) -> UInt64? {
    let shift = exponent - power
    guard shift <= 18 else { return nil }
    let (product, overflow) = small.multipliedReportingOverflow(by: PowersOfTen.words[shift])
    return overflow || product >= FixedDecimal.smallLimit ? nil : product
  }

  /// Returns the digits of the coefficient that the number has if its exponent is lowered to
  /// `power`: for 1.5 and the power -2 these are 1, 5, 0.
  private func digits(at power: Int) -> [UInt8] {
    significantDigits + Array(repeating: 0, count: isZero ? 0 : exponent - power)
  }
}

extension ClosedRange<Int> {
  /// Returns `number` if it is in the range, else the end of the range that is nearer.
  package func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

/// School arithmetic on decimal digits, the most significant digit first; leading zeros are
/// allowed.
enum DigitArithmetic {
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

  /// Returns `left` × `right`, in O(*n* × *m*).
  ///
  /// The sum of a column grows by at most 81 (9 × 9) with each digit, so 32 bits are enough for
  /// fifty million digits.
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

  /// Divides `left` by `right` as an integer, by long division, and returns quotient and remainder.
  ///
  /// Zeros at the end of `right` are set aside: for 1234 / 500, 12 is divided by 5, and the digits
  /// 34 are appended to the rest 2. So the cost is O(*n* × *m*) for the *m* digits of `right`
  /// before these zeros.
  ///
  /// - Precondition: `right` has a digit that is not zero.
  static func quotientAndRemainder(_ left: [UInt8], _ right: [UInt8])
    -> (quotient: [UInt8], remainder: [UInt8])
  {
    let zeros = right.reversed().prefix { $0 == 0 }.count
    let divisor = Array(right.dropLast(zeros).drop { $0 == 0 })
    demand(!divisor.isEmpty, "division by zero")
    var quotient: [UInt8] = []
    quotient.reserveCapacity(left.count)
    var rest: [UInt8] = []
    for digit in left.dropLast(zeros) {
      if !rest.isEmpty || digit != 0 { rest.append(digit) }
      var times: UInt8 = 0
      while !isBelow(rest, divisor) {
        rest = Array(difference(rest, divisor).drop { $0 == 0 })
        times += 1
      }
      quotient.append(times)
    }
    return (quotient, Array((rest + left.suffix(zeros)).drop { $0 == 0 }))
  }

  /// Whether `left` is below `right`. Neither has leading zeros.
  static func isBelow(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  /// The digit that stands `place` digits before the last: for 123 and 1 it is 2. Before the first
  /// digit it is 0.
  private static func digit(_ digits: [UInt8], at place: Int) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
