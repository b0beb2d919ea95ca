extension NumberScanner {
  /// Suggests acceptable texts for a refused text: what the person who typed the text is likely to
  /// have meant.
  ///
  /// ```swift
  /// german.suggestions(for: "1.5")     // ["1,5"]
  /// french.suggestions(for: "1.234")   // ["1,234", "1 234"]
  /// ```
  ///
  /// An acceptable text has no suggestions. A suggestion has the digits of the text in their order,
  /// with one exception: for "80.000", whose zeros may be a group or a fraction, "80" is suggested,
  /// too. Digits are not joined over a letter, a sign or a quote: nothing suggests 15 for "1a5".
  /// Rule: R24. (R26)
  ///
  /// | text | suggestions |
  /// |---|---|
  /// | cents after a currency's sign, "12€50" | the price, "12,50 €" |
  /// | a hyphen at the end of a price, or before a unit: "5-Std." | the number, and its negative (R19, R22) |
  /// | a sign of another currency in the locale | the text with the field's own sign (R15) |
  /// | a period after an abbreviation that the locale writes without a period | the text without the period (R16) |
  /// | a separator that may group or separate a fraction: "1.234" | a text for each meaning (R5, R6) |
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func suggestions(for text: String) -> [String] { meant(by: text).map { $0.text } }

  /// The texts that a person may have meant by a refused text, each with the number that it was
  /// made for.
  ///
  /// - Parameter isRefused: Whether the text is refused though the scanner reads it.
  package func meant(by text: String, isRefused: Bool = false) -> [Suggestion] {
    if !isRefused, scan(text).status == .acceptable { return [] }
    // Hyphens are tried before the step that removes the period of an abbreviation: in "5-Std." the
    // period belongs to the suffix.
    let ways = [
      format.withoutHyphen, format.withOwnSign, format.withMinusForParentheses, format.withCents,
      format.ofMinorUnit, format.withoutDash, format.withOwnCharacters,
    ]
    for way in ways {
      let meant = acceptable(way(text), of: text)
      if !meant.isEmpty { return meant }
    }
    if let text = format.withoutAbbreviation(text) {
      return scan(text).status == .acceptable
        ? acceptable([Suggestion(text)], of: "") : meanings(of: text)
    }
    return meanings(of: text)
  }

  private func meanings(of text: String) -> [Suggestion] {
    let price = acceptable(format.withoutHyphen(text), of: text)
    if !price.isEmpty { return price }
    guard let digits = SeparatedDigits(text, format) else { return [] }
    return acceptable(digits.readings(in: format), of: text)
  }

  /// Returns those candidates, without white space at their ends, that are acceptable, differ from
  /// `text`, and are read as the numbers that they were made for, each once.
  private func acceptable(_ candidates: [Suggestion], of text: String) -> [Suggestion] {
    var suggestions: [Suggestion] = []
    for var candidate in candidates {
      candidate.text = candidate.text.withoutOuterSpace
      guard candidate.text != text, !suggestions.contains(where: { $0.text == candidate.text }),
        scan(candidate.text).status == .acceptable
      else { continue }
      let said = number(in: candidate.text)
      guard candidate.number == nil || candidate.number == said,
        !suggestions.contains(where: { $0.number != nil && $0.number == candidate.number })
      else { continue }
      suggestions.append(candidate)
    }
    return suggestions
  }
}

/// A text that a person may have meant by a refused one.
package struct Suggestion {
  package var text: String
  /// The number that the text was made for; nil if it has the separators of the refused text, and
  /// means what they say.
  package let number: FixedDecimal?
  /// Whether the format has written the number, so that a field writes it in its own way; else the
  /// text has the characters of the refused one.
  package let isWritten: Bool

  package init(_ text: String, for number: FixedDecimal? = nil) {
    (self.text, self.number, isWritten) = (text, number, false)
  }

  init(writing number: FixedDecimal, in format: NumberFormat) {
    (text, self.number, isWritten) = (format.text(for: number), number, true)
  }
}

extension String {
  package var withoutOuterSpace: String { utf8Part(rangeWithoutOuterSpace) }

  /// The UTF-8 range from the first to the last character that is not white space; 0..<0 if there
  /// is none.
  var rangeWithoutOuterSpace: Range<Int> {
    var (offset, range) = (0, 0..<0)
    for scalar in unicodeScalars {
      let start = offset
      offset += UTF8.width(scalar)
      if Spelling.isSpace(scalar.value) { continue }
      range = (range.isEmpty ? start : range.lowerBound)..<offset
    }
    return range
  }
}

