import FormattingFieldLock
import FormattingFields
import Testing

@Suite("ICU")
struct HostileInputTests {
  @Test(
    "refuses a skeleton of a megabyte, or takes it for what it says",
    arguments: ["x", ".00 ", ".", "currency/EUR ", "\u{1F600}", "0\u{0}"])
  func hugeSkeleton(_ piece: String) throws {
    let skeleton = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    do throws(NumberFormatError) {
      let format = try NumberFormat.icu(locale: "en-US", style: .skeleton(skeleton))
      #expect(format.text(for: 1).utf8.count < 100)
    } catch {
      guard case .malformedSkeleton = error else {
        Issue.record("\(String(describing: error).prefix(200))")
        return
      }
    }
  }

  @Test("refuses a tag, a currency and a unit of a megabyte")
  func hugeNames() {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(throws: NumberFormatError.malformedLocale(text)) {
      try NumberFormat.icu(locale: text, style: .decimal)
    }
    let tag = "en" + String(repeating: "-abcde", count: 1 << 17)
    #expect(throws: NumberFormatError.self) { try NumberFormat.icu(locale: tag, style: .decimal) }
    #expect(throws: NumberFormatError.unknownCurrency(text)) {
      try NumberFormat.icu(locale: "en", style: .currency(text))
    }
    #expect(throws: NumberFormatError.unknownUnit(text)) {
      try NumberFormat.icu(locale: "en", style: .unit(text))
    }
  }

  @Test(
    "reads what it writes where a region has the data of its language",
    arguments: ["de-MX", "en-001", "fr-DE", "zh-Hant-US"])
  func noData(_ tag: String) throws {
    let number = try #require(FixedDecimal("-1234567.5"))
    for style in [NumberStyle.decimal, .currency("EUR"), .unit("kilometer"), .percent] {
      let format = try NumberFormat.icu(locale: tag, style: style)
      let read = NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number))
      #expect(read.value == format.shown(number))
    }
  }

  @Test(
    "of a language or a region that there is not is refused, whatever is asked for",
    arguments: ["tlh", "xx", "xx-YY", "German", "en-UK", "es-XM", "qaa-Latn-001"])
  func unknownLocales(_ tag: String) throws {
    let unknown = NumberFormatError.unknownLocale(tag)
    #expect(try !ICULocale(tag).isKnown)
    for style in [NumberStyle.decimal, .currency("EUR"), .unit("kilometer"), .skeleton(".00")] {
      #expect(throws: unknown) { try NumberFormat.icu(locale: tag, style: style) }
    }
    #expect(throws: unknown) { try NumberSymbols.icu(locale: tag) }
    #expect(throws: unknown) { try NumberFormat.icuCompactWords(locale: tag) }
    #expect(throws: unknown) { try NumberFormat.icuUnitNames(locale: tag) }
  }

  static let styles: [NumberStyle] = [
    .decimal, .percent, .scientific, .currency("SEK"), .accounting("CAD"), .unit("week"),
    .skeleton("currency/EUR unit-width-full-name"), .skeleton("@@ unit/day"),
  ]

  @Test(
    "that fails at any one call gives an error or the right format, and keeps no broken one",
    arguments: styles)
  func failsHalfway(_ style: NumberStyle) throws {
    // Each locale is new to the cache, so none is found there.
    let right = try NumberFormat.icu(locale: "sv-FI-x-right", style: style)
    var errors = 0
    for place in 0... {
      let (answer, hasFailed) = Self.failing(atCall: place) {
        Result { try NumberFormat.icu(locale: "sv-FI-x-p\(place)", style: style) }
      }
      switch answer {
      case .success(let format):
        #expect(Self.isSame(format, right), "after a failure of call \(place)")
      case .failure(NumberFormatError.icu(_, "U_MEMORY_ALLOCATION_ERROR")): errors += 1
      case .failure(let error): Issue.record("\(error) after a failure of call \(place)")
      }
      let again = try NumberFormat.icu(locale: "sv-FI-x-p\(place)", style: style)
      #expect(Self.isSame(again, right), "asked again after a failure of call \(place)")
      if !hasFailed { break }
    }
    #expect(errors > 0)
  }

  /// Has one of ICU's calls, counted from zero, fail for want of memory.
  ///
  /// - Returns: The answer, and whether there were so many calls.
  private static func failing<Answer>(
    atCall place: Int, _ body: () -> Answer
  ) -> (answer: Answer, hasFailed: Bool) {
    let outOfMemory: Int32 = 7
    let calls = Locked(0)
    let failOnce: @Sendable (Int32) -> Int32 = { status in
      let call = calls.withLock { count in
        count += 1
        return count - 1
      }
      return call == place ? outOfMemory : status
    }
    let answer = ICUCall.$injection.withValue(ICUCall.Injection(failOnce), operation: body)
    return (answer, calls.withLock { $0 } > place)
  }

  /// Formats that ICU writes, each with a number that ICU refuses, if there is one.
  static let renderers: [(tag: String, style: NumberStyle, refused: String?)] = [
    ("de-DE", .skeleton(".00 rounding-mode-unnecessary"), "1.234"),
    (
      "de-DE", .skeleton("percent scale/100 precision-integer rounding-mode-unnecessary"), "1.23456"
    ),
    ("fr-FR", .skeleton("currency/EUR rounding-mode-unnecessary"), "-0.005"),
    ("ar-EG", .skeleton(".0 rounding-mode-unnecessary"), "0.125"), ("pl-PL", .unit("day"), nil),
    ("he-IL", .unit("day"), nil), ("en-US", .skeleton("unit/foot"), nil),
  ]

  @Test("that fails while it writes leaves digits that read as the number", arguments: renderers)
  func failsWriting(_ tag: String, _ style: NumberStyle, _ refused: String?) throws {
    let format = try NumberFormat.icu(locale: tag, style: style)
    #expect(format.pattern == nil)
    func expectReadBack(_ text: String, _ number: FixedDecimal) {
      let read = NumberScanner<FixedDecimal>(format: format).scan(text)
      #expect(read.value == number, "\(text)")
    }
    for literal in ["1.2", "-1", "0.01", "2", "123456"] {
      let number = try #require(FixedDecimal(literal))
      let right = format.text(for: number)
      for place in 0... {
        let (text, hasFailed) = Self.failing(atCall: place) { format.text(for: number) }
        if !hasFailed {
          #expect(text == right)
          break
        }
        if text != right { expectReadBack(text, number) }
      }
    }
    if let refused {
      let number = try #require(FixedDecimal(refused))
      expectReadBack(format.text(for: number), number)
    }
  }

  /// Whether two locales' formats read and write the same.
  private static func isSame(_ left: NumberFormat, _ right: NumberFormat) -> Bool {
    let numbers = ["-1234567.891", "1", "0", "-0.005", "12345678901234567890"]
    return left.symbols == right.symbols && left.pattern == right.pattern
      && left.affixes == right.affixes && left.codes == right.codes && left.scale == right.scale
      && left.allowsAffixOnBothSides == right.allowsAffixOnBothSides
      && left.allowsExponent == right.allowsExponent
      && numbers.compactMap { FixedDecimal($0) }
        .allSatisfy { left.text(for: $0) == right.text(for: $0) }
  }
}
