extension FixedDecimal {
  /// Appends the bytes of ``plainText``.
  ///
  /// A number of at most 19 digits that lie near the period allocates nothing.
  ///
  /// - Complexity: O(*n*) in the number of digits written.
  package func appendPlainText(to bytes: inout [UInt8]) {
    guard large.isEmpty, exponent <= 0, exponent >= -32 else {
      bytes.append(contentsOf: plainText.utf8)
      return
    }
    let room = 64
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      let start = writePlain(in: buffer)
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Writes at the end of a buffer, from the last digit to the first, and gives the first's place.
  private func writePlain(in buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let zero = UInt8(ascii: "0")
    var rest = small
    var fractionDigits = -exponent
    while fractionDigits > 0 && rest % 10 == 0 && rest != 0 {
      rest /= 10
      fractionDigits -= 1
    }
    var place = buffer.count
    if rest == 0 {
      buffer[place - 1] = zero
      return place - 1
    }
    if fractionDigits > 0 {
      for _ in 0..<fractionDigits {
        place -= 1
        buffer[place] = zero + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      place -= 1
      buffer[place] = UInt8(ascii: ".")
    }
    repeat {
      place -= 1
      buffer[place] = zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest != 0
    if isNegative {
      place -= 1
      buffer[place] = UInt8(ascii: "-")
    }
    return place
  }
}