extension NumberFormat {
  /// Returns the text without the first period that stands right after a letter or a slash,
  /// "Ksh500" for "Ksh.500"; nil if there is no such period. (R16)
  fileprivate func withoutAbbreviation(_ text: String) -> String? {
    let rules = storage.scanRules
    var (isAfterLetter, offset) = (false, 0)
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      switch rules.kind(of: scalar.value) {
      case .separator(.period) where isAfterLetter:
        return text.utf8Part(0..<offset) + text.utf8Part(end..<text.utf8.count)
      case .other: isAfterLetter = Spelling.isLetter(scalar.value)
      case .ignorable: break
      default: isAfterLetter = false
      }
      offset = end
    }
    return nil
  }

  /// Returns texts for the two meanings of a hyphen after the digits, as in "5,-", "5 €-" and
  /// "5-kg": the text without the hyphen and without a separator before the hyphen, and the same
  /// with a leading minus. Empty if no hyphen follows the digits. (R19, R22)
  fileprivate func withoutHyphen(_ text: String) -> [Suggestion] {
    let rules = storage.scanRules
    let scalars = Array(text.unicodeScalars)
    // An em dash closes a price as a hyphen does: "5.\u{2014}".
    let kinds = scalars.map { $0 == "\u{2014}" ? .minus : rules.kind(of: $0.value) }
    func isDigit(_ kind: CharacterKind) -> Bool { if case .digit = kind { true } else { false } }
    guard let last = kinds.lastIndex(where: isDigit),
      !kinds[..<last].contains(.minus), let hyphen = kinds[last...].lastIndex(of: .minus)
    else { return [] }
    // Hyphens and periods inside the affix stay. After its last letter, a hyphen or a period may
    // belong to the affix or not: the first round keeps them, the second removes them.
    let affix = kinds[last...].firstIndex(of: .other) ?? kinds.endIndex
    let end = kinds.lastIndex(of: .other) ?? kinds.endIndex
    // A separator before the hyphen closes an amount without a fraction: the period of "1.234,-"
    // groups.
    let isClosed = kinds[last..<hyphen].contains {
      if case .separator(let mark) = $0 { mark != .space } else { false }
    }
    let typed = String(String.UnicodeScalarView(scalars[...last]))
    let grouped = isClosed ? SeparatedDigits(typed, self)?.grouped(in: self) : nil
    if isClosed, grouped == nil { return [] }
    return [kinds.endIndex, end].flatMap { end in
      var amount = grouped?.text ?? typed
      for index in (last + 1)..<scalars.count {
        switch kinds[index] {
        case .minus where index < affix || index > end: break
        case .separator(let mark)
        where mark != .space && (index < affix || end < index && index < hyphen):
          break
        default: amount.unicodeScalars.append(scalars[index])
        }
      }
      // A mark that groups and one before the hyphen are those of a price, and of no minus.
      let isPrice =
        isClosed
        && kinds[..<last].contains {
          if case .separator(let mark) = $0 { mark.canBeDecimal } else { false }
        }
      return [Suggestion(amount, for: grouped?.number)]
        + (isPrice
          ? [] : [Suggestion(symbols.minusSign + amount, for: grouped?.number?.negated)])
    }
  }
}

extension NumberFormat {
  /// Returns the text with the format's own sign in place of a sign that means another currency in
  /// the locale; empty if the text has no such sign. (R15)
  fileprivate func withOwnSign(_ text: String) -> [Suggestion] {
    guard let own = (affixes + codes).first else { return [] }
    let scalars = Array(text.unicodeScalars)
    // Longer signs first: "C$" contains "$", which may mean another currency, too.
    for count in stride(from: scalars.count, to: 0, by: -1) {
      for sign in storage.scanRules.foreignCurrencySigns where sign.scalars.count == count {
        for start in 0...scalars.count - count
        where (0..<count).allSatisfy({ sign.matches(scalars[start + $0].value, at: $0) }) {
          let (before, after) = (scalars[..<start], scalars[(start + count)...])
          return [
            Suggestion(
              String(String.UnicodeScalarView(before)) + own
                + String(String.UnicodeScalarView(after)))
          ]
        }
      }
    }
    return []
  }
}

