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
  ]

  @Test(
    "in every locale",
    arguments: [
      NumberStyle.decimal, .integer, .percent, .permille, .scientific, .currency("EUR"),
      .currency("USD"), .currency("JPY"), .currency("KWD"), .currency("CHF"), .accounting("EUR"),
      .accounting("JPY"), .unit("kilometer"), .unit("day"), .unit("kilometer-per-hour"),.unit("meter-per-square-second"),
      .unit("celsius")
    ])
  func everyLocale(style: NumberStyle) throws {
    let skeleton = try style.skeleton()
    var rendered: [String] = []
    var bad = 0
    for locale in ICULocale.allTags {
      let format = try NumberFormat.icu(locale: locale, style: style)
      if format.pattern == nil { rendered.append(locale) }
      for number in Self.numbers {
        let text = format.text(for: try #require(FixedDecimal(number)))
        let exact = try NumberFormat.icuText(of: number, skeleton: skeleton, locale: locale)
        if text != exact { 
          bad += 1
          if bad < 10 { print("BAD", locale, style, number, text, exact, format.pattern == nil) }
        }
      }
    }
    print(style, "rendered", rendered.count, rendered.prefix(1000), "bad", bad)
  }
}
