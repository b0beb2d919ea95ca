@_spi(EntryKinds) import NumberText

/// Finds signs that may be something else than an operator between two numbers, refuses the text,
/// and suggests each meaning.
extension Calculation {
  /// Throws if a sign between two digits may be no operator: "2·50" may be 2.5 or 100, "三・一四" is
  /// 3.14, "1:30" is a time, and where the decimal mark is U+066B "۳/۵" may be 3.5. (X3)
  func checkDoubtfulSigns() throws(Refusal) {
    try checkTimes()
    try checkJoinedNumbers()
    let decimal = text.format.symbols.decimalSeparator
    try ask({ text.isRaisedDot(at: $0) }, [decimal, "×"])
    try ask({ text.isColon(at: $0) }, ["÷"])
    if text.format.readsSlashesAsDecimals { try ask({ text.isSlash(at: $0) }, [decimal, "÷"]) }
  }

  /// Throws if the text is a time and no calculation: "1:30" in a field of hours. (X7)
  private func checkTimes() throws(Refusal) {
    guard case .unit(let unit) = text.format.style, UnitTable.unit(unit)?.measure == .time else {
      return
    }
    for index in tokens.indices
    where text.isColon(at: tokens[index].range) && (isBetweenDigits(index) || index == 0) {
      throw Refusal(reading: nil)
    }
  }

  /// Throws if a sign between two digits is doubtful. Each suggestion is the text with one of
  /// `others` in place of all doubtful signs.
  private func ask(
    _ isDoubtful: (Range<Int>) -> Bool, _ others: [String]
  ) throws(Refusal) {
    let signs = tokens.indices.filter { isBetweenDigits($0) && isDoubtful(tokens[$0].range) }
      .map { tokens[$0].range }
    guard let first = signs.first else { return }
    let meant = others.map { other in
      var (replaced, end) = ("", 0)
      for sign in signs {
        replaced += text.part(end..<sign.lowerBound) + other
        end = sign.upperBound
      }
      return replaced + text.part(end..<text.text.utf8.count)
    }
    throw refused(.ambiguousEntry, first, meanings: meant.map { .text($0) })
  }

  /// Throws if numbers are joined by hyphens or slashes without spaces as in a date or a telephone
  /// number: three whole ones or more, as in "2024-01-15" and "1-800-555-1234", two of which one
  /// begins with a zero, as in "05/2024", or two by a hyphen of which one has spaces, as in "800
  /// 555-1234". The same with spaces is suggested. (X3)
  private func checkJoinedNumbers() throws(Refusal) {
    var chain: [Int] = []
    var replaced: [Range<Int>] = []
    for index in tokens.indices where isJoint(index) {
      if chain.last != index - 2 || tokens[index].mark != tokens[index - 2].mark { chain = [] }
      chain.append(index)
      let groups = ([chain[0] - 1] + chain.map { $0 + 1 }).map {
        Array(text.part(tokens[$0].range).withoutOuterSpace.unicodeScalars)
      }
      let areWhole = groups.allSatisfy { $0.allSatisfy { $0.digit != nil || $0.isSpace } }
      let hasZero = groups.contains { group in
        group.count > 1 && group[0].digit == 0 && group.allSatisfy { $0.digit != nil }
      }
      let hasSpaces =
        tokens[index].mark == .minus && groups.contains { $0.contains { $0.isSpace } }
      if chain.count > 1 && areWhole || hasZero || hasSpaces {
        replaced = chain.map { tokens[$0].range }
      }
    }
    guard let first = replaced.first, let last = replaced.last else { return }
    var spaced = text.text
    for sign in replaced.reversed() {
      spaced =
        spaced.utf8Part(0..<sign.lowerBound) + " \(text.part(sign)) "
        + spaced.utf8Part(sign.upperBound..<spaced.utf8.count)
    }
    throw refused(
      .ambiguousEntry, first.lowerBound..<last.upperBound, meanings: [.text(spaced)])
  }

