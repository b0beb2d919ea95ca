import EditScripts
import ICUNumberText
import NumberText
import Testing

@Suite("A format's text is ICU's")
struct FormatTextTests {
  static let numbers = [
    "0", "-0", "1", "-1", "2", "5", "11", "21", "0.5", "-0.5", "1.5", "2.5", "-2.5", "999.995",
    "1234", "-1234.5", "9999", "12345", "123456.789", "-1234567.891", "1E+15", "-1E+15", "1E-7",
    "-1E-7", "0.0000005", "1.0000015", "99999999999999999999999999999999999999",
    "-12345678901234567890.123456789012345678", "0.005", "0.015", "-0.025", "0.1250", "1E+30",
  ].compactMap { FixedDecimal($0) }

  /// The numbers whose texts differ from ICU's, as text against text.
  ///
  /// ICU refuses a number that it must not round, and some of its texts are not Unicode (exponents
  /// of two digits in the scripts of ccp and ff-Adlm); these are left out and counted.
  private func differences(
    locale: String, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws -> (texts: [String], refused: Int) {
    let format = try NumberFormat.icu(locale: locale, style: style, options: options)
    let skeleton = try style.skeleton(options)
    let exact = try NumberFormat.icuTexts(
      of: Self.numbers.map(\.description), skeleton: skeleton, locale: locale)
    var found: [String] = []
    for (number, exact) in zip(Self.numbers, exact) {
      guard let exact else { continue }
      let text = format.text(for: number)
      // If ICU writes a number as a word alone, the format keeps its digits.
      if !Self.hasDigits(exact) && Self.hasDigits(text) { continue }
      if !text.utf8.elementsEqual(exact.utf8) {
        found.append("\(locale) \(number): \(text) is not \(exact)")
      }
    }
    return (found, exact.count { $0 == nil })
  }

  private static func hasDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  @Test(
    "in every locale",
    arguments: [
      NumberStyle.decimal, .integer, .percent, .permille, .permyriad, .currency("EUR"),
      .currency("USD"),
      .currency("JPY"), .currency("KWD"), .currency("CHF"), .currency("CVE"), .accounting("EUR"),
      .accounting("JPY"), .unit("kilometer"), .unit("day"), .unit("kilometer-per-hour"),
      .unit("meter-per-square-second"), .unit("celsius"),
      .skeleton("currency/USD unit-width-full-name"), .skeleton("@@#"),
      .skeleton("precision-increment/0.05"), .skeleton("engineering sign-always"),
    ])
  func everyLocale(style: NumberStyle) throws {
    for locale in Sampling.some(240, of: ICULocale.allTags, salt: 31) {
      #expect(try differences(locale: locale, style: style).texts == [])
    }
  }

  @Test("with exponents, where ICU's text is Unicode")
  func scientific() throws {
    var refusing: Set<String> = []
    for locale in Sampling.some(240, of: ICULocale.allTags, salt: 34) {
      let (texts, refused) = try differences(locale: locale, style: .scientific)
      #expect(texts == [])
      if refused > 0 { refusing.insert(String(locale.prefix { $0 != "-" })) }
    }
    #expect(refusing.isSubset(of: ["ccp", "ff"]))
  }

  @Test("in the region's own currency")
  func regionCurrency() throws {
    for locale in Sampling.some(240, of: ICULocale.allTags, salt: 35) {
      guard let code = try ICULocale(locale).regionCurrency else { continue }
      #expect(try differences(locale: locale, style: .currency(code)).texts == [])
      #expect(try differences(locale: locale, style: .accounting(code)).texts == [])
    }
  }

  @Test("in every currency", arguments: ["en-US", "de-CH", "pt-CV", "ar-EG", "ja-JP", "es-MX"])
  func everyCurrency(locale: String) throws {
    for code in Sampling.some(200, of: ICULocale.allCurrencyCodes, salt: 53) {
      #expect(try differences(locale: locale, style: .currency(code)).texts == [])
    }
  }

  static let options: [NumberOptions] =
    [
      NumberOptions(minimumFractionDigits: 2), NumberOptions(maximumFractionDigits: 0),
      NumberOptions(maximumFractionDigits: 3), NumberOptions(minimumFractionDigits: 8),
      NumberOptions(minimumFractionDigits: 1, maximumFractionDigits: 30),
      NumberOptions(minimumIntegerDigits: 0), NumberOptions(minimumIntegerDigits: 8),
      NumberOptions(usesGrouping: false),
    ] + RoundingMode.allCases.map { NumberOptions(maximumFractionDigits: 2, roundingMode: $0) }

  @Test("with every option", arguments: options)
  func everyOption(options: NumberOptions) throws {
    let styles: [NumberStyle] = [
      .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency("EUR"),
      .accounting("JPY"),
      .unit("day"),
    ]
    for locale in ["en-US", "de-CH", "hi-IN", "ar-EG", "es-ES", "ur-IN", "zh-u-nu-hanidec"] {
      for style in styles {
        #expect(try differences(locale: locale, style: style, options: options).texts == [])
      }
    }
  }

  @Test("from a pattern in all but units that follow plural rules")
  func patterns() throws {
    for locale in Sampling.some(240, of: ICULocale.allTags, salt: 32) {
      for style in [
        NumberStyle.decimal, .integer, .percent, .permille, .permyriad, .scientific,
        .currency("EUR"),
        .currency("JPY"), .accounting("USD"),
      ] {
        #expect(try NumberFormat.icu(locale: locale, style: style).pattern != nil)
      }
    }
    #expect(try NumberFormat.icu(locale: "en", style: .unit("kilometer")).pattern != nil)
    #expect(try NumberFormat.icu(locale: "en", style: .unit("day")).pattern == nil)
    #expect(try NumberFormat.icu(locale: "en", style: .skeleton("")).pattern == nil)
  }
}
