import Fixtures
import FormattingFields
import Foundation
import Testing

struct FixturesTests {
  private static let path =
    "Sources/Formats/FormattingFields/FormattingFields.docc/TestingWithTheFixtures.md"

  @Test("the article about the fixtures shows what the code does")
  func article() throws {
    var listing = try Listing(of: Self.path)
    listing.expect(
      """
      struct Row: Decodable {
        struct Verdict: Decodable, Equatable {
          var status: String
          var value, issue: String?
        }
        var locale, text: String
        var expect: Verdict
      }
      var wrong: [String] = []
      for line in try Fixtures.lines("matrix.jsonl") {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        let format = try NumberFormat.icu(locale: row.locale, style: .decimal)
        let reading = NumberScanner<FixedDecimal>(format: format).scan(row.text)
        let verdict = Row.Verdict(
          status: reading.status.rawValue, value: reading.value?.plainText,
          issue: reading.issue?.code.rawValue)
        if verdict != row.expect { wrong.append(row.text) }
      }
      """)
    struct Row: Decodable {
      struct Verdict: Decodable, Equatable {
        var status: String
        var value, issue: String?
      }
      var locale, text: String
      var expect: Verdict
    }
    var wrong: [String] = []
    for line in try Fixtures.lines("matrix.jsonl") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      let format = try NumberFormat.icu(locale: row.locale, style: .decimal)
      let reading = NumberScanner<FixedDecimal>(format: format).scan(row.text)
      let verdict = Row.Verdict(
        status: reading.status.rawValue, value: reading.value?.plainText,
        issue: reading.issue?.code.rawValue)
      if verdict != row.expect { wrong.append(row.text) }
    }
    listing.expect("wrong", wrong)
    listing.expectEnd()
  }

  @Test("the article's line is one of the matrix")
  func line() throws {
    let listing = try Listing(of: Self.path)
    let line = try #require(listing.document.firstMatch(of: /```json\n(.*)\n```/))
    #expect(try Fixtures.lines("matrix.jsonl").contains(String(line.1)))
  }
}
