import CICU

extension FormattedText {
  /// What stands between the integer digits and the fraction digits.
  var decimalSeparator: String? {
    guard let fraction = range(of: CICU_FIELD_FRACTION),
      let integer = range(of: CICU_FIELD_INTEGER), integer.upperBound < fraction.lowerBound
    else { return text(of: CICU_FIELD_DECIMAL_SEPARATOR) }
    return text(integer.upperBound..<fraction.lowerBound)
  }

  /// What stands beside the digits, without signs, the letters of compact notation, parentheses
  /// around the whole, outer spaces and outer bidi marks.
  var affixes: (prefix: String, suffix: String) {
    guard let number = numberRange, number != units.indices else { return ("", "") }
    var prefix = literal(0..<number.lowerBound)[...]
    var suffix = literal(number.upperBound..<units.count)[...]
    prefix.trimSpace()
    suffix.trimSpace()
    if prefix.first == "(", suffix.last == ")" {
      prefix.removeFirst()
      suffix.removeLast()
      prefix.trimSpace()
      suffix.trimSpace()
    }
    return (String(String.UnicodeScalarView(prefix)), String(String.UnicodeScalarView(suffix)))
  }

  private func literal(_ range: Range<Int>) -> String.UnicodeScalarView {
    var kept: [UInt16] = []
    for offset in range where !parts.contains(where: { $0.isLeftOut && $0.range ~= offset }) {
      kept.append(units[offset])
    }
    return kept.withUnsafeBufferPointer { ICUCall.text(of: $0).text.unicodeScalars }
  }
}

extension FormattedText.Part {
  fileprivate var isLeftOut: Bool {
    field == Int32(CICU_FIELD_SIGN.rawValue) || field == Int32(CICU_FIELD_COMPACT.rawValue)
  }
}

extension String {
  /// The text without white space and bidi controls at both ends.
  var withoutOuterSpaceAndMarks: String {
    var scalars = unicodeScalars[...]
    scalars.trimSpace()
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Substring.UnicodeScalarView {
  /// Drops white space and bidi controls at both ends.
  fileprivate mutating func trimSpace() {
    while let first, first.isSpaceOrBidiControl { removeFirst() }
    while let last, last.isSpaceOrBidiControl { removeLast() }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space or one of Unicode's bidirectional controls.
  ///
  /// Source: UAX #9, "Directional Formatting Characters"; UAX #44, `White_Space`.
  fileprivate var isSpaceOrBidiControl: Bool {
    properties.isWhitespace || properties.isBidiControl
  }
}
