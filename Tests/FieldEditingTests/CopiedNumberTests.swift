import FieldEditing
import FieldTesting
import FormattingFields
import Testing

@Suite("What is copied from a field is the same number in another")
struct CopiedNumberTests {
  private func field(
    _ locale: String, _ style: NumberStyle
  ) throws -> FormattingField<FixedDecimal> {
    FormattingField(format: try .icu(locale: locale, style: style))
  }

  @Test(
    "a copied number is pasted as the other field writes numbers (E15)",
    arguments: [
      ("de-DE", "decimal", "[1.234]", "en-US", "decimal", "1,234", "1234"),
      ("de-DE", "decimal", "[1234,5]", "en-US", "decimal", "1,234.5", "1234.5"),
      ("en-US", "decimal", "[1.5]", "de-DE", "decimal", "1,5", "1.5"),
      ("en-US", "decimal", "[1,234]", "de-DE", "decimal", "1.234", "1234"),
      ("de-CH", "decimal", "[-1’234.5]", "de-DE", "decimal", "-1.234,5", "-1234.5"),
      ("de-DE", "currency:EUR", "[1.234,50 €]", "en-US", "currency:EUR", "€1,234.50", "1234.50"),
      ("de-DE", "percent", "[50 %]", "en-US", "percent", "50%", "0.5"),
      // A plain number into a field of another style is typed there, without grouping.
      ("de-DE", "decimal", "[1.234]", "en-US", "currency:USD", "1234", "1234"),
      ("de-DE", "decimal", "[12,5]", "en-US", "percent", "12.5", "0.125"),
      // As many digits as the other field shows or not: none is lost.
      ("de-DE", "decimal", "[1,23456]", "en-US", "currency:EUR", "1.23456", "1.23456"),
    ])
  func pasted(row: (String, String, String, String, String, String, String)) throws {
    var source = try field(row.0, try #require(NumberStyle(row.1)))
    try source.set(row.2)
    let copied = try #require(source.copiedNumber)
    #expect(copied.text == source.text)
    var target = try field(row.3, try #require(NumberStyle(row.4)))
    try target.paste(copied)
    #expect(target.text == row.5)
    #expect(target.entry == FixedDecimal(row.6))
  }

  @Test(
    "characters alone are copied where they are a part of a number, or none (E15)",
    arguments: ["1.[23]4", "1.234|", "[]", "[x]", "[1.5]", "[1.23]4"])
  func characters(notation: String) throws {
    var source = try field("de-DE", .decimal)
    try source.set(notation)
    #expect(source.copiedNumber == nil)
  }

  @Test("euros are no dollars, and 5 % is no 5: their characters are pasted (E15)")
  func signs() throws {
    for (style, text) in [("currency:EUR", "[5,00 €]"), ("percent", "[5 %]")] {
      var source = try field("de-DE", try #require(NumberStyle(style)))
      try source.set(text)
      let copied = try #require(source.copiedNumber)
      var target = try field("en-US", .currency("USD"))
      try target.paste(copied)
      #expect(target.text == copied.text)
      #expect(target.entry == nil)
    }
  }

  @Test("a paste replaces the selection, and is one change")
  func selection() throws {
    var german = try field("de-DE", .decimal)
    try german.set("[1.234]")
    var english = try field("en-US", .decimal)
    try english.set("[7]")
    let change = try english.paste(try #require(german.copiedNumber))
    #expect(english.shown == "1,234|")
    try english.apply(change.inverse)
    #expect(english.text == "7")
  }
}
