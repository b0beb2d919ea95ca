import EditScripts
import FormattingFields
import SlowOracle
import Testing

@testable import ICUNumberText

/// Every currency that ICU knows.
struct CurrencyTests {
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
      let shown = value.rounded(toFractionDigits: digits, mode: .halfEven)!
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

  @Test(
    "money is read with the monetary separators",
    arguments: [
      ("de-AT", "EUR", "€ 1 234,50", "1234.5"), ("de-AT", "EUR", "€\u{A0}1.234,50", nil),
      ("de-CH", "CHF", "CHF 1’234.50", "1234.5"), ("de-CH", "EUR", "1'234.50", "1234.5"),
      ("pt-CV", "CVE", "1234$50", "1234.5"), ("pt-CV", "CVE", "1234$50\u{A0}\u{200B}", "1234.5"),
      ("pt-PT", "PTE", "1234$50\u{A0}\u{200B}", "1234.5"), ("fr-CH", "CHF", "5.50 CHF", "5.5"),
      ("es-PY", "PYG", "Gs. 1.234", "1234"), ("nb-NO", "NOK", "5 kr", "5"),
      ("da-DK", "DKK", "1.234,50 kr.", "1234.5"), ("en-CA", "CAD", "$5", "5"),
      ("en-CA", "USD", "US$5", "5"), ("fr-CA", "CAD", "5,00 $", "5"),
      ("en-IN", "INR", "₹12,34,567", "1234567"),
    ])
  func monetarySeparators(tag: String, code: String, text: String, value: String?) throws {
    let format = try NumberFormat.icu(locale: tag, style: .currency(code))
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    let verdict = SlowOracle(format: format).verdict(text)
    #expect(reading.value == verdict.number)
    #expect(reading.status == verdict.status)
    if let value { #expect(reading.value == FixedDecimal(value)) }
  }

  @Test(
    "an alphabetic sign is typed key by key",
    arguments: [
      ("de-CH", "CHF", "C", "CH", "CHF"), ("sv-SE", "SEK", "s", "se", "SeK"),
      ("en-US", "EUR", "e", "Eu", "eUR"), ("pl-PL", "PLN", "z", "z", "zł"),
    ])
  func keyByKey(tag: String, code: String, one: String, two: String, three: String) throws {
    let format = try NumberFormat.icu(locale: tag, style: .currency(code))
    let scanner = NumberScanner<FixedDecimal>(format: format)
    for start in [one, two] {
      #expect(scanner.scan(start).issue?.code == .incomplete)
      #expect(scanner.scan("5 " + start).status == .intermediate)
      #expect(scanner.scan(start + "5").issue?.code == .unexpectedCharacter)
    }
    #expect(scanner.scan("5 " + three).value == 5)
    #expect(scanner.scan(three + " 5").value == 5)
    #expect(scanner.scan(three).status == .intermediate)
  }
}
