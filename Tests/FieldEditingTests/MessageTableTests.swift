import FormattingFields
import Testing

/// The tables of all languages: nothing is missing, each has the placeholders of the English table,
/// and each locale finds its table. (C14)
struct MessageTableTests {
  static let languages = [
    "ar", "de", "de-CH", "en", "es", "es-419", "fr", "fr-CA", "he", "hi", "it", "ja", "ko", "nl",
    "pl", "pt-BR", "pt-PT", "ru", "tr", "zh-Hans", "zh-Hant",
  ]

  /// Words that a language has in common with English.
  private static let shared: [String: Set<MessageTable.Key>] = [
    "es": [.no], "es-419": [.no], "fr": [.apostrophe], "fr-CA": [.apostrophe], "it": [.no],
    "nl": [.evaluated],
  ]

  private static func table(_ language: String) throws -> MessageTable {
    try #require(MessageTable.all.first { $0.language == language })
  }

  /// A template without its placeholders.
  private static func words(_ template: String) -> String {
    template.replacing(/\{[a-z]+\}/, with: "")
  }

  @Test("there are seventeen languages, and tables of regions")
  func all() { #expect(MessageTable.all.map(\.language) == Self.languages) }

  @Test("every key has a template with the placeholders of the English one", arguments: languages)
  func templates(language: String) throws {
    let (table, english) = (try Self.table(language), MessageTable.english)
    for key in MessageTable.Key.allCases {
      #expect(!table[key].isEmpty, "\(key)")
      #expect(
        table.placeholders(of: key).sorted() == english.placeholders(of: key).sorted(),
        "\(key): \(table[key])")
      // No brace is left over, and no placeholder is misspelt.
      #expect(!Self.words(table[key]).contains { "{}".contains($0) }, "\(key): \(table[key])")
    }
  }

  /// Keys that one sentence serves. Many languages have no articles, so a space has one name.
  private static let together: [Set<MessageTable.Key>] = [
    [.space, .spaceWord], [.ambiguousSeparator, .ambiguousEntry],
  ]

  @Test("no two keys have one sentence, but for those of one meaning", arguments: languages)
  func apart(language: String) throws {
    let table = try Self.table(language)
    let keys = Dictionary(grouping: MessageTable.Key.allCases) { table[$0] }
    for (sentence, keys) in keys where keys.count > 1 {
      #expect(Self.together.contains(Set(keys)), "\(sentence)")
    }
  }

