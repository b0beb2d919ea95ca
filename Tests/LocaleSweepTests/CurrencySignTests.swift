import EditScripts
import FormattingFields
import NumberText
import SlowOracle
import Testing

@testable import ICUNumberText

/// A sign of the locale's own currency means that currency. (R15)
struct CurrencySignTests {
  /// Locales that name a region with a currency, and the currency's signs there.
  private static func signs(of tag: String) throws -> (code: String, signs: Set<String>)? {
    guard let code = try ICULocale(tag).regionCurrency else { return nil }
    let currency = try ICUCurrency(code)
    let name = try ICULocale(tag).name
    let signs = try [false, true].map { try currency.symbol(inLocaleNamed: name, isNarrow: $0) }
    return (code, Set(signs.map(\.withoutOuterSpaceAndMarks)))
  }

  @Test("the locale's own sign is read in a field of its currency and in no other")
  func ownSigns() throws {
    let locales = Sampling.some(60, of: ICULocale.allTags, salt: 21)
    let failures = try inParallel(locales) { tag, random in
      var failures = Failures()
      guard let (own, signs) = try Self.signs(of: tag) else { return failures }
      for code in Sampling.some(60, of: ICULocale.allCurrencyCodes, salt: 22) {
        let format = try NumberFormat.icu(locale: tag, style: .currency(code))
        let scanner = NumberScanner<FixedDecimal>(format: format)
        let oracle = SlowOracle(format: format)
        // A field reads what it writes itself: won are "₩" in either Korea, and escudos 5$00.
        let text = format.text(for: 500)
        let writes = { (sign: String) in text.contains(sign) }
        for sign in signs {
          for text in [sign + "500", "500 " + sign, "-" + sign + " 5"] {
            let reading = scanner.scan(text)
            let verdict = oracle.verdict(text)
            let isRead = reading.value == (text.hasSuffix(" 5") ? -5 : 500)
            // "500 K" may become "500 KYD".
            let isOpen = reading.status == .intermediate && text.hasSuffix(sign)
            let isRefused = reading.issue?.code == .foreignCurrency || isOpen
            let isRight = code == own ? isRead : isRefused || writes(sign)
            // A field whose own sign is "F" reads the "F" of "F CFA"; what follows decides the
            // issue.
            let isLonger =
              code != own
              && (format.affixes + format.codes).contains {
                $0 != sign && sign.hasPrefix($0)
              }
            if isLonger && reading.value == nil && verdict.number == nil { continue }
            if !isRight || verdict.number != reading.value || verdict.code != reading.issue?.code {
              failures.add(
                "\(tag) \(own) \(code) \"\(text.visible)\": \(reading.status)"
                  + " \(reading.issue?.code.rawValue ?? "") \(reading.value?.description ?? "")"
                  + " oracle \(verdict)")
            }
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  @Test(
    "signs of either width, and signs in letters",
    arguments: [
      ("es-MX", "USD", "$500", nil), ("es-MX", "MXN", "$500", "500"), ("es-MX", "MXN", "＄5", "5"),
      ("zh-CN", "JPY", "¥500", nil), ("zh-CN", "JPY", "￥500", nil), ("zh-CN", "CNY", "￥500", "500"),
      ("zh-CN", "CNY", "¥500", "500"), ("zh-CN", "JPY", "JP￥500", "500"),
      ("ja-JP", "JPY", "¥500", "500"), ("ja-JP", "JPY", "￥500", "500"),
      ("ja-JP", "CNY", "¥500", nil),
      ("ko-KR", "KRW", "￦500", "500"), ("ko-KR", "KPW", "￦500", nil), ("en-GB", "GBP", "￡5", "5"),
      ("sv-SE", "NOK", "kr 5", nil), ("sv-SE", "NOK", "NOK 5", "5"), ("sv-SE", "KRW", "kr 5", nil),
      ("en-PK", "INR", "Rs500", nil), ("en-ZA", "RUB", "R500", nil), ("en-ZA", "RUB", "rub 5", "5"),
      ("fr-CM", "XOF", "5 FCFA", nil), ("fr-CM", "XOF", "5 F CFA", "5"),
      ("en-CA", "USD", "$5", nil),
      ("en-US", "CAD", "$5", nil), ("en-US", "CAD", "CA$5", "5"), ("pt-BR", "ZAR", "R$ 5", nil),
      ("en-US-u-cu-eur", "USD", "$5", "5"), ("en-US-u-rg-gbzzzz", "EUR", "£5", nil),
      ("de-CH", "EUR", "CHF 5", nil),
    ])
  func rows(tag: String, code: String, text: String, value: String?) throws {
    let format = try NumberFormat.icu(locale: tag, style: .currency(code))
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    #expect(reading.value?.plainText == value)
    #expect(reading.issue?.code == (value == nil ? .foreignCurrency : nil))
    #expect(SlowOracle(format: format).verdict(text).code == reading.issue?.code)
  }
}
