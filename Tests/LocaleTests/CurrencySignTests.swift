import FormattingFields
import SlowOracle
import Testing

@testable import ICUNumberText

/// A sign of the locale's own currency means that currency. (R15)
struct CurrencySignTests {

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
      // A wide sign of another currency is no wide form of the field's own narrow sign.
      ("ug", "JPY", "￥500", nil), ("ug", "JPY", "¥500", nil), ("ug", "JPY", "JP¥500", "500"),
      ("yue", "KPW", "￦500", nil), ("yue", "KPW", "KPW500", "500"),
      // "$" is the decimal separator of money there.
      ("pt-CV", "ZAR", "R$500", nil), ("pt-CV", "ZAR", "1$50 ZAR", "1.5"),
    ])
  func rows(tag: String, code: String, text: String, value: String?) throws {
    let format = try NumberFormat.icu(locale: tag, style: .currency(code))
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    #expect(reading.value?.plainText == value)
    #expect(reading.issue?.code == (value == nil ? .foreignCurrency : nil))
    #expect(SlowOracle(format: format).verdict(text).code == reading.issue?.code)
  }

  @Test("the field's own sign is offered for a longer sign that ends in the region's")
  func longerSign() throws {
    let scanner = NumberScanner<FixedDecimal>(
      format: try .icu(locale: "nl-BQ", style: .currency("NIO")))
    #expect(scanner.scan("C$500").issue?.code == .foreignCurrency)
    #expect(scanner.suggestions(for: "C$500") == ["NIO500"])
  }
}
