import CICU
import NumberText

/// Makes a format from what ICU writes.
struct FormatLoader {
  private let key: FormatKey

  init(_ key: FormatKey) { self.key = key }

  /// Opens ICU's formatter, formats probes with it and learns the format from their texts.
  ///
  /// A pattern is kept only if it writes each of `checks` as ICU does; else ICU goes on writing. The
  /// format is kept only if it reads what it writes. (L1)
  func load() throws(ICUNumberTextError) -> NumberFormat {
    let (format, writer, isScaled) = try made()
    func write(_ number: FixedDecimal) throws(ICUNumberTextError) -> String {
      try format.pattern == nil ? writer.text(of: number) : format.text(for: number)
    }
    var misreading = try format.firstMisreading(write)
    // Where the power of ten is not known, 1 stands for all that are misread.
    if !isScaled, misreading == nil { misreading = format.misreading(of: 1, as: try write(1)) }
    guard let misreading else { return format }
    throw .unreadableFormat(
      key.style, number: misreading.number.description, text: misreading.text,
      reading: misreading.reading?.description)
  }

  /// The format that the probes suggest, what writes where it has no pattern, and whether the probes
  /// show its scale.
  private func made() throws(ICUNumberTextError) -> (NumberFormat, ICUTextWriter, isScaled: Bool) {
    let symbols = try ICUCaches.symbols(for: key.locale)
    let formatter = try open(in: symbols.locale)
    let result = try ICUResult()
    let probes = try FormatProbes(formatter, style: key.style, in: symbols.locale, with: result)
    let (scale, isScaled) = (scale(probes), probes.scale != nil)
    let foreignSigns = try foreignCurrencySigns(probes, in: symbols.locale)
    let affixes = try affixes(probes, in: symbols.locale, without: foreignSigns)
    var formatSymbols = probes.symbols(
      in: symbols, isMoney: key.style.currencyCode != nil, usesGrouping: key.options.usesGrouping)
    if let separator = try unwrittenDecimalSeparator(probes, in: symbols.locale, with: result) {
      formatSymbols.decimalSeparator = separator
    }
    let symbolsLocale = symbols.locale.requested
    func format(
      _ pattern: NumberPattern?, _ symbols: NumberSymbols, _ writer: ICUTextWriter
    ) -> NumberFormat {
      NumberFormat(
        locale: symbolsLocale, symbols: symbols, style: key.style, scale: scale,
        affixes: affixes, foreignCurrencySigns: foreignSigns,
        allowsAffixOnBothSides: probes.hasAffixOnBothSides,
        allowsExponent: key.options.allowsExponent ?? probes.hasExponent,
        allowsMinus: !probes.hidesMinus, allowsTrailingPlus: probes.hasTrailingPlus,
        pattern: pattern,
        renderer: pattern == nil ? NumberRenderer { writer.text(for: $0) } : nil)
    }
    let overrides = key.options.symbolOverrides
    guard let ownSymbols = formatSymbols.overridden(by: overrides) else {
      throw .invalidOptions("the user's separators or sign could not be read back")
    }
    let writer = ICUTextWriter(
      formatter: formatter, scale: scale, decimalSeparator: ownSymbols.decimalSeparator,
      overrides: overrides, hiddenMinus: probes.hidesMinus ? ownSymbols.minusSign : nil,
      hasExponent: probes.hasExponent,
      digits: try digits(probes, formatter, in: symbols.locale, with: result))
    if let pattern = try probes.pattern(style: key.style, options: key.options, scale: scale) {
      let written = format(pattern, formatSymbols, writer)
      if try Self.writes(written, like: formatter, with: result) {
        guard !overrides.isEmpty else { return (written, writer, isScaled) }
        let own = pattern.replacing(
          minusSign: formatSymbols.minusSign, by: ownSymbols.minusSign)
        return (format(own, ownSymbols, writer), writer, isScaled)
      }
    }
    return (format(nil, ownSymbols, writer), writer, isScaled)
  }

  /// How to show the digits of a number that the locale writes as a word: "metre" for one metre,
  /// and for minus one.
  private func digits(
    _ probes: FormatProbes, _ formatter: ICUFormatter, in locale: ICULocale,
    with result: borrowing ICUResult
  ) throws(ICUNumberTextError) -> ICUTextWriter.Digits? {
    guard case .unit = key.style, probes.hasTextWithoutDigits else { return nil }
    // A hundred has the plural category that most numbers have.
    let many = try result.formatted("100", with: formatter)
    guard let number = many.numberRange else { return nil }
    let alone = try ICUFormatter(
      skeleton: try NumberStyle.decimal.skeleton(key.options), localeName: locale.name)
    return ICUTextWriter.Digits(
      formatter: alone, prefix: many.text(0..<number.lowerBound),
      suffix: many.text(number.upperBound..<many.units.count))
  }

