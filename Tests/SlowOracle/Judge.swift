import NumberText

/// Judges pieces by the rules, in passes: regions, front, body, exponent, back.
struct Judge {
  let format: NumberFormat
  let affixes: [Word]
  let allowsMinus: Bool
  let allowsPlus: Bool
  var separators: Separators
  let endsPricesInHyphen: Bool
  /// Whether three digits after a decimal separator may be a group, and whether one group may be a
  /// fraction. (R26)
  var (asksAboutFractions, asksAboutGroups) = (false, false)
  let writesMinusAfter: Bool

  init(format: NumberFormat, affixes: [Word], allowsMinus: Bool, allowsPlus: Bool) {
    (self.format, self.affixes) = (format, affixes)
    (self.allowsMinus, self.allowsPlus) = (allowsMinus, allowsPlus)
    (separators, endsPricesInHyphen) = (Separators(format), format.endsPricesInHyphen)
    writesMinusAfter = format.writesMinusAfter
  }

  func finding(_ all: [Piece]) -> Finding {
    // R1: white space at both ends.
    var pieces = all[...]
    while pieces.first?.isSpace == true { pieces.removeFirst() }
    while let last = pieces.last, last.isSpace, !isOfBody(last) { pieces.removeLast() }
    if pieces.isEmpty { return .unfinished(.empty) }
    let system = pieces.lazy.compactMap(\.numberingSystem).first
    if let other = pieces.firstIndex(where: { $0.numberingSystem.map { $0 != system } ?? false }) {
      // What is wrong before the digit of another system is found first.
      if case .refused(let code) = finding(Array(pieces[..<other])) { return .refused(code) }
      return .refused(.mixedDigits)
    }
    let first = pieces.firstIndex { isOfBody($0) || endsFront($0) } ?? pieces.endIndex
    // Both affixes stand before the number if there are no digits between them.
    let affixes = pieces.indices.filter { $0 < first && pieces[$0].isOfAffix }
    let isEmpty = affixes.count > 1 && format.allowsAffixOnBothSides
    let start = isEmpty ? affixes[1] : first
    var end = start
    for (index, piece) in zip(pieces.indices, pieces)
    where index >= start && !endsFront(pieces[start]) && !isEmpty {
      if isOfBody(piece) { end = index + 1 } else if !isGroupSpace(piece) { break }
    }
    var front = Front()
    if let found = front.read(pieces[..<start], self) {
      return found
    }
    // R19: a dash in the place of the zero.
    let lastInFront = pieces[..<start].last { !$0.isSpace }
    let hasDashForZero =
      if format.isMoney, format.pattern?.minimumIntegerDigits != 0, start < pieces.endIndex,
        case .character(.minus, _)? = lastInFront,
        case .character(let kind, let scalar) = pieces[start],
        [.decimal, .foreignDecimal].contains(separators.role(kind, scalar))
      { true } else { false }
    var mantissa = Mantissa()
    mantissa.isNegative = front.isNegative
    mantissa.hasSign = front.hasSign
    var back = pieces[end...]
    while back.last?.isSpace == true { back.removeLast() }
    if start == pieces.endIndex { return .unfinished(.incomplete) }
    var tail = Back(judge: self, front: front, body: Array(pieces[start..<end]))
    let after = tail.read(back, into: &mantissa)
    var body = Body(
      separators: separators,
      // Three digits are asked about once nothing is missing.
      asksAboutFractions: asksAboutFractions && mantissa.exponent == nil && after == nil,
      asksAboutGroups: asksAboutGroups,
      isAmbiguous: start > pieces.startIndex && isAbbreviated(pieces[(start - 1)...]))
    if after == .refused(.signNotAllowed) || tail.isPrice,
      body.read(pieces[start..<end], isLast: false, into: &mantissa)
        == .refused(.misplacedGroupingSeparator)
    {
      return .refused(.misplacedGroupingSeparator)
    }
    if case .refused = after { return after! }
    if let found = body.read(pieces[start..<end], isLast: back.isEmpty, into: &mantissa) {
      return found
    }
    if hasDashForZero, !mantissa.fraction.isEmpty { return .unfinished(.misplacedSign) }
    if let after { return body.isAmbiguous ? .unfinished(.ambiguousSeparator) : after }
    if body.isAmbiguous { return .unfinished(.ambiguousSeparator) }
    if front.isOpen && !tail.isClosed { return .unfinished(.incomplete) }
    mantissa.canTakeMinus =
      writesMinusAfter && !mantissa.hasSign && allowsMinus && mantissa.exponent == nil
    return .number(mantissa)
  }

  /// Whether a period stands right after a word, which it may abbreviate. (R16)
  private func isAbbreviated(_ pieces: ArraySlice<Piece>) -> Bool {
    guard case .affix(let index) = pieces.first, let period = pieces.dropFirst().first,
      case .character(.period, let scalar) = period, !separators.groups(scalar),
      let last = affixes[index].scalars.last
    else { return false }
    return CharacterClass(last) != .currencySign && !"%٪％﹪‰؉‱؊".unicodeScalars.contains(last)
  }

  /// What part an affix, or the beginning of one, is.
  func part(of piece: Piece) -> Word.Part {
    switch piece {
    case .affix(let index): affixes[index].part
    case .startOfAffix(let part): part
    default: .sign
    }
  }

  func isStartOfAffix(_ piece: Piece?) -> Bool {
    if case .startOfAffix = piece { true } else { false }
  }

  private func endsFront(_ piece: Piece) -> Bool {
    if case .character(.closing, _) = piece { true } else { piece.isOfExponentMark }
  }

  private func isOfBody(_ piece: Piece) -> Bool {
    switch piece {
    case .character(.digit, _): true
    case .character(.space, _), .character(.otherWhiteSpace, _): false
    case .character(let kind, let scalar): separators.role(kind, scalar) != nil
    default: false
    }
  }

  private func isGroupSpace(_ piece: Piece) -> Bool {
    if case .character(.space, _) = piece { true } else { false }
  }
}
