import EditScripts
import FormattingFields
import Testing

/// What a field refuses, keeps and shows by its policies, in random edits. (C15–C20, E10–E12)
struct PolicyPropertyTests {
  @Test("A whole number below an excluded bound is one that the next bound includes")
  func excludedBounds() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .integer)
    var texts = (-130...130).map { "\($0)" } + (0...130).map { "\($0)-" }
    texts += ["", "-", "0", "00", "-0", "1,", "1,0", "1,000", "1,00-"]
    for least in -12...12 {
      for most in least...12 {
        let low = FixedDecimal(least)
        let high = FixedDecimal(most)
        let excluded = NumberBounds(low...high).excluding(minimum: true, maximum: true)
        guard least + 1 <= most - 1 else { continue }
        let included = NumberBounds(FixedDecimal(least + 1)...FixedDecimal(most - 1))
        let one = NumberScanner<Int>(format: format, bounds: excluded)
        let other = NumberScanner<Int>(format: format, bounds: included)
        for text in texts {
          let (read, expected) = (one.scan(text), other.scan(text))
          // With a minimum between −1 and 0 a zero with a minus is within the bounds, from 0 on it
          // is not.
          if expected.issue?.code == .signNotAllowed {
            #expect(read.value ?? 0 == 0, "\(least)<x<\(most) “\(text)”")
          } else {
            #expect(read == expected, "\(least)<x<\(most) “\(text)”")
          }
        }
      }
    }
  }

  @Test("Commits, steps, the focus and the sign keep to the policies, and each is undone")
  func policies() {
    var problems: [String] = []
    for round in 0..<Sampling.count(480, full: 20_000) {
      let seed = Sampling.seed &+ UInt64(round) &* 0x2_0007
      var script = PolicyScript(seed: seed)
      for _ in 0..<30 where script.problem == nil { script.step() }
      if let problem = script.problem { problems.append("seed \(seed): \(problem)") }
    }
    #expect(problems.isEmpty, "\(problems.count)\n\(problems.prefix(3).joined(separator: "\n"))")
  }
}

private struct PolicyScript {
  private var field: FormattingField<FixedDecimal>
  private var random: SeededGenerator
  private var steps: [String] = []
  private(set) var problem: String?
  private let step25: FixedDecimal
  /// Those of one style.
  private let formats: [NumberFormat]

