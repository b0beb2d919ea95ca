import FormattingFields
import FormattingFieldsFoundation

/// ICU's rows about reading, from its pattern specification and its unit tests.
enum ICUReading {
  static func compare(_ row: PeerRow) throws -> Finding {
    switch row.kind {
    case "spellout": throw Unsupported("spelled-out numbers: rule-based number formats")
    case "currency-matcher": throw Unsupported("asking a text which currency it names")
    default: break
    }
    let options = row.options
    let type = PeerType.exact(integerOnly: options.flag("parseIntegerOnly") == true)
    if options.text("symbols") != nil { return try row.read(withoutSymbols, as: type) }
    let (format, need) = try format(row)
    let finding = try row.read(format, as: type)
    guard case .differs = finding, let need = need ?? Self.need(options) else { return finding }
    return .unsupported(need)
  }

  /// The format of a row, and the options of the row that it cannot have.
  private static func format(_ row: PeerRow) throws -> (NumberFormat, need: String?) {
    let given = row.options.object("symbols")
    // ICU's formats read exponents unless they are told not to.
    let options = NumberOptions(
      usesGrouping: row.options.flag("useGrouping") ?? true,
      allowsExponent: row.kind == "scientific" || row.options.flag("parseNoExponent") != true,
      decimalSeparator: given.text("decimal"), groupingSeparator: given.text("grouping"))
    guard row.kind == "pattern" else {
      let format = try NumberFormat.icu(
        locale: row.locale, style: try style(row), options: options)
      return (format, row.namesCurrency ? currencyNames : nil)
    }
    var pattern = try PeerPattern(row.argument ?? "")
    _ = try pattern.apply(row.options)
    return pattern.hasCurrency
      ? try moneyFormat(row, pattern, options) : try plainFormat(row, pattern, options)
  }

  private static func plainFormat(
    _ row: PeerRow, _ pattern: PeerPattern, _ options: NumberOptions
  ) throws -> (NumberFormat, need: String?) {
    let ignoresCase = row.options.flag("parseCaseSensitive") != true
    let format = try pattern.readingFormat(row.locale, options: options, ignoresCase: ignoresCase)
    if pattern.hasPadding { return (format, "padding to a width") }
    let isBelowZero = row.expect.text("value")?.first == "-"
    let need = isBelowZero && pattern.hasAffixThatMeansMinus
    return (format, need ? "an affix of its own that means minus" : nil)
  }

  private static func moneyFormat(
    _ row: PeerRow, _ pattern: PeerPattern, _ options: NumberOptions
  ) throws -> (NumberFormat, need: String?) {
    let code = try row.currency
    let format = try NumberFormat.icu(
      locale: row.locale, style: pattern.hasAccountingMinus ? .accounting(code) : .currency(code),
      options: options)
    if row.namesCurrency { return (format, currencyNames) }
    return (format, pattern.readAffixes.isEmpty ? nil : "literal text beside a currency")
  }

  private static let currencyNames = "a currency's names as affixes beside its symbol and code"

  private static func style(_ row: PeerRow) throws -> NumberStyle {
    switch row.kind {
    case "percent": .percent
    case "scientific": .scientific
    case "currency": .currency(try row.currency)
    case "currency_plural": .skeleton("currency/\(try row.currency) unit-width-full-name")
    default: .decimal
    }
  }

  /// The options of a row that no format has.
  private static func need(_ options: PeerObject) -> String? {
    if options.flag("parseCaseSensitive") == true {
      return "affixes and exponents in one case only"
    }
    if options.flag("decimalPatternMatchRequired") == true {
      return "a decimal separator that has to be there or must not"
    }
    return nil
  }

  /// A format all of whose symbols are empty.
  private static var withoutSymbols: NumberFormat {
    var symbols = NumberSymbols.latin
    for path in [
      \NumberSymbols.decimalSeparator, \.groupingSeparator, \.minusSign, \.plusSign, \.percentSign,
      \.perMilleSign, \.exponentSeparator,
    ] { symbols[keyPath: path] = "" }
    return NumberFormat(
      locale: "en", symbols: symbols, style: .decimal, allowsExponent: true)
  }
}

extension PeerRow {
  /// The currency of the field: the currency that the peer is told or finds, or else the region's.
  fileprivate var currency: String {
    get throws {
      if let code = expect.text("currency") ?? options.text("currency") { return code }
      if kind == "currency", let code = argument { return code }
      let marks = [("CAD", "CA"), ("GBP", "GBP"), ("CAD", "Canadian")]
      if let mark = marks.first(where: { input.contains($0.1) }) { return mark.0 }
      return try ICULocale(locale).regionCurrency ?? "USD"
    }
  }

  /// Whether the text has a word that is longer than a currency's code.
  fileprivate var namesCurrency: Bool {
    input.split { !$0.isLetter }.contains { $0.count > 3 }
  }
}
