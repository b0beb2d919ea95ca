import EditScripts
import FormattingFields
import SlowOracle
import Testing

@testable import ICUNumberText

/// Every currency that ICU knows.
struct CurrencySweep {
  @Test("each currency reads what it writes, by symbol, narrow symbol and code")
  func allCodes() throws {
    let failures = try inParallel(SweepCases.sample(16, salt: 6)) { tag, random in
      var failures = Failures()
      for code in ICULocale.allCurrencyCodes {
        try check(code, tag, &failures)
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  private func check(_ code: String, _ tag: String, _ failures: inout Failures) throws {
    let format = try NumberFormat.icu(locale: tag, style: .currency(code))
    let scanner = NumberScanner<FixedDecimal>(format: format)
    func fail(_ text: String, _ why: String) {
      let reading = scanner.scan(text)
      failures.add(
        "\(tag) \(code) \"\(text.visible)\": \(why), reads \(reading.status)"
          + " \(reading.issue?.code.rawValue ?? "") \(reading.value?.description ?? "")")
    }
    let digits = try ICUCurrency(code).fractionDigits()
    for value in [FixedDecimal("1234.5")!, FixedDecimal("-0.625")!, 7] {
      let text = format.text(for: value)
      let shown = value.rounded(toFractionDigits: digits, mode: .halfUp)!
      if scanner.scan(text).value != shown { fail(text, "not \(shown)") }
    }
    let five = String(format.symbols.digits[5])
    for name in format.affixes + format.codes + [code.lowercased()] {
      for text in [name + five, five + name, name + "\u{A0}" + five, five + " " + name] {
        // "$5" is five dollars and half an escudo in Cape Verde: it is refused.
        let isAmbiguous = scanner.scan(text).issue?.code == .ambiguousSeparator
        let allowed = isAmbiguous && name == format.symbols.decimalSeparator
        if scanner.scan(text).value != 5 && !allowed { fail(text, "not 5") }
      }
      for count in 1..<name.unicodeScalars.count {
        let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(count)))
        if scanner.scan(start).status == .invalid { fail(start, "invalid") }
        if scanner.scan(five + " " + start).status == .invalid {
          fail(five + " " + start, "invalid")
        }
      }
    }
  }

  @Test("a sign that another currency has is not taken for the field's")
  func foreignSigns() throws {
    let failures = try inParallel(SweepCases.sample(60, salt: 7)) { tag, random in
      var failures = Failures()
      let codes = [
        "USD", "CAD", "AUD", "MXN", "SEK", "DKK", "NOK", "GBP", "EGP", "EUR", "JPY", "CNY",
      ]
      for own in codes {
        let format = try NumberFormat.icu(locale: tag, style: .currency(own))
        let scanner = NumberScanner<FixedDecimal>(format: format)
        let taken = Set((format.affixes + format.codes).map(bare))
        for other in codes where other != own {
          let others = try NumberFormat.icu(locale: tag, style: .currency(other))
          for sign in others.affixes + others.codes {
            let isOwn = taken.contains(bare(sign))
            let reading = scanner.scan("5 " + sign)
            if (reading.status == .acceptable) != isOwn {
              failures.add(
                "\(tag) \(own) \"5 \(sign.visible)\" of \(other): \(reading.status)")
            }
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  private func bare(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !$0.properties.isBidiControl
        }.map { $0 == "\u{FFE5}" ? "\u{A5}" : $0 }))
  }
}
