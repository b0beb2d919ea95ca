import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// What the rows of the suite mean to people, and what the rules say of them.
struct MatrixTests {
  struct Row: Decodable, Sendable {
    struct Expectation: Decodable, Sendable, Equatable {
      var status: String
      var value: String?
      var issue: String?
    }
    var id: String
    var locale: String
    var style: String
    var text: String
    /// What a person of the place means; nil if the text says no number for certain.
    var number: String?
    /// Whether only some would defend the row.
    var opinion: Bool?
    var expect: Expectation
  }

  private static var rows: [Row] {
    get throws {
      try Fixtures.lines("suite/rows.jsonl").map {
        try JSONDecoder().decode(Row.self, from: Data($0.utf8))
      }
    }
  }

  @Test("every text is judged as the rules say")
  func matrix() throws {
    for row in try Self.rows {
      let style = try #require(NumberStyle(row.style))
      let format = try NumberFormat.icu(locale: row.locale, style: style)
      let scanner = NumberScanner(style == .integer ? .int64 : .decimal, format: format)
      let reading = scanner.scan(row.text)
      let found = Row.Expectation(
        status: reading.status.rawValue, value: reading.value?.fixedDecimal?.plainText,
        issue: reading.issue?.code.rawValue)
      #expect(found == row.expect, "\(row.id) \(row.text.debugDescription)")
    }
  }

  @Test("a text that is read says the number that people mean")
  func meaning() throws {
    for row in try Self.rows where row.expect.value != nil && row.opinion != true {
      #expect(row.expect.value == row.number, "\(row.id) \(row.text.debugDescription)")
    }
  }

  /// A row of the matrix is named after its locale: "de-DE-106".
  @Test("the matrix has each of its texts in each of its locales")
  func product() throws {
    let rows = try Self.rows.filter { $0.id.hasPrefix("\($0.locale)-") }
    let (texts, locales) = (Set(rows.map(\.text)), Set(rows.map(\.locale)))
    #expect(rows.count == texts.count * locales.count)
    #expect(texts.count > 80)
    #expect(locales.count > 7)
  }
}
