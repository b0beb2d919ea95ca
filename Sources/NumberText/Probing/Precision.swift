/// How many digits a format shows and how it rounds: asked for, or learned from a writer's texts.
package struct Precision {
  var minimumIntegerDigits: Int
  /// The least and the most fraction digits; nil if the number of digits varies as in no pattern.
  var fractionDigits: ClosedRange<Int>?
  /// Nil if not known: then the mode is found that writes numbers halfway between two others as the writer does.
  var roundingMode: RoundingMode?

  package init(
    minimumIntegerDigits: Int, fractionDigits: ClosedRange<Int>?, roundingMode: RoundingMode? = nil
  ) {
    (self.minimumIntegerDigits, self.fractionDigits) = (minimumIntegerDigits, fractionDigits)
    self.roundingMode = roundingMode
  }

  /// The modes that may be the writer's, the usual ones first.
  var roundingModes: [RoundingMode] {
    if let roundingMode { return [roundingMode] }
    return [
      .halfEven, .halfUp, .up, .down, .floor, .ceiling, .halfDown, .halfOdd, .halfCeiling,
      .halfFloor,
    ]
  }

  /// By how many places 1.333… is moved after the separator to see how many digits a writer shows. At the last
  /// depth a writer of at most ``NumberPattern/mostFractionDigits`` shows no more than at the depth before.
  static let depths = stride(from: 0, through: NumberPattern.mostFractionDigits, by: 8)
  static let lastDepth = NumberPattern.mostFractionDigits / 8 * 8

  /// 1.333… times a power of ten, with 30 digits.
  static func thirds(_ power: Int) -> FixedDecimal {
    FixedDecimal(digits: [1] + Array(repeating: UInt8(3), count: 29), exponent: power - 29)
  }

  /// If the mode is not known, numbers halfway between two shown ones, and close to that: rounding modes
  /// write them differently.
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
