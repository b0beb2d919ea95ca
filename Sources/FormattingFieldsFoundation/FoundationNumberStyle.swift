import FormattingFieldLock
import Foundation
import NumberText

/// A number style of Foundation's own. Of a host's style only the texts are known; of this style
/// the locale, the kind and the currency are known, too.
protocol FoundationNumberStyle: FormatStyle, Sendable
where FormatInput: NumberValue, FormatOutput == String {
  var locale: Locale { get }
  /// The kind of number text, such as percent; for money, with its currency.
  var kind: NumberStyle { get }
  /// The same style with groups and a fraction, so that it shows its separators.
  var separated: Self { get }
  /// The same style without compact notation: it writes 1500 as "1,500" and not as "1.5K".
  var positional: Self { get }
  /// For a style that writes `Float`, the same style as a writer of `Double`: Foundation converts a
  /// `Float` to a `Double` before it writes it, and may then write digits that the `Float` does not
  /// have. Nil for other types, and if Foundation cannot decode what it has encoded.
  var inDoubles: TextWriter? { get }
  /// Returns the sign of a currency as the style's locale writes it; nil for a style that is not
  /// for money.
  func sign(of currency: String, isNarrow: Bool) -> String?
}

extension FoundationNumberStyle {
  var inDoubles: TextWriter? { nil }
  func sign(of currency: String, isNarrow: Bool) -> String? { nil }

  /// The writer of the positional style; nil if the style itself is positional.
  var positionalWriter: TextWriter? {
    positional == self ? nil : positional.inDoubles ?? TextWriter(positional)
  }

  var facts: TextFacts {
    var facts = TextFacts(
      locale: locale.identifier(.bcp47), style: kind,
      numberingSystem: locale.numberingSystem.identifier, separated: TextWriter(separated))
    guard case .currency(let code) = kind else { return facts }
    let signs = signs(of: code)
    let standard = StandardSigns.of(locale)
    (facts.affixes, facts.codes) = (signs, [code])
    let own = locale.region == nil ? nil : locale.currency?.identifier.uppercased()
    guard own != code else {
      facts.affixes += notations(of: code, signs, standard, notIn: [])
      return facts
    }
    facts.foreignCurrencySigns =
      own.map { code in
        self.signs(of: code) + CurrencyNotations.of(code).flatMap(\.withAndWithoutPeriod)
      } ?? []
    let wide = sign(of: code, isNarrow: false)?.withPlainCurrencySigns
    if let narrow = sign(of: code, isNarrow: true), narrow.withPlainCurrencySigns != wide,
      standard.contains(narrow, ofOtherThan: code)
    {
      facts.foreignCurrencySigns.append(narrow)
    }
    facts.affixes += notations(of: code, signs, standard, notIn: facts.foreignCurrencySigns)
    return facts
  }

  /// Returns what people write for a currency, such as "kr" and "kr.": its signs and notations,
  /// without those that mean another currency in the locale, and those in `others`. (R11, R15)
  private func notations(
    of code: String, _ signs: [String], _ standard: StandardSigns, notIn others: [String]
  ) -> [String] {
    (signs + CurrencyNotations.of(code)).flatMap(\.withAndWithoutPeriod).filter { text in
      !others.contains(text)
        && ![text, text + "."].contains { standard.contains($0, ofOtherThan: code) }
    }
  }

  /// Returns the signs of a currency, standard and narrow, that are not its code.
  private func signs(of currency: String) -> [String] {
    [false, true].compactMap { sign(of: currency, isNarrow: $0) }
      .filter { !$0.isEmpty && $0 != currency }
  }
}

/// The standard signs of all currencies in a locale. (R15)
///
/// Foundation makes a formatter for each currency, so the signs of a locale are kept.
private struct StandardSigns {
  /// The codes of the currencies of each sign, which is in its plain form: "¥" for "￥".
  private var codes: [String: [String]] = [:]

