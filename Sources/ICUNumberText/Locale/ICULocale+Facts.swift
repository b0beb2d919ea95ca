import CICUNumberText
public import NumberText

extension ICULocale {
  /// The version of ICU whose data is used, such as "72.1".
  ///
  /// Source: ICU `u_getVersion`.
  public static let icuVersion: String = {
    var text = [CChar](repeating: 0, count: 20)
    cicu_version(&text)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// The BCP 47 tags of every locale that ICU lists, sorted by ICU's names.
  ///
  /// Source: ICU `uloc_countAvailable`, `uloc_getAvailable`: 805 locales in ICU 72.
  public static let allTags: [String] = (0..<cicu_locale_count()).map { index in
    let (tag, status) = ICUCall.ascii { tag, capacity, status in
      cicu_locale_tag(cicu_locale_at(index), tag, capacity, &status)
    }
    precondition(status <= 0, "ICU has a tag for each locale it lists")
    return tag
  }

  /// Whether ICU has data for the language, and the region, if it is one of two letters, is that of
  /// a country.
  ///
  /// ```swift
  /// try ICULocale("de-MX").isKnown   // true, with the data of "de"
  /// try ICULocale("es-XM").isKnown   // false
  /// ```
  public var isKnown: Bool {
    if isUnknown { return false }
    let parts = requested.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    return !isFallback || !parts.contains { $0.utf8.count == 2 } || regionCurrency != nil
  }

  /// - Throws: `NumberFormatError.unknownLocale` with the tag, or why it is no tag.
  package init(known tag: String) throws(NumberFormatError) {
    try self.init(tag)
    if !isKnown { throw .unknownLocale(tag) }
  }

  /// Returns the name of the locale in the language of another locale.
  ///
  /// ```swift
  /// try ICULocale("de-AT").displayName(in: ICULocale("en"))  // "German (Austria)"
  /// ```
  ///
  /// - Throws: `NumberFormatError.icu` if ICU's data cannot be read.
  ///
  /// Source: ICU `uloc_getDisplayName`.
  public func displayName(in language: ICULocale) throws(NumberFormatError) -> String {
    try ICUCall.utf16("uloc_getDisplayName") { text, capacity, status in
      cicu_locale_display_name(askedName, language.name, text, capacity, &status)
    }
  }

  /// Returns the name of the numbering system of the locale's own script: "deva" for "hi".
  ///
  /// ```swift
  /// try ICULocale("hi").nativeNumberingSystem()  // "deva"
  /// try ICULocale("de").nativeNumberingSystem()  // "latn"
  /// ```
  ///
  /// - Throws: `NumberFormatError.icu` if ICU's data cannot be read.
  ///
  /// Source: UTS #35 Part 3, "Numbering Systems"; ICU `unumsys_open` with `numbers=native`.
  package func nativeNumberingSystem() throws(NumberFormatError) -> String {
    let base = String(name.prefix { $0 != "@" })
    let found = Self.numbering(ofName: base + "@numbers=native")
    try ICUCall.check("unumsys_open", found.status)
    return found.system
  }

  /// The ISO 4217 code of the currency that the locale asks for with `-u-cu-`, or else of its
  /// region's currency; nil if the locale has neither.
  ///
  /// ```swift
  /// try ICULocale("de-DE").regionCurrency  // "EUR"
  /// try ICULocale("de").regionCurrency     // nil
  /// ```
  ///
  /// Source: ICU `ucurr_forLocale`.
  public var regionCurrency: String? {
    let (code, _) = ICUCall.ascii { code, capacity, status in
      cicu_currency_of_locale(askedName, code, capacity, &status)
    }
    return code.isEmpty ? nil : code
  }

  /// The ISO 4217 codes of all present and past currencies that ICU knows, sorted.
  ///
  /// Source: ICU `ucurr_openISOCurrencies(UCURR_ALL)`: 306 entries in ICU 72.
  public static var allCurrencyCodes: [String] { ICUCurrency.allCodes }
}