  /// Whether a token is a hyphen or a slash directly between two plain numbers without a sign or an
  /// affix.
  private func isJoint(_ index: Int) -> Bool {
    guard isBetweenDigits(index),
      tokens[index].mark == .minus || text.isSlash(at: tokens[index].range)
    else { return false }
    return [index - 1, index + 1].allSatisfy { number in
      let part = text.part(tokens[number].range).unicodeScalars
      return part.allSatisfy { $0.digit != nil || $0.isSpace || $0.isSeparatorMark }
        && text.reading(of: tokens[number].range).value != nil
    }
  }

  /// Throws if a letter x between two numbers may be the sign of multiplication: "2x3" and "3 x 4".
  /// The same with "×" is suggested.
  func checkLetters() throws(Refusal) {
    let characters = EntryCharacters(text.text)
    for index in characters.scalars.indices
    where ["x", "X", "\u{445}", "\u{425}"].contains(characters.scalars[index]) {
      let before = characters.scalars[..<index].last { !$0.isSpace }
      let after = characters.scalars[(index + 1)...].first { !$0.isSpace }
      guard before?.digit != nil, after?.digit != nil else { continue }
      let place = characters.range(index..<index + 1)
      throw refused(
        .unexpectedCharacter, place, meanings: [.text(text.replacing(place, with: "×"))])
    }
  }

  /// Throws if a hyphen after a number belongs to the number and subtracts nothing: if it closes a
  /// price, as in "5,- + 3", joins an affix, as in "5-kg + 3", or is the minus of a format that
  /// writes its minus after the digits. (R19, R22)
  func checkHyphen(after number: Range<Int>) throws(Refusal) {
    let hyphen = tokens[next].range
    let after = endOfAffix(after: next)
    let isJoined = after > next + 1
    let isSigned = after < tokens.count && tokens[after].isSign
    let (start, separators) = text.ends(of: number)
    if !separators.isEmpty {
      // The hyphen stands after a separator, as in the price "5,-". For "5,-3" the suggestion is
      // "5-3", for "5,- + 3" it is "5 + 3".
      let isSubtracted =
        next + 1 < tokens.count && tokens[next + 1].mark == nil && !isAffix(next + 1...next + 1)
      throw misplaced(
        hyphen,
        isSubtracted
          ? [.text(text.replacing(separators, with: ""))]
          : text.suggestions(for: start..<hyphen.upperBound))
    }
    guard isSigned, isJoined || isItsOwn(hyphen, after: number) else { return }
    // "5--3" is 5 - 3 with a key hit twice, or 5 - -3.
    if !isJoined, !text.format.writesMinusAfter, tokens[after].range.lowerBound == hyphen.upperBound
    {
      throw misplaced(
        hyphen, ["", " \(text.part(hyphen)) "].map { .text(text.replacing(hyphen, with: $0)) })
    }
    throw misplaced(
      hyphen,
      text.suggestions(
        for: start..<(isJoined ? tokens[after - 1].range.upperBound : hyphen.upperBound)))
  }

  /// Refuses a hyphen right after a slash or colon in money, where the two close a round amount:
  /// "500/- + 3" is no quotient. (R19)
  func checkCloser() throws(Refusal) {
    guard text.format.style.currencyCode != nil, next < tokens.count, tokens[next].mark == .minus,
      tokens[next - 1].range.upperBound == tokens[next].range.lowerBound
    else { return }
    let closer = tokens[next - 1].range.lowerBound..<tokens[next].range.upperBound
    let joinsDigits = next + 1 < tokens.count && tokens[next + 1].mark == nil
    throw misplaced(
      tokens[next].range, joinsDigits ? [] : [.text(text.replacing(closer, with: ""))])
  }

  private func misplaced(_ hyphen: Range<Int>, _ meanings: [EntryMeaning]) -> Refusal {
    refused(.misplacedSign, hyphen, meanings: meanings)
  }

