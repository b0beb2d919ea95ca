import NumberText

/// A number as its text shows it.
struct Mantissa: Equatable {
  var isNegative = false
  var hasSign = false
  var integer: [Int] = []
  var fraction: [Int] = []
  var hasDecimalSeparator = false
  /// How many separators group the digits.
  var separators = 0
  var exponent: [Int]?
  var exponentIsNegative = false
  /// Whether a minus can still be typed after.
  var canTakeMinus = false

  /// The number, times ten to the power of `-scale`.
  func number(scale: Int) -> FixedDecimal? {
    let digits = (integer + fraction).map(String.init).joined()
    // A zero is zero with any exponent.
    if (integer + fraction).allSatisfy({ $0 == 0 }) { return 0 }
    var power = -fraction.count - scale
    if let exponent {
      guard let value = Int(exponent.map(String.init).joined()), value < 1_000_000 else {
        return nil
      }
      power += exponentIsNegative ? -value : value
    }
    return FixedDecimal((isNegative ? "-" : "") + digits + "E\(power)")
  }
}
