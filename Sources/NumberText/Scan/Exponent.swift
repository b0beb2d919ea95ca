/// The exponent of a number, in the scientific style and in formats that allow exponents. Rule: R10.
struct Exponent {
  /// The UTF-8 range of the exponent's separator, such as "E"; nil if there is no exponent.
  private(set) var mark: Range<Int>?
  private(set) var hasSign = false
  private(set) var isNegative = false
  private(set) var digits = 0
  private var magnitude = 0

  var isEmpty: Bool { digits == 0 }
  /// The power of ten that was read, as `magnitude(_:appending:)` limits it.
  var power: Int { isNegative ? -magnitude : magnitude }

  /// The exponent's digits so far, as a number, with another digit after them: 12 and 3 are 123.
  ///
  /// It stops growing at a third of `Int.max`, where no sum of exponents overflows. No text has as many digits, so a
  /// number with such an exponent is beyond ``FixedDecimal/places`` whatever its digits are. (R23)
  static func magnitude(_ magnitude: Int, appending digit: UInt8) -> Int {
    min(magnitude, .max / 32) * 10 + Int(digit)
  }

  mutating func begin(at byteRange: Range<Int>) { mark = byteRange }

  mutating func append(_ digit: UInt8) {
    digits += 1
    magnitude = Self.magnitude(magnitude, appending: digit)
  }

  /// Reads a sign before the exponent's digits; false if a sign or a digit was read before.
  mutating func readSign(isMinus: Bool) -> Bool {
    guard digits == 0 && !hasSign else { return false }
    (hasSign, isNegative) = (true, isMinus)
    return true
  }
}
