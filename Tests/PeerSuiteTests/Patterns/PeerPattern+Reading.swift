import FormattingFields
import FormattingFieldsFoundation

extension PeerPattern {
  /// A format that reads numbers in the pattern; affixes are optional, as in every format.
  func readingFormat(
    _ locale: String, options: NumberOptions, ignoresCase: Bool
  ) throws -> NumberFormat {
    var symbols = try NumberFormat.icu(locale: locale, style: .decimal, options: options).symbols
    symbols.primaryGroupingSize = primaryGrouping
    symbols.secondaryGroupingSize = secondaryGrouping
    return NumberFormat(
      locale: locale, symbols: symbols, style: readingStyle, scale: scale,
      affixes: ignoresCase ? [] : readAffixes, codes: ignoresCase ? readAffixes : [],
      allowsAffixOnBothSides: readAffixes.count > 1,
      allowsExponent: options.allowsExponent ?? false || exponent != nil
    )
  }

  private var readingStyle: NumberStyle {
    if hasAccountingMinus { return .accounting("USD") }
    return scale == 2 ? .percent : scale == 3 ? .permille : .decimal
  }

  /// The literal texts that may be typed beside the digits.
  var readAffixes: [String] {
    [positive.prefix, positive.suffix].map(\.literals).filter { !$0.isEmpty }
  }

  /// Whether an affix other than a sign or parentheses marks the numbers below zero.
  var hasAffixThatMeansMinus: Bool {
    guard let negative else { return false }
    func bare(_ pieces: [AffixPiece]) -> String {
      pieces.literals.filter { !["(", ")"].contains($0) }
    }
    return bare(negative.prefix) != bare(positive.prefix)
      || bare(negative.suffix) != bare(positive.suffix)
  }
}

extension [AffixPiece] {
  /// The literal texts among the pieces, without white space at the ends.
  fileprivate var literals: String {
    var text = ""
    for case .text(let literal) in self { text += literal }
    let trimmed = text.drop(while: \.isWhitespace)
    return String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
  }
}
