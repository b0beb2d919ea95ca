import Testing

@testable import NumberText

@Suite struct FormatTextTests {
  private func format(
    symbols: NumberSymbols = .latin, integers: Int = 1, fractions: ClosedRange<Int> = 0...3,
    scale: Int = 0, mode: RoundingMode = .halfEven, grouping: Bool = true,
    exponentDigits: Int? = nil, suffix: String = ""
  ) -> NumberFormat {
    NumberFormat(
      locale: "test", symbols: symbols, style: .decimal,
      pattern: NumberPattern(
        suffix: suffix, negativePrefix: "-", minimumIntegerDigits: integers,
        minimumFractionDigits: fractions.lowerBound, maximumFractionDigits: fractions.upperBound,
        roundingMode: mode, usesGrouping: grouping, minimumExponentDigits: exponentDigits)
    ).changing { $0.scale = scale }
  }

  private func number(_ text: String) throws -> FixedDecimal { try #require(FixedDecimal(text)) }

  // The texts are those of ICU 72 for "en" and the skeleton ".###".
  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("-0.0001", "-0"), ("1", "1"), ("999", "999"), ("1000", "1,000"),
    ("-1234567.5", "-1,234,567.5"), ("0.0005", "0"), ("0.0015", "0.002"), ("0.05", "0.05"),
    ("999.9999", "1,000"), ("1E6", "1,000,000"), ("1.500", "1.5"), ("120.0", "120"),
    ("12345678901234567890.1239", "12,345,678,901,234,567,890.124"),
  ])
  func digitsAreRoundedAndGrouped(text: String, expected: String) throws {
    #expect(format().text(for: try number(text)) == expected)
  }

  @Test(arguments: [
    (3, 3, 1, "1234", "1,234"), (3, 3, 2, "1234", "1234"), (3, 3, 2, "12345", "12,345"),
    (3, 2, 1, "12345678", "1,23,45,678"), (3, 2, 2, "12345678", "1,23,45,678"),
    (3, 2, 2, "1234", "1234"), (3, 2, 2, "12345", "12,345"), (0, 0, 1, "12345", "12345"),
    (4, 4, 1, "123456789", "1,2345,6789"), (3, 0, 1, "1234567", "1,234,567"),
    (3, 3, 0, "1234", "1,234"),
  ])
  func groupsHaveTheLocalesSizes(
    primary: Int, secondary: Int, minimum: Int, text: String, expected: String
  ) throws {
    var symbols = NumberSymbols.latin
    symbols.primaryGroupingSize = primary
    symbols.secondaryGroupingSize = secondary
    symbols.minimumGroupingDigits = minimum
    #expect(format(symbols: symbols).text(for: try number(text)) == expected)
    let plain = format(symbols: symbols, grouping: false)
    #expect(plain.text(for: try number(text)) == text)
  }

  @Test(arguments: [
    (1, 0, 0, "0.4", "0"), (1, 2, 2, "0", "0.00"), (1, 2, 2, "5", "5.00"), (3, 0, 3, "7", "007"),
    (5, 1, 3, "7", "00,007.0"), (0, 0, 3, "0.5", ".5"), (0, 0, 3, "0", "0"), (0, 2, 2, "0", ".00"),
    (1, 0, 30, "0.0000000000000000000000005", "0.0000000000000000000000005"),
  ])
  func digitsAreAtLeastTheMinimum(
    integers: Int, minimum: Int, maximum: Int, text: String, expected: String
  ) throws {
    let format = format(integers: integers, fractions: minimum...maximum)
    #expect(format.text(for: try number(text)) == expected)
  }

  @Test(arguments: [
    ("0.126", "13%", "0.13"), ("-0.004", "-0%", "0"), ("12.5", "1,250%", "12.5"),
    ("0.125", "12%", "0.12"), ("1E2", "10,000%", "100"),
  ])
  func percentIsScaledExactly(text: String, expected: String, shown: String) throws {
    let format = format(fractions: 0...0, scale: 2, suffix: "%")
    #expect(format.text(for: try number(text)) == expected)
    #expect(format.shown(try number(text)) == FixedDecimal(shown))
  }

  // The texts are those of ICU 72 for "en" and the skeleton "scientific .###".
  @Test(arguments: [
    ("12345", "1.234E4"), ("9.9999999", "1E1"), ("0.00012", "1.2E-4"), ("0", "0E0"),
    ("-0", "-0E0"), ("-5E100", "-5E100"), ("1E-6176", "1E-6176"),
  ])
  func scientificTextHasOneIntegerDigit(text: String, expected: String) throws {
    let format = format(exponentDigits: 1)
    #expect(format.text(for: try number(text)) == expected)
  }

  @Test func anExponentHasItsOwnMarksAndDigits() throws {
    var symbols = NumberSymbols.latin
    symbols.digits = Array("٠١٢٣٤٥٦٧٨٩".unicodeScalars)
    symbols.decimalSeparator = "٫"
    (symbols.exponentSeparator, symbols.minusSign) = ("×١٠^", "\u{061C}-")
    let format = format(symbols: symbols, fractions: 2...2, exponentDigits: 2)
    #expect(format.text(for: try number("-0.00123")) == "-١٫٢٣×١٠^\u{061C}-٠٣")
  }

  @Test func digitsOfAnyLengthAreWritten() throws {
    var symbols = NumberSymbols.latin
    symbols.groupingSeparator = "\u{202F}"
    symbols.digits = Array("〇一二三四五六七八九".unicodeScalars)
    #expect(format(symbols: symbols).text(for: try number("-12340.5")) == "-一二\u{202F}三四〇.五")
    symbols.digits = Array("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙".unicodeScalars)
    #expect(format(symbols: symbols).text(for: try number("1230.5")) == "𞥑\u{202F}𞥒𞥓𞥐.𞥕")
  }

  @Test(arguments: [
    ("1.2345", "1.234", RoundingMode.down), ("1.2345", "1.235", .up),
    ("-1.2345", "-1.234", .ceiling),
    ("1.2345", "1.2345", .unnecessary),
  ])
  func thePatternsModeRounds(text: String, expected: String, mode: RoundingMode) throws {
    let format = format(mode: mode)
    #expect(format.text(for: try number(text)) == expected)
    #expect(format.shown(try number(text)) == FixedDecimal(expected))
  }

  @Test("what is beyond the limit has no text that reads as a number (R23)", arguments: [nil, 1])
  func beyond(exponentDigits: Int?) throws {
    let format = format(exponentDigits: exponentDigits)
    #expect(format.text(for: try number("-1E6144") * 10) == "-∞")
    #expect(NumberScanner<FixedDecimal>(format: format).scan("-∞").value == nil)
    let longest = try number("-1E6144")
    let text = format.text(for: longest)
    if exponentDigits == nil {
      #expect(NumberScanner<FixedDecimal>(format: format).scan(text).value == longest)
    } else {
      #expect(text == "-1E6144")
    }
  }

  @Test func aFormatWithoutPatternWritesThroughItsRenderer() {
    let format = NumberFormat(
      locale: "test", symbols: .latin, style: .skeleton("compact-short"),
    ).changing { $0.writer = .renderer(.init { "about \($0)" }) }
    #expect(format.text(for: 12) == "about 12")
    #expect(format.shown(12) == nil)
  }

  @Test func functionsThatWriteAreEqualIfTheyAreOne() {
    let renderer = NumberFormat.Renderer { $0.description }
    let other = NumberFormat.Renderer { $0.description }
    #expect(NumberFormat.Writer.renderer(renderer) == .renderer(renderer))
    #expect(NumberFormat.Writer.renderer(renderer) != .renderer(other))
  }
}
