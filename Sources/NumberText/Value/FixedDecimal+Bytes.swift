extension FixedDecimal {
  /// Appends the bytes of the ``plainText`` of `digits` × 10^`exponent` without an allocation.
  ///
  /// - Returns: Whether the number was near enough to the period to be written so.
  /// - Complexity: O(*n*) in the number of digits written.
  static func appendPlainText(
    isNegative: Bool, digits: UInt64, exponent: Int, to bytes: inout [UInt8]
  ) -> Bool {
    guard digits != 0 else {
      bytes.append(UInt8(ascii: "0"))
      return true
    }
    // 19 digits, as many zeros on either side, a sign and a period at most.
    guard (-19...19).contains(exponent) else { return false }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { buffer in
      var writer = BackwardWriter(buffer: buffer)
      writer.write(digits, exponent: exponent)
      if isNegative { writer.put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[writer.place...]))
    }
    return true
  }
}

/// Writes a number into the end of a buffer, from its last digit to its first.
private struct BackwardWriter {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  /// Where the last byte was put.
  private(set) var place: Int

  init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    place = buffer.count
  }

  mutating func put(_ byte: UInt8) {
    place -= 1
    buffer[place] = byte
  }

  mutating func write(_ digits: UInt64, exponent: Int) {
    var rest = digits
    var fractionDigits = -exponent
    while fractionDigits > 0 && rest % 10 == 0 {
      rest /= 10
      fractionDigits -= 1
    }
    for _ in 0..<max(0, exponent) { put(UInt8(ascii: "0")) }
    if fractionDigits > 0 {
      for _ in 0..<fractionDigits { putDigit(of: &rest) }
      put(UInt8(ascii: "."))
    }
    repeat { putDigit(of: &rest) } while rest != 0
  }

  private mutating func putDigit(of rest: inout UInt64) {
    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    rest = quotient
  }
}
