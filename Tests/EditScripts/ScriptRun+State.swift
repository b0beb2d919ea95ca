import FormattingFields
import SlowOracle

extension ScriptRun {
  /// The longest text, in code points, for which the slow oracle and all prefixes are tried.
  static var longestChecked: Int { 24 }

  /// Checks what holds after every step. (S2, S3, S4, R13)
  func checkState() throws(BrokenRule) {
    let text = field.text
    let indices = text.unicodeScalars.indices + [text.endIndex]
    let starts = Set(indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    let selection = field.selection
    try expect(
      starts.contains(selection.anchor) && starts.contains(selection.head), "S1",
      "the selection lies inside a character")
    var same = field
    let change = same.setValue(field.value)
    try expect(change == nil && same == field, "S4", "setting the same value changes the field")
    if let marked = field.markedRange {
      let isInside = starts.contains(marked.lowerBound) && starts.contains(marked.upperBound)
      return try expect(isInside, "S8", "the marked text lies inside a character")
    }
    try checkReading(starts)
    guard isThorough else { return }
    try checkTyping()
    if text.unicodeScalars.count <= Self.longestChecked {
      try checkOracle()
      try checkPrefixes()
    } else {
      try checkLongNumber()
    }
  }

  private func checkReading(_ starts: Set<Int>) throws(BrokenRule) {
    let (text, reading) = (field.text, field.reading)
    let scanner = NumberScanner<Value>(format: field.format, bounds: field.bounds)
    let scanned = scanner.scan(text)
    if field.isInDoubt, reading.issue?.code == .ambiguousSeparator {
      // In doubt in this format, or in an earlier one. (S7)
      try expect(scanned == reading || field.isEdited, "S3", "from scratch \(scanned)")
    } else if scanned.status == .acceptable {
      try checkPolicies(scanned)
    } else {
      try expect(scanned == reading, "S3", "from scratch \(scanned)")
    }
    if let issue = reading.issue {
      try expect(
        starts.contains(issue.range.lowerBound) && starts.contains(issue.range.upperBound), "S3",
        "the issue's range \(issue.range) is none of the text")
    }
    try expect(
      (reading.status == .acceptable) == (reading.issue == nil)
        && (reading.status == .acceptable) == (reading.value != nil), "S2",
      "status, issue and value contradict each other")
    let agrees = reading.value == nil || reading.value == field.value || isWritten(field.value)
    try expect(agrees, "S2", "the text says \(reading.value!)")
  }

  /// A text is read the same at once and key by key, and there is a sentence about its issue. (S3,
  /// C8)
  private func checkTyping() throws(BrokenRule) {
    let (text, reading) = (field.text, field.reading)
    var policies = field.policies
    policies.maximumLength = .max
    (policies.filtersCharacters, policies.filtersInvalidTexts) = (false, false)
    var (whole, typed) = (
      FormattingField<Value>(format: field.format, bounds: field.bounds, policies: policies),
      FormattingField<Value>(format: field.format, bounds: field.bounds, policies: policies)
    )
    do throws(EditRefusal) {
      try whole.apply(TextEdit(.all, text))
      for scalar in text.unicodeScalars { try typed.apply(TextEdit(.selection, String(scalar))) }
    } catch {
      throw BrokenRule(rule: "S3", detail: "a fresh field refuses the text: \(error)")
    }
    if whole.text.utf8.elementsEqual(typed.text.utf8) {
      try expect(whole.reading == typed.reading, "S3", "typed afresh \(typed.reading)")
    } else {
      try expect(field.hasOwnDigits, "E14", "typed digits are changed without need")
    }
    try expect(
      whole.reading == reading || field.isInDoubt && whole.status == .acceptable, "S12",
      "afresh \(whole.reading)")
    if let issue = reading.issue {
      let message = issue.message(for: text, suggestions: field.suggestions)
      try expect(!message.isEmpty, "C8", "no message")
    }
  }

  /// Whether the text is what the format writes for a value, in whichever digits.
  func isWritten(_ value: Value?) -> Bool {
    guard let number = value?.fixedDecimal else { return field.text == "" }
    var texts = [field.format.written(number)]
    if field.policies.keepsTypedZeros {
      let parts = field.format.parts(of: field.text)
      let count = parts.fractionCount - parts.exponent
      texts.append(field.format.written(number, digits: nil, fractionDigits: count))
    }
    if field.policies.isPlainWhileFocused { texts += texts.compactMap(field.format.plain) }
    return texts.contains { written in
      field.text == written.text
        || field.policies.keepsTypedDigits && Self.ascii(field.text) == Self.ascii(written.text)
    }
  }

  /// The text with every decimal digit in ASCII.
  static func ascii(_ text: String) -> String {
    let han = Array("〇一二三四五六七八九".unicodeScalars)
    return text.unicodeScalars.map { scalar in
      if let digit = han.firstIndex(of: scalar == "零" ? "〇" : scalar) { return "\(digit)" }
      guard scalar.properties.generalCategory == .decimalNumber,
        let value = scalar.properties.numericValue
      else { return String(scalar) }
      return "\(Int(value))"
    }
    .joined()
  }

  private func checkOracle() throws(BrokenRule) {
    guard !hasSlowReach, wordCharacters <= 8 else { return }
    let oracle = SlowOracle(format: field.format, type: Value.boundType, bounds: field.bounds)
    let verdict = oracle.verdict(field.text)
    // The oracle knows no policies.
    let reading = NumberScanner<Value>(format: field.format, bounds: field.bounds)
      .scan(field.text)
    try expect(
      reading.status == verdict.status
        && (reading.issue?.code == verdict.code || !oracle.hasOneReason),
      "S3",
      "by the rules \(verdict.status) \(verdict.code?.rawValue ?? "")")
    if let number = verdict.number {
      let isRight = reading.value?.isRight(for: Rational(number)) ?? false
      try expect(isRight, "R13", "by the rules \(number)")
    }
  }

  /// A text too long for the oracle: its number has the text's digits, and the value is the type's
  /// for that number. (R13)
  private func checkLongNumber() throws(BrokenRule) {
    guard let value = field.reading.value else { return }
    let scanner = NumberScanner<FixedDecimal>(format: field.format)
    guard let number = scanner.scan(field.text).value else {
      throw BrokenRule(rule: "R13", detail: "no exact number")
    }
    try expect(value.isRight(for: Rational(number)), "R13", "exactly \(number)")
    guard !field.format.allowsExponent, !hasDigitsInAffixes else { return }
    let read = number.plainText.compactMap(\.wholeNumberValue)
    let typed = digits(of: field, upTo: .max)
    try expect(Self.significant(read) == Self.significant(typed), "R13", "not the digits typed")
  }

  /// The digits without the zeros at either end.
  private static func significant(_ digits: [Int]) -> [Int] {
    let digits = Array(digits.drop { $0 == 0 })
    return digits.dropLast(digits.reversed().prefix { $0 == 0 }.count) + []
  }

  /// Whether the oracle would try every exponent that typing on can give.
  private var hasSlowReach: Bool {
    guard field.format.allowsExponent else { return false }
    switch field.reading.issue?.code {
    case .belowMinimum, .aboveMaximum, .overflow, .fractionNotAllowed: return true
    default: return false
    }
  }

  /// The number of characters that may belong to an affix: the oracle tries every way to cut them.
  private var wordCharacters: Int {
    let own = (field.format.affixes + field.format.codes).flatMap(\.unicodeScalars)
    return field.text.unicodeScalars.count {
      ![.digit, .decimal].contains(field.format.role(of: $0)) || own.contains($0)
    }
  }

  /// No prefix of a text that is a number, or may become one, is invalid.
  private func checkPrefixes() throws(BrokenRule) {
    if field.status == .acceptable {
      try checkPrefixes(NumberScanner<Value>(format: field.format, bounds: field.bounds))
    }
    // A text that is not a number yet is not judged by type, bounds and decimal128's range.
    let scanner = NumberScanner<FixedDecimal>(format: field.format)
    if scanner.scan(field.text).status != .invalid {
      try checkPrefixes(scanner)
    }
  }

  private func checkPrefixes<Other>(_ scanner: NumberScanner<Other>) throws(BrokenRule) {
    var prefix = ""
    // "1.2" is a fraction, until "1.234.567" is whole in other marks. (R14, R25)
    let isInOtherMarks = field.format.isInOtherMarks(field.text)
    for scalar in field.text.unicodeScalars {
      let reading = scanner.scan(prefix)
      try expect(
        reading.status != .invalid
          || field.status == .intermediate && reading.issue?.code == .overflow
          || reading.issue?.code == .fractionNotAllowed && isInOtherMarks
          || isWithoutLateMinus(prefix), "prefix closure",
        "\(prefix.literal) is invalid: \(reading.issue?.code.rawValue ?? "")")
      prefix.unicodeScalars.append(scalar)
    }
  }

  /// Whether a beginning of the text says a number above zero whose minus comes after the digits,
  /// where the format writes none: bounds judge such a beginning as if no minus could follow. (R14)
  private func isWithoutLateMinus(_ prefix: String) -> Bool {
    guard !field.format.writesMinusAfter,
      field.reading.value?.fixedDecimal?.isNegative == true
    else { return false }
    let scanner = NumberScanner<FixedDecimal>(format: field.format)
    return scanner.scan(prefix).value?.isNegative == false
  }
}
