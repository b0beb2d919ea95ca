import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// Every sentence of every language stands in Fixtures/sentences.jsonl, with its placeholders. (C8)
///
/// Other tests of messages ask for keys and facts, so a change of the words changes that file
/// alone. `FORMATTING_FIELD_WRITE=1` writes it anew.
struct SentenceTests {
  private struct Row: Codable, Equatable {
    var language: String
    var key: String
    var sentence: String
  }

  private var rows: [Row] {
    MessageTable.all.flatMap { table in
      MessageTable.Key.allCases.map { key in
        Row(language: table.language, key: key.rawValue, sentence: table[key])
      }
    }
  }

  @Test("the languages have the sentences on file, word for word")
  func sentences() throws {
    if ProcessInfo.processInfo.environment["FORMATTING_FIELD_WRITE"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try rows.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/sentences.jsonl").standardizedFileURL
      try Data(lines.joined().utf8).write(to: file)
      return
    }
    let expected = try Fixtures.lines("sentences.jsonl").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
    let rows = rows
    #expect(rows.count == expected.count)
    for (row, expected) in zip(rows, expected) { #expect(row == expected) }
  }
}
