import EditScripts
import FormattingFields
import SlowOracle
import Testing

/// A number in different spellings, and a spelling in different locales.
struct SpellingTests {
  @Test("a number reads the same in every spelling of its separators, sign, digits and affix")
  func variants() throws {
    let failures = try inParallel(SweepCases.sample(64, salt: 4)) { tag, random in
      var failures = Failures()
      for style in try SweepCases.styles(tag) where style != .scientific {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let scanner = NumberScanner<FixedDecimal>(format: format)
        let spellings = Spellings(format: format)
        for value in SweepCases.values(&random, 10) {
          let text = spellings.random(value, &random)
          let expected = value.multipliedByPowerOfTen(-format.scale)
          let reading = scanner.scan(text)
          // Three digits after the only mark may be in doubt. (R26)
          if reading.issue?.code == .ambiguousSeparator,
            SlowOracle(format: format).verdict(text).code == .ambiguousSeparator
          {
            continue
          }
          if reading.value != expected {
            failures.add(
              "\(tag) \(style) \(value): \"\(text.visible)\" reads \(reading.status)"
                + " \(reading.issue?.code.rawValue ?? "") \(reading.value?.description ?? "")")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// Well-formed numbers of every convention.
  static let conventions = [
    "1,234.56", "1.234,56", "1 234,56", "1 234.56", "1'234.56", "1’234,56", "12,34,567.8",
    "12.34.567,8", "1.234", "1,234", "1 234", "1'234", "1,5", "1.5", "1·5", "1٫5", "0.5", "0,5",
    ".5", ",5", "1.234.567", "1,234,567", "1 234 567", "1'234'567", "1,23,456", "12.345,6",
    "12,345.6", "1234,5", "1234.5", "1.000", "1,000", "0.123", "0,123", "100.000", "100,000",
    "1_000", "1 000.5", "1\u{202F}000,5", "1\u{A0}000.25", "1，234．5", "١٬٢٣٤٫٥", "۱٬۲۳۴٫۵",
    "१,२३४.५", "12.50", "12,50", "1.2345", "1,2345", "1٬234", "\u{2066}1.5\u{2069}", "1,5-", "-1.5",
    "1..5",
    "9,99,999", "10,00,000", "1234,567", "1234.567", "1 23", "12 34", "1\u{2E41}234",
  ]

  @Test("a number of another convention is read by the locale's rules or refused")
  func conventions() throws {
    let failures = try inParallel(SweepCases.sample(104, salt: 5)) { tag, _ in
      var failures = Failures()
      let own = try ICULocale(tag).regionCurrency ?? "EUR"
      for style in [NumberStyle.decimal, .percent, .currency(own)] {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let scanner = NumberScanner<FixedDecimal>(format: format)
        let oracle = SlowOracle(format: format)
        for text in Self.conventions {
          let expected = oracle.verdict(text)
          let reading = scanner.scan(text)
          if reading.status != expected.status || reading.issue?.code != expected.code
            || reading.value != expected.number
          {
            failures.add(
              "\(tag) \(style) \"\(text.visible)\" reads \(reading.status)"
                + " \(reading.issue?.code.rawValue ?? "") \(reading.value?.description ?? ""),"
                + " by the rules \(expected)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
