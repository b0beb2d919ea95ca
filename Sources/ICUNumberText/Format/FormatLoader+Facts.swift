import NumberText

/// Puts together what is known of a format: from the probes and from ICU's data about the locale.
/// The second of the four steps of making a format: probe, learn, draft, verify.
extension FormatLoader {
  func learn(_ probes: NumberProbes) throws(NumberFormatError) -> NumberFormat.Facts {
    let foreignSigns = try foreignCurrencySigns(probes)
    let scale = probes.scale ?? 0
    var written = try probes.symbols(
      in: key.style.currencyCode == nil ? symbols.plain : symbols.monetary, scale: scale,
      usesGrouping: key.options.usesGrouping, from: source)
    if let separator = try unwrittenDecimalSeparator(probes) {
      written.decimalSeparator = separator
    }
    var facts = NumberFormat.Facts(locale: locale.requested, symbols: written, style: key.style)
    facts.scale = scale
    (facts.affixes, facts.codes) = try affixes(probes, without: foreignSigns)
    facts.foreignCurrencySigns = foreignSigns
    facts.allowsExponent = key.options.allowsExponent ?? probes.hasExponent
    return facts
  }

  /// Finds the decimal separator of a currency whose amounts have no fraction, by having ICU write
  /// a fraction; nil if the probes' texts show the separator. The locale's data are not enough, as
  /// a currency may have separators of its own: LUF in de-LU, ITL in it-CH.
  private func unwrittenDecimalSeparator(
    _ probes: NumberProbes
  ) throws(NumberFormatError) -> String? {
    guard probes.decimalSeparator == nil, let code = key.style.currencyCode,
      let currency = try currency(code)
    else { return nil }
    let options = NumberOptions(minimumFractionDigits: 1, maximumFractionDigits: 1)
    let formatter = try ICUFormatter(
      skeleton: try NumberStyle.currency(currency.code).skeleton(options), localeName: locale.name)
    return try source.decimalSeparator(of: formatter)
  }

  private func affixes(
    _ probes: NumberProbes, without foreignSigns: [String]
  ) throws(NumberFormatError) -> (affixes: [String], codes: [String]) {
    guard let code = key.style.currencyCode, let currency = try currency(code) else {
      return (probes.affixes, [])
    }
    let written = probes.affixes + [(probes.currencySymbol ?? "").withoutOuterSpaceAndMarks]
    var affixes: [String] = []
    func add(_ text: String) throws(NumberFormatError) {
      guard !text.isEmpty, text != currency.code, !affixes.contains(text),
        !foreignSigns.contains(text)
      else { return }
      // In Cape Verde "$" is the decimal separator: "R$500" must not be read as 0.500 rand, whose
      // sign is "R".
      let signOfDecimals = text + symbols.monetary.decimalSeparator
      let isOther = try symbols.isStandardSign(signOfDecimals, ofOtherThan: code)
      if written.contains(text) || !isOther { affixes.append(text) }
    }
    let narrow = try sign(currency, true)
    for text in written + [narrow] { try add(text) }
    let own = (written + [narrow]).flatMap(\.withAndWithoutPeriod)
    for text in own + CurrencyNotations.of(currency.code).flatMap(\.withAndWithoutPeriod) {
      if try !meansOther(text, than: code) { try add(text) }
    }
    return (affixes, [currency.code])
  }

  /// Finds the signs that mean another currency in the locale, without those that the format writes
  /// itself (R15).
  ///
  /// They are the signs and notations of the region's currency, and forms of the format's own sign
  /// that are the standard sign of another currency: the narrow form, the sign without spaces, or
  /// the narrow form with the decimal separator. Where "$" is the decimal separator, the rand's "R"
  /// with this separator is the real's "R$".
  private func foreignCurrencySigns(
    _ probes: NumberProbes
  ) throws(NumberFormatError) -> [String] {
    let own = locale.regionCurrency
    guard let code = key.style.currencyCode?.uppercased(), own != code else { return [] }
    let written = probes.affixes + [probes.currencySymbol ?? ""].map(\.withoutOuterSpaceAndMarks)
    var signs: [String] = []
    func add(_ sign: String) {
      if !sign.isEmpty && !written.contains(sign) && !signs.contains(sign) { signs.append(sign) }
    }
    if let own {
      for isNarrow in [false, true] { add(try sign(ICUCurrency(own), isNarrow)) }
      for notation in CurrencyNotations.of(own).flatMap(\.withAndWithoutPeriod) { add(notation) }
    }
    if let currency = try currency(code) {
      let (standard, narrow) = (try sign(currency, false), try sign(currency, true))
      // The sign without its spaces may be another currency's: "F CFA" is the sign of one franc,
      // "FCFA" that of another.
      let closed = (written + [standard, narrow]).map { $0.filter { !$0.isWhitespace } }
      let own = (written + [standard]).map(\.withPlainCurrencySigns)
      for sign in [narrow] + closed where !own.contains(sign.withPlainCurrencySigns) {
        if try meansOther(sign, than: code) { add(sign) }
      }
      let signOfDecimals = narrow + symbols.monetary.decimalSeparator
      if try symbols.isStandardSign(signOfDecimals, ofOtherThan: code) { add(signOfDecimals) }
    }
    return signs
  }

  /// Whether a sign, or the sign with a period, is the standard sign of another currency: "kr"
  /// means Icelandic krónur in a locale that writes these as "kr.".
  private func meansOther(_ sign: String, than code: String) throws(NumberFormatError) -> Bool {
    for text in [sign, sign + "."] {
      if try symbols.isStandardSign(text, ofOtherThan: code) { return true }
    }
    return false
  }

  private func sign(
    _ currency: ICUCurrency, _ isNarrow: Bool
  ) throws(NumberFormatError) -> String {
    try currency.symbol(inLocaleNamed: locale.name, isNarrow: isNarrow).withoutOuterSpaceAndMarks
  }

  /// Finds the currency of a code; nil if a skeleton names a currency that ICU does not know.
  private func currency(_ code: String) throws(NumberFormatError) -> ICUCurrency? {
    do throws(NumberFormatError) {
      return try ICUCurrency(code)
    } catch {
      if case .skeleton = key.style { return nil }
      throw error
    }
  }
}
