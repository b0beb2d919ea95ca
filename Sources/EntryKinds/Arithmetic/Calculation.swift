@_spi(EntryKinds) import NumberText

/// Reads a text as a calculation, by recursive descent: sums, products, powers, numbers.
struct Calculation {
  /// Why there is no result.
  struct Refusal: Error {
    /// What to tell the user; nil if the text is not a calculation at all.
    let reading: EntryReading?
  }

  /// A piece of the calculation's text, with its UTF-8 range: an operator, or a run of other
  /// characters.
  struct Token {
    /// The operator; nil for a run of characters that may be a number.
    let mark: Operator?
    let range: Range<Int>
  }

  /// How deep parentheses and powers may be nested.
  private static let mostDepth = 50
  /// How many digits an intermediate result may have.
  private static let mostDigits = 100

  let text: EntryText
  private(set) var tokens: [Token] = []
  private(set) var next = 0
  private var depth = 0
  /// How many numbers, operations and pairs of parentheses were read. One number without an
  /// operation is no calculation.
  private var (numbers, operations, parentheses) = (0, 0, 0)
  private var hasProduct = false
  private var percentSigns = 0
  /// The UTF-8 range of the first percent sign that has two meanings: "1/2 %" may be half a percent
  /// or 50, and in a percent field "50 % × 10 %" may be 5 % or 500 %.
  private var doubtfulPercent: Range<Int>?
  /// Whether the field is in percent, so that the percent sign is the format's affix and no
  /// operator.
  private let isInPercent: Bool
  /// The number before the first operator, if it does not stand in the text. (X10)
  private var standing: FixedDecimal?

  /// Makes the calculation that goes on from a number which does not stand in the text: "+5" over
  /// 20.
  ///
  /// - Parameter start: The UTF-8 offset of the first operator.
  init(_ text: EntryText, from standing: FixedDecimal, at start: Int) {
    self.init(text)
    self.standing = standing
    tokens.removeAll { $0.range.upperBound <= start }
    tokens.insert(Token(mark: nil, range: start..<start), at: 0)
  }

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

  /// The result of the calculation, as a value of the field: 0.5 for "20 + 30" in a percent field.
  mutating func result() throws(Refusal) -> ExactRatio {
    let hasEquals = tokens.first?.mark == .equals || tokens.last?.mark == .equals
    if tokens.first?.mark == .equals {
      next = 1
    } else if hasEquals {
      // "5+5=", as on a pocket calculator.
      tokens.removeLast()
    }
    try checkLetters()
    guard tokens.contains(where: { $0.mark != nil && $0.mark != .equals }) || hasEquals else {
      return try plainNumber()
    }
    let characters = EntryCharacters(text.text)
    if let digit = characters.mixedDigit(in: [characters.scalars.indices]) {
      throw refused(.mixedDigits, characters.range(digit..<digit + 1))
    }
    try checkDoubtfulSigns()
    let sum = try sum()
    guard next == tokens.count else { throw unexpected(tokens[next].range) }
    if numbers == 1, operations == 0, parentheses == 0, !hasEquals { return try plainNumber() }
    let result = sum.multiplied(byPowerOfTen: -text.format.scale)
    if let doubtfulPercent, hasProduct {
      // "200/25%" is 800, or 8 %.
      let other = result.multiplied(byPowerOfTen: -4)
      throw refused(
        .ambiguousEntry, doubtfulPercent,
        meanings: numbers == 2 && operations == 2 && !isInPercent
          ? [.number(result), .number(other)] : [])
    }
    // "(5)" calculates nothing, and to an accountant means minus five. So the text is refused, and
    // −5 and 5 are suggested.
    if operations == 0, !hasEquals, !result.isZero, !tokens.contains(where: { $0.isSign }) {
      throw refused(
        .ambiguousEntry, whole, isOpen: true, meanings: [.number(-result), .number(result)])
    }
    return result
  }

  /// The number of a text that is a plain number and no calculation. Such a text gets here only if
  /// its number is out of the field's bounds, or has no value of its type: the field reads all
  /// other plain numbers itself.
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
        // A percentage is taken of the number before it, and here there is none. So "5 % + 3" is
        // refused, and "5 %" alone is incomplete.
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

