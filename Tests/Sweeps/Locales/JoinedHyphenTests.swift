import EditScripts
import FormattingFieldFixtures
import FormattingFields
import Testing

@testable import ICUNumberText

/// "10-inch", "5-%" and "5.50-€" are measures and prices, and not below zero. (R22)
struct JoinedHyphenTests {
  /// What R8 takes for a minus.
  static let minuses: [Unicode.Scalar] = [
    "-", "\u{2212}", "\u{FF0D}", "\u{FE63}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{30FC}",
  ]
  /// Every dash of Unicode (general category Pd) and what else is typed for one. Most are no minus
  /// at all.
  static let hyphens: [Unicode.Scalar] =
    minuses + ["\u{AD}", "\u{2043}", "\u{2796}", "\u{2500}"]
    + (0...0x1_1000).compactMap { Unicode.Scalar(UInt32($0)) }
    .filter { $0.properties.generalCategory == .dashPunctuation && !minuses.contains($0) }

  @Test("a number, a hyphen and an affix are no number below zero, unless the format writes so")
  func affixes() throws {
    let units = try Fixtures.lines("units.txt").map { NumberStyle.unit($0) }
    let codes = ICULocale.allCurrencyCodes
    let ratios: [NumberStyle] = [.percent, .permille, .permyriad]
    let failures = try inParallel(Sampling.some(40, of: ICULocale.allTags, salt: 31)) {
      tag, random in
      var failures = Failures()
      let styles =
        ratios + Sampling.some(40, of: units, salt: 32)
        + Sampling.some(40, of: codes, salt: 33).map { .currency($0) }
        + codes.shuffled(using: &random).prefix(5).flatMap {
          [.accounting($0), .skeleton("currency/\($0) unit-width-full-name")]
        }
      for style in styles {
        guard let format = Self.format(tag, style) else { continue }
        let isThorough = Int.random(in: 0..<20, using: &random) == 0
        check(
          format, "\(tag) \(style)", hyphens: isThorough ? Self.hyphens : Self.minuses, &failures)
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// The format; nil if it is refused, as that of a unit which the locale writes in words alone.
  private static func format(_ tag: String, _ style: NumberStyle) -> NumberFormat? {
    do throws(NumberFormatError) {
      return try NumberFormat.icu(locale: tag, style: style)
    } catch {
      return nil
    }
  }

  private func check(
    _ format: NumberFormat, _ name: String, hyphens: [Unicode.Scalar], _ failures: inout Failures
  ) {
    if Self.writesMinusAfter(format) { return }
    let scanner = NumberScanner<FixedDecimal>(format: format)
    let decimal = format.symbols.decimalSeparator
    for affix in format.affixes + format.codes + format.style.scaleSigns.map({ String($0) }) {
      for number in ["5", "5\(decimal)50", "1234"] {
        for space in ["", " "] {
          for hyphen in hyphens {
            let text = "\(number)\(hyphen)\(space)\(affix)"
            let reading = scanner.scan(text)
            if let value = reading.value, value.isNegative {
              failures.add("\(name): \"\(text.visible)\" reads \(value)")
            }
          }
          // A name such as "Serbian dinars (2002–2006)" has digits of its own, and "$" may be the
          // separator.
          let text = number + space + affix
          if !affix.contains(where: \.isNumber), !affix.contains(decimal),
            scanner.scan(text).value != nil,
            scanner.scan("\(number)-\(space)\(affix)").issue?.code == .misplacedSign,
            scanner.suggestions(for: "\(number)-\(space)\(affix)").first != text
          {
            failures.add("\(name): \"\(text.visible)\" is not suggested")
          }
        }
      }
    }
  }

  /// Whether the format itself writes its minus between digits and affix: it has the minus there
  /// and not before the digits.
  static func writesMinusAfter(_ format: NumberFormat) -> Bool {
    let digits = Set(format.symbols.digits + "0123456789".unicodeScalars)
    let text = Array(format.text(for: -5).unicodeScalars)
    let minus = format.symbols.minusSign.unicodeScalars.filter {
      $0.properties.generalCategory != .format
    }
    guard let first = text.firstIndex(where: digits.contains),
      let last = text.lastIndex(where: digits.contains),
      !text[..<first].contains(where: minus.contains)
    else { return false }
    let after = text[(last + 1)...].drop {
      $0.properties.isWhitespace || $0.properties.generalCategory == .format
    }
    return after.first.map { minus.contains($0) } ?? false
  }
}
