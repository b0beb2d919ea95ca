package import NumberText

/// A format while it is being made: all that reading needs, and not yet how it writes.
package struct FormatDraft {
  package var locale: String
  package var style: NumberStyle
  package var symbols: NumberSymbols
  package var scale: Int
  package var affixes: [Affix]
  package var foreignCurrencySigns: [String]
  package var allowsExponent: Bool
  /// The user's own separators and sign.
  package var overrides: SymbolOverrides
  /// The symbols with those.
  private let ownSymbols: NumberSymbols
  private let probes: NumberProbes

  /// Makes a draft; nil where a number could not be read with the user's own separators and sign.
  package init?(
    locale: String, style: NumberStyle, symbols: NumberSymbols, scale: Int, affixes: [Affix],
    foreignCurrencySigns: [String] = [], allowsExponent: Bool,
    overrides: SymbolOverrides = SymbolOverrides(), probes: NumberProbes
  ) {
    guard let ownSymbols = symbols.overridden(by: overrides) else { return nil }
    self.locale = locale
    self.style = style
    self.symbols = symbols
    self.scale = scale
    self.affixes = affixes
    self.foreignCurrencySigns = foreignCurrencySigns
    self.allowsExponent = allowsExponent
    self.overrides = overrides
    self.ownSymbols = ownSymbols
    self.probes = probes
  }

  /// The decimal separator that is written.
  package var decimalSeparator: String { ownSymbols.decimalSeparator }
  /// The minus sign that is left out of the texts; nil where it is written.
  package var hiddenMinus: String? { probes.hidesMinus ? ownSymbols.minusSign : nil }

  /// Numbers that show how digits are rounded, grouped and signed: a zero with a sign, fewer digits
  /// than a group, as many as make the least and the next group, halves that modes of rounding part
  /// in whole numbers and in hundredths, a number below all places, and one with each digit.
  package static let checks = FixedDecimal.list(
    "-0", "12", "-1234.5", "12345.665", "0.000000375", "98765432109876543210.123456789012345678")

  /// The format: by the pattern if that writes each of the checks as the source does, else through the
  /// source. It is kept only if it reads what it writes. (L1)
  ///
  /// - Parameters:
  ///   - checks: The numbers that tell whether the pattern is right.
  ///   - pattern: What the probes suggest; nil where they suggest none.
  ///   - write: What the source writes for numbers of every kind, or why it cannot.
  ///   - renderer: The same, whatever happens.
  package func format<Source: NumberSource>(
    _ pattern: NumberPattern?, from source: Source, checks: [FixedDecimal] = FormatDraft.checks,
    write: (FixedDecimal) throws(Source.Failure) -> String,
    renderer: @autoclosure () -> NumberRenderer
  ) throws(Source.Failure) -> NumberFormat {
    if let format = try self.format(pattern, like: source, checks) {
      try confirm(format, source) { (number) throws(Source.Failure) in format.text(for: number) }
      return format
    }
    let format = makeFormat(symbols: ownSymbols, writer: .renderer(renderer()))
    try confirm(format, source, write)
    return format
  }

  /// The format with a pattern; nil where it does not write as the source does.
  private func format<Source: NumberSource>(
    _ pattern: NumberPattern?, like source: Source, _ checks: [FixedDecimal]
  ) throws(Source.Failure) -> NumberFormat? {
    guard let pattern else { return nil }
    let format = makeFormat(symbols: symbols, writer: .pattern(pattern))
    for number in checks {
      guard let text = try source.text(of: number) else { continue }
      guard format.text(for: number).utf8.elementsEqual(text.utf8) else { return nil }
    }
    if overrides.isEmpty { return format }
    let own = pattern.replacing(minusSign: symbols.minusSign, by: ownSymbols.minusSign)
    return makeFormat(symbols: ownSymbols, writer: .pattern(own))
  }

  /// How a format with the pattern writes.
  func writes(_ pattern: NumberPattern) -> (FixedDecimal) -> String {
    let format = makeFormat(symbols: symbols, writer: .pattern(pattern))
    return { format.text(for: $0) }
  }

  private func confirm<Source: NumberSource>(
    _ format: NumberFormat, _ source: Source,
    _ write: (FixedDecimal) throws(Source.Failure) -> String
  ) throws(Source.Failure) {
    if let misreading = try format.firstMisreading(write) {
      throw source.failure(.misread(misreading))
    }
    // Where the power of ten is not known, 1 stands for all that are misread.
    if probes.scale == nil {
      throw source.failure(.misread(format.misreading(of: 1, as: try write(1))))
    }
  }

  private func makeFormat(symbols: NumberSymbols, writer: NumberFormat.Writer) -> NumberFormat {
    NumberFormat(
      locale: locale, symbols: symbols, style: style, scale: scale, affixes: affixes,
      foreignCurrencySigns: foreignCurrencySigns,
      allowsAffixOnBothSides: probes.hasAffixOnBothSides, allowsExponent: allowsExponent,
      allowsMinus: !probes.hidesMinus, allowsTrailingPlus: probes.hasTrailingPlus,
      writer: writer)
  }
}
