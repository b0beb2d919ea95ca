import FormattingFields
import Testing

/// Units that some languages write as a word alone, as Arabic does one day.
struct UnitWordTests {
  @Test(
    "a unit that a language writes as a word keeps its digits",
    arguments: [
      ("ar", "meter", "1"), ("ar", "meter", "-1"), ("ar", "day", "2"), ("he", "day", "0.5"),
      ("he", "month", "-0.001"), ("ce", "day", "-1"), ("so", "year", "1"),
    ])
  func wordsKeepDigits(tag: String, unit: String, value: String) throws {
    let format = try NumberFormat.icu(locale: tag, style: .unit(unit))
    let number = try #require(FixedDecimal(value))
    #expect(
      NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number)).value == number)
  }
}
