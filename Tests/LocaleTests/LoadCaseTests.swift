import FieldTesting
import FormattingFieldFixtures
import FormattingFields
import Foundation
import SlowOracle
import Testing

/// Formats whose own fields once misread them, and what skeletons mean. (L1, L2, L3, L4, L5, L6,
/// L7)
struct LoadCaseTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var locale, style: String
    /// The name of the error.
    var refused: String?
    /// The texts to write, by their numbers.
    var writes: [String: String]?
    /// The numbers or issues to read, by their texts.
    var reads: [String: String]?

    var testDescription: String { "\(id) \(locale) \(style.prefix(60))" }
  }

  @Test(
    "are refused, or write and read as they should",
    arguments: try Fixtures.lines("load-cases.jsonl").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    })
  func cases(row: Row) throws {
    let style = try #require(NumberStyle(row.style))
    if let refused = row.refused {
      let error = #expect(throws: NumberFormatError.self) {
        try NumberFormat.icu(locale: row.locale, style: style)
      }
      #expect(error.flatMap { Mirror(reflecting: $0).children.first?.label } == refused)
      #expect(error.map { "\($0)" }?.isEmpty == false)
      return
    }
    let format = try NumberFormat.icu(locale: row.locale, style: style)
    let scanner = NumberScanner<FixedDecimal>(format: format)
    let oracle = SlowOracle(format: format)
    for (number, text) in row.writes ?? [:] {
      let written = format.text(for: try #require(FixedDecimal(number)))
      #expect(written == text, "\(written.visible)")
    }
    for (text, expected) in row.reads ?? [:] {
      let reading = scanner.scan(text)
      let found = reading.value?.plainText ?? reading.issue?.code.rawValue
      #expect(found == expected, "\(text.visible)")
      let verdict = oracle.verdict(text)
      #expect(verdict.status == reading.status, "the slow oracle")
      #expect(verdict.number == reading.value, "the slow oracle")
    }
  }
}
