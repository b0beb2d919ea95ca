import CICUNumberText
import FormattingFieldLock
import NumberText

/// The symbols that ICU has for a locale's plain numbers and for its money. ICU does not tell
/// `minimumGroupingDigits`: a format learns that from its texts.
///
/// This is an object, so that a lookup copies one reference instead of some twenty texts.
final class LocaleSymbols: Sendable {
  let locale: ICULocale
  let plain: NumberSymbols
  /// The plain symbols with the separators that the locale uses for money.
  let monetary: NumberSymbols
  /// For each standard sign of a currency in the locale, the currency's code: "EUR" for "€"; "" if
  /// several currencies have the sign. A currency that is written by its code has no sign here. Nil
  /// until a format first asks.
  private let standardSigns = Locked<[String: String]?>(nil)

  init(_ locale: ICULocale) throws(NumberFormatError) {
    let source = try ICUSymbols(localeName: locale.name)
    var digits: [Unicode.Scalar] = []
    for digit in 0..<10 {
      let text = try source.text(CICU_SYMBOL_ZERO, plus: digit)
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
        throw .unknownNumberingSystem(locale.numberingSystem)
      }
      digits.append(scalar)
    }
    let plain = NumberSymbols(
      decimalSeparator: try source.text(CICU_SYMBOL_DECIMAL),
      groupingSeparator: try source.text(CICU_SYMBOL_GROUPING),
      primaryGroupingSize: source.grouping.primary,
      secondaryGroupingSize: source.grouping.secondary, minimumGroupingDigits: 1,
      minusSign: try source.text(CICU_SYMBOL_MINUS),
      plusSign: try source.text(CICU_SYMBOL_PLUS),
      percentSign: try source.text(CICU_SYMBOL_PERCENT),
      perMilleSign: try source.text(CICU_SYMBOL_PERMILLE),
      exponentSeparator: try source.text(CICU_SYMBOL_EXPONENT),
      digits: digits, numberingSystem: locale.numberingSystem)
    var monetary = plain
    monetary.decimalSeparator = try source.text(CICU_SYMBOL_MONETARY_DECIMAL)
    monetary.groupingSeparator = try source.text(CICU_SYMBOL_MONETARY_GROUPING)
    self.locale = locale
    self.plain = plain
    self.monetary = monetary
  }

  /// Whether a sign is the standard sign of another currency in the locale. Wide and small forms of
  /// characters count as the plain ones: "￥" as "¥". (R15)
  func isStandardSign(_ sign: String, ofOtherThan code: String) throws(NumberFormatError) -> Bool {
    if let known = standardSigns.withLock({ $0 }) {
      return known[sign.withPlainCurrencySigns].map { $0 != code } ?? false
    }
    var signs: [String: String] = [:]
    for other in ICUCurrency.allCodes {
      let sign = try ICUCurrency(other).symbol(inLocaleNamed: locale.name, isNarrow: false)
        .withoutOuterSpaceAndMarks.withPlainCurrencySigns
      if sign != other { signs[sign] = signs[sign] == nil ? other : "" }
    }
    standardSigns.withLock { $0 = signs }
    return try isStandardSign(sign, ofOtherThan: code)
  }
}
