/// The exponent of a number, in the scientific style and in formats that allow exponents. Rule:
/// R10.
struct Exponent {
  /// The UTF-8 range of the exponent's separator, such as "E"; nil if there is no exponent.
  private(set) var mark: Range<Int>?
  private(set) var hasSign = false
  private(set) var isNegative = false
  private(set) var digits = 0
  private var magnitude = 0

  var isEmpty: Bool { digits == 0 }
  /// The exponent that was read, such as -7 for "E-7", as `magnitude(_:appending:)` limits it.
  var power: Int { isNegative ? -magnitude : magnitude }

  /// Appends a digit to a number: 12 and 3 give 123. The result is limited to about a third of
  /// `Int.max`, so that a sum of such exponents cannot overflow.
  ///
  /// The limit changes no reading: no text has so many digits that they could bring a number with
  /// such an exponent back into ``FixedDecimal/places``. (R23)
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
