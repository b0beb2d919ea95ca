import NumberText
import Testing

@Suite("Formats that read their own decimal separator alone (R21)")
struct ForeignDecimalSeparatorTests {
  /// A space groups and a comma separates the fraction, as in France.
  private static let french: NumberFormat = {
    var symbols = NumberSymbols.latin
    (symbols.decimalSeparator, symbols.groupingSeparator) = (",", "\u{202F}")
    return NumberFormat(locale: "fr", symbols: symbols, style: .decimal)
  }()

  typealias Row = (text: String, tolerant: String, strict: String)

  /// How a text is read by the format as it is, and by the format that refuses foreign decimal
  /// separators.
  static let rows: [Row] = [
    ("1.5", "1.5", "foreignDecimalSeparator"),
    (".5", "0.5", "foreignDecimalSeparator"),
    ("-0.25", "-0.25", "foreignDecimalSeparator"),
    ("1\u{066B}5", "1.5", "foreignDecimalSeparator"),
    ("1.234", "ambiguousSeparator", "foreignDecimalSeparator"),
    ("1 234.5", "1234.5", "foreignDecimalSeparator"),
    ("1.234.567", "1234567", "foreignDecimalSeparator"),
    ("1.234.56", "duplicateDecimalSeparator", "foreignDecimalSeparator"),
    ("1,5.2", "duplicateDecimalSeparator", "duplicateDecimalSeparator"),
    ("1,5", "1.5", "1.5"),
    ("1 234,5", "1234.5", "1234.5"),
    ("1'234", "1234", "1234"),
  ]

  @Test("the issue stands at the separator, and nothing else is read otherwise", arguments: rows)
  func reads(row: Row) {
    func told(_ format: NumberFormat) -> String {
      let reading = NumberScanner<FixedDecimal>(format: format).scan(row.text)
      return reading.value?.plainText ?? reading.issue?.code.rawValue ?? ""
    }
    #expect(told(Self.french) == row.tolerant)
    #expect(told(Self.french.refusingForeignDecimalSeparators()) == row.strict)
  }

  @Test("what its own separators spell is suggested, and only they pass a filter (E5)")
  func suggests() {
    let strict = Self.french.refusingForeignDecimalSeparators()
    let scanner = NumberScanner<FixedDecimal>(format: strict)
    #expect(scanner.scan("12.5").issue?.range == 2..<3)
    #expect(scanner.suggestions(for: "12.5") == ["12,5"])
    #expect(scanner.suggestions(for: "1.234") == ["1,234", "1\u{202F}234"])
    #expect(!strict.canRead("."))
    #expect(strict.canRead(","))
    #expect(strict.canRead("'"))
    #expect(Self.french.canRead("."))
    #expect(strict != Self.french)
    #expect(!strict.allowsForeignDecimalSeparators)
  }
}
