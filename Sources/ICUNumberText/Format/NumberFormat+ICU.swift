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
  /// - Throws: `NumberFormatError`: the locale, the skeleton, the currency, the unit or the
  ///   options that ICU does not know.
  /// - Complexity: O(1), a hash and a lock, once the format is kept; before, what ICU needs to load the
  ///   locale and to write some twenty numbers.
  ///
  /// Source: ICU `unumf_openForSkeletonAndLocaleWithError`.
  public static func icu(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(NumberFormatError) -> NumberFormat {
    try ICUCaches.format(for: FormatKey(locale: locale, style: style, options: options))
  }

  /// The texts that ICU itself writes for numbers through a skeleton; nothing is kept.
  ///
  /// They are what the texts of formats are compared with.
  ///
  /// - Parameters:
  ///   - numbers: Numbers in ASCII, such as "-1234.50" or "1E-7".
  ///   - skeleton: An ICU number skeleton, as ``NumberStyle/skeleton(_:)`` gives it.
  ///   - locale: A BCP 47 tag.
  /// - Returns: a text for each number; nil where ICU refuses it or its text is not Unicode.
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
