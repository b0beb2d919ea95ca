import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// What the field offers for numbers of the suite that the rules refuse.
struct SuiteOfferTests {
  private struct Row: Decodable {
    struct Expectation: Decodable { var value: String? }
    var id, locale, style, text: String
    /// The kinds of entry of the field, with commas between.
    var entry: String?
    /// What a person of the place means; nil if the text says no number for certain.
    var number: String?
    /// Whether only some would defend the row.
    var opinion: Bool?
    var expect: Expectation
  }

  @Test("a number that people mean and the rules refuse is suggested: it costs one tap (R24)")
  func offered() throws {
    let rows = try ["rows", "entries"].flatMap { try Fixtures.lines("suite/\($0).jsonl") }
      .map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    var (offered, others): (Int, [String]) = (0, [])
    for row in rows where row.expect.value == nil && row.opinion != true {
      guard let number = row.number.flatMap({ FixedDecimal($0) }) else { continue }
      let style = try #require(NumberStyle(row.style))
      var policies = FieldPolicies()
      policies.entries = try (row.entry ?? "").split(separator: ",").map {
        try #require(EntryName(rawValue: String($0))).icu(locale: row.locale, style: style)
      }
      let blank = FormattingField<FixedDecimal>(
        format: try .icu(locale: row.locale, style: style), policies: policies)
      var field = blank
      try field.apply(TextEdit(.all, row.text))
      let isOffered = try field.suggestions.contains { suggestion in
        var taken = blank
        try taken.apply(TextEdit(.all, suggestion))
        return taken.entry == number
      }
      if isOffered { offered += 1 } else { others.append(row.id) }
    }
    #expect(others == [])
    #expect(offered > 20)
  }
}
