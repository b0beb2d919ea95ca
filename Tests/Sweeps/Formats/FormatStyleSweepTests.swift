import EditScripts
import FormattingFieldLock
import FormattingFieldsFoundation
import Foundation
import Testing

/// Every style in every locale of this Foundation: the format writes the style's own texts and
/// reads them as the numbers that they show, or there is no format. (L1, C7)
struct FormatStyleSweepTests {
  @Test("no style is misread in any locale", arguments: StyleSweep.all)
  func sweep(_ sweep: StyleSweep) throws {
    let english = "en_US"
    let locales =
      [english] + Sampling.some(6, of: Locale.availableIdentifiers.sorted(), salt: 41)
    let outcomes = Locked<[(locale: String, outcome: StyleSweep.Outcome)]>([])
    DispatchQueue.concurrentPerform(iterations: locales.count) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x1_0001)
      let outcome = sweep.outcome(
        Locale(identifier: locales[index]), StyleSweep.numbers(using: &random))
      outcomes.withLock { $0.append((locales[index], outcome)) }
    }
    let found = outcomes.withLock { $0 }
    let all = found.map(\.outcome)
    let wrong = all.flatMap(\.wrong)
    #expect(wrong.isEmpty, "\(wrong.count) texts, such as \(wrong.first ?? "")")
    for outcome in all where outcome.kind == "pattern" || outcome.kind == "renderer" {
      #expect(outcome.texts + outcome.fallbacks > 0)
    }
    let isReadable = found.contains {
      $0.locale == english && ["pattern", "renderer"].contains($0.outcome.kind)
    }
    #expect(isReadable != sweep.isRefused)
  }
}

extension StyleSweep: CustomStringConvertible {
  var description: String { name }

  /// Whether no format can be made of the style, because it has no decimal digits or no minus.
  var isRefused: Bool {
    ["integer 1...3", "sign never", "scale 7"].contains { name.hasSuffix($0) }
  }
}
