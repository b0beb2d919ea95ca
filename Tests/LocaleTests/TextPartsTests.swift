import FormattingFieldFixtures
import FormattingFields
import Testing

@testable import NumberText

/// The parts of a text agree with its reading, which is made without them.
struct TextPartsTests {
  @Test("the parts of a text that is read cover it, and their digits give the number (R2, R4, R8)")
  func texts() throws {
    var numbers = 0
    for row in try FieldCase.rows("field-cases", "suite/rows") {
      let format = try NumberFormat.icu(
        locale: row.locale, style: try #require(NumberStyle(row.style)))
      var scalars = row.text.unicodeScalars.prefix(64)
      while !scalars.isEmpty {
        if check(String(String.UnicodeScalarView(scalars)), format) { numbers += 1 }
        scalars.removeLast()
      }
    }
    #expect(numbers > 2000)
  }

  @Test("the writer's parts are those that a scan finds", arguments: Self.locales)
  func written(locale: String) throws {
    for style in Self.styles {
      let format = try NumberFormat.icu(locale: locale, style: style)
      for number in Self.numbers {
        let written = format.written(number)
        let isRead = check(written.text, format)
        let (own, read) = (written.parts.parts, format.parts(of: written.text).parts)
        #expect(Self.cover(own, written.text))
        guard isRead, format.pattern != nil else { continue }
        // The writer gives an exponent's separator and its sign as one part, with the bidi controls
        // in between.
        func numeric(_ parts: [TextPart]) -> [TextPart] {
          parts.filter { [.digit, .group, .decimal].contains($0.role) }
        }
        func hasExponent(_ parts: [TextPart]) -> Bool { parts.contains { $0.role == .exponent } }
        #expect(numeric(own) == numeric(read), "\(format) \(written.text)")
        #expect(hasExponent(own) == hasExponent(read), "\(format) \(written.text)")
        #expect(written.parts.exponent == format.parts(of: written.text).exponent)
      }
    }
  }

  private static let locales = [
    "en-US", "de-DE", "de-CH", "fr-FR", "hi-IN", "ar-EG", "fa-IR", "sv-SE", "pt-CV", "he-IL",
    "ckb-IQ", "ff-Adlm", "es-ES", "lkt-US", "bg-BG", "my-MM",
  ]
  private static let styles: [NumberStyle] = [
    .decimal, .percent, .scientific, .currency("EUR"), .currency("XOF"), .accounting("USD"),
    .unit("liter-per-100-kilometer"), .unit("meter"), .skeleton("compact-short"),
  ]
  private static let numbers: [FixedDecimal] = [
    "0", "1", "12", "0.5", "1234.5", "1234567.891", "1E30", "0.000012", "98765432109876543210.125",
  ].map { FixedDecimal($0)! }.flatMap { [$0, $0.negated] }

  /// Checks the parts of a text; true if the text is a number.
  private func check(_ text: String, _ format: NumberFormat) -> Bool {
    let parts = format.parts(of: text)
    #expect(Self.cover(parts.parts, text), "\(format) \(text)")
    guard let number = format.number(in: text) else { return false }
    #expect(!parts.parts.contains { $0.role == .foreign }, "\(format) \(text)")
    #expect(Self.number(parts, text, format.scale) == number, "\(format) \(text)")
    let counts = parts.counts(before: text.utf8.count)
    #expect(
      counts == (parts.integerCount, parts.fractionCount, parts.exponentCount),
      "\(format) \(text)")
    return true
  }

  private static func cover(_ parts: [TextPart], _ text: String) -> Bool {
    var end = 0
    for part in parts {
      guard part.range.lowerBound == end, part.range.upperBound > end else { return false }
      end = part.range.upperBound
    }
    return end == text.utf8.count
  }

  /// The number that the roles say: digits in their order, a decimal separator, an exponent, a
  /// sign.
  private static func number(_ parts: TextParts, _ text: String, _ scale: Int) -> FixedDecimal? {
    var (mantissa, exponent, isNegative, hasExponent) = ("", "", false, false)
    for part in parts.parts {
      let characters = text.utf8Part(part.range).unicodeScalars
      switch part.role {
      case .digit:
        let digits = characters.map { String(digit($0)) }.joined()
        if hasExponent { exponent += digits } else { mantissa += digits }
      case .decimal: mantissa += "."
      case .exponent:
        hasExponent = true
        if characters.contains(where: { CharacterKind($0.value) == .minus }) { exponent = "-" }
      case .sign:
        isNegative =
          isNegative
          || characters.contains {
            [.minus, .openingParenthesis].contains(CharacterKind($0.value))
          }
      default: break
      }
    }
    if mantissa.hasPrefix(".") { mantissa = "0" + mantissa }
    if mantissa.hasSuffix(".") { mantissa.removeLast() }
    let all = (isNegative ? "-" : "") + mantissa + (hasExponent ? "E" + exponent : "")
    return FixedDecimal(all)?.multipliedByPowerOfTen(-scale)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int {
    let han = Array("〇一二三四五六七八九".unicodeScalars)
    return han.firstIndex(of: scalar == "零" ? "〇" : scalar)
      ?? Int(scalar.properties.numericValue ?? -1)
  }
}
