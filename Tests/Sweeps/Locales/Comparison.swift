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
      if difference(text) == nil { continue }
      let small = shrunk(text)
      failures.add(
        "\(scanner.format.locale) \(scanner.format.style) \(Value.self)"
          + " \(scanner.bounds.minimum?.description ?? "")…"
          + "\(scanner.bounds.maximum?.description ?? "")"
          + (scanner.format.allowsExponent ? " exponent" : "")
          + " \"\(small.visible)\": \(difference(small) ?? "")"
      )
    }
  }

  /// How scanner and oracle differ over a text, or nil.
  func difference(_ text: String) -> String? {
    let expected = oracle.verdict(text)
    let reading = scanner.scan(text)
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

  /// The text with as many characters left out as possible, while scanner and oracle still differ.
  private func shrunk(_ text: String) -> String {
    var text = text
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for index in text.unicodeScalars.indices {
        var shorter = text
        shorter.unicodeScalars.remove(at: index)
        if difference(shorter) != nil {
          (text, isSmaller) = (shorter, true)
          break
        }
      }
    }
    return text
  }
}
