import FormattingFields
import Testing

/// The sentences of all languages: none is missing, each names what the English one names. (C14)
struct MessageTableTests {
  static let languages = MessageTable.all.map(\.language)

  private static func table(_ language: String) throws -> MessageTable {
    try #require(MessageTable.all.first { $0.language == language })
  }

  @Test("every key has a template with the placeholders of the English one", arguments: languages)
  func templates(language: String) throws {
    let table = try Self.table(language)
    for key in MessageTable.Key.allCases {
      #expect(!table[key].isEmpty, "\(key)")
      #expect(
        table.placeholders(of: key).sorted() == MessageTable.english.placeholders(of: key).sorted(),
        "\(key): \(table[key])")
      let braces = table[key].filter { "{}".contains($0) }.count
      #expect(braces == 2 * table.placeholders(of: key).count, "\(key): \(table[key])")
    }
  }
}
