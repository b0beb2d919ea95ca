import FieldTesting
import FormattingFields
import SlowOracle
import Testing

/// A user's own separators and sign in the place of the locale's.
struct OverrideTests {
  static let swiss = NumberOptions(decimalSeparator: ".", groupingSeparator: "’")

  @Test(
    "are written and read in every style",
    arguments: [
      ("de-DE", NumberStyle.decimal, swiss, "-1234.5", "-1’234.5"),
      ("de-DE", .currency("EUR"), swiss, "1234.5", "1’234.50\u{A0}€"),
      (
        "en-US", .percent, NumberOptions(decimalSeparator: ",", groupingSeparator: "."), "12.345",
        "1.234,5%"
      ),
      (
        "hi-IN", .decimal, NumberOptions(groupingSeparator: " "), "1234567.5", "12 34 567.5"
      ),
      ("sv-SE", .decimal, NumberOptions(minusSign: "-"), "-5", "-5"),
      ("ru-RU", .unit("day"), NumberOptions(decimalSeparator: "."), "-1.5", "-1.5 дн."),
      (
        "pl-PL", .unit("day"), NumberOptions(groupingSeparator: ".", minusSign: "−"), "-12345",
        "−12.345 dób"
      ),
      (
        "fr-FR", .scientific, NumberOptions(decimalSeparator: ".", minusSign: "−"), "-0.0015",
        "−1.5E−3"
      ),
      (
        "pt-CV", .currency("CVE"), NumberOptions(decimalSeparator: ","), "1.5",
        "1,50\u{A0}\u{200B}"
      ),
    ])
  func writtenAndRead(
    tag: String, style: NumberStyle, overrides: NumberOptions, value: String, text: String
  ) throws {
    let format = try NumberFormat.icu(
      locale: tag, style: style, options: overrides)
    let number = try #require(FixedDecimal(value))
    let written = format.text(for: number)
    #expect(written == text, "\(written.visible)")
    #expect(NumberScanner<FixedDecimal>(format: format).scan(written).value == number)
    #expect(SlowOracle(format: format).verdict(written).number == number)
    if let separator = overrides.decimalSeparator {
      #expect(format.symbols.decimalSeparator == separator)
    }
  }

  @Test("leave the locale's own separators to their new meaning")
  func newMeaning() throws {
    let format = try NumberFormat.icu(
      locale: "de-DE", style: .decimal, options: Self.swiss)
    let scanner = NumberScanner<FixedDecimal>(format: format)
    #expect(scanner.scan("1.5").value == FixedDecimal("1.5"))
    #expect(scanner.scan("1.234").value == FixedDecimal("1.234"))
    #expect(scanner.scan("1,234").issue?.code == .ambiguousSeparator)
    #expect(scanner.scan("1’234.5").value == FixedDecimal("1234.5"))
  }

  @Test(
    "that could not be read back are refused",
    arguments: [
      NumberOptions(decimalSeparator: ","), NumberOptions(decimalSeparator: ""),
      NumberOptions(decimalSeparator: "5"), NumberOptions(groupingSeparator: "-"),
      NumberOptions(decimalSeparator: "a"), NumberOptions(groupingSeparator: ".,"),
      NumberOptions(decimalSeparator: " ", groupingSeparator: "\u{A0}"),
      NumberOptions(minusSign: "~"), NumberOptions(minusSign: ""),
    ])
  func refused(overrides: NumberOptions) {
    #expect(throws: NumberFormatError.self) {
      try NumberFormat.icu(
        locale: "en-US", style: .decimal, options: overrides)
    }
  }
}
