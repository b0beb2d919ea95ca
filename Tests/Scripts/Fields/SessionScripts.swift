import EditScripts
import FieldLines
import FieldTesting
import FormattingFields
import ICUFieldLines
import Testing

/// Random sessions, as files.
struct SessionScripts {
  @Test("a random session that is written down is the same when it is played from the file")
  func random() throws {
    let session = RandomSession(
      texts: ["1", "2.5", "1,234", "x", "-", "\u{A0}"], locales: ["en-US", "de-DE", "fr-FR"])
    let options = FieldOptions(locale: "en-US")
    for number in 0..<Sampling.count(400, full: 8_000) {
      var random = SeededGenerator(Sampling.seed &+ UInt64(number))
      let acts = session.fieldActs(20, using: &random)
      func problem(_ acts: [FieldAct]) throws -> String? {
        var first = try LineField(options, from: .icu)
        for act in acts { first.act(act) }
        let lines = ([options.line] + acts.map(\.line)).joined(separator: "\n")
        let second = try LineField(playing: lines, from: .icu)
        return first.hosted == second.hosted
          ? nil : "\(first.hosted.field), not \(second.hosted.field)"
      }
      guard let found = try problem(acts) else { continue }
      let smallest = try acts.smaller.first { try problem($0) != nil } ?? acts
      Issue.record("seed \(Sampling.seed), session \(number): \(found), as \(smallest)")
      return
    }
  }
}
