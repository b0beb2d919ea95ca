import NumberText

/// Makes a format from the texts that ICU writes, in four steps: probe, learn, draft (a format with
/// a pattern that may write such texts) and verify (also that the format writes as ICU does).
///
/// A skeleton with compact notation is loaded without that notation, and then given its words, such
/// as the K of "1.5K". (X9)
struct FormatLoader {
  let key: FormatKey
  let symbols: LocaleSymbols
  private let formatter: ICUFormatter
  let source: ICUSource

  /// Opens ICU's formatter for the style and the options of a key.
  init(_ key: FormatKey) throws(NumberFormatError) {
    self.key = key
    symbols = try ICUCaches.symbols(for: key.locale)
    let locale = symbols.locale
    formatter = try Self.open(key, in: locale)
    source = try ICUSource(formatter, style: key.style, localeName: locale.name)
  }

  var locale: ICULocale { symbols.locale }

  /// Makes the format; throws if the format would not read what it writes. (L1)
  func load() throws(NumberFormatError) -> NumberFormat {
    let probes = try NumberProbes(source, scale: isSkeleton ? nil : key.style.scale)
    let facts = try learn(probes)
    let draft = FormatDraft(facts, ownSymbols: try ownSymbols(facts), probes, try precision)
    let writer = ICUTextWriter(
      formatter: formatter, scale: facts.scale, decimalSeparator: draft.decimalSeparator,
      options: key.options, hiddenMinus: draft.hiddenMinus,
      hasExponent: probes.hasExponent, digits: try digitsBesideWords(probes))
    let format = try draft.verified(
      by: source, write: writer.text(of:), renderer: { writer.text(for: $0) })
    return key.style.withoutCompactNotation == nil
      ? format : try compact(format, facts)
  }

  /// The format with the words of compact notation, writing as the whole skeleton does. (X9)
  private func compact(
    _ format: NumberFormat, _ facts: NumberFormat.Facts
  ) throws(NumberFormatError) -> NumberFormat {
    let writer = ICUTextWriter(
      formatter: try ICUFormatter(
        skeleton: try key.style.skeleton(key.options), localeName: locale.name),
      scale: facts.scale, decimalSeparator: facts.symbols.decimalSeparator, options: key.options)
    return format.inCompactNotation(
      try NumberFormat.icuCompactWords(locale: locale.requested), write: writer.text(for:))
  }

  /// Whether the style is a host's own skeleton. For a skeleton no pattern is tried, since the
  /// texts of a few sample numbers cannot show all that a skeleton may do: the format writes each
  /// number through ICU.
  private var isSkeleton: Bool { if case .skeleton = key.style { true } else { false } }

  /// The digits and the rounding mode that style and options ask for; nil for a host's own
  /// skeleton.
  private var precision: Precision? {
    get throws(NumberFormatError) {
      if isSkeleton { return nil }
      return Precision(
        minimumIntegerDigits: key.options.minimumIntegerDigits ?? 1,
        fractionDigits: try key.style.fractionDigits(key.options),
        roundingMode: key.options.roundingMode ?? key.style.defaultRoundingMode)
    }
  }

  /// Returns the symbols that ICU's texts show, with the separators and the minus sign that the
  /// user has chosen.
  private func ownSymbols(
    _ facts: NumberFormat.Facts
  ) throws(NumberFormatError) -> NumberSymbols {
    let symbols = facts.symbols.replacing(
      decimalSeparator: key.options.decimalSeparator,
      groupingSeparator: key.options.groupingSeparator, minusSign: key.options.minusSign)
    guard let symbols else {
      throw .invalidOptions("the user's separators or sign could not be read back")
    }
    return symbols
  }

  /// How to show the digits if the locale writes some amount of a unit in words alone, as "metre"
  /// for 1 and -1 m; nil if all texts of the probes have digits.
  private func digitsBesideWords(
    _ probes: NumberProbes
  ) throws(NumberFormatError) -> ICUTextWriter.Digits? {
    // 100 is of the plural category of most numbers, so the words that ICU writes beside 100 are
    // written around the digits.
    guard case .unit = key.style, probes.hasTextWithoutDigits,
      let around = try source.markedText(of: 100)?.literals
    else { return nil }
    let alone = try ICUFormatter(
      skeleton: try NumberStyle.decimal.skeleton(key.options), localeName: locale.name)
    return ICUTextWriter.Digits(formatter: alone, around: around)
  }

  private static func open(
    _ key: FormatKey, in locale: ICULocale
  ) throws(NumberFormatError) -> ICUFormatter {
    do throws(NumberFormatError) {
      return try ICUFormatter(skeleton: try skeleton(key, in: locale), localeName: locale.name)
    } catch {
      guard case .malformedSkeleton(_, let offset) = error else { throw error }
      switch key.style {
      case .unit(let unit): throw .unknownUnit(unit)
      // The message shows the host's skeleton, although ICU was given that skeleton without compact
      // notation.
      case .skeleton: throw .malformedSkeleton(try key.style.skeleton(key.options), offset: offset)
      default: throw error
      }
    }
  }

  /// Returns the style's skeleton with the locale's numbering system: without it ICU would look the
  /// system up anew for each of the first numbers. A host's own skeleton stays as it is.
  private static func skeleton(
    _ key: FormatKey, in locale: ICULocale
  ) throws(NumberFormatError) -> String {
    let skeleton = try (key.style.withoutCompactNotation ?? key.style).skeleton(key.options)
    if case .skeleton = key.style { return skeleton }
    return skeleton + " numbering-system/" + locale.numberingSystem
  }
}
