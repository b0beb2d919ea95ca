import FieldEditing
import FieldForms
import FormattingFields
import Testing

/// What people have misread in sentences, as rules for the words of every table. (C24)
struct WordingTests {
  /// Words of a language.
  struct Words: Sendable, CustomTestStringConvertible {
    let languages: [String]
    /// What the language calls a mistake that a person has to mend, as far as its forms have it in
    /// common.
    let mistake: String
    /// How a sentence says that a text is in the field of a name.
    let inField: String

    var testDescription: String { languages.joined(separator: ", ") }
  }

  static let words: [Words] = [
    Words(languages: ["ar"], mistake: "خط", inField: "الحقل {other}"),
    Words(languages: ["de", "de-CH"], mistake: "fehler", inField: "im Feld {other}"),
    Words(languages: ["en"], mistake: "problem", inField: "in the field {other}"),
    Words(languages: ["es", "es-419"], mistake: "error", inField: "del campo {other}"),
    Words(languages: ["fr", "fr-CA"], mistake: "erreur", inField: "du champ {other}"),
    Words(languages: ["he"], mistake: "שגיא", inField: "בשדה {other}"),
    Words(languages: ["hi"], mistake: "गलति", inField: "फ़ील्ड {other} की"),
    Words(languages: ["it"], mistake: "error", inField: "del campo {other}"),
    Words(languages: ["ja"], mistake: "修正", inField: "{other}の入力内容"),
    Words(languages: ["ko"], mistake: "오류", inField: "{other} 항목의 내용"),
    Words(languages: ["nl"], mistake: "fout", inField: "in het veld {other}"),
    Words(languages: ["pl"], mistake: "bł", inField: "w polu {other}"),
    Words(languages: ["pt-BR", "pt-PT"], mistake: "erro", inField: "do campo {other}"),
    Words(languages: ["ru"], mistake: "ошиб", inField: "в поле {other}"),
    Words(languages: ["tr"], mistake: "hata", inField: "{other} alanındaki"),
    Words(languages: ["zh-Hans"], mistake: "误", inField: "{other}中的内容"),
    Words(languages: ["zh-Hant"], mistake: "誤", inField: "{other}中的內容"),
  ]

  private static func table(_ language: String) throws -> MessageTable {
    try #require(MessageTable.all.first { $0.language == language })
  }

  @Test("every language has its words")
  func all() {
    #expect(Self.words.flatMap(\.languages) == MessageTable.all.map(\.language))
  }

  @Test("a form that does not work is not told as a mistake of the person", arguments: words)
  func formFault(words: Words) throws {
    for table in try words.languages.map(Self.table) {
      #expect(table[.submitInvalid].lowercased().contains(words.mistake), "the word is the table's")
      #expect(!table[.formFault].lowercased().contains(words.mistake))
    }
  }

  @Test("a text differs from the one in another field, not from the field's name", arguments: words)
  func unequal(words: Words) throws {
    for table in try words.languages.map(Self.table) {
      #expect(table[.unequalTo].contains(words.inField), "\(table[.unequalTo])")
    }
  }

  @Test(
    "a character that nobody sees has a sentence about this text, not one about such characters",
    arguments: SentenceTests.languages)
  func invisible(language: String) throws {
    let table = try Self.table(language)
    for code in NumberIssue.Code.allCases {
      for text in ["\u{200B}", "\u{202E}", "\t", " \t"] {
        let sentence = NumberIssue(code, at: 0..<text.utf8.count).message(for: text, in: table)
        #expect(!sentence.contains(table[.invisibleWord]) || sentence == table[.invisibleCharacter])
      }
      let ofSpace = NumberIssue(code, at: 0..<1).message(for: " ", in: table)
      #expect(ofSpace != table[.invisibleCharacter], "a space has a name")
    }
    #expect(
      NumberIssue(.unexpectedCharacter, at: 0..<3).message(for: "\u{202E}12", in: table)
        == table[.invisibleCharacter])
  }

  @Test("a screen reader is told a text as it is: 36, and not the thirty-sixth")
  func spoken() throws {
    let messages = FormMessages<Int>(label: { _ in "Preis" }, in: .german)
    #expect(messages.field("Preis", "36", false) == "Preis: 36")
    #expect(messages.field("", "36", false) == "36")
    #expect(messages.field("Preis", "8 godz.", false) == "Preis: 8 godz.")
    for table in MessageTable.all {
      let said = FormMessages<Int>(label: { _ in "" }, in: table).field("", " ", false)
      #expect(said == table.isolated(table[.spaceWord]))
    }
  }
}