  @Test(
    "a sentence ends as one, in words of its own language",
    arguments: languages.filter { $0 != "en" })
  func sentences(language: String) throws {
    let (table, english) = (try Self.table(language), MessageTable.english)
    for key in MessageTable.Key.allCases {
      let (own, other) = (table[key], english[key])
      let ends = other.hasSuffix("?") ? "?？؟" : other.hasSuffix(".") ? ".。।" : ""
      #expect(ends.isEmpty || ends.contains(own.last ?? "x"), "\(key): \(own)")
      #expect(!ends.isEmpty || key == .fieldMessage || !".。।?".contains(own.last ?? "."))
      guard Self.words(other).contains(where: \.isLetter) else { continue }
      #expect(
        (Self.words(own) == Self.words(other)) == (Self.shared[language] ?? []).contains(key),
        "\(key): \(own)")
    }
  }

  @Test(
    "what is put into a sentence comes out, and nothing else is left open", arguments: languages)
  func filled(language: String) throws {
    let table = try Self.table(language)
    for key in MessageTable.Key.allCases {
      var sentence = table[key]
      for name in table.placeholders(of: key) {
        sentence = sentence.replacing("{\(name)}", with: table.sentence(.quotation, ["text": "7"]))
      }
      #expect(!sentence.contains("{"))
    }
    #expect(table.sentence(.maximum) == table[.maximum], "a placeholder without a text stays")
    #expect(table.sentence(.maximum, ["maximum": "99", "other": "x"]).contains("99"))
  }

  /// A locale, and the language of its table; nil if there is none.
  static let locales: [(String, String?)] = [
    ("de", "de"), ("de-AT", "de"), ("DE_ch", "de-CH"), ("de-LI", "de-CH"),
    ("de-DE-u-nu-latn", "de"), ("de-1996", "de"),
    ("en-IN", "en"), ("fr-CA", "fr-CA"), ("fr-CH", "fr"), ("es-ES", "es"),
    ("es-419", "es-419"), ("es-MX-u-nu-latn", "es-419"), ("es-GQ", "es"), ("pt", "pt-BR"),
    ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"),
    ("pt-BR", "pt-BR"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"),
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO-u-nu-hanidec", "zh-Hant"),
    ("zh-Hant-TW", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"), ("zh-Hant", "zh-Hant"),
    ("yue-Hant-HK", "zh-Hant"), ("yue-Hans-CN", "zh-Hans"), ("cmn-TW", "zh-Hant"),
    ("iw", "he"), ("iw-IL", "he"), ("he-IL", "he"), ("ar-EG-u-nu-latn", "ar"),
    ("hi-IN", "hi"), ("hi-Latn-IN", "en"), ("ja-JP", "ja"), ("tr-CY", "tr"),
    ("nb-NO", nil), ("sv", nil), ("den", nil), ("d", nil), ("", nil), ("-", nil), ("und", nil),
  ]

  @Test("the table of a locale is that of its language and script", arguments: locales)
  func locale(tag: String, language: String?) throws {
    #expect(MessageTable(for: tag)?.language == language)
  }

  @Test("a region's table is used if it is among those to choose from, else its language's")
  func regions() {
    #expect(MessageTable(for: "es-MX", among: [.spanish])?.language == "es")
    #expect(MessageTable(for: "pt-AO", among: [.brazilianPortuguese])?.language == "pt-BR")
    for key in MessageTable.Key.allCases { #expect(!MessageTable.swissGerman[key].contains("ß")) }
  }

  @Test("a script that nobody wrote a table in is not replaced by another of its language")
  func scripts() {
    #expect(MessageTable(for: "zh-TW", among: [.simplifiedChinese, .english])?.language == "en")
    #expect(MessageTable(for: "zh-CN", among: [.traditionalChinese]) == nil)
  }

  @Test("a host's own table replaces one sentence and adds a language")
  func ownTables() throws {
    let norwegian = MessageTable("nb") { key in
      switch key {
      case .maximum: "Tallet kan ikke være større enn {maximum}."
      default: MessageTable.english[key]
      }
    }
    var german = MessageTable.german
    german[.maximum] = "Höchstens {maximum}!"
    let tables = [norwegian, german] + MessageTable.all
    let table = try #require(MessageTable(for: "nb-NO", among: tables))
    #expect(MessageTable(for: "de-AT", among: tables)?[.maximum] == "Höchstens {maximum}!")
    #expect(german[.minimum] == MessageTable.german[.minimum])
    let scanner = NumberScanner<Int>(
      format: Formats.decimal("nb-NO"), bounds: NumberBounds(0...1000))
    let refused = try #require(scanner.refusedText(for: "2000"))
    #expect(refused.message(in: table) == "Tallet kan ikke være større enn 1\u{A0}000.")
    #expect(refused.message(in: german) == "Höchstens 1\u{A0}000!")
    #expect(refused.message == refused.message(in: .english))
  }

  @Test("what may run in another direction than its sentence is isolated")
  func directions() throws {
    let isolated = "\u{2068}-5\u{2069}"
    for table in [MessageTable.hebrew, .arabic] {
      #expect(table.sentence(.maximum, ["maximum": "-5"]).contains(isolated))
    }
    let english = MessageTable.english
    #expect(english.isolated("-5") == "-5")
    #expect(english.isolated("٥") == "٥")
    #expect(english.isolated("5 ק״ג") == "\u{2068}5 ק״ג\u{2069}")
    // A table of the host's own runs in the direction of its words.
    let persian = MessageTable("fa") { _ in "حداکثر {maximum}." }
    #expect(persian.sentence(.maximum, ["maximum": "5"]) == "حداکثر \u{2068}5\u{2069}.")
  }
}