extension NumberFormat {
  /// For an amount of money in parentheses, returns the amount with a minus instead: "-5 €" for "(5
  /// €)". Empty for other texts. (R8)
  fileprivate func withMinusForParentheses(_ text: String) -> [Suggestion] {
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map { CharacterKind($0.value) }
    guard style.currencyCode != nil,
      let opening = kinds.firstIndex(of: .openingParenthesis),
      let closing = kinds.lastIndex(of: .closingParenthesis), opening < closing,
      // All digits stand between the two parentheses: "7( 678)" is no number.
      (kinds[..<opening] + kinds[closing...]).allSatisfy({ kind in
        if case .digit = kind { false } else { true }
      })
    else { return [] }
    let rest =
      scalars[..<opening] + scalars[(opening + 1)..<closing] + scalars[(closing + 1)...]
    return [Suggestion(symbols.minusSign + String(String.UnicodeScalarView(rest)))]
  }

  /// For a text with the currency's sign between an amount and its cents, returns the price as the
  /// format writes it: "12,50 €" for "12€50". Empty for other texts. (R24)
  fileprivate func withCents(_ text: String) -> [Suggestion] {
    guard style.currencyCode != nil, let count = fixedFractionDigits, count > 0 else { return [] }
    func digits(_ text: String) -> [UInt8] {
      text.unicodeScalars.compactMap { DecimalDigits.value(of: $0.value)?.value }
    }
    let parts = parts(of: text).parts.filter { $0.role != .ignored && $0.role != .space }
    // The sign stands between amount and cents, and the amount has no cents of its own.
    guard parts.count > 1, parts[parts.count - 1].role == .digit,
      [.affix, .foreign].contains(parts[parts.count - 2].role),
      !parts.contains(where: { $0.role == .decimal })
    else { return [] }
    let place = parts[parts.count - 1].range
    let cents = digits(text.utf8Part(place))
    guard cents.count == count, let before = number(in: text.utf8Part(0..<place.lowerBound))
    else { return [] }
    let fraction = FixedDecimal(digits: cents).multipliedByPowerOfTen(-count)
    let number = before.isNegative ? before - fraction : before + fraction
    let price = Suggestion(writing: number, in: self)
    return digits(price.text) == digits(text) ? [price] : []
  }
}

/// The digits of a text and the separators between them, before it is known what the separators
/// mean. "€1.234,5" has the prefix "€", the runs "1", "234" and "5", and the marks period and
/// comma.
private struct SeparatedDigits {
  private var prefix = ""
  private var runs = [""]
  private var marks: [SeparatorClass] = []
  private var suffix = ""

  /// Takes the digits of a text apart; nil if the text has no digits, or anything but separators
  /// between its digits.
  init?(_ text: String, _ format: NumberFormat) {
    let all = format.parts(of: text).parts.filter { $0.role != .ignored }
    guard let first = all.firstIndex(where: { $0.role == .digit }) else { return nil }
    // In a format with exponents, letters after the digits may begin one.
    let end = all[first...].firstIndex { part in
      format.allowsExponent && [.exponent, .affix, .foreign].contains(part.role)
    }
    let last = all[..<(end ?? all.endIndex)].lastIndex { $0.role == .digit } ?? first
    func isMark(_ part: TextPart) -> Bool { part.role == .decimal || part.role == .group }
    let start = first > 0 && isMark(all[first - 1]) ? first - 1 : first
    guard !all[..<start].contains(where: isMark) else { return nil }
    for part in all[..<start] { prefix += text.utf8Part(part.range) }
    for part in all[start...last] {
      for scalar in text.utf8Part(part.range).unicodeScalars {
        if part.role == .digit {
          runs[runs.count - 1].unicodeScalars.append(scalar)
        } else if case .separator(let mark) = format.storage.scanRules.kind(of: scalar.value) {
          marks.append(mark)
          runs.append("")
        } else {
          return nil
        }
      }
    }
    for part in all[(last + 1)...] { suffix += text.utf8Part(part.range) }
    let rest = suffix.unicodeScalars
    if rest.count == 1,
      case .separator(let mark) = format.storage.scanRules.kind(of: rest.first!.value),
      mark.canBeDecimal
    {
      marks.append(mark)
      runs.append("")
      suffix = ""
    }
  }

