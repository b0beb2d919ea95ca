extension NumberScanner {
  /// What the person who typed a refused text is likely to have meant, as texts that are acceptable.
  ///
  /// ```swift
  /// german.suggestions(for: "1.5")     // ["1,5"]
  /// french.suggestions(for: "1.234")   // ["1,234", "1 234"]
  /// english.suggestions(for: "1.234.567")   // ["1,234,567"]
  /// ```
  ///
  /// An acceptable text needs none and has none. (R5, R6)
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func suggestions(for text: String) -> [String] {
    guard scan(text).status != .acceptable, let number = SeparatedDigits(text, format) else {
      return []
    }
    var suggestions: [String] = []
    for candidate in number.readings(in: format)
    where candidate != text && !suggestions.contains(candidate) {
      if scan(candidate).status == .acceptable { suggestions.append(candidate) }
    }
    return suggestions
  }
}

/// The digits of a text with the separators between them, whatever they mean.
private struct SeparatedDigits {
  private var prefix = ""
  private var runs = [""]
  private var marks: [MarkClass] = []
  private var suffix = ""

  /// Splits a text, or gives nil where the separators are not all that is between its digits.
  init?(_ text: String, _ format: NumberFormat) {
    let rules = format.storage.scanRules
    var pending = ""
    var pendingMarks: [MarkClass] = []
    var hasDigits = false
    for scalar in text.unicodeScalars {
      let kind = rules.kind(of: scalar.value)
      if case .digit = kind {
        guard pendingMarks.count == pending.unicodeScalars.count else { return nil }
        guard hasDigits || pendingMarks.count <= 1 else { return nil }
        for mark in pendingMarks {
          marks.append(mark)
          runs.append("")
        }
        (pending, pendingMarks) = ("", [])
        hasDigits = true
        runs[runs.count - 1].unicodeScalars.append(scalar)
      } else if kind == .ignorable {
        continue
      } else if case .mark(let mark) = kind, hasDigits || mark != .space {
        pending.unicodeScalars.append(scalar)
        pendingMarks.append(mark)
      } else if hasDigits {
        pending.unicodeScalars.append(scalar)
      } else {
        guard pending.isEmpty else { return nil }
        prefix.unicodeScalars.append(scalar)
      }
    }
    guard hasDigits else { return nil }
    if pendingMarks.count == 1 && pending.unicodeScalars.count == 1 && pendingMarks[0].canBeDecimal
    {
      marks.append(pendingMarks[0])
      runs.append("")
    } else {
      suffix = pending
    }
  }

  /// The texts that spell the possible meanings of the separators in a format.
  func readings(in format: NumberFormat) -> [String] {
    guard let last = marks.last else { return [] }
    let decimal = format.symbols.decimalSeparator
    let grouping = format.symbols.groupingSeparator
    var readings: [String] = []
    if last.canBeDecimal && marks.filter({ $0 == last }).count == 1 {
      readings.append(joined { $0 == marks.count - 1 ? decimal : grouping })
    }
    if marks.allSatisfy({ $0 == last }) {
      readings.append(joined { _ in grouping })
      if last.groupsByDefault { readings.append(joined { _ in "" }) }
    }
    return readings
  }

  private func joined(_ separator: (Int) -> String) -> String {
    var text = prefix + runs[0]
    for (index, run) in runs.dropFirst().enumerated() { text += separator(index) + run }
    return text + suffix
  }
}
