import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// What people wrote in public reports about measures, times, angles, fractions and words for
/// powers of ten: the rows of the suite.
struct ReportTests {
  private struct Row: Decodable {
    struct Expectation: Decodable, Equatable {
      var status: String
      var value: String?
      var issue: String?
      var suggestions: [String]
    }
    var id, locale, style, entry, text: String
    /// What a person of the place means; nil if the text says no number for certain.
    var number: String?
    var could: [String]?
    var opinion: Bool?
    var source: String?
    var expect: Expectation
  }

  private static var rows: [Row] {
    get throws {
      try Fixtures.lines("suite/entries.jsonl").map {
        try JSONDecoder().decode(Row.self, from: Data($0.utf8))
      }
    }
  }

  private func typed(_ text: String, _ row: Row) throws -> FormattingField<FixedDecimal> {
    var policies = FieldPolicies()
    policies.entries = try row.entry.split(separator: ",").map {
      try EntryKind.named(String($0), row.locale, row.style)
    }
    let style = try #require(NumberStyle(row.style))
    var field = FormattingField<FixedDecimal>(
      format: try .icu(locale: row.locale, style: style), policies: policies)
    try field.type(text)
    return field
  }

  @Test("every text is read as people mean it or refused, typed and pasted")
  func reports() throws {
    for row in try Self.rows {
      let field = try typed(row.text, row)
      let found = Row.Expectation(
        status: field.status.rawValue, value: field.entry?.plainText,
        issue: field.issue?.code.rawValue, suggestions: field.suggestions)
      #expect(found == row.expect, "\(row.id) \(row.text)")
      if let entry = field.entry?.plainText {
        #expect(entry == row.number, "\(row.id) \(row.text)")
      }
      var pasted = try typed("", row)
      try pasted.paste(row.text)
      #expect(pasted.entry == field.entry, "\(row.id) \(row.text)")
      #expect(row.source != nil || row.opinion == true, "\(row.id)")
    }
  }

  @Test("no offer is wrong: a suggestion says a number that may be meant, and the field reads it")
  func offers() throws {
    for row in try Self.rows {
      let meant = [row.number].compactMap { $0 } + (row.could ?? [])
      for suggestion in try typed(row.text, row).suggestions {
        let number = try typed(suggestion, row).entry?.plainText
        #expect(number.map(meant.contains) == true, "\(row.id) \(row.text): \(suggestion)")
      }
    }
  }
}
