import EditScripts
import FieldEditing
import FieldTesting
import FormattingFields
import Testing

/// Random sessions, as files.
struct SessionScripts {
  @Test("a random session that is written down is the same when it is played from the file")
  func random() throws {
    let session = RandomSession(
      texts: ["1", "2.5", "1,234", "x", "-", "\u{A0}"], locales: ["en-US", "de-DE", "fr-FR"])
    for number in 0..<Sampling.count(400, full: 8_000) {
      var random = SeededGenerator(Sampling.seed &+ UInt64(number))
      let acts = session.fieldActs(20, using: &random)
      func problem(_ acts: [SessionAct]) throws -> String? {
        var first = FieldSession(try Self.field()) { try? .icu(locale: $0, style: .decimal) }
        for act in acts { try? first.play(act) }
        var second = FieldSession(try Self.field()) { try? .icu(locale: $0, style: .decimal) }
        try second.play("{}\n" + first.lines)
        return first.field == second.field ? nil : "\(first.field), not \(second.field)"
      }
      guard let found = try problem(acts) else { continue }
      let smallest = try acts.smaller.first { try problem($0) != nil } ?? acts
      Issue.record("seed \(Sampling.seed), session \(number): \(found), as \(smallest)")
      return
    }
  }

  private static func field() throws -> FormattingField<Double> {
    FormattingField(format: try .icu(locale: "en-US", style: .decimal))
  }
}
