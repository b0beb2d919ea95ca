/// Finds out whether a format reads what it writes, as the format of a field has to. Rule: L1.
extension NumberFormat {
  /// A text that the format wrote, and that reads as another number or is not a number.
  package struct Misreading: Hashable, Sendable {
    package let number: FixedDecimal
    package let text: String
    /// What the text reads as; nil if it is not a number.
    package let reading: FixedDecimal?
  }

  /// Writes and reads some chosen numbers, and returns the first that reads wrong; nil if all read
  /// right.
  ///
  /// A reading may differ from its number only by digits that the format does not show. If the
  /// format writes by a pattern, these digits are known. If it writes by a function (``Renderer``)
  /// they are not, so that two properties of rounding are checked: a greater number never reads as
  /// a smaller one, and the number read is written as the same text.
  ///
  /// - Complexity: some 20 texts by a pattern, some 60 by a function.
  package func firstMisreading<Failure>(
    _ write: (FixedDecimal) throws(Failure) -> String
  ) throws(Failure) -> Misreading? {
    let magnitudes = pattern == nil ? Self.renderedMagnitudes : Self.patternMagnitudes
    for isNegative in [false, true] where !isNegative || allowsMinus {
      var last: FixedDecimal = 0
      for magnitude in magnitudes {
        // `magnitude` is what the digits show: in percent, 12 stands for the number 0.12, which is
        // written as "12%".
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

  /// Reads a written text as if it were typed.
  package func misreading(of number: FixedDecimal, as text: String) -> Misreading {
    Misreading(number: number, text: text, reading: self.number(in: text))
  }

  /// Numbers that show both separators, groups of every size, and rounding.
  private static let patternMagnitudes = [
    "0", "0.05", "0.5", "1", "12", "1234.5", "12345", "1234567.891", "1E20",
  ].map { FixedDecimal($0)! }

  /// Numbers of every size and of each plural category of CLDR, because a function may write each
  /// in its own way. The last number, of 1001 digits, shows whether integer digits are cut off: a
  /// skeleton can leave 999 digits at most.
  private static let renderedMagnitudes = [
    "0", "0.000001", "0.001", "0.05", "0.1", "0.5", "1", "1.1", "1.5", "2", "3", "4", "5", "6",
    "8", "10", "11", "20", "21", "100", "1000", "1234.5", "12345", "100000", "1000000",
    "1234567.891", "1E9", "98765432109876.5", "1E20", "1E1000",
  ].map { FixedDecimal($0)! }
}
