/// A format before it is verified: what reading needs, and the patterns that may write as the
/// format's source (ICU, `Intl` or a format style) does. The third of the four steps of making a
/// format: probe, learn, draft, verify.
package struct FormatDraft {
  /// What is known of the format, with the symbols that the source writes.
  let facts: NumberFormat.Facts
  /// The symbols of `facts` with the user's own separators and minus sign, if the user has chosen
  /// some.
  let ownSymbols: NumberSymbols
  /// Whether it is known by which power of ten the digits differ from the value: 2 in percent, 0 in
  /// most formats.
  let hasScale: Bool
  /// The pattern that the texts suggest, still without a rounding mode; nil if no pattern can write
  /// such texts.
  let pattern: NumberPattern?
  /// The rounding modes that the pattern may have, in the order in which they are tried.
  let roundingModes: [RoundingMode]
  /// The numbers that tell whether a pattern is right: a right pattern writes each of them as the
  /// source does.
  let checks: [FixedDecimal]

  /// Numbers that show how a pattern signs, groups and rounds: a zero with a sign; an integer too
  /// short for groups; integers of four and five digits, of which some locales group only the
  /// longer; two fractions that end in 5, where rounding modes differ; a number that may round to
  /// zero; and a number with every digit on both sides of the separator.
  package static let usualChecks = [
    "-0", "12", "-1234.5", "12345.665", "0.000000375", "98765432109876543210.123456789012345678",
  ].map { FixedDecimal($0)! }

  /// - Parameters:
  ///   - ownSymbols: Nil stands for the symbols of `facts`.
  ///   - precision: Nil if no pattern is to be tried.
  ///   - checks: More numbers of which a pattern has to write the source's text.
  package init(
    _ facts: NumberFormat.Facts, ownSymbols: NumberSymbols? = nil, _ probes: NumberProbes,
    _ precision: Precision?, checks: [FixedDecimal] = []
  ) {
    var facts = facts
    facts.allowsAffixOnBothSides = probes.hasAffixOnBothSides
    facts.allowsMinus = !probes.hidesMinus
    facts.allowsTrailingPlus = probes.hasTrailingPlus
    self.facts = facts
    self.ownSymbols = ownSymbols ?? facts.symbols
    hasScale = probes.scale != nil
    pattern = precision.flatMap { probes.pattern($0) }
    roundingModes = precision?.roundingModes ?? []
    self.checks =
      Self.usualChecks + checks
      + (precision?.ties(scale: facts.scale, hasExponent: probes.hasExponent) ?? [])
  }

  package var decimalSeparator: String { ownSymbols.decimalSeparator }
  /// The minus sign, if the source does not write it; else nil.
  package var hiddenMinus: String? { facts.allowsMinus ? nil : ownSymbols.minusSign }
}

extension NumberProbes {
  /// The pattern that the texts suggest; nil if the affixes depend on the number, which no pattern
  /// can express.
  fileprivate func pattern(_ precision: Precision) -> NumberPattern? {
    guard coversPlurals, let fractionDigits = precision.fractionDigits,
      let positive = probes[0].text.literals, let negative = probes[1].text.literals,
      probes.allSatisfy({ $0.text.literals == ($0.isNegative ? negative : positive) })
    else { return nil }
    return NumberPattern(
      prefix: positive.prefix, suffix: positive.suffix, negativePrefix: negative.prefix,
      negativeSuffix: negative.suffix, minimumIntegerDigits: precision.minimumIntegerDigits,
      minimumFractionDigits: fractionDigits.lowerBound,
      maximumFractionDigits: fractionDigits.upperBound, usesGrouping: hasGroups,
      minimumExponentDigits: small?.text(of: .exponent)?.unicodeScalars.count)
  }
}
