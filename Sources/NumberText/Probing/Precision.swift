/// How many digits a format shows and how it rounds: asked for, or learned from a writer's texts.
package struct Precision {
  var minimumIntegerDigits: Int
  /// The least and the most fraction digits; nil if the count varies in a way that no pattern has,
  /// such as with significant digits.
  var fractionDigits: ClosedRange<Int>?
  /// The rounding mode; nil if not known. Then modes are tried until a pattern writes
  /// ``ties(scale:hasExponent:)`` as the writer does.
  var roundingMode: RoundingMode?

  package init(
    minimumIntegerDigits: Int, fractionDigits: ClosedRange<Int>?, roundingMode: RoundingMode? = nil
  ) {
    (self.minimumIntegerDigits, self.fractionDigits) = (minimumIntegerDigits, fractionDigits)
    self.roundingMode = roundingMode
  }

  /// The modes to try, the usual ones first; only one if the mode is known.
  var roundingModes: [RoundingMode] {
    if let roundingMode { return [roundingMode] }
    return [
      .halfEven, .halfUp, .up, .down, .floor, .ceiling, .halfDown, .halfOdd, .halfCeiling,
      .halfFloor,
    ]
  }

  /// The exponents n of the probes 1.333… × 10^-n, which show in turn how many fraction digits a
  /// writer shows.
  static let depths = stride(from: 0, through: NumberPattern.mostFractionDigits, by: 8)
  /// The last of `depths`. A writer that shows more fraction digits at this depth than at the depth
  /// before is taken to have no maximum below ``NumberPattern/mostFractionDigits``.
  static let lastDepth = NumberPattern.mostFractionDigits / 8 * 8

  /// 1.333… times a power of ten, with 30 digits.
  static func thirds(_ power: Int) -> FixedDecimal {
    FixedDecimal(digits: [1] + Array(repeating: UInt8(3), count: 29), exponent: power - 29)
  }

  /// Numbers that tell rounding modes apart. Numbers halfway between two shown numbers tell the
  /// half modes apart; numbers just above or below a shown number tell up, down, ceiling and floor
  /// apart. Empty if the mode is known, or if the number of digits is unknown or too great.
  func ties(scale: Int, hasExponent: Bool) -> [FixedDecimal] {
    guard roundingMode == nil, let most = fractionDigits?.upperBound, most < 17 || !hasExponent
    else { return [] }
    let base: UInt64 = hasExponent ? (0...most).reduce(1) { ten, _ in ten * 10 } : 0
    return [5, 15, 25, 1, 9, 11, 19].flatMap { (tie: UInt64) in
      let number = FixedDecimal(coefficient: base + tie, exponent: -1 - most - scale)
      return [number, number.negated]
    }
  }
}
