import EditScripts
import FormattingFieldsFoundation
import Foundation
import Testing

/// A Foundation style that reads a text whole or throws.
struct StrictNumberStyleTests {
  static func style<Value>(
    _ locale: String, _ style: NumberStyle = .decimal, of type: Value.Type = Double.self
  ) throws -> StrictNumberStyle<Value> {
    try StrictNumberStyle(locale: Locale(identifier: locale), style: style)
  }

  @Test(
    "A text is read whole or refused",
    arguments: [
      ("de_DE", "1,5", 1.5), ("de_DE", "1.5", nil), ("de_DE", "1.234", 1234),
      ("en_US", "12abc", nil),
      ("en_US", "", nil), ("fr_FR", "1.234", nil), ("ar_EG", "\u{0661}\u{066B}\u{0665}", 1.5),
      ("en_US", "3.", 3), ("en_US", "-", nil),
    ] as [(String, String, Double?)])
  func parse(_ locale: String, _ text: String, _ expected: Double?) throws {
    let strategy = try Self.style(locale).parseStrategy
    if let expected {
      #expect(try strategy.parse(text) == expected)
    } else {
      #expect(throws: NumberTextError.self) { try strategy.parse(text) }
    }
  }

  @Test("The error tells the issue, the place and what was meant")
  func error() throws {
    let strategy = try Self.style("de_DE").parseStrategy
    let error = #expect(throws: NumberTextError.self) { try strategy.parse("1.5") }
    #expect(error?.issue == NumberIssue(.incompleteGroup, at: 0..<3))
    #expect(error?.suggestions == ["1,5"])
    #expect(error?.localizedDescription == "A group of digits is too short. Did you mean “1,5”?")
  }

  @Test("It stands where Foundation's styles stand: formatted(), parsing initialisers, coding")
  func foundation() throws {
    func roundTrip<Style: ParseableFormatStyle>(_ style: Style, _ value: Style.FormatInput) throws
      -> Style.FormatInput where Style.FormatOutput == String
    {
      try style.parseStrategy.parse(style.format(value))
    }
    #expect(try roundTrip(Self.style("hi_IN"), 1_234_567.25) == 1_234_567.25)
    let euros = try Self.style("de_DE", .currency("EUR"), of: Decimal.self)
    let price = try #require(Decimal(string: "1234.5"))
    #expect(price.formatted(euros) == "1.234,50\u{A0}\u{20AC}")
    #expect(try roundTrip(euros, price) == price)
    let coded = try JSONDecoder().decode(
      StrictNumberStyle<Decimal>.self, from: JSONEncoder().encode(euros))
    #expect(coded == euros && coded.numberFormat == euros.numberFormat)
    #expect(euros.locale(Locale(identifier: "en_US")).format(price) == "\u{20AC}1,234.50")
  }

  @Test("Coding keeps the options, and refuses what is no style")
  func coding() throws {
    let style = try StrictNumberStyle<Double>(
      locale: Locale(identifier: "en_US"),
      options: NumberOptions(
        minimumFractionDigits: 2, roundingMode: .up,
        symbolOverrides: SymbolOverrides(decimalSeparator: ",", groupingSeparator: "'")))
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(StrictNumberStyle<Double>.self, from: data)
    #expect(decoded == style)
    #expect(decoded.format(1234.5) == "1'234,50")
    for (part, damaged) in [
      ("decimal", "dezimal"), ("en-US", "e!"),
      ("\"minimumFractionDigits\":2", "\"minimumFractionDigits\":-2"),
    ] {
      let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: part, with: damaged)
      #expect(throws: ICUNumberTextError.self) {
        try JSONDecoder().decode(StrictNumberStyle<Double>.self, from: Data(text.utf8))
      }
    }
  }

  @Test("A coded style with any part changed is refused, or a style that reads what it writes")
  func tampered() throws {
    let style = try StrictNumberStyle<Decimal>(
      locale: Locale(identifier: "de_DE"), style: .currency("EUR"),
      options: NumberOptions(
        minimumFractionDigits: 2, maximumFractionDigits: 4, minimumIntegerDigits: 1,
        roundingMode: .up, allowsExponent: false,
        symbolOverrides: SymbolOverrides(
          decimalSeparator: ".", groupingSeparator: "'", minusSign: "-")))
    var (refused, decoded) = (0, 0)
    for data in try TamperedJSON.all(from: JSONEncoder().encode(style)) {
      do {
        let other = try JSONDecoder().decode(StrictNumberStyle<Decimal>.self, from: data)
        decoded += 1
        #expect(
          try other.parseStrategy.parse(other.format(-1234)) == -1234,
          "\(String(decoding: data, as: UTF8.self))")
      } catch is DecodingError {
        refused += 1
      } catch is ICUNumberTextError {
        refused += 1
      }
    }
    #expect(refused > 100 && decoded > 10, "\(refused) refused, \(decoded) decoded")
  }

  @Test("A currency, unit or tag that ICU does not know throws")
  func unknown() {
    #expect(throws: ICUNumberTextError.self) { try Self.style("de_DE", .currency("QQQ")) }
    #expect(throws: ICUNumberTextError.self) { try Self.style("de_DE", .unit("parsek")) }
  }
}
