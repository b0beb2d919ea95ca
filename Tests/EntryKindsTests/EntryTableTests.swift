import EntryKinds
import FormattingFields
import Foundation
import Testing

/// The table "Entries" of Documentation/Behaviour.md.
struct EntryTableTests {
  /// The rows of the first table under a heading, without its head.
  private func table(_ heading: String, of page: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/\(page)").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != heading }.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
      .dropFirst(2).map { line in
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  private func typed(
    _ text: String, _ locale: String, _ style: String, _ kinds: [String]
  ) throws -> FormattingField<FixedDecimal> {
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    policies.entries = try kinds.map { try .named($0, locale, style) }
    var field = FormattingField<FixedDecimal>(
      format: try .icu(locale: locale, style: try #require(NumberStyle(style))),
      policies: policies)
    try field.type(String(text.dropFirst().dropLast()))
    return field
  }

  @Test("every entry is read as the rules say")
  func entries() throws {
    let rows = try table("### Entries", of: "Behaviour.md")
    #expect(rows.count >= 30)
    for row in rows {
      var field = try typed(
        row[3], row[0], row[1],
        row[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      let issue = field.issue?.code.rawValue
      let outcome = field.commit().outcome
      #expect(field.entry?.plainText ?? "" == row[4], "\(row)")
      #expect(issue ?? outcome.code == row[5], "\(row)")
    }
  }

  @Test("sums that others read otherwise are read as the comparison says")
  func comparison() throws {
    let rows = try table("## Sums in fields", of: "Conformance.md")
    #expect(rows.count == 10)
    for row in rows {
      let field = try typed(row[1], row[0], "decimal", ["arithmetic"])
      #expect(field.entry?.plainText ?? field.issue?.code.rawValue == row[5], "\(row)")
    }
  }
}
