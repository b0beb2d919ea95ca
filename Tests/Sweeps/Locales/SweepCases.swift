import EditScripts
import FormattingFields

@testable import ICUNumberText

/// What the sweeps go over: locales, styles and values.
enum SweepCases {
  /// Every locale that ICU lists, and once more with its native digits if they differ.
  static let locales: [String] = ICULocale.allTags.flatMap { tag -> [String] in
    guard let locale = try? ICULocale(tag), let native = try? locale.nativeNumberingSystem(),
      native != locale.numberingSystem, (try? ICULocale("\(tag)-u-nu-\(native)")) != nil
    else { return [tag] }
    return [tag, "\(tag)-u-nu-\(native)"]
  }

  /// The styles of a locale, its own currency among them.
  static func styles(_ tag: String) throws -> [NumberStyle] {
    let own = try ICULocale(tag).regionCurrency ?? "USD"
    return [
      .decimal, .integer, .percent, .permille, .permyriad, .scientific, .currency(own),
      .currency("EUR"),
      .currency("JPY"), .currency("KWD"), .accounting(own), .accounting("EUR"),
      .skeleton("currency/\(own) sign-accounting-always"),
    ] + units.map { .unit($0) }
  }

  static let units = [
    "kilometer", "meter", "celsius", "day", "kilometer-per-hour", "liter-per-100-kilometer",
    "percent", "foot", "kilogram", "byte", "degree", "minute", "pint", "month",
    "decade", "quarter", "year", "bushel", "permille",
  ]

  /// Zero, small, large, negative, 38 digits, many fraction digits and the places of separators.
  static let values = [
    "0", "1", "-1", "2", "5", "9", "10", "11", "21", "99", "100", "101", "999", "1000", "-1000",
    "1001", "9999", "10000", "-10000", "99999", "100000", "123456", "999999", "1000000",
    "1234567", "-12345678", "123456789", "1234567890123", "12345678901234567890",
    "12345678901234567890123456789012345678", "-99999999999999999999999999999999999999",
    "0.1", "-0.5", "0.05", "0.001", "0.000001", "-0.0000001", "1.5", "-2.25", "3.14159265358979",
    "999.999", "999.9999999", "1234.5", "-98765.4321", "0.99999999", "1000000.000001",
    "123456789012345678.123456789012345678",
  ].map { FixedDecimal($0)! }

  /// The number that a format shows of a number, found by rounding.
  static func shown(_ number: FixedDecimal, _ style: NumberStyle) throws -> FixedDecimal {
    // Halves away from zero and, where the style says no count of digits, all of them. (L11)
    if style == .integer { return number.rounded(toFractionDigits: 0, mode: .halfUp)! }
    guard let currency = style.currencyCode else { return number }
    let digits = try ICUCurrency(currency).fractionDigits()
    return number.rounded(toFractionDigits: digits, mode: .halfUp)!
  }

  /// All locales, or a sample of `count`.
  static func sample(_ count: Int, salt: UInt64) -> [String] {
    Sampling.some(count, of: locales, salt: salt)
  }

  /// The values of a full run, or some of them.
  static func values(
    _ random: inout SeededGenerator, _ count: Int, full: Int = .max
  ) -> [FixedDecimal] {
    let count = Sampling.isFull ? full : count
    guard count < values.count else { return values }
    return Array(values.shuffled(using: &random).prefix(count))
  }
}
