/// The exponent of a number, in the scientific style and in formats that allow exponents. Rule: R10.
struct Exponent {
  /// The UTF-8 range of the exponent's separator, such as "E"; nil if there is no exponent.
  private(set) var mark: Range<Int>?
  private(set) var hasSign = false
  private(set) var isNegative = false
  private(set) var digits = 0
  private var magnitude = 0

  var isEmpty: Bool { digits == 0 }
  /// The power of ten that was read. It stops growing far beyond the range of every type.
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
