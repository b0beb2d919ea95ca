public import FieldEditing

extension MessageTable {
  /// The tables of all languages, in the order of their tags.
  ///
  /// ```swift
  /// MessageTable.all.map(\.language)   // ["ar", "de", "de-CH", "en", "es", "es-419", …]
  /// ```
  public static let all: [MessageTable] = [
    .arabic, .german, .swissGerman, .english, .spanish, .latinAmericanSpanish, .french,
    .canadianFrench, .hebrew, .hindi, .italian, .japanese, .korean, .dutch, .polish,
    .brazilianPortuguese, .europeanPortuguese, .russian, .turkish, .simplifiedChinese,
    .traditionalChinese,
  ]

  /// Makes the table for a locale: the table of the locale itself if there is one, else of its
  /// language.
  ///
  /// ```swift
  /// MessageTable(for: "de-AT")?.language   // "de"
  /// MessageTable(for: "zh-HK")?.language   // "zh-Hant"
  /// MessageTable(for: "nb-NO")             // nil
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The BCP 47 tag of a locale, in any case; "_" stands for "-" too.
  ///   - tables: The tables to choose from. A program that lists only a few tables does not contain
  ///     the others.
  /// - Returns: nil if no table is in the locale's language.
  /// - Complexity: O(*n*) in the number of tables.
  /// - Source: RFC 4647, section 3.4, "Lookup", with CLDR's parents and likely scripts.
  public init?(for locale: String, among tables: [MessageTable] = MessageTable.all) {
    func table(_ tag: some Sequence<UInt8>) -> MessageTable? {
      tables.first { Self.folded($0.language).elementsEqual(tag) }
    }
    var tag = Self.folded(locale)[...]
    while true {
      let kin = Self.kin.first { $0.tag.utf8.elementsEqual(tag) }?.kin
      if let found = table(tag) ?? kin.flatMap({ table($0.utf8) }) {
        self = found
        return
      }
      if let kin, !kin.utf8.starts(with: tag) {
        tag = Array(kin.utf8)[...]
      } else if let end = tag.lastIndex(of: UInt8(ascii: "-")) {
        tag = tag[..<end]
      } else {
        return nil
      }
    }
  }

  /// The bytes of a tag with ASCII letters in lower case, and with "-" for "_".
  private static func folded(_ tag: String) -> [UInt8] {
    tag.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// Tags that have no table of their own, each with the tag whose table is used instead. A tag is
  /// looked up here before its last subtag is dropped: "zh-hk" before "zh".
  ///
  /// There are rows for Chinese by region; for "pt", which is Portuguese of Brazil; for regions
  /// that write as another region does, as Mexico writes the Spanish of Latin America; for tags
  /// whose readers may not read the script of the language's table, who get English; and for
  /// obsolete tags. A table that is not among those to choose from is passed over: "es-MX" is then
  /// "es".
  ///
  /// Source: CLDR, likelySubtags.xml, parentLocales and languageAlias of supplementalMetadata.xml.
  private static let kin: [(tag: String, kin: String)] = [
    ("zh", "zh-hans"), ("zh-tw", "zh-hant"), ("zh-hk", "zh-hant"), ("zh-mo", "zh-hant"),
    ("zh-hant", "en"), ("cmn", "zh-hans"), ("cmn-tw", "zh-hant"), ("cmn-hant", "zh-hant"),
    ("yue", "zh-hant"), ("yue-cn", "zh-hans"), ("yue-hans", "zh-hans"),
    ("pt", "pt-br"), ("hi-latn", "en"), ("iw", "he"), ("de-li", "de-ch"),
    ("es-ar", "es-419"), ("es-bo", "es-419"), ("es-br", "es-419"), ("es-bz", "es-419"),
    ("es-cl", "es-419"), ("es-co", "es-419"), ("es-cr", "es-419"), ("es-cu", "es-419"),
    ("es-do", "es-419"), ("es-ec", "es-419"), ("es-gt", "es-419"), ("es-hn", "es-419"),
    ("es-mx", "es-419"), ("es-ni", "es-419"), ("es-pa", "es-419"), ("es-pe", "es-419"),
    ("es-pr", "es-419"), ("es-py", "es-419"), ("es-sv", "es-419"), ("es-us", "es-419"),
    ("es-uy", "es-419"), ("es-ve", "es-419"),
    ("pt-ao", "pt-pt"), ("pt-ch", "pt-pt"), ("pt-cv", "pt-pt"), ("pt-fr", "pt-pt"),
    ("pt-gq", "pt-pt"), ("pt-gw", "pt-pt"), ("pt-lu", "pt-pt"), ("pt-mo", "pt-pt"),
    ("pt-mz", "pt-pt"), ("pt-st", "pt-pt"), ("pt-tl", "pt-pt"),
  ]

  /// Returns the table for a locale, such as that of a format. English if the locale is nil, or if
  /// its language has no table.
  ///
  /// ```swift
  /// MessageTable.following(german).language   // "de"
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of tables.
  package static func following(_ locale: String?) -> MessageTable {
    locale.flatMap { MessageTable(for: $0) } ?? .english
  }
}
