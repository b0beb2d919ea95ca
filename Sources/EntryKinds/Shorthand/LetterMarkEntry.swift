@_spi(EntryKinds) package import NumberText

/// Reads numbers with a letter in place of the decimal mark: "4k7" and "2R2" of electronics, "1tr5"
/// of Vietnamese.
///
/// ```swift
/// field.policies.entries = [.letterMarks]
/// try field.type("4k7")
/// field.value   // 4700
/// ```
///
/// After the letter stand one to three digits, so that "1tr500" is the same number whether the last
/// digits are a fraction or thousands.
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Rule: X14.
package final class LetterMarkEntry: EntryInterpreter {
  private struct Mark: Sendable {
    let scalars: [Unicode.Scalar]
    let power: Int

    init(_ text: String, _ power: Int) {
      (scalars, self.power) = (Array(text.unicodeScalars), power)
    }

    /// Whether the mark stands in the text from an index on. The case of a single letter counts:
    /// "M" is not "m".
    func stands(in characters: EntryCharacters, at place: Int) -> Bool {
      place + scalars.count <= characters.scalars.count
        && zip(scalars, characters.scalars[place...]).allSatisfy { wanted, typed in
          typed == wanted || scalars.count > 1 && typed.folded == wanted.folded
        }
    }
  }

  /// Each mark with the power of ten that it stands for; the longest first.
  ///
  /// Sources: for single letters IEC 60062, en.wikipedia.org/wiki/RKM_code; for "tr" (10^6) and
  /// "tỷ" (10^9) CLDR's compact formats of Vietnamese.
  private static let marks: [Mark] = [
    Mark("tr", 6), Mark("t\u{1EF7}", 9), Mark("R", 0), Mark("k", 3), Mark("K", 3), Mark("M", 6),
    Mark("G", 9), Mark("T", 12),
    Mark("m", -3), Mark("\u{B5}", -6), Mark("\u{3BC}", -6), Mark("u", -6), Mark("n", -9),
    Mark("p", -12),
  ]

  package let name = "letter marks"

  package init() {}

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    Self.marks.contains { mark in
      mark.scalars.contains { $0 == scalar || mark.scalars.count > 1 && $0.folded == scalar.folded }
    }
  }

  package func reading(of text: EntryText) -> EntryReading? {
    if let plain = text.plainNumber { return plain }
    let characters = EntryCharacters(text.text)
    guard let first = characters.firstDigit else { return nil }
    let whole = first..<end(ofDigitsFrom: first, characters)
    let count = characters.scalars.count
    guard let mark = Self.marks.first(where: { $0.stands(in: characters, at: whole.upperBound) })
    else {
      // "1t" may go on as "1tr5".
      let isBegun =
        whole.upperBound + 1 == count
        && Self.marks.contains {
          $0.scalars.count > 1 && $0.scalars[0].folded == characters.scalars[count - 1].folded
        }
      return isBegun ? begun(text, characters, whole.upperBound..<count) : nil
    }
    let start = whole.upperBound + mark.scalars.count
    let fraction = start..<end(ofDigitsFrom: start, characters)
    guard !fraction.isEmpty else {
      return start == count
        ? ending(in: mark, text, characters, whole.upperBound..<count) : nil
    }
    let all = characters.range(whole.lowerBound..<fraction.upperBound)
    // What stands around it is a sign and an affix.
    guard fraction.count <= 3, !characters.mixDigits(in: [whole, fraction]),
      let one = text.number(replacing: all, with: "1")
    else { return nil }
    let digits = FixedDecimal(digits: (Array(whole) + Array(fraction)).compactMap(characters.digit))
    let number = digits.multipliedByPowerOfTen(mark.power - fraction.count - text.format.scale)
    return .number(ExactRatio(one.isNegative ? number.negated : number), isOpen: true)
  }

  /// A number that ends in a letter, "330R" and "10k". Of "m", which means too many things, and of
  /// a letter that begins the format's affix, as "2k" in kilograms, more has to be typed.
  private func ending(
    in mark: Mark, _ text: EntryText, _ characters: EntryCharacters, _ place: Range<Int>
  ) -> EntryReading? {
    guard mark.scalars.count == 1, mark.scalars != ["m"],
      text.reading(of: 0..<text.text.utf8.count).issue?.code != .incomplete,
      let number = text.number(replacing: characters.range(place), with: "")
    else { return begun(text, characters, place) }
    return .number(ExactRatio(number.multipliedByPowerOfTen(mark.power)), isOpen: true)
  }

  /// A number after which a mark may have begun; nil if what stands before is no number.
  private func begun(
    _ text: EntryText, _ characters: EntryCharacters, _ place: Range<Int>
  ) -> EntryReading? {
    let range = characters.range(place)
    return text.number(replacing: range, with: "") == nil
      ? nil : .intermediate(EntryIssue(.incomplete, at: range))
  }

  private func end(ofDigitsFrom start: Int, _ characters: EntryCharacters) -> Int {
    (start..<characters.scalars.count).first { characters.digit($0) == nil }
      ?? characters.scalars.count
  }
}
