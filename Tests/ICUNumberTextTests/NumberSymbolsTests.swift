import ICUNumberText
import NumberText
import Testing

@Suite("ICU's symbols")
struct NumberSymbolsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var decimal: String
    var grouping: String
    var primary = 3
    var secondary = 3
    var minimum = 1
    var minus = "-"
    var percent = "%"
    var exponent = "E"
    var digits = "0123456789"
    var system = "latn"
    var testDescription: String { locale }
  }

  static let noBreakSpace = "\u{00A0}"
  static let narrowNoBreakSpace = "\u{202F}"

  static let rows = [
    Row(locale: "en-US", decimal: ".", grouping: ","),
    Row(locale: "de-DE", decimal: ",", grouping: "."),
    Row(locale: "de-CH", decimal: ".", grouping: "’"),
    Row(locale: "fr-FR", decimal: ",", grouping: narrowNoBreakSpace),
    Row(locale: "pt-PT", decimal: ",", grouping: noBreakSpace, minimum: 2),
    Row(locale: "es-ES", decimal: ",", grouping: ".", minimum: 2),
    Row(locale: "hi-IN", decimal: ".", grouping: ",", secondary: 2),
    Row(locale: "ja-JP", decimal: ".", grouping: ","),
    Row(locale: "sv-SE", decimal: ",", grouping: noBreakSpace, minus: "−", exponent: "×10^"),
    Row(locale: "eu", decimal: ",", grouping: ".", minus: "−"),
    Row(locale: "he", decimal: ".", grouping: ",", minus: "\u{200E}-"),
    Row(
      locale: "ar-EG", decimal: "٫", grouping: "٬", minus: "\u{061C}-", percent: "٪\u{061C}",
      exponent: "اس", digits: "٠١٢٣٤٥٦٧٨٩", system: "arab"),
    Row(
      locale: "fa", decimal: "٫", grouping: "٬", minus: "\u{200E}−", percent: "٪",
      exponent: "×۱۰^", digits: "۰۱۲۳۴۵۶۷۸۹", system: "arabext"),
    Row(
      locale: "zh-u-nu-hanidec", decimal: ".", grouping: ",", digits: "〇一二三四五六七八九",
      system: "hanidec"),
    Row(locale: "en-US-POSIX", decimal: ".", grouping: ",", primary: 0, secondary: 0),
  ]

  @Test("are those of the locale", arguments: rows)
  func symbols(row: Row) throws {
    let symbols = try NumberSymbols.icu(locale: row.locale)
    #expect(symbols.decimalSeparator == row.decimal)
    #expect(symbols.groupingSeparator == row.grouping)
    #expect(symbols.primaryGroupingSize == row.primary)
    #expect(symbols.secondaryGroupingSize == row.secondary)
    #expect(symbols.minimumGroupingDigits == row.minimum)
    #expect(symbols.minusSign.utf8.elementsEqual(row.minus.utf8))
    #expect(symbols.plusSign.unicodeScalars.contains("+"))
    #expect(symbols.percentSign.utf8.elementsEqual(row.percent.utf8))
    #expect(symbols.exponentSeparator == row.exponent)
    #expect(symbols.digits == Array(row.digits.unicodeScalars))
    #expect(symbols.numberingSystem == row.system)
  }

  @Test("of a format of money are the monetary ones, as written")
  func money() throws {
    func separators(_ locale: String, _ code: String) throws -> [String] {
      let symbols = try NumberFormat.icu(locale: locale, style: .currency(code)).symbols
      return [symbols.decimalSeparator, symbols.groupingSeparator]
    }
    #expect(try separators("de-AT", "EUR") == [",", "."])
    #expect(try NumberSymbols.icu(locale: "de-AT").groupingSeparator == Self.noBreakSpace)
    #expect(try separators("pt-CV", "CVE") == ["$", Self.noBreakSpace])
    #expect(try separators("de-CH", "CHF") == [".", "’"])
    #expect(try separators("fr-CH", "CHF") == [".", Self.narrowNoBreakSpace])
    #expect(try NumberSymbols.icu(locale: "fr-CH").decimalSeparator == ",")
  }
}
