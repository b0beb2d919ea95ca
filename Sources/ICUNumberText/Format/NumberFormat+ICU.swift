public import NumberText

extension NumberFormat {
  /// Makes the format of a locale and a style from the texts that ICU writes.
  ///
  /// ```swift
  /// let euros = try NumberFormat.icu(locale: "de-DE", style: .currency("EUR"))
  /// let exact = try NumberFormat.icu(
  ///   locale: "en-US", style: .decimal, options: NumberOptions(minimumFractionDigits: 2))
  /// ```
  ///
  /// The process keeps up to 4,096 formats, so that asking again for the same format is cheap.
  /// Copies share their storage. Any thread may ask.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, or a name in the notation of POSIX or of `Locale.identifier` (L10);
  ///     `-u-nu-` chooses the numbering system. A region of which ICU has no data has those of its
  ///     language, and ``ICULocale/isFallback`` is true then; an unknown language or region is
  ///     refused.
  ///   - style: ICU looks up the currency, the unit or the skeleton in it.
  ///   - options: By default the digits, separators and rounding of style and locale.
  /// - Throws: `NumberFormatError` if ICU does not know locale, skeleton, currency, unit or
  ///   options, or if the format would not read back a number that it writes.
  /// - Complexity: O(1), a hash and a lock, for a format that is kept. Else ICU loads the locale
  ///   and writes some twenty numbers or more.
  ///
  /// Source: ICU `unumf_openForSkeletonAndLocaleWithError`.
  public static func icu(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(NumberFormatError) -> NumberFormat {
    try ICUCaches.format(for: FormatKey(locale: locale, style: style, options: options))
  }

  /// Returns ICU's own texts of numbers, with which tests compare the texts of formats; nothing is
  /// kept.
  ///
  /// - Parameters:
  ///   - numbers: Numbers in ASCII, such as "-1234.50" or "1E-7".
  ///   - skeleton: An ICU number skeleton, as ``NumberStyle/skeleton(_:)`` gives it.
  ///   - locale: A BCP 47 tag.
  /// - Returns: A text for each number; nil for a number that ICU refuses, or whose text is not
  ///   Unicode.
  package static func icuTexts(
    of numbers: [String], skeleton: String, locale: String
  ) throws(NumberFormatError) -> [String?] {
    let formatter = try ICUFormatter(
      skeleton: skeleton, localeName: try ICULocale(locale).name)
    let result = try ICUResult()
    var texts: [String?] = []
    for number in numbers { texts.append(try? result.text(of: number, with: formatter)) }
    return texts
  }
}
