import EditScripts
import FieldForms
import FormattingFieldFixtures
import FormattingFields
import SlowOracle
import Testing

/// S7: a change of format never changes the number that a text says, between any two locales.
struct FormatChangePropertyTests {
  @Test("A text that says a number says it in every other locale, before and after the next digit")
  func allPairs() throws {
    let rows = try FieldCase.rows("suite/rows")
    // Those of the matrix, whose rows are named after their locale.
    let locales = Set(rows.filter { $0.id.hasPrefix("\($0.locale)-") }.map(\.locale))
    let formats = try locales.sorted().map {
      try NumberFormat.icu(locale: $0, style: .decimal)
    }
    let failures = try inParallel(formats) { from, random in
      var failures = Failures()
      let texts = RandomTexts(format: from)
      for _ in 0..<Sampling.count(800, full: 10_000) {
        let text = texts.next(&random)
        for to in formats where to != from {
          if let problem = Self.problem(text, from, to) { failures.add(problem) }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  private static func problem(_ text: String, _ from: NumberFormat, _ to: NumberFormat) -> String? {
    var field = FormattingField<FixedDecimal>(format: from)
    guard (try? field.apply(TextEdit(.all, text))) != nil else { return nil }
    let before = field
    let change = field.setFormat(to)
    func problem(_ words: String) -> String {
      "\(from.locale) → \(to.locale): “\(text)” became “\(field.text)”: \(words)"
    }
    guard let number = before.entry else {
      // A text without a number stays on screen as it was typed.
      if field.text != before.text { return problem("a refused text is rewritten") }
      return field.value == field.entry ?? before.value ? nil : problem("another value")
    }
    guard field.entry == number, field.value == number else {
      return problem("\(number) became \(field.entry.map { "\($0)" } ?? "refused")")
    }
    // The slow oracle reads the same number.
    let oracle = SlowOracle(format: to, type: .fixedDecimal)
    guard oracle.verdict(field.text).number == number else {
      return problem("the oracle reads another number")
    }
    if (change == nil) != (field.text == before.text) { return problem("the change is not told") }
    // A draft that is restored in the other format has the same number.
    var restored = FormattingField<FixedDecimal>(format: to)
    guard (try? restored.restore(before.saved)) != nil, restored.entry == number else {
      return problem("restored, it is \(restored)")
    }
    // The next digit makes the same number of both texts, if both take it.
    var (old, new) = (before, field)
    guard (try? old.type("7")) != nil, (try? new.type("7")) != nil, let oldEntry = old.entry,
      let newEntry = new.entry
    else { return nil }
    return oldEntry == newEntry ? nil : problem("typing on makes \(newEntry), was \(oldEntry)")
  }
}
