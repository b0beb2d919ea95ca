public import NumberText

extension NumberFormat {
  /// Returns the words for powers of ten that a locale writes in compact notation, short and long,
  /// so that a field can read "2 Mio.".
  ///
  /// ```swift
  /// try NumberFormat.icuCompactWords(locale: "de-DE")
  /// // [(key: "Mio.", value: 6), …, (key: "Tausend", value: 3), …]
  /// ```
  ///
  /// The words are not cached: a host asks once and keeps them.
  ///
  /// - Parameter locale: A BCP 47 tag.
  /// - Returns: Words, each with the power of ten that it stands for.
  /// - Throws: `NumberFormatError` if ICU does not know the locale.
  /// - Complexity: ICU writes a hundred numbers.
  ///
  /// Source: ICU's skeletons `compact-short` and `compact-long`.
  public static func icuCompactWords(
    locale: String
  ) throws(NumberFormatError) -> [(key: String, value: Int)] {
    let name = try ICULocale(known: locale).name
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
}