  init(seed: UInt64) {
    random = SeededGenerator(seed)
    let styles: [NumberStyle] = [
      .decimal, .currency("USD"), .accounting("USD"), .percent, .integer,
      .skeleton("precision-increment/0.05"), .skeleton("scale/0.001"), .skeleton("@###"),
      .skeleton("unit/meter unit-width-full-name"), .skeleton("sign-except-zero"),
    ]
    let style = styles.randomElement(using: &random)!
    // In Arabic "1 metre" is written without the 1.
    formats = ["en-US", "de-DE", "hi-IN", "ar-EG", "de-CH", "sv-SE"].compactMap {
      try? .icu(locale: $0, style: style)
    }
    let format = formats.randomElement(using: &random)!
    step25 = FixedDecimal(coefficient: 25, exponent: -2 - format.scale)
    var policies = FieldPolicies()
    policies.refusesExtraDigits = Bool.random(using: &random)
    policies.refusesOffStep = Bool.random(using: &random)
    policies.snapsToStep = Int.random(in: 0..<4, using: &random) == 0
    policies.keepsTypedZeros = Bool.random(using: &random)
    policies.isPlainWhileFocused = Bool.random(using: &random)
    policies.clampsToBounds = Bool.random(using: &random)
    policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random)!
    if Bool.random(using: &random) { policies.step = step25 }
    let bounds: [NumberBounds] = [
      .unlimited, NumberBounds(0...100), NumberBounds(0..<100),
      NumberBounds((-10)...).excluding(minimum: true), NumberBounds(..<1),
    ]
    field = FormattingField(
      format: format, bounds: bounds.randomElement(using: &random)!, policies: policies)
    steps.append("\(format.locale) \(format.style) \(policies)")
  }

  mutating func step() {
    let before = field
    var change: FieldChange<FixedDecimal>?
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<5:
      let texts = ["1", "0", "5", "00", ".", ",", "-", "2.50", "1234", "9.999", "0.3", "x"]
      let text = texts.randomElement(using: &random)!
      let isWhole = Bool.random(using: &random)
      change = try? field.apply(TextEdit(isWhole ? .all : .selection, text))
      note("type \(text)")
    case 5, 6:
      let shown = field.preview
      let report = field.commit()
      change = report.change
      note("commit \(report.outcome)")
      if field.text != shown { fail("the preview was “\(shown)”") }
      checkCommitted(report.outcome, before)
    case 7:
      change = field.focus()
      note("focus")
      checkPlain(before)
    case 8:
      let (can, isUp) = (field.canIncrement, field.canDecrement)
      let up = Bool.random(using: &random)
      change = up ? field.increment() : field.decrement()
      note(up ? "increment" : "decrement")
      if (change != nil) != (up ? can : isUp) { fail("a step was announced otherwise") }
      checkStepped(change)
    case 9:
      change = Bool.random(using: &random) ? field.setToMaximum() : field.setToMinimum()
      note("set to an end")
      checkStepped(change)
    case 10:
      change = try? field.toggleSign()
      note("sign")
      checkSign(before, change)
    case 11:
      field.setFormat(formats.randomElement(using: &random)!)
      note("set to \(field.format.locale)")
      checkLocale(before)
    default:
      change = field.increment(by: field.largeStep)
      note("large step")
      checkStepped(change)
    }
    guard let change, problem == nil else { return }
    if change.removed.isEmpty && change.inserted.isEmpty && field.text != before.text {
      fail("no splice")
    }
    var mirror = Array(before.text.utf8)
    mirror.replaceSubrange(change.range, with: Array(change.inserted.utf8))
    if mirror != Array(field.text.utf8) { fail("another splice: \(change.range)") }
    let after = field
    var undone = field
    if (try? undone.follow(before.text, through: [change.inverse])) != 1, field.text != before.text
    {
      fail("not undone")
    }
    if (try? field.apply(change.inverse)) == nil { fail("refused to undo") }
    if field.text != before.text || field.value != before.value || field.reading != before.reading
      || field.softSeparators != before.softSeparators || field.isEdited != before.isEdited
    {
      fail("undone otherwise")
    }
    if (try? field.apply(change)) == nil || field != after { fail("made again otherwise") }
  }

  private mutating func note(_ step: String) { steps.append("\(step) → \(field)") }

  private mutating func fail(_ reason: String) {
    if problem == nil { problem = reason + "\n  " + steps.suffix(6).joined(separator: "\n  ") }
  }

  private var number: FixedDecimal? { field.value }

  private mutating func checkCommitted(
    _ outcome: CommitOutcome, _ before: FormattingField<FixedDecimal>
  ) {
    var again = field
    switch outcome {
    case .keptInvalid: return
    case .unchanged:
      if field.text == before.text { return }
    default: break
    }
    if field.isEdited || again.commit().outcome != .unchanged || again != field {
      fail("not committed")
    }
    guard let number, case .accepted = outcome else { return }
    let isTaken = before.status == .acceptable || field.policies.clampsToBounds
    if !isTaken || !field.bounds.contains(number) { fail("taken") }
    if field.policies.refusesOffStep, !field.policies.snapsToStep, !isStep(number) {
      fail("off the steps")
    }
    if field.policies.keepsTypedZeros == false, !field.policies.isPlainWhileFocused,
      field.text != field.format.text(for: number)
    {
      fail("not the format's text")
    }
  }

  /// In another locale an unedited field shows the same number with as many digits.
  private mutating func checkLocale(_ before: FormattingField<FixedDecimal>) {
    if field.value != before.value, !before.isEdited { fail("another value") }
    guard !before.isEdited else { return }
    func fraction(_ field: FormattingField<FixedDecimal>) -> Int {
      field.format.digitPlaces(in: field.text, soft: field.softSeparators).fractionCount
    }
    if field.isEdited || fraction(field) != fraction(before) { fail("other digits") }
  }

  /// A plain text has no soft separators and no affix, and says the same number.
  private mutating func checkPlain(_ before: FormattingField<FixedDecimal>) {
    if field.value != before.value || field.isEdited != before.isEdited { fail("focus edits") }
    guard field.text != before.text else { return }
    let signs = field.format.affixes + [field.format.symbols.percentSign]
    if !field.softSeparators.isEmpty { fail("grouping in a plain text") }
    if signs.contains(where: { !$0.isEmpty && field.text.contains($0) }) { fail("not plain") }
    if field.reading.value != before.reading.value { fail("reads otherwise") }
  }

  private mutating func checkStepped(_ change: FieldChange<FixedDecimal>?) {
    guard change != nil else { return }
    guard let number else { return fail("a step to nowhere") }
    if !field.bounds.contains(number) { fail("a step out of bounds") }
    if field.policies.refusesOffStep || field.policies.snapsToStep, !isStep(number) {
      fail("a step to between steps")
    }
    if field.status != .acceptable { fail("a step to a refused text") }
  }

  private func isStep(_ number: FixedDecimal) -> Bool {
    // A step that the format cannot show counts as none.
    guard field.hasUsableStep else { return true }
    let step = field.policies.step ?? FixedDecimal(coefficient: 1, exponent: -field.format.scale)
    let origin = field.bounds.minimum ?? 0
    return number.rounded(toMultipleOf: step, startingAt: origin, mode: .floor) == number
  }

  private mutating func checkSign(
    _ before: FormattingField<FixedDecimal>, _ change: FieldChange<FixedDecimal>?
  ) {
    guard change != nil else {
      if field != before && before.markedRange == nil { fail("no change, and yet one") }
      return
    }
    let free = NumberScanner<FixedDecimal>(format: field.format)
    guard let old = free.scan(before.text, soft: before.softSeparators).value else { return }
    let new = free.scan(field.text, soft: field.softSeparators).value
    if new?.magnitude != old.magnitude || new?.isNegative == old.isNegative {
      fail("another number")
    }
  }
}
