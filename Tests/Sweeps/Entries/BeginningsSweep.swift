import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import RandomSamples
import SlowOracle
import Testing

/// All texts of the tables typed key by key: no beginning of one is a number that a person who
/// stops there does not mean. (R5, R25, R26, E13)
///
/// What stands there is read as a text that came at once, and as the slow oracle reads it. A kind
/// of entry reads what the oracle reads as the oracle does, or asks.
struct BeginningsSweep {
  @Test(
    "every beginning is read as it stands there",
    arguments: ["suite/rows", "suite/entries", "field-cases"])
  func beginnings(file: String) throws {
    let rows = try FieldCase.rows(file)
    let failures = try inParallel(Array(0..<16)) { part, _ in
      var failures = Failures()
      for index in stride(from: part, to: rows.count, by: 16) {
        let row = rows[index]
        guard let style = NumberStyle(row.style),
          let format = try? NumberFormat.icu(locale: row.locale, style: style)
        else { continue }
        var policies = FieldPolicies()
        policies.entries = try (row.entry ?? "").split(separator: ",").map {
          try #require(EntryName(rawValue: String($0))).icu(locale: row.locale, style: style)
        }
        let isPlain = policies.entries.isEmpty && format.entries.isEmpty
        let oracle = SlowOracle(format: format)
        var field = FormattingField<FixedDecimal>(format: format, policies: policies)
        for character in row.text {
          guard (try? field.type(String(character))) != nil else { break }
          let beginning = field.text
          var fresh = FormattingField<FixedDecimal>(format: format, policies: policies)
          try fresh.apply(TextEdit(.all, beginning))
          func add(_ problem: String) {
            failures.add(
              "\(row.locale) \(row.style) “\(beginning.visible)” of “\(row.text.visible)”: \(problem)"
            )
          }
          if fresh.entry != field.entry {
            add("typed \(field.entry as Any), at once \(fresh.entry as Any)")
          }
          let verdict = oracle.verdict(beginning)
          if let said = field.entry {
            if verdict.status == .acceptable {
              if verdict.number != said { add("\(said), not \(verdict.number as Any)") }
            } else if isPlain {
              add("\(said), and is \(verdict.status)")
            }
          } else if isPlain, verdict.status == .acceptable {
            add("refused, and is \(verdict.number as Any)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
