extension NumberScanner {
  /// What the person who typed a refused text is likely to have meant, as texts that are acceptable.
  ///
  /// ```swift
  /// german.suggestions(for: "1.5")     // ["1,5"]
  /// french.suggestions(for: "1.234")   // ["1,234", "1 234"]
  /// english.suggestions(for: "1.234.567")   // ["1,234,567"]
  /// ```
  ///
  /// An acceptable text needs none and has none. For a price that ends in a hyphen, and for a hyphen
  /// that joins digits and an affix, the number without the hyphen and its negative are suggested; for a
  /// sign that means another currency in the locale, the text with the field's own sign; for an abbreviation, the text without the period; for digits behind
  /// the suffix, the text with them in front of it. (R5, R6, R11, R15, R16, R19, R22)
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func suggestions(for text: String) -> [String] {
    if scan(text).status == .acceptable { return [] }
    // The suffix behind the hyphen may end in a period, as in "5-Std.".
    let price = acceptable(format.withoutHyphen(text), of: text)
    if !price.isEmpty { return price }
    let own = acceptable(format.withOwnSign(text), of: text)
    if !own.isEmpty { return own }
    // The suffix may end in a period, as in "5 m/s.9".
    let moved = withDigitsMoved(text)
    if !moved.isEmpty { return moved }
    if let text = format.withoutAbbreviation(text) {
      return scan(text).status == .acceptable ? [text] : meanings(of: text)
    }
    return meanings(of: text)
  }

  /// ``suggestions(for:)`` of a text with soft separators. Those that no longer stand between two digits are
  /// left out. (R17)
  package func suggestions(for text: String, soft: SoftSeparators) -> [String] {
    soft.isEmpty ? suggestions(for: text) : suggestions(for: soft.separating(in: text))
  }

  private func meanings(of text: String) -> [String] {
    let price = acceptable(format.withoutHyphen(text), of: text)
    if !price.isEmpty { return price }
    let moved = withDigitsMoved(text)
    if !moved.isEmpty { return moved }
    return acceptable(SeparatedDigits(text, format)?.readings(in: format) ?? [], of: text)
  }

  /// The text with the digits behind its suffix in front of the suffix; none if no digits stand there. (R11)
  private func withDigitsMoved(_ text: String) -> [String] {
    guard let behind = format.digitsBehindSuffix(text), scan(behind.rest).status == .acceptable
    else { return [] }
    let joined = acceptable([behind.joined], of: text)
    // The longer number may need other groups than the text has, so it is also tried without separators.
    return joined.isEmpty ? acceptable([behind.ungrouped], of: text) : joined
  }

  private func acceptable(_ candidates: [String], of text: String) -> [String] {
    var suggestions: [String] = []
    for candidate in candidates where candidate != text && !suggestions.contains(candidate) {
      if scan(candidate).status == .acceptable { suggestions.append(candidate) }
    }
    return suggestions
  }
}

extension NumberFormat {
  /// A text without the first period right behind a letter or a slash; nil if there is none. (R16)
  fileprivate func withoutAbbreviation(_ text: String) -> String? {
    let rules = storage.scanRules
    var (isBehindLetter, offset) = (false, 0)
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      switch rules.kind(of: scalar.value) {
      case .separator(.period) where isBehindLetter:
        return text.utf8Part(0..<offset) + text.utf8Part(end..<text.utf8.count)
      case .other: isBehindLetter = Spelling.isLetter(scalar.value)
      case .ignorable: break
      default: isBehindLetter = false
      }
      offset = end
    }
    return nil
  }

  /// The two meanings of a text with a hyphen behind its digits, as in "5,-", "5 €-" and "5-kg": the number
  /// without the hyphen and the separator in front of it, and the same with a minus in front. (R19, R22)
  fileprivate func withoutHyphen(_ text: String) -> [String] {
    let rules = storage.scanRules
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map { rules.kind(of: $0.value) }
    func isDigit(_ kind: CharacterKind) -> Bool { if case .digit = kind { true } else { false } }
    guard let last = kinds.lastIndex(where: isDigit),
      !kinds[..<last].contains(.minus), let hyphen = kinds[last...].lastIndex(of: .minus)
    else { return [] }
    // Signs and periods inside an affix are its own, and at its end they may be.
    let affix = kinds[last...].firstIndex(of: .other) ?? kinds.endIndex
    let end = kinds.lastIndex(of: .other) ?? kinds.endIndex
    return [kinds.endIndex, end].flatMap { end in
      var amount = String(String.UnicodeScalarView(scalars[...last]))
      for index in (last + 1)..<scalars.count {
        switch kinds[index] {
        case .minus where index < affix || index > end: break
        case .separator(let mark)
        where mark != .space && (index < affix || end < index && index < hyphen):
          break
        default: amount.unicodeScalars.append(scalars[index])
        }
      }
      return [amount, symbols.minusSign + amount]
    }
  }
}

