import EntryKinds
import FormattingFields
import Foundation
import Testing

/// The table "Entries" of Documentation/Behaviour.md.
struct EntryTableTests {
  @Test("every entry is read as the rules say")
  func entries() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Behaviour.md").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { $0 != "### Entries" }.drop { !$0.hasPrefix("|") }
      .prefix { $0.hasPrefix("|") }.dropFirst(2).map { line in
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
    #expect(rows.count >= 30)
    for row in rows {
      var policies = FieldPolicies()
      policies.commitPolicy = .keepText
      policies.entries = try row[2].split(separator: ",").map {
        try .named($0.trimmingCharacters(in: .whitespaces), row[0], row[1])
      }
      var field = FormattingField<FixedDecimal>(
        format: try .icu(locale: row[0], style: try #require(NumberStyle(row[1]))),
        policies: policies)
      let text = String(row[3].dropFirst().dropLast())
      try field.type(text)
      let issue = field.issue?.code.rawValue
      let outcome = field.commit().outcome
      #expect(field.entry?.plainText ?? "" == row[4], "\(row)")
      #expect(issue ?? outcome.name == row[5], "\(row)")
    }
  }
}
