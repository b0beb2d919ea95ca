/// The last of the four steps of making a format: probe, learn, draft, verify. The format's texts
/// are compared with those of its source (ICU, `Intl` or a format style), and are read.
extension FormatDraft {
  /// Makes the finished format. It writes by the first pattern that gives the source's text for
  /// each number of `checks`; if no pattern does, it writes through the source. Throws if the
  /// format does not read what it writes. (L1)
  ///
  /// - Parameters:
  ///   - write: The source's text for any number; throws if the source fails.
  ///   - renderer: Like `write`, but gives some text even if the source fails.
  package func verified<Source: FormatSource>(
    by source: Source, write: (FixedDecimal) throws(NumberFormatError) -> String,
    renderer: @escaping @Sendable (FixedDecimal) -> String
  ) throws(NumberFormatError) -> NumberFormat {
    guard let pattern = try pattern(like: source) else {
      let format = makeFormat(.renderer(NumberFormat.Renderer(renderer)))
      try confirm(format, source, write)
      return format
    }
    let format = makeFormat(
      .pattern(pattern.replacing(minusSign: facts.symbols.minusSign, by: ownSymbols.minusSign)))
    try confirm(format, source) { (number) throws(NumberFormatError) in format.text(for: number) }
    return format
  }

  /// Returns the pattern with the first rounding mode by which it writes each number of `checks` as
  /// the source does; nil if there is no such mode.
  private func pattern<Source: FormatSource>(
    like source: Source
  ) throws(NumberFormatError) -> NumberPattern? {
    guard var pattern else { return nil }
    var (numbers, texts): ([FixedDecimal], [String]) = ([], [])
    for number in checks {
      guard let text = try source.text(of: number) else { continue }
      numbers.append(number)
      texts.append(text)
    }
    for mode in roundingModes {
      pattern.roundingMode = mode
      let writer = PatternWriter(pattern: pattern, symbols: facts.symbols, scale: facts.scale)
      let isLikeSource = numbers.indices.allSatisfy {
        writer.text(for: numbers[$0]).hasSameBytes(as: texts[$0])
      }
      if isLikeSource { return pattern }
    }
    return nil
  }

  /// Throws if a format does not read what it writes.
  private func confirm<Source: FormatSource>(
    _ format: NumberFormat, _ source: Source,
    _ write: (FixedDecimal) throws(NumberFormatError) -> String
  ) throws(NumberFormatError) {
    if let misreading = try format.firstMisreading(write) {
      throw source.refusal(of: misreading)
    }
    // If the power of ten between a number and its digits (the scale) is not known, the digits of a
    // text tell no number. The format is refused, with the text of 1 as the example.
    if !hasScale { throw source.refusal(of: format.misreading(of: 1, as: try write(1))) }
  }

  private func makeFormat(_ writer: NumberFormat.Writer) -> NumberFormat {
    var facts = facts
    (facts.symbols, facts.writer) = (ownSymbols, writer)
    return NumberFormat(facts)
  }
}
