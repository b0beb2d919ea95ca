import FormattingFields
import Foundation
import Synchronization
import Testing

@testable import EditScripts

/// After any commit, except one that keeps the text, the text is acceptable, in bounds and reads
/// back as the value; the number has moved no further than necessary. (C2, C9–C13) The checks know
/// only texts: what ICU's format writes of a number, and how a scanner reads it.
struct CommitPropertyTests {
  @Test(
    "A commit leaves what reads back, in bounds, nearest to what was typed; a step never goes back")
  func commits() {
    let problems = Mutex<[String]>([])
    let count = Sampling.count(6_000, full: 400_000)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      var random = SeededGenerator(Sampling.seed &+ UInt64(index) &* 0x3_0007)
      let problem =
        switch index % 6 {
        case 0: Case<Double>(&random)?.problem()
        case 1: Case<Float>(&random)?.problem()
        case 2: Case<Int>(&random)?.problem()
        case 3: Case<Int8>(&random)?.problem()
        case 4: Case<UInt64>(&random)?.problem()
        default: Case<FixedDecimal>(&random)?.problem()
        }
      if let problem { problems.withLock { $0.append(problem) } }
    }
    let found = problems.withLock { $0 }
    #expect(
      found.isEmpty,
      "\(found.count) of \(count), seed \(Sampling.seed)\n\(found.prefix(5).joined(separator: "\n"))"
    )
  }
}

/// A field, and a text that is typed over the field's own.
private struct Case<Value: ExactValue> {
  var field: FormattingField<Value>
  let text: String

  static var styles: [NumberStyle] {
    [
      .decimal, .decimal, .integer, .percent, .currency("USD"), .currency("JPY"), .scientific,
      .skeleton(".00"), .skeleton("@@"), .skeleton("@@@"), .skeleton("precision-increment/0.05"),
      .skeleton("scale/100"), .unit("kilometer"),
    ]
  }

  static var limits: [String] {
    [
      "0", "1", "10", "-3", "100", "0.996", "0.999", "0.994", "12.7", "-0.004", "0.05", "99.995",
      "9007199254740993", "9007199254740995", "16777217", "0.0000001", "1E-20", "127", "-128.5",
      "0.12345678901234567890", "1994", "123456789123456789",
    ]
  }

