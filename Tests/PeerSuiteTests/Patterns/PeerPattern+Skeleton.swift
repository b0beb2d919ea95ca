import FormattingFields
import FormattingFieldsFoundation

extension PeerPattern {
  /// A format that writes by ICU's skeleton for the pattern.
  func skeletonFormat(_ locale: String, _ settings: PatternSettings) throws -> NumberFormat {
    let skeleton = try skeleton(.icu(locale: locale), settings)
    return try NumberFormat.icu(
      locale: locale, style: .skeleton(skeleton),
      options: NumberOptions(roundingMode: settings.roundingMode))
  }

  /// The ICU number skeleton that writes as the pattern does, if the pattern writes only digits and
  /// a minus in front.
  ///
  /// Source: ICU User Guide, "Number Skeletons".
  private func skeleton(_ symbols: NumberSymbols, _ settings: PatternSettings) throws -> String {
    guard positive == Affixes(), negativeAffixes == Affixes(prefix: [.minus]) else {
      throw Unsupported("affixes of a pattern's own beside a skeleton")
    }
    var stems = try exponent.map { [try exponentStem($0)] } ?? [integerStem, groupStem(symbols)]
    if exponent == nil && settings.minimumGroupingDigits == 2 { stems.append("group-min2") }
    stems.append(precisionStem)
    if decimalAlwaysShown { stems.append("decimal-always") }
    if settings.signAlwaysShown { stems.append("sign-always") }
    if let multiplier = settings.multiplier { stems.append("scale/\(multiplier)") }
    return stems.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func exponentStem(_ exponent: Exponent) throws -> String {
    try (exponentStep == 3 ? "engineering" : "scientific")
      + (exponent.minimumDigits > 1 ? "/*" + "e".repeated(exponent.minimumDigits) : "")
      + (exponent.signAlwaysShown ? "/sign-always" : "")
  }

  private var integerStem: String {
    guard let maximumInteger else {
      return minimumInteger == 1 ? "" : "integer-width/*" + "0".repeated(minimumInteger)
    }
    if maximumInteger == 0 { return "integer-width-trunc" }
    return "integer-width/" + "#".repeated(maximumInteger - minimumInteger)
      + "0".repeated(minimumInteger)
  }

  private func groupStem(_ symbols: NumberSymbols) throws -> String {
    if primaryGrouping == 0 { return "group-off" }
    guard symbols.primaryGroupingSize == primaryGrouping,
      symbols.secondaryGroupingSize == secondaryGrouping
    else { throw Unsupported("group sizes of a pattern's own beside a skeleton") }
    return ""
  }

  private var precisionStem: String {
    if let increment { return "precision-increment/\(increment)" }
    if exponent != nil {
      return mantissaDigits.map(Self.significantStem) ?? ".+"
    }
    if let significant { return Self.significantStem(significant) }
    if maximumFraction == 0 { return "precision-integer" }
    return "." + "0".repeated(minimumFraction) + "#".repeated(maximumFraction - minimumFraction)
  }

  private static func significantStem(_ digits: ClosedRange<Int>) -> String {
    "@".repeated(digits.lowerBound) + "#".repeated(digits.upperBound - digits.lowerBound)
  }
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: max(0, count)) }
}
