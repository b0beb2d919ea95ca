import EditScripts
import FormattingFieldLock
import FormattingFields
import Foundation
import Testing

/// What holds of every field, whatever its locale, style, type, policies and bounds.
struct PropertyTests {
  @Test("No script of edits, commits and steps breaks a rule", arguments: ScriptTheme.allCases)
  func scripts(theme: ScriptTheme) {
    let count =
      switch theme {
      case .anything: Sampling.count(800, full: 60_000)
      case .commits: Sampling.count(3_000, full: 200_000)
      case .policies: Sampling.count(480, full: 20_000)
      case .edits: Sampling.count(80, full: 5_000)
      case .formats: Sampling.count(1_000, full: 100_000)
      }
    expectNone(of: count, salt: 0x2_0003) {
      EditScript(theme, &$0)?.firstProblem()
    } report: {
      // Making a script small takes much longer than running it.
      EditScript(theme, &$0)?.report
    }
  }

  @Test(
    "Whatever is read and whichever policies are set, the screen says the value, and what was saved, undone and stepped to is back (S3, S12, F8, E4, C12)",
    arguments: ScriptTheme.allCases)
  func policies(theme: ScriptTheme) {
    expectNone(of: Sampling.count(400, full: 20_000), salt: 0x2_000D) {
      EditScript(theme, isMixed: true, &$0)?.firstProblem()
    } report: {
      EditScript(theme, isMixed: true, &$0)?.report
    }
  }

  @Test(
    "All that was typed, committed and translated can be undone and made again, in any format (E6)")
  func histories() {
    expectNone(of: Sampling.count(600, full: 30_000), salt: 0x2_000B) {
      let locale = ["de-DE", "en-US", "ar-EG", "fr-FR", nil].randomElement(using: &$0)!
      guard let script = EditScript(.formats, &$0) else { return nil as String? }
      return script.firstProblemOfHistory(in: locale).map {
        "\(script)\n→ in \(locale ?? "the last"): \($0)"
      }
    }
  }

  @Test("A text that is followed leaves the field as the same edits by range do (E7, E8)")
  func followed() {
    expectNone(of: Sampling.count(600, full: 20_000), salt: 0x2_0009) {
      EditScript(.edits, &$0)?.firstDifferenceWhenFollowed()
    }
  }

  @Test(
    "A field of a type chosen at run time does what the field of that type does",
    arguments: NumberType.allCases)
  func typedTwins(type: NumberType) {
    expectNone(of: Sampling.count(200, full: 20_000), salt: 0x2_0007) {
      EditScript(ScriptTheme.allCases.randomElement(using: &$0)!, &$0)?.firstDifference(as: type)
    }
  }

  @Test("A saved field is restored as it was; a damaged one is refused, or restored and sound")
  func snapshots() {
    expectNone(of: Sampling.count(600, full: 40_000), salt: 0x2_0005) { random in
      let length = Int.random(in: 8...120, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      return SnapshotScript(bytes: bytes).firstProblem()
    }
  }

  @Test("A whole number below an excluded bound is one that the next bound includes (R14)")
  func excludedBounds() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .integer)
    var texts = (-130...130).map { "\($0)" } + (0...130).map { "\($0)-" }
    texts += ["", "-", "0", "00", "-0", "1,", "1,0", "1,000", "1,00-"]
    var wrong: [String] = []
    let ends = Sampling.isFull ? Array(-12...12) : [-12, -11, -10, -9, -2, -1, 0, 1, 2, 9, 10, 12]
    for least in ends {
      for most in ends where most >= least {
        let low = FixedDecimal(least)
        let high = FixedDecimal(most)
        let excluded = NumberBounds(low...high).excluding(minimum: true, maximum: true)
        guard least + 1 <= most - 1 else { continue }
        let included = NumberBounds(FixedDecimal(least + 1)...FixedDecimal(most - 1))
        let one = NumberScanner<Int>(format: format, bounds: excluded)
        let other = NumberScanner<Int>(format: format, bounds: included)
        for text in texts {
          let (read, expected) = (one.scan(text), other.scan(text))
          // Above −1 there is a zero with a minus, and from 0 on there is none.
          let isRight =
            expected.issue?.code == .signNotAllowed ? read.value ?? 0 == 0 : read == expected
          if !isRight { wrong.append("\(least)<x<\(most) “\(text)”") }
        }
      }
    }
    #expect(wrong == [])
  }

  /// Expects no problem in any of so many samples.
  ///
  /// - Parameter report: What to say of a sample that has a problem; the problem itself, if not
  ///   given.
  private func expectNone<Problem>(
    of count: Int, salt: UInt64,
    _ problem: @Sendable (inout SeededGenerator) -> Problem?,
    report: ((inout SeededGenerator) -> String?)? = nil
  ) {
    let found = Locked<[UInt64]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let seed = Sampling.seed &+ UInt64(index) &* salt
      var random = SeededGenerator(seed)
      if problem(&random) != nil { found.withLock { $0.append(seed) } }
    }
    let seeds = found.withLock { $0.sorted() }
    let reports = seeds.prefix(3).map { seed in
      var random = SeededGenerator(seed)
      if let report { return report(&random) ?? "" }
      return problem(&random).map { "\($0)" } ?? ""
    }
    #expect(
      seeds.isEmpty,
      "\(seeds.count) of \(count), seed \(Sampling.seed)\n\(reports.joined(separator: "\n\n"))")
  }
}
