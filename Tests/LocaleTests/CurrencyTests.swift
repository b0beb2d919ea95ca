import FormattingFields
import SlowOracle
import Testing

@testable import ICUNumberText

/// Every currency that ICU knows.
struct CurrencyTests {

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
