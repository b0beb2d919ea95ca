import FormattingFields
import Foundation
import Testing

/// README.md shows what the code does.
struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("the example gives the results in its comments")
  func example() throws {
    expect("let german = try NumberFormat.icu(locale: \"de-DE\", style: .decimal)")
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    expect("var price = FormattingField<Double>(format: german)")
    var price = FormattingField<Double>(format: german)
    expect("try price.type(\"1.5\")")
    try price.type("1.5")
    expect("price.text", "\(price.text.debugDescription)")
    expect("price.status", ".\(price.status)")
    let code = try #require(price.issues.first?.code)
    expect("price.issues.first?.code", ".\(code)")
    expect("price.suggestions", "\(price.suggestions)")
    expect("try price.apply(TextEdit(.all, \"1234,5\"))")
    try price.apply(TextEdit(.all, "1234,5"))
    let value = try #require(price.value)
    expect("price.value", "\(value)")
    expect("price.commit().outcome", ".\(price.commit().outcome)")
    expect("price.text", "\(price.text.debugDescription)")
  }

  @Test("every refused text of the table is refused as it says")
  func refusals() throws {
    let rows = readme.matches(of: /\| `([^`]+)` \| ([a-zA-Z-]+)(, `UInt8`)? \| `([a-zA-Z]+)` \|/)
    #expect(rows.count == 8)
    for row in rows {
      let format = try NumberFormat.icu(locale: String(row.2), style: .decimal)
      let text = String(row.1)
      let issue =
        row.3 == nil
        ? NumberScanner<FixedDecimal>(format: format).scan(text).issue
        : NumberScanner<UInt8>(format: format).scan(text).issue
      #expect(issue?.code.rawValue == String(row.4), "\(text)")
    }
  }

  /// Whether the example has a line of code with a result behind it.
  private func expect(_ code: String, _ result: String? = nil) {
    let comment = result.map { "// " + $0 }
    let found = readme.split(separator: "\n").contains { line in
      line.hasPrefix(code)
        && comment.map { line.dropFirst(code.count).drop { $0 == " " } == $0 } ?? (line == code)
    }
    #expect(found, "\(code) \(result ?? "")")
  }
}
