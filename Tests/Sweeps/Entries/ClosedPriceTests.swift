import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import RandomSamples
import Testing

/// What closes a price, and what joins a number and its affix, is subtracted in no sum, and is no
/// minus in a text from elsewhere. (R19, R22, X3, X6)
struct ClosedPriceTests {
  static let hyphens = ["-", "\u{2212}", "\u{FF0D}", "\u{FE63}", "\u{2010}", "\u{2011}", "–", "ー"]
  static let kinds: [[EntryKind]] = [
    [.arithmetic], [.arithmetic, .fractions], [.fromElsewhere], [.typedFromElsewhere],
    [.arithmetic, .fractions, .typedFromElsewhere],
  ]
  /// What may stand after a price in a sum; a digit would make the hyphen a minus.
  static let tails = ["", " + 3", "+3", " - 3", "-3", " + 10 %", " - 10 %", "*2", " / 2", ")"]

  @Test("whatever locale, currency, unit and hyphen")
  func sweep() throws {
    var random = SeededGenerator(Sampling.seed &+ 311)
    let units = try Fixtures.lines("units.txt").map { NumberStyle.unit($0) }
    var (wrong, texts) = ([String](), 0)
    for tag in Sampling.some(80, of: ICULocale.allTags, salt: 36) {
      let codes =
        ["EUR", "JPY", "CHF"] + ICULocale.allCurrencyCodes.shuffled(using: &random).prefix(3)
      let money = codes.flatMap { [NumberStyle.currency($0), .accounting($0)] }
      for style in money + units.shuffled(using: &random).prefix(4) + [.percent] {
        guard let format = try? NumberFormat.icu(locale: tag, style: style) else { continue }
        // Such a format writes its own minus after the digits, and adds it up rightly or asks.
        if format.text(for: -1).unicodeScalars.last == "-" { continue }
        let hyphen = Self.hyphens.randomElement(using: &random)!
        let kinds = Self.kinds.randomElement(using: &random)!
        for (text, isSum) in Self.texts(format, hyphen, isMoney: style.isMoney, &random) {
          texts += 1
          var policies = FieldPolicies()
          policies.entries = kinds
          var field = FormattingField<FixedDecimal>(format: format, policies: policies)
          try field.paste(text)
          if let value = field.entry, isSum || value.isNegative {
            wrong.append("\(tag) \(style): \(text) is \(value)")
          }
        }
      }
    }
    #expect(texts > 1_000)
    #expect(
      wrong.count == 0, "\(wrong.count) of \(texts): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  /// Texts with a closed price or a joined affix, and whether no number at all may be read.
  private static func texts(
    _ format: NumberFormat, _ hyphen: String, isMoney: Bool, _ random: inout SeededGenerator
  ) -> [(String, Bool)] {
    let decimal = format.symbols.decimalSeparator
    let affix = (format.affixes + format.codes).randomElement(using: &random) ?? "%"
    // Letters and signs alone: an affix such as "-ж." or "10-летия" is read as itself.
    guard
      affix.unicodeScalars.allSatisfy({
        $0.properties.generalCategory != .dashPunctuation && !$0.properties.isWhitespace
      }),
      !affix.contains(where: \.isNumber)
    else { return [] }
    var texts: [(String, Bool)] = []
    for tail in tails {
      // "5,-" in every style, and a whole amount of money before a sign.
      for price in ["5\(decimal)\(hyphen)", "5\(decimal)\(hyphen) \(affix)"] {
        texts.append((price + tail, true))
      }
      if isMoney, let first = tail.first(where: { $0 != " " }), "+-".contains(first) {
        texts += ["1000\(hyphen)", "5 \(affix)\(hyphen)", "\(affix) 5\(hyphen)"].map {
          ($0 + tail, true)
        }
      }
      if tail.contains("3") || tail.isEmpty {
        texts += ["5\(decimal)50\(hyphen)\(affix)", "5\(hyphen) \(affix)"].map { ($0 + tail, true) }
      }
    }
    return texts
  }
}

extension NumberStyle {
  fileprivate var isMoney: Bool {
    switch self {
    case .currency, .accounting: true
    default: false
    }
  }
}
