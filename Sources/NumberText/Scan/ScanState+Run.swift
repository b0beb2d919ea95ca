/// ASCII digits, many at once: what most of a text is.
extension ScanState {
  /// Eats the ASCII digits at `offset`, as eating them one by one does.
  ///
  /// It leaves those behind the 19th significant digit, and all where more than a digit must be
  /// looked at: behind white space, in an affix, in an exponent.
  @inline(__always)
  mutating func eatDigitRun(_ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules) {
    guard zero == 0x30 || zero == 0, matching == 0, affixPlace < 0, pendingSpace.isEmpty else {
      return
    }
    guard stage == .integer || stage == .fraction || stage == .lead else { return }
    let start = offset
    var end = start
    var digits = leading
    var count = leadingCount
    while end < text.count && count < 19 {
      let digit = text[end] &- 0x30
      guard digit < 10 else { break }
      digits = digits &* 10 &+ UInt64(digit)
      if digits != 0 { count += 1 }
      end += 1
    }
    guard end > start else { return }
    (leading, leadingCount, zero) = (digits, count, 0x30)
    if numberStart < 0 { numberStart = start }
    (mantissaEnd, offset) = (end, end)
    if stage == .fraction {
      fractionDigits += end - start
      leadingExponent -= end - start
    } else {
      stage = .integer
      if integerDigits == 0 { startsWithZero = text[start] == 0x30 }
      integerDigits += end - start
      growGroup(by: end - start, rules)
    }
  }
}
