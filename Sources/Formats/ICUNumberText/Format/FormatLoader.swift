import NumberProbing
import NumberText

/// Loads a format: has ICU write numbers and makes a format of their texts.
struct FormatLoader {
  private let key: FormatKey

  init(_ key: FormatKey) { self.key = key }

  /// Loads the format; throws if it would not read what it writes. (L1)
  func load() throws(NumberFormatError) -> NumberFormat {
    let symbols = try ICUCaches.symbols(for: key.locale)
    let locale = symbols.locale
    let formatter = try open(in: locale)
    let source = try ICUSource(formatter, style: key.style, localeName: locale.name)
    let isSkeleton = if case .skeleton = key.style { true } else { false }
    let probes = try NumberProbes(source, scale: isSkeleton ? nil : 0)
    let foreignSigns = try foreignCurrencySigns(probes, in: locale)
    var written = probes.symbols(
      in: key.style.currencyCode == nil ? symbols.plain : symbols.monetary,
      usesGrouping: key.options.usesGrouping)
    if let separator = try unwrittenDecimalSeparator(probes, in: locale, source) {
      written.decimalSeparator = separator
    }
    var facts = NumberFormat.Facts(locale: locale.requested, symbols: written, style: key.style)
    facts.scale = scale(probes)
    (facts.affixes, facts.codes) = try affixes(probes, in: locale, without: foreignSigns)
    facts.foreignCurrencySigns = foreignSigns
    facts.allowsExponent = key.options.allowsExponent ?? probes.hasExponent
    let ownSymbols = written.replacing(
      decimalSeparator: key.options.decimalSeparator,
      groupingSeparator: key.options.groupingSeparator, minusSign: key.options.minusSign)
    guard let ownSymbols else {
      throw .invalidOptions("the user's separators or sign could not be read back")
    }
    let draft = FormatDraft(facts, ownSymbols: ownSymbols, probes: probes)
    let writer = ICUTextWriter(
      formatter: formatter, scale: facts.scale, decimalSeparator: draft.decimalSeparator,
      options: key.options, hiddenMinus: draft.hiddenMinus,
      hasExponent: probes.hasExponent, digits: try digits(probes, source, in: locale))
    return try draft.format(
      isSkeleton ? nil : try pattern(probes), from: source, write: writer.text(of:),
      renderer: { writer.text(for: $0) })
  }

  /// The pattern that the probes suggest. Not for skeletons, which may do more than probes can show.
  private func pattern(_ probes: NumberProbes) throws(NumberFormatError) -> NumberPattern? {
    probes.pattern(
      minimumIntegerDigits: key.options.minimumIntegerDigits ?? 1,
      fractionDigits: try key.style.fractionDigits(key.options),
      roundingMode: key.options.roundingMode ?? .halfEven)
  }

  /// How to show the digits of a unit that the locale writes as a word alone: "metre" for 1 and -1.
  private func digits(
    _ probes: NumberProbes, _ source: ICUSource, in locale: ICULocale
  ) throws(NumberFormatError) -> ICUTextWriter.Digits? {
    // 100 has the plural category of most numbers, so its words are put around the digits.
    guard case .unit = key.style, probes.hasTextWithoutDigits,
      let around = try source.markedText(of: 100)?.literals
    else { return nil }
    let alone = try ICUFormatter(
      skeleton: try NumberStyle.decimal.skeleton(key.options), localeName: locale.name)
    return ICUTextWriter.Digits(formatter: alone, around: around)
  }

  /// The style's skeleton, with the locale's numbering system: without it ICU would look the system up
  /// anew for each of the first numbers. A host's own skeleton stays as it is.
  private func skeleton(in locale: ICULocale) throws(NumberFormatError) -> String {
    let skeleton = try key.style.skeleton(key.options)
    if case .skeleton = key.style { return skeleton }
    return skeleton + " numbering-system/" + locale.numberingSystem
  }

  private func open(in locale: ICULocale) throws(NumberFormatError) -> ICUFormatter {
    do throws(NumberFormatError) {
      return try ICUFormatter(skeleton: try skeleton(in: locale), localeName: locale.name)
    } catch {
      if case .malformedSkeleton = error, case .unit(let unit) = key.style {
        throw .unknownUnit(unit)
      }
      throw error
    }
  }

  /// The decimal separator of a currency whose texts show none, found by writing a fraction; else
  /// nil. A currency may have separators of its own in a locale: LUF in de-LU, ITL in it-CH.
  private func unwrittenDecimalSeparator(
    _ probes: NumberProbes, in locale: ICULocale, _ source: ICUSource
  ) throws(NumberFormatError) -> String? {
    guard probes.decimalSeparator == nil, let code = key.style.currencyCode,
      let currency = try currency(code)
    else { return nil }
    let options = NumberOptions(minimumFractionDigits: 1, maximumFractionDigits: 1)
    let formatter = try ICUFormatter(
      skeleton: try NumberStyle.currency(currency.code).skeleton(options), localeName: locale.name)
    return try source.decimalSeparator(of: formatter)
  }

  private func scale(_ probes: NumberProbes) -> Int {
    switch key.style {
    case .percent: 2
    case .permille: 3
    default: probes.scale ?? 0
    }
  }

  private func affixes(
    _ probes: NumberProbes, in locale: ICULocale, without foreignSigns: [String]
  ) throws(NumberFormatError) -> (affixes: [String], codes: [String]) {
    guard let code = key.style.currencyCode, let currency = try currency(code) else {
      return (probes.affixes, [])
    }
    let narrow = try currency.symbol(inLocaleNamed: locale.name, isNarrow: true)
    let texts =
      probes.affixes
      + [probes.currencySymbol ?? "", narrow].map(\.withoutOuterSpaceAndMarks)
    var affixes: [String] = []
    for text in texts
    where !text.isEmpty && text != currency.code && !affixes.contains(text)
      && !foreignSigns.contains(text)
    {
      affixes.append(text)
    }
    return (affixes, [currency.code])
  }

  /// The signs of the currency of the locale's region, if the format is for another currency, and
  /// without signs that the format writes itself. (R15)
  private func foreignCurrencySigns(
    _ probes: NumberProbes, in locale: ICULocale
  ) throws(NumberFormatError) -> [String] {
    guard let code = key.style.currencyCode?.uppercased(), let own = locale.regionCurrency,
      own != code
    else { return [] }
    let currency = try ICUCurrency(own)
    let written = probes.affixes + [probes.currencySymbol ?? ""].map(\.withoutOuterSpaceAndMarks)
    var signs: [String] = []
    for isNarrow in [false, true] {
      let sign = try currency.symbol(inLocaleNamed: locale.name, isNarrow: isNarrow)
        .withoutOuterSpaceAndMarks
      if !sign.isEmpty && !written.contains(sign) && !signs.contains(sign) {
        signs.append(sign)
      }
    }
    return signs
  }

  /// The currency of a code; nil if a skeleton names one that ICU does not know.
  private func currency(_ code: String) throws(NumberFormatError) -> ICUCurrency? {
    do throws(NumberFormatError) {
      return try ICUCurrency(code)
    } catch {
      if case .skeleton = key.style { return nil }
      throw error
    }
  }
}
