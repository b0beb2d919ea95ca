public import NumberText

extension NumberFormat {
  /// Returns the names of a currency in a locale, so that a field of euros can read "5 Euro"; and
  /// those of other currencies, unless the currency is that of the locale's region, to tell which
  /// words are its own.
  ///
  /// ```swift
  /// try NumberFormat.icuCurrencyNames(locale: "en-US", of: "USD")
  /// // [(key: "US dollar", value: "USD"), (key: "US dollars", value: "USD")]
  /// ```
  ///
  /// The names are not cached: a host asks once and keeps them.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag.
  ///   - code: The ISO 4217 code.
  /// - Returns: Names, each with the code of its currency.
  /// - Throws: `NumberFormatError` if ICU does not know the locale or the currency.
  /// - Complexity: ICU writes a few numbers for each of some sixty currencies.
  ///
  /// Source: ICU's skeleton `unit-width-full-name`. ICU writes no singular beside a fraction, as of
  /// "1.00".
  public static func icuCurrencyNames(
    locale: String, of code: String
  ) throws(NumberFormatError) -> [(key: String, value: String)] {
    let locale = try ICULocale(known: locale)
    let own = try ICUCurrency(code).code
    let others = locale.regionCurrency == own ? [] : CurrencyNotations.codes.filter { $0 != own }
    var names: [(key: String, value: String)] = []
    for code in [own] + others {
      let skeleton = "currency/\(code) unit-width-full-name .#"
      guard let formatter = try? ICUFormatter(skeleton: skeleton, localeName: locale.name),
        let source = try? ICUSource(formatter, style: .decimal, localeName: locale.name)
      else { continue }
      for number in currencyCounts {
        guard let text = try? source.markedText(of: number)?.affixes else { continue }
        for name in [text.prefix, text.suffix]
        where !name.isEmpty && !names.contains(where: { $0.key == name && $0.value == code }) {
          names.append((name, code))
        }
      }
    }
    return names
  }

  /// Numbers that together have most plural categories.
  private static let currencyCounts: [FixedDecimal] = [1, 2, 5, 20, 1.5]
}
