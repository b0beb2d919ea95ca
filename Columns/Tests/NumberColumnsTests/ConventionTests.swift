import FormattingFields
import NumberColumns
import TableScripts
import Testing

/// Every locale of ICU's writes and reads as one of the conventions. (N1)
@Suite("Conventions")
struct ConventionTests {
  static let styles: [NumberStyle] = [
    .decimal, .percent, .permille, .permyriad, .currency("EUR"), .accounting("JPY"),
  ]

  /// A locale has symbols of its own for its own currency at most.
  static func styles(of tag: String) throws -> [NumberStyle] {
    let own = try ICULocale(tag).regionCurrency
    return styles + (own.map { [.currency($0)] } ?? [])
  }

  @Test("no convention is missing, and each is written somewhere")
  func complete() throws {
    var found: Set<NumberConvention> = []
    // Locales that write each convention stand in every sample; three conventions are those of money alone.
    let writers = NumberConvention.all.compactMap(\.locales.first) + ["pt-CV", "ur-IN", "fy"]
    for tag in Set(Sampling.some(240, of: ICULocale.allTags, salt: 51) + writers) {
      for style in try Self.styles(of: tag) {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let convention = NumberConvention(format)
        #expect(convention != nil, "\(tag) \(style)")
        if let convention { found.insert(convention) }
      }
    }
    #expect(found == Set(NumberConvention.all))
  }

  @Test("a locale is listed under the convention that it writes, itself or by its language")
  func listed() throws {
    var lists: [String: NumberConvention] = [:]
    for convention in NumberConvention.all {
      for locale in convention.locales { lists[locale] = convention }
    }
    for tag in ICULocale.allTags {
      var name = tag
      while lists[name] == nil, let dash = name.lastIndex(of: "-") { name = String(name[..<dash]) }
      let written = NumberConvention(try NumberFormat.icu(locale: tag, style: .decimal))
      #expect(lists[name] == written, "\(tag) is listed as \(name)")
    }
  }

  @Test("a locale reads a text as its convention does")
  func folded() throws {
    var random = SeededGenerator(805)
    let alphabet = Array("00011234567.,.,' -\u{A0}\u{66B}\u{66C}")
    let cells = CellReader()
    let count = Sampling.isFull ? 1_900 : 16
    let texts = (0..<count).map { _ in
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          alphabet.randomElement(using: &random)!
        })
    }
    for tag in Sampling.some(800, of: ICULocale.allTags, salt: 55) {
      let format = try NumberFormat.icu(locale: tag, style: .decimal)
      let convention = try #require(NumberConvention(format))
      let scanner = NumberScanner<FixedDecimal>(format: format.refusingForeignDecimalSeparators())
      for text in texts {
        let own = scanner.scan(text).value
        let folded = cells.meanings(of: text, in: ConventionSet([convention])).first?.value
        #expect(own == folded, "\(tag) \(text)")
      }
    }
  }
}