  /// Returns the text in the separators of a format, once for each meaning that the text's
  /// separators can have: "1,234" and "1 234" for "1.234" in French.
  func readings(in format: NumberFormat) -> [Suggestion] {
    guard let last = marks.last else { return [] }
    var readings: [Suggestion] = []
    if last.canBeDecimal && marks.filter({ $0 == last }).count == 1 && !endsInRoundGroup {
      readings += fractions(in: format)
    }
    if let grouped = grouped(in: format) { readings.append(grouped) }
    if marks.allSatisfy({ $0 == last }) {
      if last.groupsByDefault && last != .apostrophe
        && runs.dropFirst().allSatisfy({ $0.unicodeScalars.count > 2 })
      {
        readings.append(Suggestion(text(joined { _ in "" })))
      }
    } else if last.canBeDecimal, runs[runs.count - 1].unicodeScalars.isEmpty {
      // The comma of "5.99," ends a clause.
      var rest = self
      (rest.marks, rest.runs) = (Array(marks.dropLast()), Array(runs.dropLast()))
      if rest.runs.last?.unicodeScalars.count != 3 { readings += rest.fractions(in: format) }
    }
    return readings
  }

  /// The text whose last separator begins the fraction. In a field that takes "1.500" for a doubt,
  /// "1.5" says the same.
  private func fractions(in format: NumberFormat) -> [Suggestion] {
    let (decimal, grouping) = (format.symbols.decimalSeparator, format.symbols.groupingSeparator)
    let last = marks.count - 1
    let number = number(in: format, joined { $0 == last ? decimal : "" })
    var short = self
    while short.runs[last + 1].unicodeScalars.last.map({ $0.digit == 0 }) ?? false {
      short.runs[last + 1].unicodeScalars.removeLast()
    }
    let mark = short.runs[last + 1].isEmpty && !runs[last + 1].isEmpty ? "" : decimal
    return [
      Suggestion(text(joined { $0 == last ? decimal : grouping }), for: number),
      Suggestion(text(short.joined { $0 == last ? mark : grouping }), for: number),
    ]
  }

  /// The text whose separators all group, in groups of the format; nil if they cannot, as U+066B
  /// cannot.
  func grouped(in format: NumberFormat) -> Suggestion? {
    let last = marks.last ?? .space
    guard !marks.contains(.arabicDecimal), !runs[0].isEmpty,
      marks.allSatisfy({ $0 == last })
        || last.canBeDecimal && !marks.contains(.apostrophe)
          && runs[runs.count - 1].unicodeScalars.count == 3
    else { return nil }
    let grouping = format.symbols.groupingSeparator
    let number = number(in: format, joined { _ in "" })
    // Groups of another size, as those of "1,00,000" in English, are made anew.
    if marks.count > 1, last.canBeDecimal, marks.allSatisfy({ $0 == last }),
      runs[0].unicodeScalars.count < 3, runs.last?.unicodeScalars.count == 3,
      runs.dropFirst().dropLast().allSatisfy({ $0.unicodeScalars.count == 2 }),
      format.symbols.secondaryGroupingSize != 2
    {
      let digits = Array(joined { _ in "" }.unicodeScalars)
      var grouped = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { grouped += grouping }
        grouped.unicodeScalars.append(digit)
      }
      return Suggestion(text(grouped), for: number)
    }
    // Where one group is in doubt, the text has none. (R26)
    let isInDoubt =
      marks.count == 1 && runs[1].unicodeScalars.count == 3
      && format.storage.scanRules.leastFractionDigits > 2
    return Suggestion(text(joined { _ in isInDoubt ? "" : grouping }), for: number)
  }

  /// Whether more than three zeros and no other digits follow the last separator, as in "1,0000".
  /// Such a text is rather a mistyped group of thousands than a fraction.
  private var endsInRoundGroup: Bool {
    func isZero(_ run: String) -> Bool { run.unicodeScalars.allSatisfy { $0.digit == 0 } }
    let fraction = runs[runs.count - 1]
    return fraction.unicodeScalars.count > 3 && isZero(fraction)
      && !runs.dropLast().allSatisfy(isZero)
  }

  private func joined(_ separator: (Int) -> String) -> String {
    var text = runs[0]
    for (index, run) in runs.dropFirst().enumerated() { text += separator(index) + run }
    return text
  }

  private func text(_ digits: String) -> String { prefix + digits + suffix }

  /// The number that the text would say with these digits and no separators but the decimal one.
  private func number(in format: NumberFormat, _ digits: String) -> FixedDecimal? {
    format.number(in: text(digits))
  }
}
