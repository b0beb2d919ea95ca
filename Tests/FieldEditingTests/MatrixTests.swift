import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// The verdicts of the rules' matrix: each of its texts in each of its locales.
struct MatrixTests {
  struct Row: Decodable, Sendable {
    struct Expectation: Decodable, Sendable, Equatable {
      var status: String
      var value: String?
      var issue: String?
    }
    var id: String
    var locale: String
    var text: String
    var expect: Expectation
  }

  @Test("every text is judged as the rules say")
  func matrix() throws {
    let rows = try Fixtures.lines("matrix.jsonl").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
    let (texts, locales) = (Set(rows.map(\.text)), Set(rows.map(\.locale)))
    #expect(rows.count == texts.count * locales.count)
    for row in rows {
      let format = try NumberFormat.icu(locale: row.locale, style: .decimal)
      let reading = NumberScanner<FixedDecimal>(format: format).scan(row.text)
      let found = Row.Expectation(
        status: reading.status.rawValue, value: reading.value?.plainText,
        issue: reading.issue?.code.rawValue)
      #expect(found == row.expect, "\(row.id) \(row.text.debugDescription)")
    }
  }
}
