import EntryKinds
import FormattingFields
import RandomSamples
import Testing

/// Names of currencies in the locales of ICU, both ways. (X12)
struct CurrencyWordSweep {
  private static let codes = ["USD", "CAD", "EUR", "GBP", "JPY", "INR", "SEK", "NOK", "MXN", "PLN"]

  private static let locales = [
    "en-US", "en-CA", "de-DE", "fr-FR", "es-MX", "sv-SE", "nb-NO", "pl-PL", "ru-RU", "hi-IN",
    "ja-JP", "ar-EG", "pt-BR", "he-IL", "fi-FI", "vi-VN",
  ]

  @Test(
    "each name of the field's currency is read, and none of another",
    arguments: Sampling.some(4, of: locales, salt: 21))
  func names(locale: String) throws {
    var names: [String: [String]] = [:]
    for code in Self.codes {
      names[code] = try NumberFormat.icuCurrencyNames(locale: locale, of: code)
        .filter { $0.value == code }.map(\.key)
    }
    var (read, refused) = (0, 0)
    for code in Self.codes {
      var policies = FieldPolicies()
      policies.entries = [
        try EntryName.currencyWords.icu(locale: locale, style: .currency(code))
      ]
      let blank = FormattingField<FixedDecimal>(
        format: try .icu(locale: locale, style: .currency(code)), policies: policies)
      func number(of name: String) throws -> FixedDecimal? {
        var field = blank
        try field.apply(TextEdit(.all, "5 \(name)"))
        return field.entry
      }
      let own = names[code] ?? []
      for name in own {
        #expect(try number(of: name) == 5, "\(locale), \(code): \(name)")
        read += 1
      }
      for (other, theirs) in names where other != code {
        for name in theirs where !own.contains(name) {
          // A name that is a word of the own name: "dollar" in a place that calls its own so.
          if own.contains(where: { $0.split(separator: " ").contains { $0 == name } }) { continue }
          let found = try number(of: name)
          #expect(found == nil, "\(locale), \(code): 5 \(name) is \(found!), \(other)")
          refused += 1
        }
      }
    }
    #expect(read >= Self.codes.count)
    #expect(refused > read)
  }
}
