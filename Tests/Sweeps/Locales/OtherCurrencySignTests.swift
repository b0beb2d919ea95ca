import EditScripts
import FormattingFields
import Testing

@testable import ICUNumberText

/// A sign that is the standard sign of another currency in the locale means that currency. (R15)
struct OtherCurrencySignTests {
  /// The standard signs of a locale, each with its currencies; and the narrow signs of all
  /// currencies.
  private struct Signs {
    var standard: [String: Set<String>] = [:]
    var narrow: [String: String] = [:]
    var own: [String: String] = [:]

    init(_ tag: String) throws {
      let name = try ICULocale(tag).name
      for code in ICULocale.allCurrencyCodes {
        let currency = try ICUCurrency(code)
        let sign = try currency.symbol(inLocaleNamed: name, isNarrow: false)
        standard[sign.withoutOuterSpaceAndMarks, default: []].insert(code)
        own[code] = sign.withoutOuterSpaceAndMarks
        narrow[code] = try currency.symbol(inLocaleNamed: name, isNarrow: true)
          .withoutOuterSpaceAndMarks
      }
    }
  }

  @Test("in a field of any currency and locale no other currency's sign is read")
  func allPairs() throws {
    let failures = try inParallel(Sampling.some(48, of: ICULocale.allTags, salt: 34)) { tag, _ in
      var failures = Failures()
      let signs = try Signs(tag)
      let region = try ICULocale(tag).regionCurrency
      for code in Sampling.some(80, of: ICULocale.allCurrencyCodes, salt: 35) where code != region {
        let format = try NumberFormat.icu(locale: tag, style: .currency(code))
        let scanner = NumberScanner<FixedDecimal>(format: format)
        for (sign, owners) in signs.standard where sign.count < 6 {
          // What the field writes itself it reads, and a code is no sign. (R15, L1)
          if sign.isEmpty || owners.contains(code) || owners.contains(sign) || sign == code {
            continue
          }
          let isNarrow = signs.narrow[code] == sign
          for text in [sign + "500", "500 " + sign] {
            let reading = scanner.scan(text)
            if let value = reading.value {
              failures.add("\(tag) \(code) \"\(text.visible)\" reads \(value)")
            } else if isNarrow, reading.status == .invalid {
              let meant = text.replacing(sign, with: format.affixes.first ?? code)
              if reading.issue?.code != .foreignCurrency
                || scanner.scan(meant).value != nil
                  && !scanner.suggestions(for: text).contains(meant)
              {
                failures.add(
                  "\(tag) \(code) \"\(text.visible)\" \(reading.issue!.code) without \(meant)")
              }
            }
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
