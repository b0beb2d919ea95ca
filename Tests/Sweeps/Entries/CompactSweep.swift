import EntryKinds
import FormattingFields
import RandomSamples
import Testing

/// Fields that write in compact words, in all locales. (X9)
struct CompactSweep {
  private static let numbers = [
    "7", "1000", "1200", "1234", "1500", "-2500", "12345.67", "99999", "400000", "999999",
    "1000000", "1230000",
    "1234567", "2000000", "5500000", "30000000", "1500000000", "1000000000000",
    "990000000000000",
  ].compactMap { FixedDecimal($0) }

  @Test(
    "locales read the numbers that they write, and no two numbers have one text (X9)",
    arguments: [
      "compact-short .##", "compact-long .##", "compact-short", "compact-short currency/EUR .##",
    ].map(NumberStyle.skeleton))
  func everyLocale(style: NumberStyle) throws {
    for locale in Sampling.some(48, of: ICULocale.allTags, salt: 31) {
      let format = try NumberFormat.icu(locale: locale, style: style)
      let scanner = NumberScanner<FixedDecimal>(format: format)
      var numbers: [String: FixedDecimal] = [:]
      for number in Self.numbers {
        var field = FormattingField<FixedDecimal>(number, format: format)
        let text = field.text
        #expect(numbers.updateValue(number, forKey: text) == nil, "\(locale): \(text)")
        // What was written can be typed, and a commit leaves it.
        field.reset()
        try field.type(text)
        #expect(field.entry == number, "\(locale): \(text)")
        field.commit()
        #expect(field.text == text, "\(locale): \(text)")
        #expect(field.value == number, "\(locale): \(text)")
        // The format alone writes and reads the same.
        #expect(format.text(for: number) == text, "\(locale)")
        #expect(scanner.scan(text).value == number, "\(locale)")
      }
    }
  }
}
