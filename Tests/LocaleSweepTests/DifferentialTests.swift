import FormattingFields
@testable import NumberText
import SlowOracle
import Testing

/// Random texts, read by the scanner and by the slow oracle.
struct DifferentialTests {
  static let styles: [NumberStyle] = [
    .decimal, .decimal, .integer, .percent, .permille, .scientific, .currency("EUR"),
    .currency("USD"), .currency("CHF"), .currency("CVE"), .accounting("USD"), .accounting("SEK"),
    .unit("kilometer"), .unit("celsius"), .unit("foot"),
    .unit("decade"), .currency("ARS"),
  ]

  @Test("the scanner reads every text as the rules do")
  func randomTexts() throws {
    let locales = Sampling.some(60, of: ICULocale.allTags, salt: 1)
    let failures = try inParallel(locales) { tag, random in
      var failures = Failures()
      for _ in 0..<(Sampling.isFull ? 12 : 8) {
        let style = Self.styles.randomElement(using: &random)!
        let format = try NumberFormat.icu(
          locale: tag, style: style,
          options: NumberOptions(
            allowsExponent: Int.random(in: 0..<6, using: &random) == 0 ? true : nil))
        for _ in 0..<6 {
          Self.compare(format, &random, count: Sampling.isFull ? 60 : 30, &failures)
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// Compares readings for one random type and random bounds.
  static func compare(
    _ format: NumberFormat, _ random: inout SeededGenerator, count: Int, _ failures: inout Failures
  ) {
    let bounds = Self.bounds(&random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Comparison<Int>(format, bounds, .integer(Int.self)).run(&random, count, &failures)
    case 1: Comparison<Int8>(format, bounds, .integer(Int8.self)).run(&random, count, &failures)
    case 2: Comparison<UInt64>(format, bounds, .integer(UInt64.self)).run(&random, count, &failures)
    case 3: Comparison<Double>(format, bounds, .double).run(&random, count, &failures)
    case 4: Comparison<Float>(format, bounds, .float).run(&random, count, &failures)
    default: Comparison<FixedDecimal>(format, bounds, .fixedDecimal).run(&random, count, &failures)
    }
  }

  static func bounds(_ random: inout SeededGenerator) -> NumberBounds {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return .unlimited }
    let limits: [FixedDecimal] = [
      -1000, -1, 0, 1, 10, 99, 1000, 12_345, FixedDecimal("0.05")!, FixedDecimal("1.5")!,
      FixedDecimal("-2.75")!, 1_000_000,
    ]
    let first = limits.randomElement(using: &random)
    let second = limits.randomElement(using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return NumberBounds(minimum: first) ?? .unlimited
    case 1: return NumberBounds(maximum: second) ?? .unlimited
    default: return NumberBounds(minimum: first, maximum: second) ?? .unlimited
    }
  }
}

/// One scanner beside its oracle.
struct Comparison<Value: NumberValue> {
  let scanner: NumberScanner<Value>
  let oracle: SlowOracle
  let texts: RandomTexts
  let type: BoundType

  init(_ format: NumberFormat, _ bounds: NumberBounds, _ type: BoundType) {
    scanner = NumberScanner(format: format, bounds: bounds)
    oracle = SlowOracle(format: format, type: type, bounds: bounds)
    texts = RandomTexts(format: format)
    self.type = type
  }

  func run(_ random: inout SeededGenerator, _ count: Int, _ failures: inout Failures) {
    for _ in 0..<count {
      let text = texts.next(&random)
      let soft = softSeparators(text, &random)
      if difference(text, soft) == nil { continue }
      let (small, smallSoft) = shrunk(text, soft)
      failures.add(
        "\(scanner.format.locale) \(scanner.format.style) \(Value.self)"
          + " \(scanner.bounds.minimum?.description ?? "")…"
          + "\(scanner.bounds.maximum?.description ?? "")"
          + (scanner.format.allowsExponent ? " exponent" : "")
          + " \"\(small.visible)\" soft \(smallSoft.sorted()): \(difference(small, smallSoft) ?? "")")
    }
  }

  /// How scanner and oracle differ over a text, or nil.
  func difference(_ text: String, _ soft: Set<Int>) -> String? {
    let expected = oracle.verdict(text, soft: soft)
    let reading = scanner.scan(text, soft: SoftSeparators(soft.sorted()))
    // Where an affix begins as a number does, a wrong text has a reason for each way to read it.
    let hasOneReason = !scanner.format.storage.scanRules.hasAffixesLikeNumbers
    if reading.status == expected.status,
      reading.issue?.code == expected.code || !hasOneReason,
      reading.value == expected.number.flatMap(value)
    {
      return nil
    }
    return "scanner \(reading.status) \(reading.issue?.code.rawValue ?? "")"
      + " \(reading.value.map { "\($0)" } ?? ""), rules \(expected.status)"
      + " \(expected.code?.rawValue ?? "") \(expected.number?.description ?? "")"
  }

  /// The type's value of a number, found without the package's conversions.
  private func value(_ number: FixedDecimal) -> Value? {
    switch type {
    case .fixedDecimal: return number as? Value
    case .double: return Double(number.description) as? Value
    case .float: return Float(number.description) as? Value
    case .integer:
      let text = number.rounded(toFractionDigits: 0, mode: .down)!.normalized.plainText
      if Value.self == Int.self { return Int(text) as? Value }
      if Value.self == Int8.self { return Int8(text) as? Value }
      return UInt64(text) as? Value
    }
  }

  /// Some of the separators, as if a commit had written them.
  private func softSeparators(_ text: String, _ random: inout SeededGenerator) -> Set<Int> {
    let choice = Int.random(in: 0..<4, using: &random)
    if choice > 1 { return [] }
    let committed = scanner.format.groupingSeparators(in: text).offsets
    return Set(choice == 0 ? committed : committed.filter { _ in Bool.random(using: &random) })
  }

  /// The text with as many characters as possible left out that still makes a difference.
  private func shrunk(_ text: String, _ soft: Set<Int>) -> (String, Set<Int>) {
    var (text, soft) = (text, soft)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for index in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let width = UTF8.width(text.unicodeScalars[index])
        var shorter = text
        shorter.unicodeScalars.remove(at: index)
        let moved = Set(soft.compactMap { $0 == offset ? nil : $0 > offset ? $0 - width : $0 })
        if difference(shorter, moved) != nil {
          (text, soft, isSmaller) = (shorter, moved, true)
          break
        }
      }
    }
    return (text, soft)
  }
}
