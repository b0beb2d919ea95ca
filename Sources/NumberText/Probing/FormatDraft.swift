/// A format before it is verified: what reading needs, and the patterns that may write as the source
/// does. The third step of making a format.
package struct FormatDraft {
  /// What is known of the format, with the symbols that the source writes.
  let facts: NumberFormat.Facts
  /// The same symbols with the user's own separators and sign instead, if the user has chosen some.
  let ownSymbols: NumberSymbols
  /// Whether the power of ten between value and digits is known.
  let hasScale: Bool
  /// The pattern that the texts suggest, but for its rounding mode; nil if no pattern can write such texts.
  let pattern: NumberPattern?
  /// The rounding modes that the pattern may have, in the order in which they are tried.
  let roundingModes: [RoundingMode]
  /// The numbers that tell whether a pattern is right.
  let checks: [FixedDecimal]

  /// Numbers that show how digits are rounded, grouped and signed: a zero with a sign, fewer digits
  /// than a group has, just enough for a group and one more, halves that modes of rounding write
  /// differently, a number that is smaller than any digit shown, and one with every digit.
  package static let usualChecks = [
    "-0", "12", "-1234.5", "12345.665", "0.000000375", "98765432109876543210.123456789012345678",
  ].map { FixedDecimal($0)! }

  /// - Parameters:
  ///   - facts: What is known beside the probes.
  ///   - ownSymbols: The symbols with the user's own separators and sign; nil if there are none.
  ///   - probes: What the source writes.
  ///   - precision: How many digits the source shows; nil if no pattern is to be tried.
  ///   - checks: More numbers to compare a pattern's texts of.
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
  /// The minus sign, if the source leaves it out of its texts; else nil.
  package var hiddenMinus: String? { facts.allowsMinus ? nil : ownSymbols.minusSign }
}

extension NumberProbes {
  /// The pattern that the texts suggest; nil if the affixes differ, because no pattern can write those.
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