  /// A product or quotient. `barePercent` is the UTF-8 range of the percent sign if the term is a
  /// percentage alone, as "5 %". `startsWithPercent` is that of the percent sign after the first
  /// factor, as in "5 % × 3".
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
      if mark == .divided { try checkCloser() }
      let start = next
      let factor = try signed()
      if mark == .times {
        term.value = try checked(term.value * factor.value)
      } else {
        // People mean half a percent by "1/2 %"; by precedence it is 50.
        doubtfulPercent = doubtfulPercent ?? factor.percent
        guard let quotient = term.value.dividing(by: factor.value) else {
          // The user may type on: "5/0" can become "5/0,5".
          throw refused(.divisionByZero, range(from: start), isOpen: next == tokens.count)
        }
        term.value = try checked(quotient)
      }
    }
    return term
  }

  /// A power, with a plus or minus before it, which is applied last: −2^2 is −4.
  private mutating func signed() throws(Refusal) -> (value: ExactRatio, percent: Range<Int>?) {
    let sign = peek
    guard sign == .plus || sign == .minus else { return try power() }
    next += 1
    if let mark = peek, mark == .plus || mark == .minus {
      throw refused(.misplacedSign, tokens[next].range)
    }
    // "-,99" may be an amount without its zero. (R19)
    if sign == .minus, next < tokens.count, tokens[next].mark == nil {
      let number = range(from: next - 1).lowerBound..<tokens[next].range.upperBound
      if let issue = text.reading(of: number).issue, issue.code == .misplacedSign {
        throw Refusal(
          reading: .invalid(EntryIssue(issue, meanings: text.suggestions(for: number))))
      }
    }
    let power = try power()
    return (sign == .minus ? -power.value : power.value, power.percent)
  }

  private mutating func power() throws(Refusal) -> (value: ExactRatio, percent: Range<Int>?) {
    let first = next
    let base = try operand()
    guard peek == .power else { return base }
    let place = range(from: first)
    if let percent = base.percent { throw refused(.ambiguousEntry, percent) }
    next += 1
    operations += 1
    hasProduct = true
    depth += 1
    if depth > Self.mostDepth { throw refused(.tooComplex, whole) }
    let start = next
    let exponent = try signed()
    depth -= 1
    let power = range(from: start)
    let isOpen = next == tokens.count
    if exponent.percent != nil { throw refused(.ambiguousEntry, power) }
    let decimal = exponent.value.decimal
    guard decimal.isExact, let integer = Int(fixedDecimal: decimal.number) else {
      // Either the exponent is a fraction, as in 2^0.5, or it is too large for an `Int`. A number
      // below a million is not too large, so it is a fraction.
      let isFraction = decimal.number.magnitude < 1_000_000
      throw refused(isFraction ? .fractionNotAllowed : .tooComplex, power, isOpen: isOpen)
    }
    return (try raised(base.value, to: integer, at: place, isOpen: isOpen), nil)
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

  /// A number or a sum in parentheses, and the UTF-8 range of the percent sign after it, if there
  /// is one.
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
      // In the accounting style "(5)" is minus five, so in a sum "(5)" is ambiguous. (R8)
      if text.format.reads("(5)"), numbers == numbersBefore + 1,
        operations == operationsBefore
      {
        throw refused(.ambiguousEntry, range(from: opening))
      }
      parentheses += 1
    } else {
      value = try number()
    }
    guard peek == .percent else { return (value, nil) }
    let sign = tokens[next].range
    next += 1
    percentSigns += 1
    if isInPercent {
      // In a percent field "50 % × 10 %" may be 5 % or, if the percent signs are mere affixes, 500
      // %.
      if percentSigns == 2 { doubtfulPercent = doubtfulPercent ?? sign }
      return (value, sign)
    }
    operations += 1
    return (value.multiplied(byPowerOfTen: -2), sign)
  }

  /// Reads a plain number from one or more tokens, since an affix such as "km/h" may contain an
  /// operator.
  private mutating func number() throws(Refusal) -> ExactRatio {
    guard next < tokens.count else {
      throw refused(.incomplete, tokens.last?.range ?? whole, isOpen: true)
    }
    let start = next
    if start == 0, let standing {
      next += 1
      numbers += 1
      return ExactRatio(standing.multipliedByPowerOfTen(text.format.scale))
    }
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
            EntryIssue(issue, meanings: text.suggestions(for: range)),
            isOpen: reading.status == .intermediate))
      }
    }
    guard let issue = first?.issue else { throw unexpected(tokens[start].range) }
    throw Refusal(
      reading: .refused(
        EntryIssue(issue, meanings: text.suggestions(for: tokens[start].range)),
        isOpen: issue.code == .ambiguousSeparator))
  }

  private var peek: Operator? { next < tokens.count ? tokens[next].mark : nil }

  private var whole: Range<Int> { 0..<text.text.utf8.count }

  /// The UTF-8 range from a token to the last token that was read.
  private func range(from start: Int) -> Range<Int> {
    tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound
  }

  private func checked(_ number: ExactRatio) throws(Refusal) -> ExactRatio {
    if number.digitCount > Self.mostDigits { throw refused(.tooComplex, whole) }
    return number
  }

  private func unexpected(_ range: Range<Int>) -> Refusal {
    refused(.unexpectedCharacter, range)
  }

  func refused(
    _ code: NumberIssue.Code, _ range: Range<Int>, isOpen: Bool = false,
    meanings: [EntryMeaning] = []
  ) -> Refusal {
    Refusal(reading: .refused(EntryIssue(code, at: range, meanings: meanings), isOpen: isOpen))
  }
}

extension ExactRatio {
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
