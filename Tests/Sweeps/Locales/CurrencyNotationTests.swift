import FormattingFields
import RandomSamples
import Testing

@testable import ICUNumberText
@testable import NumberText

/// How people write money, over all pairs of a currency and a locale: no notation is read that
/// another currency has there. (R11, R15)
struct CurrencyNotationTests {
  private static let codes = CurrencyNotations.codes

  /// What a currency is called in a locale, by ICU, without white space.
  private static func symbols(_ code: String, _ locale: ICULocale) throws -> [String] {
    let currency = try ICUCurrency(code)
    return try [false, true].map {
      try currency.symbol(inLocaleNamed: locale.name, isNarrow: $0).withoutOuterSpaceAndMarks
        .withPlainCurrencySigns
    }
  }

  @Test("no notation is read that another currency has in the locale")
  func pairs() throws {
    let all = Self.codes.flatMap { CurrencyNotations.of($0) }
    let notations = Set(all.flatMap(\.withAndWithoutPeriod)).sorted()
    let failures = try inParallel(Sampling.some(60, of: ICULocale.allTags, salt: 65)) { tag, _ in
      var failures = Failures()
      let locale = try ICULocale(tag)
      var standard: [String: Set<String>] = [:]
      for code in ICULocale.allCurrencyCodes {
        standard[try Self.symbols(code, locale)[0], default: []].insert(code)
      }
      let region = locale.regionCurrency
      let regional = try region.map {
        (try Self.symbols($0, locale) + CurrencyNotations.of($0)).flatMap(\.withAndWithoutPeriod)
      }
      for code in Self.codes {
        let format = try NumberFormat.icu(locale: tag, style: .currency(code))
        let symbols = try Self.symbols(code, locale)
        let own = (symbols + CurrencyNotations.of(code)).flatMap(\.withAndWithoutPeriod)
        for notation in notations {
          let scanner = NumberScanner<FixedDecimal>(format: format)
          let read = ["\(notation) 500", "500 \(notation)"].compactMap { scanner.scan($0).value }
          guard !read.isEmpty else { continue }
          let plain = notation.withPlainCurrencySigns
          if !own.contains(plain) && !own.contains(notation) {
            failures.add("\(tag) \(code): “\(notation)” is read, and is none of its notations")
          }
          if let value = read.first(where: { $0 != 500 }) {
            failures.add("\(tag) \(code): “\(notation)” makes \(value)")
          }
          if symbols[0] == plain { continue }
          let others = standard[plain, default: []].subtracting([code])
          // A field of the region's currency reads all signs of that currency: "₩" in North Korea.
          if !others.isEmpty, region != code || !symbols.contains(plain) {
            failures.add("\(tag) \(code): “\(notation)” is read, and means \(others)")
          }
          if region != code, regional?.contains(plain) ?? false {
            failures.add("\(tag) \(code): “\(notation)” is read, and is the region's")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// A text without the period at its end: of "Rs." and "Rs" CLDR has the second.
  private static func withoutPeriod(_ text: String) -> String { text.withAndWithoutPeriod.last! }

  @Test("what the table has without a source is a symbol of CLDR in some locale")
  func sources() throws {
    let locales = try ICULocale.allTags.map { try ICULocale($0) }
    for code in Self.codes {
      var missing = Set(CurrencyNotations.symbols(of: code).map(Self.withoutPeriod))
      for locale in locales where !missing.isEmpty {
        missing.subtract(try Self.symbols(code, locale).map(Self.withoutPeriod))
      }
      #expect(missing.isEmpty, "\(code)")
    }
  }

  @Test(
    "a currency's notations are read where it is at home",
    arguments: [
      ("ja-JP", "JPY"), ("zh-CN", "CNY"), ("ko-KR", "KRW"), ("de-CH", "CHF"), ("en-IN", "INR"),
      ("da-DK", "DKK"), ("sv-SE", "SEK"), ("nb-NO", "NOK"), ("pl-PL", "PLN"), ("ru-RU", "RUB"),
      ("uk-UA", "UAH"), ("tr-TR", "TRY"), ("vi-VN", "VND"), ("ar-EG", "EGP"), ("pt-BR", "BRL"),
      ("en-US", "USD"), ("en-CA", "CAD"), ("en-AU", "AUD"), ("zh-TW", "TWD"), ("en-HK", "HKD"),
      ("en-PK", "PKR"), ("en-KE", "KES"), ("id-ID", "IDR"), ("he-IL", "ILS"), ("ar-IL", "ILS"),
      ("cs-CZ", "CZK"),
      ("hu-HU", "HUF"), ("ro-RO", "RON"), ("bg-BG", "BGN"), ("is-IS", "ISK"), ("es-PE", "PEN"),
      ("ms-MY", "MYR"), ("th-TH", "THB"), ("bn-BD", "BDT"), ("kk-KZ", "KZT"),
    ])
  func home(locale: String, code: String) throws {
    let format = try NumberFormat.icu(locale: locale, style: .currency(code))
    for notation in CurrencyNotations.of(code).flatMap(\.withAndWithoutPeriod) {
      for text in ["500 \(notation)", "\(notation) 500"] {
        let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
        #expect(reading.value == 500, "\(text)")
      }
    }
  }
}
