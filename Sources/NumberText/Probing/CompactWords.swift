/// The words that a writer of compact notation writes beside the digits, found by having powers of
/// ten written.
///
/// ```swift
/// try CompactWords.probed { number throws(NumberFormatError) in try german.markedText(of: number) }
/// // [(key: "Mio.", value: 6), (key: "Mrd.", value: 9), …]
/// ```
package enum CompactWords {
  /// Finds the words of a writer, each with the power of ten that it stands for. A word that stands
  /// for two powers is in the list twice.
  ///
  /// - Parameter write: The marked text of a number in compact notation; nil if it cannot be
  ///   written.
  package static func probed(
    by write: (FixedDecimal) throws(NumberFormatError) -> MarkedText?
  ) throws(NumberFormatError) -> [(key: String, value: Int)] {
    var words: [(key: String, value: Int)] = []
    for power in 3...15 {
      // The form of a word may depend on the number before it. 1, 2, 5 and 1.5 are in most of the
      // plural categories that a language has.
      for digits: UInt64 in [10, 20, 50, 15] {
        let number = FixedDecimal(coefficient: digits, exponent: power - 1)
        guard let text = try write(number), let shown = text.shownNumber, !shown.isZero,
          let word = text.compactWord
        else { continue }
        let factor = (number / shown).normalized
        guard factor.significantDigits.first == 1,
          factor.significantDigits.dropFirst().allSatisfy({ $0 == 0 })
        else { continue }
        let value = factor.leadingExponent
        if !words.contains(where: { $0.key == word && $0.value == value }) {
          words.append((word, value))
        }
      }
    }
    return words
  }

  /// Finds the words of a writer whose texts do not tell which part is the word.
  ///
  /// - Parameters:
  ///   - writer: Writes numbers in compact notation, without an affix.
  ///   - plain: Writes the same numbers without words, to learn from these texts what is a digit or
  ///     a separator.
  package static func probed(
    _ writer: TextWriter, beside plain: TextWriter
  ) throws(NumberFormatError) -> [(key: String, value: Int)] {
    let source = TextSource(writer: writer, marks: try TextMarks(plain))
    return try probed { (number) throws(NumberFormatError) in
      guard let text = try source.markedText(of: number) else { return nil }
      return MarkedText(
        text.pieces.map { piece in
          piece.field == .literal ? MarkedText.Piece(.compact, piece.text) : piece
        })
    }
  }
}

extension MarkedText {
  /// The word for a power of ten, such as "Mio.", without spaces and bidi controls around it; nil
  /// if the text has no word.
  fileprivate var compactWord: String? {
    guard let first = pieces.firstIndex(where: { $0.field == .compact }),
      let last = pieces.lastIndex(where: { $0.field == .compact })
    else { return nil }
    let word = text(first..<last + 1).withoutOuterSpaceAndMarks
    return word.isEmpty ? nil : word
  }
}
