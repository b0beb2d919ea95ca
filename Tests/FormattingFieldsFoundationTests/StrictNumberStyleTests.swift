import FormattingFieldLock
import FormattingFieldsFoundation
import Foundation
import Testing

/// A Foundation style that reads a text whole or throws.
struct StrictNumberStyleTests {
  typealias Doubles = FloatingPointFormatStyle<Double>

  private static func style(_ locale: String) throws -> StrictNumberStyle<Doubles> {
    try StrictNumberStyle(Doubles(locale: Locale(identifier: locale)))
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
      #expect(throws: RefusedText.self) { try strategy.parse(text) }
    }
  }

  @Test("The error tells the issue, the place and what was meant")
  func error() throws {
    let strategy = try Self.style("de_DE").parseStrategy
    let error = #expect(throws: RefusedText.self) { try strategy.parse("1.5") }
    #expect(error?.issue == NumberIssue(.incompleteGroup, at: 0..<3))
    #expect(error?.suggestions == ["1,5"])
    #expect(
      error?.localizedDescription
        == "Nach einem Tausendertrennzeichen fehlen Ziffern. Meinten Sie „1,5“?")
  }

  @Test("It stands where Foundation's styles stand: formatted(), parsing initialisers, coding")
  func foundation() throws {
    func roundTrip<Style: ParseableFormatStyle>(_ style: Style, _ value: Style.FormatInput) throws
      -> Style.FormatInput where Style.FormatOutput == String
    {
      try style.parseStrategy.parse(style.format(value))
    }
    #expect(try roundTrip(Self.style("hi_IN"), 1_234_567.25) == 1_234_567.25)
    let euros = try StrictNumberStyle(
      Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE")))
    let price = try #require(Decimal(string: "1234.5"))
    #expect(price.formatted(euros) == "1.234,50\u{A0}\u{20AC}")
    #expect(try roundTrip(euros, price) == price)
    let coded = try JSONDecoder().decode(
      StrictNumberStyle<Decimal.FormatStyle.Currency>.self, from: JSONEncoder().encode(euros))
    #expect(coded == euros)
    #expect(coded.numberFormat == euros.numberFormat)
    #expect(euros.locale(Locale(identifier: "en_US")).format(price) == "\u{20AC}1,234.50")
  }

  @Test("A style whose texts are not certain has no strict one, coded or not")
  func refused() throws {
    let compact = Doubles(locale: Locale(identifier: "en_US")).notation(.compactName)
    #expect(throws: NumberFormatError.notPositional) { try StrictNumberStyle(compact) }
    let data = try JSONEncoder().encode(compact)
    #expect(throws: NumberFormatError.notPositional) {
      try JSONDecoder().decode(StrictNumberStyle<Doubles>.self, from: data)
    }
  }

  @Test("A refused style is asked once, however often a view is drawn")
  func refusedOnce() {
    for _ in 0..<3 {
      #expect(throws: NumberFormatError.self) { try NumberFormat(Doubtful()) }
    }
    let first = Doubtful.count.withLock { $0 }
    for _ in 0..<10 { _ = try? NumberFormat(Doubtful()) }
    let text = Doubtful.count.withLock { $0 } - first
    #expect(text <= 20, "a text or two that tell whether the settings have changed")
  }

  /// A style that writes the same text for all numbers, and counts its texts.
  private struct Doubtful: FormatStyle {
    static let count = Locked(0)

    func format(_ value: Double) -> String {
      Self.count.withLock { $0 += 1 }
      return "many"
    }
  }
}
