import EditScripts
import FormattingFields
import RandomSamples
import SlowOracle
import Testing

/// Suggestions for random texts, and what an independent judge says of them. (R24)
struct SuggestionSweep {
  /// Random texts, of which half are two amounts with something between them: "12€50", "5 ft 6".
  private static func text(_ format: NumberFormat, _ random: inout SeededGenerator) -> String {
    let texts = RandomTexts(format: format)
    guard Bool.random(using: &random) else { return texts.next(&random) }
    let between =
      format.affixes + format.codes + ["'", "’", "\"", "h", " ft ", "/", "-", ":", "×", "km", "°"]
    let parts = [
      String(Int.random(in: 0...2000, using: &random)), [" ", ""].randomElement(using: &random)!,
      between.randomElement(using: &random)!, [" ", ""].randomElement(using: &random)!,
      String(Int.random(in: 0...100, using: &random)),
      (["", " ", ".", ","] + between).randomElement(using: &random)!,
    ]
    return parts.joined()
  }

  @Test("a suggestion has the digits of the text in their order, and joins none that are separated")
  func randomTexts() throws {
    let locales = Sampling.some(40, of: ICULocale.allTags, salt: 64)
    let count = Sampling.number(few: 400, many: 2_000, full: 1_000_000 / locales.count + 1)
    let failures = try inParallel(locales) { tag, random in
      var failures = Failures()
      for _ in 0..<count / 100 + 1 {
        let style = DifferentialTests.styles.randomElement(using: &random)!
        let format = try NumberFormat.icu(locale: tag, style: style)
        let (scanner, judge) = (
          NumberScanner<FixedDecimal>(format: format), SuggestionJudge(format)
        )
        for _ in 0..<100 {
          let text = Self.text(format, &random)
          for suggestion in scanner.suggestions(for: text) {
            guard let problem = judge.problem(suggestion, for: text) else { continue }
            failures.add("\(tag) \(style) “\(text.visible)”: “\(suggestion.visible)”, \(problem)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
