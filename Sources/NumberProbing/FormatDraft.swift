package import NumberText

/// A format while it is being made: all that reading needs, and not yet how it writes.
package struct FormatDraft {
  /// What is known of the format; its symbols are the source's.
  private var facts: NumberFormat.Facts
  /// The symbols with the user's own separators and sign.
  private let ownSymbols: NumberSymbols
  private let probes: NumberProbes

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - facts: What is known beside the probes.
  ///   - ownSymbols: The symbols with the user's own separators and sign; nil where there are none.
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

  /// The format with a pattern; nil where it does not write as the source does.
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

  /// How a format with the pattern writes.
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
    // Where the power of ten is not known, 1 stands for all that are misread.
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
