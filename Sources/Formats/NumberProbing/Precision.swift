import NumberText

/// How many digits a writer shows, learned from its texts.
struct Precision {
  var minimumIntegerDigits: Int
  /// The least and the most fraction digits; nil if no pattern has a number that varies so.
  var fractionDigits: ClosedRange<Int>?
  /// The power of ten between the value and the digits.
  var scale: Int
  var hasExponent: Bool
}

extension Precision {
  /// 1.333… times a power of ten, with 30 digits.
  static func thirds(_ power: Int) -> FixedDecimal {
    FixedDecimal(digits: [1] + Array(repeating: UInt8(3), count: 29), exponent: power - 29)
  }

  /// Numbers halfway between two shown ones, and close to that: rounding modes write them differently.
  var ties: [FixedDecimal] {
    guard let most = fractionDigits?.upperBound, most < 17 || !hasExponent else { return [] }
    let base: UInt64 = hasExponent ? (0...most).reduce(1) { ten, _ in ten * 10 } : 0
    return [5, 15, 25, 1, 9, 11, 19].flatMap { (tie: UInt64) in
      let number = FixedDecimal(coefficient: base + tie, exponent: -1 - most - scale)
      return [number, number.negated]
    }
  }

  /// The pattern that the texts suggest, with the rounding mode that writes `ties` as the source does.
  func pattern<Source: NumberSource>(
    _ probes: NumberProbes, _ draft: FormatDraft, _ source: Source
  ) throws(NumberFormatError) -> NumberPattern? {
    guard let fractionDigits else { return nil }
    var texts: [(number: FixedDecimal, text: String)] = []
    for number in ties {
      if let text = try source.text(of: number) { texts.append((number, text)) }
    }
    let modes: [RoundingMode] = [
      .halfEven, .halfUp, .up, .down, .floor, .ceiling, .halfDown, .halfOdd, .halfCeiling,
      .halfFloor,
    ]
    for mode in modes {
      guard
        let pattern = probes.pattern(
          minimumIntegerDigits: minimumIntegerDigits, fractionDigits: fractionDigits,
          roundingMode: mode)
      else { return nil }
      let writes = draft.writes(pattern)
      if texts.allSatisfy({ writes($0.number).utf8.elementsEqual($0.text.utf8) }) { return pattern }
    }
    return nil
  }
}
