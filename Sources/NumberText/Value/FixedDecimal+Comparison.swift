extension FixedDecimal: Comparable {
  /// Whether both are the same number: 1.50 == 1.5, and -0 == 0.
  ///
  /// - Complexity: O(*n*) in the number of digits, whatever the exponents are.
  public static func == (left: FixedDecimal, right: FixedDecimal) -> Bool {
    if left.exponent == right.exponent, left.large.isEmpty, right.large.isEmpty {
      return left.small == right.small && (left.isNegative == right.isNegative || left.small == 0)
    }
    return left.order(to: right) == 0
  }

  /// Whether the number on the left is below the one on the right; -0 is not below 0.
  ///
  /// - Complexity: O(*n*) in the number of digits, whatever the exponents are.
  public static func < (left: FixedDecimal, right: FixedDecimal) -> Bool {
    left.order(to: right) < 0
  }

  /// Below zero, zero or above it, as the number is below, equal to or above `other`.
  func order(to other: FixedDecimal) -> Int {
    if isZero || other.isZero {
      let sign = isZero ? 0 : isNegative ? -1 : 1
      let otherSign = other.isZero ? 0 : other.isNegative ? -1 : 1
      return sign - otherSign
    }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let order = magnitudeOrder(to: other)
    return isNegative ? -order : order
  }

  /// As `order(to:)`, without the signs.
  ///
  /// The powers of the first digits decide, then the digits; missing ones count as zeros.
  /// - Precondition: neither number is zero.
  func magnitudeOrder(to other: FixedDecimal) -> Int {
    if exponent == other.exponent, large.isEmpty, other.large.isEmpty {
      return small < other.small ? -1 : small > other.small ? 1 : 0
    }
    let (power, otherPower) = (leadingExponent, other.leadingExponent)
    guard power == otherPower else { return power < otherPower ? -1 : 1 }
    return withDigits { digits in
      other.withDigits { otherDigits in
        for index in 0..<max(digits.count, otherDigits.count) {
          let digit = index < digits.count ? digits[index] : 0
          let otherDigit = index < otherDigits.count ? otherDigits[index] : 0
          if digit != otherDigit { return digit < otherDigit ? -1 : 1 }
        }
        return 0
      }
    }
  }
}

extension FixedDecimal: Hashable {
  /// Feeds the sign, the power of the first digit and the digits up to the last that is not zero.
  public func hash(into hasher: inout Hasher) {
    guard !isZero else {
      hasher.combine(0)
      return
    }
    hasher.combine(isNegative)
    hasher.combine(leadingExponent)
    withDigits { digits in
      let trailing = digits.reversed().prefix { $0 == 0 }.count
      let significant = UnsafeRawBufferPointer(digits).dropLast(trailing)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: significant))
    }
  }
}
