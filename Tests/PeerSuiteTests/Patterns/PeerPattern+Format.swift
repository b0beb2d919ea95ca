import FormattingFields
import FormattingFieldsFoundation

extension PeerPattern {
  /// A format that writes by a plain pattern and symbols, without ICU's formatters.
  func writingFormat(_ locale: String, _ settings: PatternSettings) throws -> NumberFormat {
    let money = try hasCurrency ? self.money(locale, settings) : nil
    var symbols = try money?.symbols ?? NumberSymbols.icu(locale: locale)
    symbols.primaryGroupingSize = primaryGrouping
    symbols.secondaryGroupingSize = secondaryGrouping
    symbols.minimumGroupingDigits = settings.minimumGroupingDigits ?? symbols.minimumGroupingDigits
    let currency = money.map(Self.symbol) ?? ""
    return NumberFormat(
      locale: locale, symbols: symbols, style: .decimal, scale: scale,
      pattern: try numberPattern(symbols, money, settings) { pieces in
        try pieces.literal(symbols, currency, settings.currency)
      })
  }

  /// The settings that only a skeleton can express.
  private func needsSkeleton(_ settings: PatternSettings) -> String? {
    if significant != nil && exponent == nil { return "significant digits" }
    if increment != nil { return "a rounding increment" }
    if exponent == nil && maximumInteger != nil { return "cut integer digits" }
    if decimalAlwaysShown { return "a decimal separator without a fraction" }
    if settings.signAlwaysShown { return "a plus sign" }
    return settings.multiplier == nil ? nil : "a multiplier"
  }

  private func money(_ locale: String, _ settings: PatternSettings) throws -> NumberFormat {
    guard let code = try settings.currency ?? ICULocale(locale).regionCurrency else {
      throw Unsupported("a currency symbol of no currency")
    }
    if settings.usesCash { throw Unsupported("cash rounding beside a pattern's own affixes") }
    return try NumberFormat.icu(locale: locale, style: .currency(code))
  }

  /// The currency's symbol as the locale writes it.
  private static func symbol(_ format: NumberFormat) -> String {
    guard let affixes = format.pattern else { return "" }
    let scalars = (affixes.prefix + affixes.suffix).unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isBidiControl
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func numberPattern(
    _ symbols: NumberSymbols, _ money: NumberFormat?, _ settings: PatternSettings,
    literal: ([AffixPiece]) throws -> String
  ) throws -> NumberPattern {
    if let need = needsSkeleton(settings) { throw Unsupported("\(need) in a plain pattern") }
    let below = negativeAffixes
    var pattern = NumberPattern(
      prefix: try literal(positive.prefix), suffix: try literal(positive.suffix),
      negativePrefix: try literal(below.prefix), negativeSuffix: try literal(below.suffix),
      minimumIntegerDigits: minimumInteger, minimumFractionDigits: minimumFraction,
      maximumFractionDigits: maximumFraction, roundingMode: settings.roundingMode,
      usesGrouping: primaryGrouping > 0)
    if let own = money?.pattern {
      pattern.minimumFractionDigits = own.minimumFractionDigits
      pattern.maximumFractionDigits = own.maximumFractionDigits
    }
    if let exponent {
      guard try exponentStep == 1, !exponent.signAlwaysShown, maximumInteger != 0 else {
        throw Unsupported("engineering notation or a plus in the exponent in a plain pattern")
      }
      pattern.minimumFractionDigits = (mantissaDigits?.lowerBound ?? 1) - 1
      pattern.maximumFractionDigits = (mantissaDigits?.upperBound ?? 100) - 1
      pattern.minimumExponentDigits = exponent.minimumDigits
    }
    return pattern
  }
}

extension [AffixPiece] {
  /// The text of the pieces in a locale.
  fileprivate func literal(
    _ symbols: NumberSymbols, _ currency: String, _ code: String?
  ) throws -> String {
    try map { piece in
      switch piece {
      case .text(let text): text
      case .minus: symbols.minusSign
      case .plus: symbols.plusSign
      case .percent: symbols.percentSign
      case .perMille: symbols.perMilleSign
      case .currency(1): currency
      case .currency(2): code ?? currency
      case .currency: throw Unsupported("a currency's name beside a pattern's own affixes")
      }
    }.joined()
  }
}
