import FormattingFields
import Testing

struct LocaleFactTests {
  @Test("the article about locale facts shows what the code does")
  func article() throws {
    var listing = try Listing(
      of: "Sources/Formats/FormattingFields/FormattingFields.docc/AddingALocaleFact.md")
    listing.expect(
      "let hindi = try NumberFormat.icu(locale: \"hi-IN-u-nu-deva\", style: .decimal)")
    let hindi = try NumberFormat.icu(locale: "hi-IN-u-nu-deva", style: .decimal)
    listing.expect("hindi.text(for: 1_234_567)", hindi.text(for: 1_234_567))
    listing.expect("hindi.symbols.secondaryGroupingSize", hindi.symbols.secondaryGroupingSize)

    listing.expect(
      """
      let own = NumberOptions(decimalSeparator: ".", groupingSeparator: "’")
      let settings = try NumberFormat.icu(locale: "de-CH", style: .decimal, options: own)
      """)
    let own = NumberOptions(decimalSeparator: ".", groupingSeparator: "’")
    let settings = try NumberFormat.icu(locale: "de-CH", style: .decimal, options: own)
    listing.expect("settings.text(for: 1_234_567)", settings.text(for: 1_234_567))

    listing.expect(
      """
      var symbols = NumberSymbols.latin
      symbols.groupingSeparator = "'"
      symbols.primaryGroupingSize = 4
      symbols.secondaryGroupingSize = 4
      let myriads = NumberFormat(locale: "und-x-myriads", symbols: symbols, style: .decimal)
      """)
    var symbols = NumberSymbols.latin
    symbols.groupingSeparator = "'"
    symbols.primaryGroupingSize = 4
    symbols.secondaryGroupingSize = 4
    let myriads = NumberFormat(locale: "und-x-myriads", symbols: symbols, style: .decimal)
    listing.expect("myriads.text(for: 123_456_789)", myriads.text(for: 123_456_789))
    listing.expect(
      "NumberScanner<Int>(format: myriads).scan(\"1'2345'6789\").value",
      NumberScanner<Int>(format: myriads).scan("1'2345'6789").value)
    listing.expectEnd()
  }
}