  /// Numbers that show how digits are rounded, grouped and signed: a zero with a sign, fewer digits
  /// than a group, as many as make the least and the next group, halves that modes of rounding part
  /// in whole numbers and in hundredths, a number below all places, and one with each digit.
  private static let checks: [(literal: String, number: FixedDecimal)] = [
    "-0", "12", "-1234.5", "12345.665", "0.000000375", "98765432109876543210.123456789012345678",
  ].compactMap { literal in FixedDecimal(literal).map { (literal, $0) } }

  private static func writes(
    _ format: NumberFormat, like formatter: ICUFormatter, with result: borrowing ICUResult
  ) throws(ICUNumberTextError) -> Bool {
    for (literal, number) in checks {
      guard let written = try result.textIfTaken(of: literal, with: formatter) else { continue }
      guard format.text(for: number).utf8.elementsEqual(written.utf8) else { return false }
    }
    return true
  }

  /// The style's skeleton with the locale's numbering system, unless it is the user's own.
  ///
  /// ICU would look the system up in each of the first numbers: 3 % of the loading of a format.
  private func skeleton(in locale: ICULocale) throws(ICUNumberTextError) -> String {
    let skeleton = try key.style.skeleton(key.options)
    if case .skeleton = key.style { return skeleton }
    return skeleton + " numbering-system/" + locale.numberingSystem
  }

  private func open(in locale: ICULocale) throws(ICUNumberTextError) -> ICUFormatter {
    do throws(ICUNumberTextError) {
      return try ICUFormatter(skeleton: try skeleton(in: locale), localeName: locale.name)
    } catch {
      if case .malformedSkeleton = error, case .unit(let unit) = key.style {
        throw .unknownUnit(unit)
      }
      throw error
    }
  }

  /// The decimal separator of money that is written without a fraction; nil for all else.
  ///
  /// A currency may have separators of its own in a locale: LUF in de-LU, ITL in it-CH.
  private func unwrittenDecimalSeparator(
    _ probes: FormatProbes, in locale: ICULocale, with result: borrowing ICUResult
  ) throws(ICUNumberTextError) -> String? {
    guard probes.long.decimalSeparator == nil, let code = key.style.currencyCode,
      let currency = try currency(code)
    else { return nil }
    let options = NumberOptions(minimumFractionDigits: 1, maximumFractionDigits: 1)
    let formatter = try ICUFormatter(
      skeleton: try NumberStyle.currency(currency.code).skeleton(options), localeName: locale.name)
    return try result.formatted("1.5", with: formatter).decimalSeparator
  }

  private func scale(_ probes: FormatProbes) -> Int {
    switch key.style {
    case .percent: 2
    case .permille: 3
    default: probes.scale ?? 0
    }
  }

  private func affixes(
    _ probes: FormatProbes, in locale: ICULocale, without foreignSigns: [String]
  ) throws(ICUNumberTextError) -> [Affix] {
    guard let code = key.style.currencyCode, let currency = try currency(code) else {
      return probes.affixes.map { Affix($0) }
    }
    let narrow = try currency.symbol(inLocaleNamed: locale.name, isNarrow: true)
    let texts =
      probes.affixes
      + [probes.currencySymbol ?? "", narrow].map(\.withoutOuterSpaceAndMarks)
    var affixes: [Affix] = []
    for text in texts
    where !text.isEmpty && text != currency.code && !affixes.contains(Affix(text))
      && !foreignSigns.contains(text)
    {
      affixes.append(Affix(text))
    }
    return affixes + [Affix(currency.code, ignoresCase: true)]
  }

  /// The signs of the currency of the locale's region, where the format is for another one and does
  /// not write them itself. (R15)
  private func foreignCurrencySigns(
    _ probes: FormatProbes, in locale: ICULocale
  ) throws(ICUNumberTextError) -> [String] {
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

  /// The currency of a code. A skeleton may name one that ICU does not know.
  private func currency(_ code: String) throws(ICUNumberTextError) -> ICUCurrency? {
    do throws(ICUNumberTextError) {
      return try ICUCurrency(code)
    } catch {
      if case .skeleton = key.style { return nil }
      throw error
    }
  }
}
