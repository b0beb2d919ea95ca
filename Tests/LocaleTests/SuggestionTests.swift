import FormattingFieldFixtures
import FormattingFields
import SlowOracle
import Testing

/// What is suggested for the rows of the suite and the rows of this package.
struct SuggestionTests {
  @Test(
    "a suggestion has the digits of the text in their order, and joins none that are separated (R24)",
    arguments: ["suite/rows", "field-cases"])
  func rows(file: String) throws {
    var count = 0
    for row in try FieldCase.rows(file) {
      let format = try NumberFormat.icu(
        locale: row.locale, style: try #require(NumberStyle(row.style)))
      // The judge reads no short words of a compact format.
      guard format.entries.isEmpty else { continue }
      for suggestion in NumberScanner<FixedDecimal>(format: format).suggestions(for: row.text) {
        count += 1
        let problem = SuggestionJudge(format).problem(suggestion, for: row.text)
        #expect(
          problem == nil,
          "\(row.id) \(row.text.debugDescription): \(suggestion.debugDescription)")
      }
    }
    #expect(count > 10)
  }
}
