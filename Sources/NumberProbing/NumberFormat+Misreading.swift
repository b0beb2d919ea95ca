package import NumberText

/// Whether a format can be a field's: whether it reads what it writes. Rule: L1.
extension NumberFormat {
  /// A text that the format wrote, and that does not say the number that was written.
  package struct Misreading: Hashable, Sendable {
    /// The number that was written.
    package let number: FixedDecimal
    package let text: String
    /// What the text reads as; nil where it is no number.
    package let reading: FixedDecimal?
  }

  /// The first of some telling numbers whose text does not read back; nil where each does.
  ///
  /// A reading may differ from the number only by digits that the format does not show. A pattern says
  /// which those are. A renderer does not, so its rounding is known by what rounding does: a greater
  /// number never reads as a smaller one, and a number that was read is written as the same text.
  ///
  /// - Parameter write: How the format writes, or why it cannot.
  /// - Complexity: some 20 texts by a pattern, some 60 by a renderer.
  package func firstMisreading<Failure>(
    _ write: (FixedDecimal) throws(Failure) -> String
  ) throws(Failure) -> Misreading? {
    let magnitudes = pattern == nil ? Self.renderedMagnitudes : Self.patternMagnitudes
    for isNegative in [false, true] where !isNegative || allowsMinus {
      var last: FixedDecimal = 0
      for magnitude in magnitudes {
        // What is written follows the number that is shown: its digits, its plural category.
        let number = (isNegative ? magnitude.negated : magnitude).multipliedByPowerOfTen(-scale)
        let text = try write(number)
        let written = misreading(of: number, as: text)
        guard let reading = written.reading, reading.isZero || reading.isNegative == isNegative,
          reading == shown(number) ?? reading, reading.magnitude >= last
        else { return written }
        let isRounded = pattern == nil && reading != number
        if isRounded, try write(reading) != text { return written }
        last = reading.magnitude
      }
    }
    return nil
  }

  /// A number with its text and what that reads as: typed, or as a commit leaves it, which may have
  /// groups behind zeros in front. (R7)
  package func misreading(of number: FixedDecimal, as text: String) -> Misreading {
    let scanner = NumberScanner<FixedDecimal>(format: self)
    let reading =
      scanner.scan(text).value ?? scanner.scan(text, soft: soft(of: number, in: text)).value
    return Misreading(number: number, text: text, reading: reading)
  }

  /// The grouping separators of a written text: a pattern's writer knows them.
  private func soft(of number: FixedDecimal, in text: String) -> SoftSeparators {
    pattern == nil ? groupingSeparators(in: text) : written(number).softSeparators
  }

  /// Numbers that show signs, both separators, groups of every size and the digits that are left out.
  private static let patternMagnitudes: [FixedDecimal] = numbers(
    "0", "0.05", "0.5", "1", "12", "1234.5", "12345", "1234567.891", "1E20")

  /// As many magnitudes as a renderer may write in ways of their own, and numbers of every plural
  /// category that CLDR has; the last has more digits than a skeleton can cut off.
  private static let renderedMagnitudes: [FixedDecimal] = numbers(
    "0", "0.000001", "0.001", "0.05", "0.1", "0.5", "1", "1.1", "1.5", "2", "3", "4", "5", "6", "8",
    "10", "11", "20", "21", "100", "1000", "1234.5", "12345", "100000", "1000000", "1234567.891",
    "1E9", "98765432109876.5", "1E20", "1E1000")

  private static func numbers(_ literals: String...) -> [FixedDecimal] {
    literals.compactMap { FixedDecimal($0) }
  }
}