extension NumberFormat {
  /// The text with the format's own sign in the place of a sign that means another currency in the locale; none
  /// if the text has no such sign. (R15)
  fileprivate func withOwnSign(_ text: String) -> [String] {
    guard let own = (affixes + codes).first else { return [] }
    let scalars = Array(text.unicodeScalars)
    // "C$" before "$", which may mean another currency, too.
    let signs = storage.scanRules.foreignCurrencySigns.sorted {
      $0.scalars.count > $1.scalars.count
    }
    for sign in signs where sign.scalars.count <= scalars.count {
      let count = sign.scalars.count
      for start in 0...scalars.count - count
      where (0..<count).allSatisfy({ sign.matches(scalars[start + $0].value, at: $0) }) {
        let (front, behind) = (scalars[..<start], scalars[(start + count)...])
        return [
          String(String.UnicodeScalarView(front)) + own + String(String.UnicodeScalarView(behind))
        ]
      }
    }
    return []
  }
}

extension NumberFormat {
  /// A text with digits behind its suffix, as "1,50 €9": without these digits, with them in front of the
  /// suffix, and so without grouping separators; nil if no digits stand there. (R11)
  fileprivate func digitsBehindSuffix(
    _ text: String
  ) -> (rest: String, joined: String, ungrouped: String)? {
    let rules = storage.scanRules
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { DecimalDigits.value(of: scalar.value) != nil }
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return nil }
    var start = last
    while start > first, isDigit(scalars[start - 1]) { start -= 1 }
    guard let end = scalars[..<start].lastIndex(where: isDigit),
      scalars[end + 1..<start].contains(where: { rules.kind(of: $0.value) == .other })
    else { return nil }
    let (head, added) = (scalars[...end], scalars[start...last])
    // A decimal separator right behind the last digit stays there.
    var suffix = end + 1
    if role(of: scalars[suffix]) == .decimalSeparator { suffix += 1 }
    let separator = scalars[end + 1..<suffix]
    let tail = scalars[suffix..<start] + scalars[(last + 1)...]
    func joined(_ parts: ArraySlice<Unicode.Scalar>...) -> String {
      String(String.UnicodeScalarView(parts.joined()))
    }
    let ungrouped =
      head[..<first]
      + head[first...].filter {
        if case .separator(let mark) = rules.kind(of: $0.value) {
          !rules.isGrouping(mark)
        } else {
          true
        }
      }
    return (
      joined(head, separator, tail), joined(head, separator, added, tail),
      joined(ungrouped, separator, added, tail)
    )
  }
}

extension SoftSeparators {
  /// The text without the soft separators that do not stand between two digits.
  fileprivate func separating(in text: String) -> String {
    // The soft separators behind the last digit; they stay if a digit follows.
    var (kept, pending) = ("", "")
    var (offset, isBehindDigit) = (0, false)
    for scalar in text.unicodeScalars {
      if contains(offset) {
        if isBehindDigit { pending.unicodeScalars.append(scalar) }
      } else {
        isBehindDigit = DecimalDigits.value(of: scalar.value) != nil
        if isBehindDigit { kept += pending }
        pending = ""
        kept.unicodeScalars.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    return kept
  }
}

/// The digits of a text and the separators between them, before it is known what the separators mean.
private struct SeparatedDigits {
  private var prefix = ""
  private var runs = [""]
  private var marks: [SeparatorClass] = []
  private var suffix = ""

  /// Splits a text; nil if anything but separators stands between its digits.
  init?(_ text: String, _ format: NumberFormat) {
    let rules = format.storage.scanRules
    var pending = ""
    var pendingMarks: [SeparatorClass] = []
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
      } else if case .separator(let mark) = kind, hasDigits || mark != .space {
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
