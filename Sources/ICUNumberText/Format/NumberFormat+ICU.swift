public import NumberText

extension NumberFormat {
  /// The format that ICU has for a locale and a style.
  ///
  /// ```swift
  /// let euros = try NumberFormat.icu(locale: "de-DE", style: .currency("EUR"))
  /// let exact = try NumberFormat.icu(
  ///   locale: "en-US", style: .decimal, options: NumberOptions(minimumFractionDigits: 2))
  /// ```
  ///
  /// Formats are kept, 4,096 of them at most, for the whole process. Asking again is cheap, and the
  /// copies share their storage; any thread may ask.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag; "_" is taken for "-", and `-u-nu-` chooses the numbering system.
  ///     Where ICU does not have the locale it uses a parent's data, or its default locale's;
  ///     ``ICULocale/isFallback`` says so.
  ///   - style: The kind of text.
  ///   - options: What differs from the style.
  /// - Throws: ``ICUNumberTextError``: the locale, the skeleton, the currency, the unit or the
  ///   options that ICU does not know.
  /// - Complexity: O(1), a hash and a lock, once the format is kept; before, some 50 µs.
  ///
  /// Source: ICU `unumf_openForSkeletonAndLocaleWithError`.
  public static func icu(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(ICUNumberTextError) -> NumberFormat {
    try ICUCaches.format(for: FormatKey(locale: locale, style: style, options: options))
  }

  /// The text that ICU itself writes for a number through a skeleton; nothing is kept.
  ///
  /// It is what the texts of formats are compared with.
  ///
  /// - Parameters:
  ///   - number: A number in ASCII, such as "-1234.50" or "1E-7".
  ///   - skeleton: An ICU number skeleton, as ``NumberStyle/skeleton(_:)`` gives it.
  ///   - locale: A BCP 47 tag.
  package static func icuText(
    of number: String, skeleton: String, locale: String
  ) throws(ICUNumberTextError) -> String {
    let locale = try ICULocale(locale)
    return try ICUFormatter(skeleton: skeleton, localeName: locale.name).text(of: number)
  }
}
