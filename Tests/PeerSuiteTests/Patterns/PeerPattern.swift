import FormattingFieldsFoundation

/// A number pattern of ICU's or Java's, read so that a format of this package can be made of it.
///
/// Source: UTS #35 Part 3, "Number Format Patterns"; ICU `number_patternstring.cpp`.
struct PeerPattern {
  struct Affixes: Equatable {
    var prefix: [AffixPiece] = []
    var suffix: [AffixPiece] = []

    var pieces: [AffixPiece] { prefix + suffix }
  }

  struct Exponent {
    var minimumDigits: Int
    var signAlwaysShown: Bool
  }

  var positive = Affixes()
  var negative: Affixes?
  var hasPadding = false
  var minimumInteger = 1
  /// The most integer digits; nil if all are shown.
  var maximumInteger: Int?
  var minimumFraction = 0
  var maximumFraction = 0
  /// The least and the most significant digits, if the pattern asks for them.
  var significant: ClosedRange<Int>?
  /// The increment that numbers are rounded to, as the pattern writes it.
  var increment: String?
  var primaryGrouping = 0
  var secondaryGrouping = 0
  var decimalAlwaysShown = false
  var exponent: Exponent?
  /// The power of ten that a percent or per-mille sign stands for.
  var scale = 0

  init(_ text: String) throws {
    var cursor = PatternCursor(text)
    positive.prefix = try cursor.eatAffix(hasPadding: &hasPadding)
    let digits = cursor.eatDigits()
    exponent = try cursor.eatExponent()
    positive.suffix = try cursor.eatAffix(hasPadding: &hasPadding)
    if cursor.eat(";") {
      var affixes = Affixes()
      affixes.prefix = try cursor.eatAffix(hasPadding: &hasPadding)
      // A second part without digits is ignored.
      if !cursor.eatDigits().isEmpty {
        _ = try cursor.eatExponent()
        affixes.suffix = try cursor.eatAffix(hasPadding: &hasPadding)
        negative = affixes
      }
    }
    try cursor.expectEnd()
    let pieces = positive.pieces
    scale = pieces.contains(.percent) ? 2 : pieces.contains(.perMille) ? 3 : 0
    try read(digits)
  }

  private mutating func read(_ placeholders: String) throws {
    let halves = placeholders.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, let integer = halves.first else { throw PatternError() }
    let fraction = halves.count == 2 ? halves[1] : ""
    try readGroups(integer)
    let digits = integer.filter { $0 != "," }
    let zeros = digits.filter(\.isNumber).count
    let signs = digits.filter { $0 == "@" }.count
    let fractionZeros = fraction.filter(\.isNumber).count
    if digits.isEmpty && !fraction.isEmpty {
      (minimumInteger, minimumFraction) = (0, max(1, fractionZeros))
    } else if zeros == 0 && fractionZeros == 0 {
      (minimumInteger, minimumFraction) = (1, 0)
    } else {
      (minimumInteger, minimumFraction) = (zeros, fractionZeros)
    }
    maximumFraction = fraction.count
    decimalAlwaysShown = halves.count == 2 && fraction.isEmpty
    if signs > 0 {
      let optional = digits.reversed().prefix { $0 == "#" }.count
      significant = signs...(signs + optional)
      minimumInteger = 1
    }
    if placeholders.contains(where: { ("1"..."9").contains($0) }) {
      increment =
        digits.filter(\.isNumber) + (fractionZeros > 0 ? "." + fraction.filter(\.isNumber) : "")
    }
    if exponent != nil {
      (minimumInteger, maximumInteger) = signs > 0 ? (1, 1) : (zeros, digits.count)
    }
  }

  private mutating func readGroups(_ integer: Substring) throws {
    let groups = integer.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1 else { return }
    primaryGrouping = groups[groups.count - 1].count
    secondaryGrouping = groups.count > 2 ? groups[groups.count - 2].count : primaryGrouping
    guard primaryGrouping > 0, secondaryGrouping > 0 else { throw PatternError() }
  }

  /// Whether texts have fewer fraction digits than the rounding increment, which no skeleton can
  /// express.
  var hidesDigitsOfIncrement: Bool {
    guard let increment else { return false }
    return minimumFraction < (FixedDecimal(increment)?.fractionDigitCount ?? 0)
  }

  /// The affixes of a number below zero.
  var negativeAffixes: Affixes {
    negative ?? Affixes(prefix: [.minus] + positive.prefix, suffix: positive.suffix)
  }

  /// Whether numbers below zero stand in parentheses, and others do not.
  var hasAccountingMinus: Bool {
    guard let negative else { return false }
    return [negative.prefix, negative.suffix].contains { $0.hasText("(") || $0.hasText(")") }
      && !positive.prefix.hasText("(")
  }

  var hasCurrency: Bool {
    positive.pieces.contains { if case .currency = $0 { true } else { false } }
  }

}

extension [AffixPiece] {
  func hasText(_ text: String) -> Bool {
    contains { if case .text(let literal) = $0 { literal.contains(text) } else { false } }
  }
}
