import FormattingFields

extension NumberFormat {
  /// ICU's format of a locale that a person names, or ICU's reason in words.
  ///
  /// A locale that ICU does not know is refused, so that an answer never depends on the default
  /// locale of the machine. So is a locale whose region does not exist, such as "es-XM" for
  /// "es-MX": the region decides about the separators.
  static func named(locale: String, style: NumberStyle) throws(ColumnFailure) -> NumberFormat {
    let format: NumberFormat
    let isUnknown: Bool
    do throws(NumberFormatError) {
      format = try .icu(locale: locale, style: style)
      let icu = try ICULocale(locale)
      isUnknown = icu.isUnknown || icu.namesNoRegion
    } catch {
      if case .malformedLocale(let tag) = error { throw ColumnFailure("\(error)\(hint(tag))") }
      throw ColumnFailure("\(error)")
    }
    guard !isUnknown else {
      throw ColumnFailure("“\(locale)” is not a locale that ICU knows.\(hint(locale))")
    }
    return format
  }

  private static func hint(_ tag: String) -> String {
    let question = NearestWords.question(tag, among: ICULocale.allTags)
    return " " + (question ?? "A locale is a BCP 47 tag, such as de-DE.")
  }
}

extension ICULocale {
  /// Whether the tag's region of two letters is not that of any country.
  fileprivate var namesNoRegion: Bool {
    let parts = requested.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    return isFallback && parts.contains { $0.utf8.count == 2 } && regionCurrency == nil
  }
}
