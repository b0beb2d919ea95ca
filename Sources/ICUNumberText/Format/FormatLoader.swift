import CICU
import NumberText

/// Makes a format from what ICU writes.
struct FormatLoader {
  private let key: FormatKey

  init(_ key: FormatKey) { self.key = key }

  /// Opens ICU's formatter, formats probes with it and learns the format from their texts.
  ///
  /// A pattern is kept only if it writes each of `checks` as ICU does; else ICU goes on writing.
  func load() throws(ICUNumberTextError) -> NumberFormat {
    let symbols = try ICUCaches.symbols(for: key.locale)
    let formatter = try open(in: symbols.locale)
    let result = try ICUResult()
    let probes = try FormatProbes(formatter, style: key.style, in: symbols.locale, with: result)
    let scale = try scale(probes)
    let affixes = try affixes(probes, in: symbols.locale)
    let formatSymbols = probes.symbols(in: symbols, usesGrouping: key.options.usesGrouping)
    func format(_ pattern: NumberPattern?) -> NumberFormat {
      NumberFormat(
        locale: symbols.locale.requested, symbols: formatSymbols, style: key.style, scale: scale,
        affixes: affixes, allowsAffixOnBothSides: probes.hasAffixOnBothSides,
        allowsExponent: key.options.allowsExponent ?? probes.hasExponent, pattern: pattern,
        renderer: pattern == nil ? Self.renderer(formatter) : nil)
    }
    if let pattern = try probes.pattern(style: key.style, options: key.options, scale: scale) {
      let written = format(pattern)
      if Self.writes(written, like: formatter, with: result) { return written }
    }
    return format(nil)
  }

  /// Numbers that show how digits are rounded, grouped and signed.
  private static let checks: [FixedDecimal] = [
    "0", "-0", "12", "-1234.5", "12345.678", "0.000000375", "-2.5", "1.005", "1E+15",
    "98765432109876543210.123456789012345678",
  ].compactMap { FixedDecimal($0) }

  private static func writes(
    _ format: NumberFormat, like formatter: ICUFormatter, with result: borrowing ICUResult
  ) -> Bool {
    for number in checks {
      // A format that is told not to round refuses some.
      guard let text = try? result.text(of: number.description, with: formatter) else { continue }
      // ICU 72 cuts surrogates apart where it writes an exponent of two digits beyond U+FFFF.
      if text.unicodeScalars.contains("\u{FFFD}") { continue }
      guard text.utf8.elementsEqual(format.text(for: number).utf8) else { return false }
    }
    return true
  }

  private func open(in locale: ICULocale) throws(ICUNumberTextError) -> ICUFormatter {
    let skeleton = try key.style.skeleton(key.options)
    do throws(ICUNumberTextError) {
      return try ICUFormatter(skeleton: skeleton, localeName: locale.name)
    } catch {
      if case .malformedSkeleton = error, case .unit(let unit) = key.style {
        throw .unknownUnit(unit)
      }
      throw error
    }
  }

  private func scale(_ probes: FormatProbes) throws(ICUNumberTextError) -> Int {
    switch key.style {
    case .percent: return 2
    case .permille: return 3
    case .skeleton(let skeleton):
      guard let scale = probes.scale else { throw .unreadableSkeleton(skeleton) }
      return scale
    default: return 0
    }
  }

  private func affixes(
    _ probes: FormatProbes, in locale: ICULocale
  ) throws(ICUNumberTextError) -> [Affix] {
    var affixes = probes.affixes.map { Affix($0) }
    if case .currency(let code) = key.style { affixes += try names(code, in: locale) }
    if case .accounting(let code) = key.style { affixes += try names(code, in: locale) }
    // A currency without a symbol is written by its code, which reads in either case.
    let codes = Set(affixes.lazy.filter(\.ignoresCase).map(\.text))
    var seen: Set<String> = []
    return affixes.filter { affix in
      !affix.text.isEmpty && (affix.ignoresCase || !codes.contains(affix.text))
        && seen.insert(affix.text).inserted
    }
  }

  /// The currency's code, in either case, its symbol and its narrow symbol.
  private func names(_ code: String, in locale: ICULocale) throws(ICUNumberTextError) -> [Affix] {
    let currency = try ICUCurrency(code)
    let symbol = try currency.symbol(inLocaleNamed: locale.name, isNarrow: false)
    let narrow = try currency.symbol(inLocaleNamed: locale.name, isNarrow: true)
    return [Affix(symbol), Affix(narrow)].filter { $0.text != currency.code }
      + [Affix(currency.code, ignoresCase: true)]
  }

  /// Writes through ICU.
  ///
  /// Where ICU refuses a number (rounding that is said to be unnecessary and is not, more digits
  /// than ICU has room for) the text is the number's plain digits, so that none is lost.
  private static func renderer(_ formatter: ICUFormatter) -> NumberRenderer {
    NumberRenderer { number in
      let plain = number.description
      return (try? formatter.text(of: plain)) ?? plain
    }
  }
}
