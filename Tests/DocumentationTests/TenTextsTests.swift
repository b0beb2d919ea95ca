import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// The texts in the article on SwiftUI behave as its table says.
@Suite(.enabled(if: Clone.isWhole)) struct TenTextsTests {
  private struct Row: CustomTestStringConvertible {
    let locale, text, foundation, value, shown, suggestions: String
    var testDescription: String { "\(locale) \(text)" }
  }

  private static let rows: [Row] = {
    let page = Clone.root
      .appending(
        path:
          "Sources/FormattingFieldsUI/FormattingFieldsUI.docc/NumberFieldInSwiftUI.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["`"]) }
      guard cells.count == 6, ["en_US", "de_DE"].contains(cells[0]) else { return nil }
      return Row(
        locale: cells[0], text: cells[1] == "(nothing)" ? "" : cells[1], foundation: cells[2],
        value: cells[3], shown: cells[4], suggestions: cells[5])
    }
  }()

  @Test("there are ten") func ten() { #expect(Self.rows.count == 10) }

  @Test("what Foundation reads and what the field makes of it", arguments: rows)
  private func row(_ row: Row) throws {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: row.locale))
    let foundation = try? style.parseStrategy.parse(row.text)
    #expect(
      row.foundation
        == (foundation.map {
          "\($0.formatted(.number.locale(.init(identifier: "en_US_POSIX")).grouping(.never)))"
        } ?? "none"))
    var policies = FieldPolicies()
    policies.clearsWhenEmpty = true
    var hosted = HostedField<Double>(20, format: try NumberFormat(style), policies: policies)
    hosted.setFocused(true, selects: true)
    hosted.follow(String(row.text.prefix(1)), from: hosted.shown)
    for count in 0..<row.text.count {
      hosted.follow(String(row.text.prefix(count + 1)), from: hosted.shown)
    }
    #expect(hosted.field.text == row.text, "what is typed stays as it is typed")
    hosted.submit()
    #expect(row.value == (hosted.field.value?.fixedDecimal?.plainText ?? "nil"))
    #expect(row.shown == (hosted.field.text.isEmpty ? "(nothing)" : hosted.field.text))
    #expect(row.suggestions == (hosted.suggestions.first ?? ""))
    #expect((hosted.message != nil) == (hosted.outcome != .accepted))
  }
}