  /// The refusal of a minus directly before a plus, as in "5-+3", where either sign may be meant.
  /// (X3)
  var minusBeforePlus: Refusal {
    let (minus, plus) = (tokens[next - 1].range, tokens[next].range)
    let both = minus.lowerBound..<plus.upperBound
    return refused(
      .ambiguousEntry, both,
      meanings: [minus, plus].map { .text(text.replacing(both, with: text.part($0))) })
  }

  /// The index of the token after an affix that stands between a hyphen and a sign, as in "5-km/h +
  /// 3"; the index after the hyphen if there is no such affix.
  private func endOfAffix(after hyphen: Int) -> Int {
    let start = hyphen + 1
    for end in tokens.indices.dropFirst(start) where tokens[end].mark == nil {
      guard isAffix(start...end) else { break }
      if end + 1 < tokens.count, tokens[end + 1].isSign { return end + 1 }
    }
    return start
  }

  private func isAffix(_ indices: ClosedRange<Int>) -> Bool {
    let range =
      tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
    return text.reading(of: range).issue?.code == .incomplete
  }

  /// Whether a hyphen without a space before it closes a price, or is the minus that the format
  /// writes after the digits.
  private func isItsOwn(_ hyphen: Range<Int>, after number: Range<Int>) -> Bool {
    let last = text.part(number).unicodeScalars.last
    return !(last?.isSpace ?? true)
      && (text.format.writesMinusAfter
        || text.reading(of: number.lowerBound..<hyphen.upperBound).issue?.code == .misplacedSign)
  }

  /// Whether the operator at an index stands directly between two digits, without spaces.
  private func isBetweenDigits(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    let (before, mark, after) = (tokens[index - 1], tokens[index], tokens[index + 1])
    return before.range.upperBound == mark.range.lowerBound
      && mark.range.upperBound == after.range.lowerBound
      && text.part(before.range).unicodeScalars.last?.digit != nil
      && text.part(after.range).unicodeScalars.first?.digit != nil
  }
}

extension Calculation.Token {
  var isSign: Bool { mark == .plus || mark == .minus }
}

extension EntryText {
  /// Whether the character is a dot in the middle of the line, which people also write as a decimal
  /// mark.
  fileprivate func isRaisedDot(at range: Range<Int>) -> Bool {
    ["\u{B7}", "\u{30FB}"].contains(part(range))
  }

  /// Whether the character is a colon, which divides in "6 : 4" and separates hours from minutes in
  /// "1:30".
  fileprivate func isColon(at range: Range<Int>) -> Bool {
    [":", "\u{2236}", "\u{FF1A}"].contains(part(range))
  }

  fileprivate func isSlash(at range: Range<Int>) -> Bool {
    part(range).unicodeScalars.allSatisfy(FractionEntry.isSlash)
  }

  /// The UTF-8 offset where a number begins, without white space, and the range of the separators
  /// after its last digit, such as the comma of "5,"; an empty range if there are none.
  fileprivate func ends(of number: Range<Int>) -> (start: Int, separators: Range<Int>) {
    let characters = EntryCharacters(part(number))
    let indices = characters.scalars.indices
    let first = indices.first { !characters.isSpace($0) } ?? 0
    var end = (indices.last { !characters.isSpace($0) } ?? -1) + 1
    var start = end
    while start > 0, characters.scalars[start - 1].isSeparatorMark { start -= 1 }
    if start == 0 || characters.digit(start - 1) == nil { end = start }
    let (front, range) = (characters.offsets[first], characters.range(start..<end))
    return (
      number.lowerBound + front,
      number.lowerBound + range.lowerBound..<number.lowerBound + range.upperBound
    )
  }
}

extension NumberFormat {
  /// Whether people may type a slash as the decimal mark: where that mark is U+066B, which many
  /// keyboards lack, as in Persian and Central Kurdish. (X3, X5)
  var readsSlashesAsDecimals: Bool { symbols.decimalSeparator.hasSameBytes(as: "\u{66B}") }
}
