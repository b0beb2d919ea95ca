/// The exponent of the scientific style and of formats that allow one. Rule: R10.
struct Exponent {
  /// The UTF-8 range of the exponent's separator, such as "E"; nil if there is no exponent.
  private(set) var mark: Range<Int>?
  private(set) var hasSign = false
  private(set) var isNegative = false
  private(set) var digits = 0
  private var magnitude = 0

  var isEmpty: Bool { digits == 0 }
  /// The power of ten; it stops growing far beyond every type's range.
  var power: Int { isNegative ? -magnitude : magnitude }

  mutating func begin(at byteRange: Range<Int>) { mark = byteRange }

  mutating func append(_ digit: UInt8) {
    digits += 1
    magnitude = min(magnitude * 10 + Int(digit), 100_000_000)
  }

  /// Reads a sign before the exponent's digits; false if a sign or a digit was read before.
  mutating func readSign(isMinus: Bool) -> Bool {
    guard digits == 0 && !hasSign else { return false }
    (hasSign, isNegative) = (true, isMinus)
    return true
  }
}