  static func of(_ locale: Locale) -> StandardSigns {
    if let kept = kept.withLock({ $0[locale.identifier] }) { return kept }
    let made = StandardSigns(locale)
    kept.withLock {
      if $0.count >= 64 { $0.removeAll() }
      $0[locale.identifier] = made
    }
    return made
  }

  private static let kept = Locked<[String: StandardSigns]>([:])

  private init(_ locale: Locale) {
    for currency in Locale.Currency.isoCurrencies {
      let code = currency.identifier.uppercased()
      let style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
      guard let sign = style.sign(of: code, isNarrow: false) else { continue }
      codes[sign.withPlainCurrencySigns, default: []].append(code)
    }
  }

  func contains(_ sign: String, ofOtherThan code: String) -> Bool {
    codes[sign.withPlainCurrencySigns]?.contains { $0 != code } ?? false
  }
}

// MARK: Binary numbers

extension FloatingPointFormatStyle: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .decimal }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
  var inDoubles: TextWriter? { decoded(self, as: FloatingPointFormatStyle<Double>.self) }
}

extension FloatingPointFormatStyle.Percent: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .percent }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
  var inDoubles: TextWriter? { decoded(self, as: FloatingPointFormatStyle<Double>.Percent.self) }
}

extension FloatingPointFormatStyle.Currency: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .currency(currencyCode) }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self {
    // On earlier systems a currency style has no `notation`, and so no compact notation.
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return self }
    return notation(.automatic)
  }
  var inDoubles: TextWriter? { decoded(self, as: FloatingPointFormatStyle<Double>.Currency.self) }
  func sign(of currency: String, isNarrow: Bool) -> String? {
    affix(
      beside: Self(code: currency, locale: locale).presentation(isNarrow ? .narrow : .standard)
        .format(1))
  }
}

/// Makes a writer of `Double` from a style that writes `Float`, by encoding the style and decoding
/// it as a style of the other type; nil for other types, and if the decoding fails.
private func decoded<Style: FormatStyle, Doubles: FormatStyle & Sendable>(
  _ style: Style, as doubles: Doubles.Type
) -> TextWriter? where Doubles.FormatInput == Double, Doubles.FormatOutput == String {
  guard Style.FormatInput.self == Float.self else { return nil }
  let decoded = try? JSONDecoder().decode(doubles, from: JSONEncoder().encode(style))
  return decoded.map { TextWriter($0) }
}

// MARK: Integers

extension IntegerFormatStyle: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .decimal }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
}

extension IntegerFormatStyle.Percent: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .percent }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
}

extension IntegerFormatStyle.Currency: FoundationNumberStyle where Value: NumberValue {
  var kind: NumberStyle { .currency(currencyCode) }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self {
    // On earlier systems a currency style has no `notation`, and so no compact notation.
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return self }
    return notation(.automatic)
  }
  func sign(of currency: String, isNarrow: Bool) -> String? {
    affix(
      beside: Self(code: currency, locale: locale).presentation(isNarrow ? .narrow : .standard)
        .format(1))
  }
}

// MARK: Decimals

extension Decimal.FormatStyle: FoundationNumberStyle {
  var kind: NumberStyle { .decimal }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
}

extension Decimal.FormatStyle.Percent: FoundationNumberStyle {
  var kind: NumberStyle { .percent }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self { notation(.automatic) }
}

extension Decimal.FormatStyle.Currency: FoundationNumberStyle {
  var kind: NumberStyle { .currency(currencyCode) }
  var separated: Self { grouping(.automatic).precision(.fractionLength(1)) }
  var positional: Self {
    // On earlier systems a currency style has no `notation`, and so no compact notation.
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return self }
    return notation(.automatic)
  }
  func sign(of currency: String, isNarrow: Bool) -> String? {
    affix(
      beside: Self(code: currency, locale: locale).presentation(isNarrow ? .narrow : .standard)
        .format(1))
  }
}
