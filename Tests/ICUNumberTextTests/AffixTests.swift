import ICUNumberText
import NumberText
import Testing

@Suite("A format's affixes")
struct AffixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var style: NumberStyle
    var affixes: [String]
    var scale = 0
    var testDescription: String { "\(locale) \(style)" }

    init(_ locale: String, _ style: NumberStyle, _ affixes: [String], scale: Int = 0) {
      self.locale = locale
      self.style = style
      self.affixes = affixes
      self.scale = scale
    }
  }

  static let rows = [
    Row("en-US", .decimal, []),
    Row("en-US", .percent, ["%"], scale: 2),
    Row("en-US", .permille, ["‰"], scale: 3),
    Row("en-US", .permyriad, ["‱"], scale: 4),
    Row("tr", .percent, ["%"], scale: 2),
    Row("eu", .percent, ["%"], scale: 2),
    Row("ar-EG", .percent, ["٪"], scale: 2),
    Row("fa", .percent, ["٪"], scale: 2),
    Row("en-US", .skeleton("percent"), ["%"]),
    Row("en-US", .skeleton("percent scale/100"), ["%"], scale: 2),
    Row("en-US", .skeleton("scientific scale/100"), [], scale: 2),
    Row("en-US", .currency("USD"), ["$", "US$", "USD"]),
    Row("en-US", .accounting("USD"), ["$", "US$", "USD"]),
    Row("en-US", .currency("AUD"), ["A$", "AU$", "AUD"]),
    Row("en-US", .skeleton("currency/AUD"), ["A$", "AU$", "AUD"]),
    Row("en-US", .skeleton("currency/AUD unit-width-narrow"), ["$", "A$", "AU$", "AUD"]),
    Row("en-GB", .currency("AUD"), ["A$", "$", "AU$", "AUD"]),
    Row("de-DE", .currency("eur"), ["€", "EUR"]),
    Row("de-CH", .currency("CHF"), ["Fr.", "Fr", "SFr.", "SFr", "sFr.", "sFr", "CHF"]),
    Row("fr-CH", .currency("CHF"), ["Fr.", "Fr", "SFr.", "SFr", "sFr.", "sFr", "CHF"]),
    Row("da", .currency("DKK"), ["kr.", "kr", "DKK"]),
    Row("pt-CV", .currency("CVE"), ["\u{200B}", "CVE"]),
    Row("ar-EG", .currency("EGP"), ["ج.م.", "E£", "ج.م", "LE", "EGP"]),
    Row("he", .accounting("ILS"), ["₪", "NIS", "ש״ח", "ש\"ח", "ش.ج", "ILS"]),
    Row("ja", .currency("JPY"), ["￥", "JP¥", "¥", "円", "JPY"]),
    Row("en-US", .unit("kilometer-per-hour"), ["km/h"]),
    Row("en-US", .unit("day"), ["day", "days"]),
  ]

  @Test(
    "are what ICU writes, without signs, parentheses and marks, and money as its place writes it",
    arguments: rows)
  func affixes(row: Row) throws {
    let format = try NumberFormat.icu(locale: row.locale, style: row.style)
    #expect(format.affixes + format.codes == row.affixes)
    #expect(format.scale == row.scale)
    #expect(!format.allowsAffixOnBothSides)
  }

  @Test("match a currency's code in either case")
  func codes() throws {
    let australian = try NumberFormat.icu(locale: "en", style: .currency("AUD"))
    #expect(australian.codes == ["AUD"])
    #expect(!australian.affixes.contains("AUD"))
    let swiss = try NumberFormat.icu(locale: "de-CH", style: .currency("CHF"))
    #expect(swiss.codes == ["CHF"])
    #expect(!swiss.affixes.contains("CHF"))
  }

  @Test("may stand on both sides")
  func bothSides() throws {
    let style = NumberStyle.skeleton("unit/celsius unit-width-full-name")
    let format = try NumberFormat.icu(locale: "ja", style: style)
    #expect(format.affixes == ["摂氏", "度"])
    #expect(format.allowsAffixOnBothSides)
  }

  @Test("allow exponents in scientific styles and where an option says so")
  func exponents() throws {
    func allows(_ style: NumberStyle, _ option: Bool? = nil) throws -> Bool {
      let options = NumberOptions(allowsExponent: option)
      return try NumberFormat.icu(locale: "sv", style: style, options: options).allowsExponent
    }
    #expect(try allows(.scientific))
    #expect(try allows(.skeleton("engineering")))
    #expect(try !allows(.decimal))
    #expect(try allows(.decimal, true))
    // Without exponents the format could not read what it writes. (L1)
    #expect(throws: NumberFormatError.self) { try allows(.scientific, false) }
  }
}
