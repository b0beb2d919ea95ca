import EditScripts
import FormattingFields
import SlowOracle

@testable import NumberText

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
          + " \"\(small.visible)\" soft \(smallSoft.sorted()): \(difference(small, smallSoft) ?? "")"
      )
    }
  }

  /// How scanner and oracle differ over a text, or nil.
  func difference(_ text: String, _ soft: Set<Int>) -> String? {
    let expected = oracle.verdict(text, soft: soft)
    let reading = scanner.scan(text, soft: SoftSeparators(soft.sorted()))
    // If an affix begins as a number does, a wrong text has an issue for each way to read it.
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

  /// The text with as many characters left out as possible, while scanner and oracle still differ.
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
