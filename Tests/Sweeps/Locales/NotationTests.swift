import EditScripts
import FormattingFields
import Testing

@testable import ICUNumberText

/// Notations that mean another number to a person than to a careless reader, in every locale.
struct NotationTests {
  /// The formats of a locale that have letters or signs beside the digits.
  private static func formats(
    _ tag: String, _ random: inout SeededGenerator
  ) throws -> [NumberFormat] {
    let own = try ICULocale(tag).regionCurrency ?? "USD"
    let codes = Sampling.isFull ? ICULocale.allCurrencyCodes : ["EUR", "JPY", "CHF", "SEK", "PEN"]
    let styles: [NumberStyle] =
      [.decimal, .percent, .accounting(own)] + ([own] + codes).map { .currency($0) }
      + SweepCases.units.map { .unit($0) }
    return try styles.shuffled(using: &random).prefix(Sampling.isFull ? .max : 12).compactMap {
      style in
      do throws(NumberFormatError) {
        return try NumberFormat.icu(locale: tag, style: style)
      } catch {
        if case .unreadableFormat = error { return nil }
        throw error
      }
    }
  }

  /// Whether a text is not a number, or is the right number.
  private static func isRightOrRefused(
    _ text: String, _ number: FixedDecimal?, _ format: NumberFormat
  ) -> Bool {
    let value = NumberScanner<FixedDecimal>(format: format).scan(text).value
    return value == nil || value == number
  }

  private func sweep(
    _ salt: UInt64, _ texts: @Sendable (NumberFormat) -> [(text: String, number: FixedDecimal?)]
  ) throws {
    let locales = Sampling.some(80, of: ICULocale.allTags, salt: salt)
    let failures = try inParallel(locales) { tag, random in
      var failures = Failures()
      for format in try Self.formats(tag, &random) {
        for (text, number) in texts(format) where !Self.isRightOrRefused(text, number, format) {
          failures.add("\(tag) \(format.style): \"\(text.visible)\", not \(number as Any)")
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  @Test("a period right after letters never separates a fraction (R16)")
  func abbreviations() throws {
    try sweep(31) { format in
      (format.affixes + format.codes).map { $0.filter { !$0.isWhitespace } }
        .filter { $0.unicodeScalars.last?.properties.isAlphabetic ?? false || $0.hasSuffix("/") }
        .flatMap { affix -> [(text: String, number: FixedDecimal?)] in
          [(affix + ".500", 500), ("-" + affix + ".500", -500)]
        }
    }
  }

  @Test("a text that turns the direction of its digits is refused, wherever it does (R18)")
  func overrides() throws {
    try sweep(32) { format in
      let text = Array(format.text(for: FixedDecimal("-1234.5")!).unicodeScalars)
      var texts: [(text: String, number: FixedDecimal?)] = []
      for place in 0...text.count {
        for control in ["\u{202D}", "\u{202E}"] as [Unicode.Scalar] {
          var changed = String.UnicodeScalarView(text)
          changed.insert(control, at: changed.index(changed.startIndex, offsetBy: place))
          texts.append((String(changed), nil))
        }
      }
      return texts
    }
  }

  @Test("a hyphen that closes a price is no minus, but where the format writes its own there (R19)")
  func prices() throws {
    try sweep(33) { format in
      guard format.style.currencyCode != nil else { return [] }
      let written = format.text(for: 5000)
      let digits = written.unicodeScalars.filter { $0.properties.numericType != nil }
      guard let last = digits.last, let end = written.unicodeScalars.lastIndex(of: last) else {
        return []
      }
      // The whole part alone, with the affixes and signs around the number.
      let whole = format.text(for: 7).unicodeScalars.first { $0.properties.numericType != nil }
      guard let whole else { return [] }
      let after = String(written.unicodeScalars[written.unicodeScalars.index(after: end)...])
      let minus = format.text(for: -5000)
      let ownsTrailing = !minus.hasPrefix(format.symbols.minusSign) && minus.contains("-")
      let sign: FixedDecimal? = ownsTrailing ? -7 : nil
      let seven = String(Character(whole))
      return ["-", ",-", ".-"].flatMap { mark -> [(text: String, number: FixedDecimal?)] in
        [(seven + mark, sign), (seven + mark + after, sign)]
      }
    }
  }
}
