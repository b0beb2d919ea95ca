@_spi(EntryKinds) import NumberText

/// Reads a text as a calculation, by descent from sums to numbers.
struct Calculation {
  /// Why there is no result.
  struct Refusal: Error {
    /// Nil if the text is not a calculation at all.
    let reading: EntryReading?
  }

  /// What a calculation is read from: an operator, or a run of other characters, with its place.
  struct Token {
    /// Nil for a run of characters that may be a number.
    let mark: Operator?
    let range: Range<Int>
  }

  /// How deep parentheses and powers may be nested.
  private static let mostDepth = 50
  /// How many digits a number may have on the way.
  private static let mostDigits = 100

  let text: EntryText
  private(set) var tokens: [Token] = []
  private(set) var next = 0
  private var depth = 0
  /// How many numbers were read, and how many operators that make a calculation of them.
  private var (numbers, operations) = (0, 0)
  private var hasProduct = false
  private var percentSigns = 0
  /// A percent sign that may be the format's own affix or divide by a hundred, or that a whole quotient may have.
  private var doubtfulPercent: Range<Int>?
  /// Whether the percent sign is the format's own affix.
  private let isInPercent: Bool

  init(_ text: EntryText) {
    self.text = text
    isInPercent = text.format.reads("1%")
    var (offset, start) = (0, 0)
    let separators = [text.format.symbols.decimalSeparator, text.format.symbols.groupingSeparator]
    for scalar in text.text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      let isSeparator = separators.contains { $0.unicodeScalars.contains(scalar) }
      if !isSeparator, let mark = Operator(scalar) {
        if start < offset { tokens.append(Token(mark: nil, range: start..<offset)) }
        tokens.append(Token(mark: mark, range: offset..<end))
        start = end
      }
      offset = end
    }
    if start < offset { tokens.append(Token(mark: nil, range: start..<offset)) }
    tokens.removeAll { $0.mark == nil && text.reading(of: $0.range).issue?.code == .empty }
  }

  /// The number that the text says.
  mutating func result() throws(Refusal) -> ExactRatio {
    let hasEquals = tokens.first?.mark == .equals
    if hasEquals { next = 1 }
    guard tokens.contains(where: { $0.mark != nil && $0.mark != .equals }) || hasEquals else {
      return try plainNumber()
    }
    try checkDoubtfulSigns()
    let sum = try sum()
    guard next == tokens.count else { throw unexpected(tokens[next].range) }
    if numbers == 1, operations == 0, !hasEquals { return try plainNumber() }
    if let doubtfulPercent, hasProduct { throw refused(.ambiguousEntry, doubtfulPercent) }
    return sum.multiplied(byPowerOfTen: -text.format.scale)
  }

  /// The number of a text without operators: only bounds or type have refused it, and an operator may follow.
  private func plainNumber() throws(Refusal) -> ExactRatio {
    guard let number = text.reading(of: 0..<text.text.utf8.count).value else {
      throw Refusal(reading: nil)
    }
    return ExactRatio(number)
  }

  private mutating func sum() throws(Refusal) -> ExactRatio {
    depth += 1
    if depth > Self.mostDepth { throw refused(.tooComplex, whole) }
    let first = try term()
    var sum = first.value
    if let percent = first.barePercent {
      guard isInPercent else {
        // There is nothing yet to take a percentage of.
        throw next == tokens.count
          ? refused(.incomplete, percent, isOpen: true) : refused(.ambiguousEntry, percent)
      }
    }
    while let mark = peek, mark == .plus || mark == .minus {
      next += 1
      operations += 1
      if mark == .minus, peek == .plus { throw minusBeforePlus }
      let other = try term()
      var value = other.value
      if other.barePercent != nil, !isInPercent {
        value = sum * value
      } else if let percent = other.startsWithPercent, !isInPercent {
        throw refused(.ambiguousEntry, percent)
      }
      sum = try checked(sum + (mark == .plus ? value : -value))
    }
    depth -= 1
    return sum
  }

  /// A product or quotient, and whether it is or begins with a percentage.
  private struct Term {
    var value: ExactRatio
    var barePercent: Range<Int>?
    var startsWithPercent: Range<Int>?
  }

  private mutating func term() throws(Refusal) -> Term {
    let first = try signed()
    var term = Term(
      value: first.value, barePercent: first.percent, startsWithPercent: first.percent)
    while let mark = peek, mark == .times || mark == .divided {
      next += 1
      operations += 1
      hasProduct = true
      term.barePercent = nil
      let start = next
      let factor = try signed()
      if mark == .times {
        term.value = try checked(term.value * factor.value)
      } else {
        // "1/2 %" is half a percent for people, and 50 for precedence.
        doubtfulPercent = doubtfulPercent ?? factor.percent
        guard let quotient = term.value.dividing(by: factor.value) else {
          // "5/0" can become "5/0,5".
          throw refused(.divisionByZero, range(from: start), isOpen: next == tokens.count)
        }
        term.value = try checked(quotient)
      }
    }
    return term
  }

  /// A power with the signs before it; −2² is −4.
  private mutating func signed() throws(Refusal) -> (value: ExactRatio, percent: Range<Int>?) {
    let sign = peek
    guard sign == .plus || sign == .minus else { return try power() }
    next += 1
    if let mark = peek, mark == .plus || mark == .minus {
      throw refused(.misplacedSign, tokens[next].range)
    }
    let power = try power()
    return (sign == .minus ? -power.value : power.value, power.percent)
  }

  private mutating func power() throws(Refusal) -> (value: ExactRatio, percent: Range<Int>?) {
    let base = try operand()
    guard peek == .power else { return base }
    if let percent = base.percent { throw refused(.ambiguousEntry, percent) }
    next += 1
    operations += 1
    hasProduct = true
    depth += 1
    if depth > Self.mostDepth { throw refused(.tooComplex, whole) }
    let start = next
    let exponent = try signed()
    depth -= 1
    let place = range(from: start)
    let isOpen = next == tokens.count
    if exponent.percent != nil { throw refused(.ambiguousEntry, place) }
    let decimal = exponent.value.decimal
    guard decimal.isExact, let whole = Int.converted(from: decimal.number) else {
      // A power with a fraction as exponent has endless digits, and no ratio is equal to it.
      let isFraction = decimal.number.magnitude < 1_000_000
      throw refused(isFraction ? .fractionNotAllowed : .tooComplex, place, isOpen: isOpen)
    }
    return (try raised(base.value, to: whole, at: place, isOpen: isOpen), nil)
  }

  private func raised(
    _ base: ExactRatio, to exponent: Int, at place: Range<Int>, isOpen: Bool
  ) throws(Refusal) -> ExactRatio {
    var (result, square, rest) = (ExactRatio(1), base, exponent.magnitude)
    while rest > 0 {
      if rest & 1 == 1 { result = try checked(result * square) }
      rest >>= 1
      if rest > 0 { square = try checked(square * square) }
    }
    if exponent >= 0 { return result }
    guard let inverse = ExactRatio(1).dividing(by: result) else {
      throw refused(.divisionByZero, place, isOpen: isOpen)
    }
    return inverse
  }

  /// A number or a sum in parentheses, and the place of the percent sign after it.
  private mutating func operand() throws(Refusal) -> (value: ExactRatio, percent: Range<Int>?) {
    let value: ExactRatio
    if peek == .opening {
      let opening = next
      next += 1
      let (numbersBefore, operationsBefore) = (numbers, operations)
      value = try sum()
      guard peek == .closing else {
        throw next == tokens.count
          ? refused(.incomplete, tokens[opening].range, isOpen: true)
          : unexpected(tokens[next].range)
      }
      next += 1
      // In accounting "(5)" is minus five. (R8)
      if text.format.reads("(5)"), numbers == numbersBefore + 1,
        operations == operationsBefore
      {
        throw refused(.ambiguousEntry, range(from: opening))
      }
      operations += 1
    } else {
      value = try number()
    }
    guard peek == .percent else { return (value, nil) }
    let sign = tokens[next].range
    next += 1
    percentSigns += 1
    if isInPercent {
      // 50 % × 10 % may be 5 % or, with the affix left out as everywhere, 500 %.
      if percentSigns == 2 { doubtfulPercent = doubtfulPercent ?? sign }
      return (value, sign)
    }
    operations += 1
    return (value.multiplied(byPowerOfTen: -2), sign)
  }

  /// A plain number, as far as it goes: an affix such as "km/h" may have an operator in it.
  private mutating func number() throws(Refusal) -> ExactRatio {
    guard next < tokens.count else {
      throw refused(.incomplete, tokens.last?.range ?? whole, isOpen: true)
    }
    let start = next
    guard tokens[start].mark == nil else { throw unexpected(tokens[start].range) }
    var first: NumberReading<FixedDecimal>?
    for end in tokens.indices[start...] {
      let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
      let reading = text.reading(of: range)
      if let number = reading.value {
        next = end + 1
        numbers += 1
        if peek == .minus { try checkHyphen(after: range) }
        return try checked(ExactRatio(number).multiplied(byPowerOfTen: text.format.scale))
      }
      first = first ?? reading
      let isLast = end == tokens.count - 1
      if isLast, reading.status == .intermediate || end == start, let issue = reading.issue {
        throw Refusal(
          reading: .refused(
            EntryIssue(issue, suggestions: text.suggestions(for: range)),
            isOpen: reading.status == .intermediate))
      }
    }
    guard let issue = first?.issue else { throw unexpected(tokens[start].range) }
    throw Refusal(
      reading: .invalid(
        EntryIssue(issue, suggestions: text.suggestions(for: tokens[start].range))))
  }

  private var peek: Operator? { next < tokens.count ? tokens[next].mark : nil }

  private var whole: Range<Int> { 0..<text.text.utf8.count }

  /// The range of the text from a token to the last token that was read.
  private func range(from start: Int) -> Range<Int> {
    tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound
  }

  /// A number that is not too long for the next step.
  private func checked(_ number: ExactRatio) throws(Refusal) -> ExactRatio {
    if number.digitCount > Self.mostDigits { throw refused(.tooComplex, whole) }
    return number
  }

  private func unexpected(_ range: Range<Int>) -> Refusal {
    refused(.unexpectedCharacter, range)
  }

  func refused(
    _ code: NumberIssue.Code, _ range: Range<Int>, isOpen: Bool = false,
    suggestions: [String] = []
  ) -> Refusal {
    Refusal(
      reading: .refused(EntryIssue(code, at: range, suggestions: suggestions), isOpen: isOpen))
  }
}

extension ExactRatio {
  /// The ratio times a power of ten.
  func multiplied(byPowerOfTen power: Int) -> ExactRatio {
    power == 0 ? self : self * ExactRatio(FixedDecimal(coefficient: 1, exponent: power))
  }
}

extension NumberFormat {
  /// Whether a text is a plain number.
  fileprivate func reads(_ text: String) -> Bool {
    NumberScanner<FixedDecimal>(format: self).scan(text).value != nil
  }
}
