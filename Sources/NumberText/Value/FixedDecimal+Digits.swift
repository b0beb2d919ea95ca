extension FixedDecimal {
  /// Whether the number is zero, of either sign.
  public var isZero: Bool { small == 0 && digits == nil }

  /// The number of digits of the coefficient: 3 for 1.50, 1 for 0 and for 0.00.
  public var digitCount: Int {
    digits?.count ?? PowersOfTen.digitCount(of: small)
  }

  /// The number of digits behind the decimal separator, trailing zeros included: 2 for 1.50.
  public var fractionDigitCount: Int { exponent < 0 ? Int(clamping: -Int64(exponent)) : 0 }

  /// The number of digits before the decimal separator: 2 for 12.5, 0 for 0 and for 0.5.
  public var integerDigitCount: Int {
    isZero ? 0 : Int(clamping: max(0, leadingExponent + 1))
  }

  /// The number without its minus sign.
  public var magnitude: FixedDecimal {
    var result = self
    result.isNegative = false
    return result
  }

  /// The number with the other sign; zero, too, changes its sign.
  public var negated: FixedDecimal {
    var result = self
    result.isNegative.toggle()
    return result
  }

  /// The number without trailing zeros in its fraction: 1.5 for 1.50, 100 for 100.0.
  ///
  /// Zeros before the decimal separator stay, as does the sign of zero.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var normalized: FixedDecimal {
    guard exponent < 0 else { return self }
    var result = self
    if isZero {
      result.exponent = 0
      return result
    }
    if large.isEmpty {
      while result.exponent < 0 {
        let (quotient, remainder) = result.small.quotientAndRemainder(dividingBy: 10)
        guard remainder == 0 else { break }
        result.small = quotient
        result.exponent += 1
      }
      return result
    }
    let zeros = large.reversed().prefix { $0 == 0 }.count
    let dropped = Int(min(Int64(zeros), -Int64(exponent)))
    guard dropped > 0 else { return self }
    return FixedDecimal(
      isNegative: isNegative, digits: large.dropLast(dropped), exponent: exponent + dropped)
  }

  /// The number × 10^`power`, exactly; the digits stay as they are.
  ///
  /// ```swift
  /// FixedDecimal("0.125")!.multipliedByPowerOfTen(2)  // 12.5
  /// ```
  ///
  /// An exponent beyond ``exponentRange`` becomes the end of that range.
  ///
  /// - Complexity: O(1)
  public func multipliedByPowerOfTen(_ power: Int) -> FixedDecimal {
    let (sum, overflow) = Int64(exponent).addingReportingOverflow(Int64(power))
    let nearest = FixedDecimal.exponentRange.nearest(
      to: overflow ? (power < 0 ? .min : .max) : sum)
    var result = self
    result.exponent = Int(nearest)
    return result
  }

  /// The power of ten of the first digit.
  package var leadingExponent: Int64 { Int64(exponent) + Int64(digitCount) - 1 }

  /// Calls `body` with the digits of the coefficient, most significant first.
  ///
  /// Up to 19 digits it allocates nothing on the heap. Zero has one digit.
  func withDigits<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard large.isEmpty else { return large.withUnsafeBufferPointer(body) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 19) { buffer in
      let count = PowersOfTen.digitCount(of: small)
      var rest = small
      var index = count
      while index > 0 {
        index -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        buffer[index] = UInt8(truncatingIfNeeded: digit)
        rest = quotient
      }
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension FixedDecimal {
  /// The digits of the coefficient, most significant first; none for zero.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package var significantDigits: [UInt8] { withDigits { isZero ? [] : Array($0) } }
}
