package import NumberText

/// A format while it is being made: it has what reading needs, but not yet how it writes.
package struct FormatDraft {
  /// What is known of the format, with the symbols that the source writes.
  private var facts: NumberFormat.Facts
  /// The same symbols with the user's own separators and sign instead, if the user has chosen some.
  private let ownSymbols: NumberSymbols
  private let probes: NumberProbes

  /// - Parameters:
  ///   - facts: What is known beside the probes.
  ///   - ownSymbols: The symbols with the user's own separators and sign; nil if there are none.
  ///   - probes: What the source writes.
  package init(
    _ facts: NumberFormat.Facts, ownSymbols: NumberSymbols? = nil, probes: NumberProbes
  ) {
    self.facts = facts
    self.facts.allowsAffixOnBothSides = probes.hasAffixOnBothSides
    self.facts.allowsMinus = !probes.hidesMinus
    self.facts.allowsTrailingPlus = probes.hasTrailingPlus
    self.ownSymbols = ownSymbols ?? facts.symbols
    self.probes = probes
  }

  package var decimalSeparator: String { ownSymbols.decimalSeparator }
  /// The minus sign, if the source leaves it out of its texts; else nil.
  package var hiddenMinus: String? { probes.hidesMinus ? ownSymbols.minusSign : nil }

  /// Numbers that show how digits are rounded, grouped and signed: a zero with a sign, fewer digits
  /// than a group has, just enough for a group and one more, halves that modes of rounding write
  /// differently, a number that is smaller than any digit shown, and one with every digit.
  package static let checks = FixedDecimal.list(
    "-0", "12", "-1234.5", "12345.665", "0.000000375", "98765432109876543210.123456789012345678")

  /// The finished format. It writes by the pattern if that gives the source's text for each check,
  /// else through the source. Throws if the format does not read what it writes. (L1)
  ///
  /// - Parameters:
  ///   - checks: The numbers that tell whether the pattern is right.
  ///   - pattern: The pattern that the probes suggest; nil if they suggest none.
  ///   - write: The source's text for any number; throws if the source fails.
  ///   - renderer: The same, with some text even if the source fails.
  package func format<Source: NumberSource>(
    _ pattern: NumberPattern?, from source: Source, checks: [FixedDecimal] = FormatDraft.checks,
    write: (FixedDecimal) throws(NumberFormatError) -> String,
    renderer: @escaping @Sendable (FixedDecimal) -> String
  ) throws(NumberFormatError) -> NumberFormat {
    if let format = try self.format(pattern, like: source, checks) {
      try confirm(format, source) { (number) throws(NumberFormatError) in format.text(for: number) }
      return format
    }
    let format = makeFormat(ownSymbols, .renderer(NumberFormat.Renderer(renderer)))
    try confirm(format, source, write)
    return format
  }

  /// The format with a pattern; nil if it writes one of the checks differently from the source.
  private func format<Source: NumberSource>(
    _ pattern: NumberPattern?, like source: Source, _ checks: [FixedDecimal]
  ) throws(NumberFormatError) -> NumberFormat? {
    guard let pattern else { return nil }
    let format = makeFormat(facts.symbols, .pattern(pattern))
    for number in checks {
      guard let text = try source.text(of: number) else { continue }
      guard format.text(for: number).utf8.elementsEqual(text.utf8) else { return nil }
    }
    if ownSymbols == facts.symbols { return format }
    let own = pattern.replacing(minusSign: facts.symbols.minusSign, by: ownSymbols.minusSign)
    return makeFormat(ownSymbols, .pattern(own))
  }

  /// A function that writes with a pattern.
  func writes(_ pattern: NumberPattern) -> (FixedDecimal) -> String {
    let format = makeFormat(facts.symbols, .pattern(pattern))
    return { format.text(for: $0) }
  }

  private func confirm<Source: NumberSource>(
    _ format: NumberFormat, _ source: Source,
    _ write: (FixedDecimal) throws(NumberFormatError) -> String
  ) throws(NumberFormatError) {
    if let misreading = try format.firstMisreading(write) {
      throw source.refusal(of: misreading)
    }
    // Without a scale no number can be read. The error names 1 as an example.
    if probes.scale == nil {
      throw source.refusal(of: format.misreading(of: 1, as: try write(1)))
    }
  }

  private func makeFormat(
    _ symbols: NumberSymbols, _ writer: NumberFormat.Writer
  ) -> NumberFormat {
    var facts = facts
    (facts.symbols, facts.writer) = (symbols, writer)
    return NumberFormat(facts)
  }
}
