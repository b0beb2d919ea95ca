import EditScripts
import FormattingFields
import NumberText
import SlowOracle
import Testing

@testable import ICUNumberText

/// A sign of the locale's own currency means that currency, in all locales. (R15)
struct CurrencySignSweep {
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
}
