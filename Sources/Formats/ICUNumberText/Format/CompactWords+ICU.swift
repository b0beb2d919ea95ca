import NumberProbing
public import NumberText

extension NumberFormat {
  /// The words for powers of ten that a locale writes in compact notation, short and long: for entries such
  /// as "2 Mio.".
  ///
  /// ```swift
  /// try NumberFormat.icuCompactWords(locale: "de-DE")
  /// // [(key: "Mio.", value: 6), …, (key: "Tausend", value: 3), …]
  /// ```
  ///
  /// Nothing is kept: a host asks once.
  ///
  /// - Parameter locale: A BCP 47 tag.
  /// - Returns: Words, each with the power of ten that it stands for.
  /// - Throws: `NumberFormatError`: what ICU does not know of the locale.
  /// - Complexity: ICU writes a hundred numbers.
  ///
  /// Source: ICU's skeletons `compact-short` and `compact-long`.
  public static func icuCompactWords(
    locale: String
  ) throws(NumberFormatError) -> [(key: String, value: Int)] {
    let name = try ICULocale(locale).name
    var words: [(key: String, value: Int)] = []
    for skeleton in ["compact-short", "compact-long"] {
      let source = try ICUSource(
        try ICUFormatter(skeleton: skeleton, localeName: name), style: .decimal, localeName: name)
      words += try CompactWords.probed { number throws(NumberFormatError) in
        try source.markedText(of: number)
      }
    }
    return words
  }

  /// How a locale writes numbers in compact notation, with at most two fraction digits: "1.23M". For a field
  /// that shows its numbers so; it writes a number out whose digits these words cut. (X9)
  ///
  /// ```swift
  /// let words = try NumberFormat.icuCompactWords(locale: "en-US")
  /// let write = try NumberFormat.icuCompactWriter(locale: "en-US")
  /// field.policies.entries = [.shorthand(words, write: write)]
  /// field.setValue(1_230_000)   // "1.23M"
  /// field.setValue(1_234_567)   // "1,234,567"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag.
  ///   - style: The style of the field's format.
  ///   - isLong: Whether to write "million" and not "M".
  /// - Throws: `NumberFormatError`: what ICU does not know of locale or style.
  /// - Complexity: of each text O(*n*) in the digits of the number.
  ///
  /// Source: ICU's skeletons `compact-short` and `compact-long`.
  public static func icuCompactWriter(
    locale: String, style: NumberStyle = .decimal, isLong: Bool = false
  ) throws(NumberFormatError) -> @Sendable (FixedDecimal) -> String? {
    let digits = NumberOptions(minimumFractionDigits: 0, maximumFractionDigits: 2)
    let formatter = try ICUFormatter(
      skeleton: try style.skeleton(digits) + (isLong ? " compact-long" : " compact-short"),
      localeName: try ICULocale(locale).name)
    return { number in try? formatter.text(of: number.plainText) }
  }
}