  init?(_ random: inout SeededGenerator) {
    var options = NumberOptions()
    if Bool.random(using: &random) {
      options.maximumFractionDigits = Int.random(in: 0...20, using: &random)
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      options.roundingMode = RoundingMode.allCases.filter { $0 != .unnecessary }
        .randomElement(using: &random)
    }
    guard
      let format = try? NumberFormat.icu(
        locale: FieldSetup.locales.randomElement(using: &random)!,
        style: Self.styles.randomElement(using: &random)!, options: options)
    else { return nil }
    func limit() -> FixedDecimal? {
      Bool.random(using: &random) ? FixedDecimal(Self.limits.randomElement(using: &random)!) : nil
    }
    let ends = (limit(), limit())
    let bounds =
      NumberBounds(minimum: ends.0, maximum: ends.1)
      ?? NumberBounds(minimum: ends.1, maximum: ends.0) ?? .unlimited
    var policies = FieldPolicies()
    policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random)!
    policies.clampsToBounds = Bool.random(using: &random)
    policies.clearsWhenEmpty = Bool.random(using: &random)
    policies.keepsTypedDigits = Bool.random(using: &random)
    policies.snapsToStep = Int.random(in: 0..<4, using: &random) == 0
    if Bool.random(using: &random),
      let step = FixedDecimal(ScriptPieces.steps.randomElement(using: &random)!)
    {
      policies.step = step
    }
    let value =
      Bool.random(using: &random) ? Value(script: Self.limits.randomElement(using: &random)!) : nil
    field = FormattingField(value, format: format, bounds: bounds, policies: policies)
    text = Self.text(format, &random)
  }

  /// A number near a limit or of random digits, in the locale's signs and separators; sometimes
  /// with a letter behind it.
  private static func text(_ format: NumberFormat, _ random: inout SeededGenerator) -> String {
    var plain = ""
    if Bool.random(using: &random) {
      plain = FixedDecimal(limits.randomElement(using: &random)!)!.plainText
      if Bool.random(using: &random) { plain += plain.contains(".") ? "1" : ".0004" }
    } else {
      if Int.random(in: 0..<3, using: &random) == 0 { plain = "-" }
      func digits(_ most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in
          String(Int.random(in: 0...9, using: &random))
        }.joined()
      }
      plain += digits(Bool.random(using: &random) ? 3 : 20)
      if Bool.random(using: &random) { plain += "." + digits(Bool.random(using: &random) ? 3 : 25) }
      // Just beside a tie, by less than any binary number can express.
      if plain.contains("."), Int.random(in: 0..<4, using: &random) == 0 {
        plain +=
          Bool.random(using: &random)
          ? "4" + String(repeating: "9", count: 20) : "5" + String(repeating: "0", count: 20) + "1"
      }
    }
    let text = plain.map { $0 == "." ? format.symbols.decimalSeparator : String($0) }.joined()
    return text + (Int.random(in: 0..<6, using: &random) == 0 ? "x" : "")
  }

  /// What is wrong with the commit or with a step after it; nil if nothing is.
  func problem() -> String? {
    var run = self
    do throws(BrokenRule) {
      try run.commitAndStep()
      return nil
    } catch {
      return run.words(error)
    }
  }

  private mutating func commitAndStep() throws(BrokenRule) {
    try type()
    let before = field
    let report = field.commit()
    try check(report.outcome, before)
    try step(up: text.utf8.count % 2 == 0)
  }

  private func words(_ error: BrokenRule) -> String {
    "\(error.rule) \(error.detail): \(text.literal) in \(Value.self) \(field.format.locale)"
      + " \(field.format.style) \(field.format.pattern?.maximumFractionDigits ?? -1)"
      + " \(field.format.pattern?.roundingMode.rawValue ?? "") \(field.bounds.literal)"
      + " \(field.policies), left \(field.text.literal) \(field.value.map { "\($0)" } ?? "nil")"
  }

  private mutating func type() throws(BrokenRule) {
    do {
      try field.apply(TextEdit(.all, ""))
      try field.type(text)
    } catch {
      throw BrokenRule(rule: "S6", detail: "refused: \(error)")
    }
  }

  private func check(
    _ outcome: CommitOutcome, _ before: FormattingField<Value>
  ) throws(BrokenRule) {
    switch outcome {
    case .unchanged: return try expect(!before.isEdited && field == before, "C2", "unchanged")
    case .keptInvalid: return try expect(field == before, "C2", "a kept text is another field")
    case .cleared: return try expect(field.value == nil && field.text == "", "C4", "cleared")
    case .reverted:
      if field.value == nil { return try expect(field.text == "", "C2", "no value is written") }
      // A value that a host has set keeps digits that are not shown.
      if field.value == before.committedValue {
        return try expect(field.status == .acceptable, "C2", "\(field.reading) is back")
      }
      try checkReadBack()
    case .accepted:
      try checkReadBack()
      guard let typed = typed(before), let number = field.value?.fixedDecimal else { break }
      let isSame = number == typed || field.value!.isRight(for: Rational(typed))
      try expect(isSame, "C11", "accepted")
    case .rounded(let typed):
      try checkReadBack()
      try checkRoundedOnce(typed)
    case .clamped(let typed):
      try checkReadBack()
      try expect(typed == self.typed(before), "C13", "from another number")
      if !field.policies.snapsToStep { try checkNearest(typed) }
    case .snapped(let typed):
      try checkReadBack()
      try expect(field.policies.snapsToStep && typed == self.typed(before), "C3", "snapped")
    }
    var again = field
    try expect(again.commit().outcome == .unchanged && again == field, "C2", "not unchanged")
  }

  private func typed(_ before: FormattingField<Value>) -> FixedDecimal? {
    NumberScanner<FixedDecimal>(format: before.format).scan(before.text).value
  }

  /// Another scanner reads the text as the value.
  private func checkReadBack() throws(BrokenRule) {
    let scanner = NumberScanner<Value>(format: field.format, bounds: field.bounds)
    let reading = scanner.scan(field.text, soft: field.softSeparators)
    try expect(reading.status == .acceptable && reading == field.reading, "C2", "\(reading)")
    try expect(reading.value == field.value, "C2", "reads back as \(reading.value!)")
    let number = field.value?.fixedDecimal ?? 0
    try expect(field.bounds.contains(number), "C2", "out of bounds")
  }

  /// The number that a number's text shows, if the text can be read.
  private func shown(_ number: FixedDecimal) -> FixedDecimal? {
    let written = field.format.written(number)
    return NumberScanner<FixedDecimal>(format: field.format)
      .scan(written.text, soft: written.softSeparators).value
  }

  /// If the type has all digits that the format shows of the exact number, the value is the shown
  /// number.
  private func checkRoundedOnce(_ typed: FixedDecimal) throws(BrokenRule) {
    guard !field.policies.snapsToStep, let shown = shown(typed), let value = field.value else {
      return
    }
    if let right = Value.converted(from: shown), right.fixedDecimal == shown {
      try expect(value == right, "C11", "\(shown) is right")
    } else if shown == typed {
      try expect(value.isRight(for: Rational(typed)), "C11", "\(typed) is not rounded by the type")
    }
  }

  /// No number between the value and the typed number could have been held; many are tried.
  private func checkNearest(_ typed: FixedDecimal) throws(BrokenRule) {
    guard let number = field.value?.fixedDecimal else { return }
    let target = field.bounds.clamped(typed)
    let distance = target - number
    guard distance.magnitude < FixedDecimal("1E30")! else { return }
    let part = distance * FixedDecimal("0.015625")!
    for count in 1...64 {
      let between = number + part * FixedDecimal(count)
      for place in [nil, 0, 2, 4] + (0..<22).filter({ $0 % 3 == 1 }) {
        let tried =
          place.flatMap { between.rounded(toFractionDigits: $0, mode: .halfEven) } ?? between
        guard let shown = shown(tried), field.bounds.contains(shown),
          let value = Value.converted(from: shown), let held = value.fixedDecimal,
          held == shown
        else { continue }
        let isNearer = (target - shown).magnitude < distance.magnitude
        try expect(!isNearer, "C10", "\(shown) lies nearer to \(target) than \(number)")
      }
    }
  }

  /// A step goes in its direction or nowhere, and its text reads back. (C12)
  private mutating func step(up: Bool) throws(BrokenRule) {
    let before = field.value?.fixedDecimal
    let change = up ? field.increment() : field.decrement()
    guard change != nil else { return }
    try checkReadBack()
    guard let before, let after = field.value?.fixedDecimal else { return }
    try expect(up ? after > before : after < before, "C12", "from \(before) to \(after)")
    if field.policies.snapsToStep, Value.self == FixedDecimal.self, field.hasUsableStep,
      field.hasNumberInBounds, let step = field.policies.step
    {
      let origin = field.bounds.minimum ?? 0
      // The shown number may lie on either side of the step.
      let steps = [RoundingMode.floor, .ceiling].map {
        after.rounded(toMultipleOf: step, startingAt: origin, mode: $0)!
      }
      // If the bounds exclude a step, or the number shown for it, the nearest number within the
      // bounds takes its place.
      let isStep = steps.contains { step in
        let shown = shown(step)
        return step == after || shown == after
          || ![step, shown ?? step].allSatisfy(field.bounds.contains)
      }
      try expect(isStep, "C12", "\(after) is no step")
    }
  }
}
