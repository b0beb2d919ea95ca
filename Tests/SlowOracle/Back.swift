import NumberText

/// The part after the mantissa: exponent, minus, affix, closing parenthesis, spaces.
struct Back {
  let judge: Judge
  let front: Front
  let bodyEndsInSeparator: Bool
  let bodyHasDigits: Bool
  private let bodyHasFraction: Bool
  /// Whether a minus was refused because it ends a price. (R19)
  private(set) var isPrice = false
  var isClosed = false
  private var parts: [Word.Part] = []
  private var hasSign = false

  init(judge: Judge, front: Front, body: [Piece]) {
    self.judge = judge
    self.front = front
    let separators = judge.separators
    func isDecimal(_ piece: Piece) -> Bool {
      guard case .character(let kind, let scalar) = piece else { return false }
      let role = separators.role(kind, scalar)
      return role == .decimal || role == .foreignDecimal
    }
    bodyEndsInSeparator = body.last.map(isDecimal) ?? false
    bodyHasFraction = body.lastIndex(where: isDecimal).map { $0 < body.count - 1 } ?? false
    bodyHasDigits = body.contains { $0.numberingSystem != nil }
  }

  mutating func read(_ pieces: ArraySlice<Piece>, into mantissa: inout Mantissa) -> Finding? {
    var rest = pieces
    if rest.first == .exponentMark || rest.first == .startOfExponentMark {
      if let found = readExponent(&rest, &mantissa) { return found }
    }
    let lacksDigits = mantissa.exponent?.isEmpty == true
    for (index, piece) in zip(rest.indices, rest) {
      let isFirst = rest[..<index].allSatisfy(\.isSpace)
      if let found = read(piece, isFirst: isFirst, &mantissa) { return found }
    }
    if lacksDigits { return .unfinished(.incomplete) }
    return nil
  }

  private mutating func read(
    _ piece: Piece, isFirst: Bool, _ mantissa: inout Mantissa
  ) -> Finding? {
    if piece.isSpace { return nil }
    switch piece {
    case .character(.minus, _),
      .character(.plus, _) where judge.format.allowsTrailingPlus:
      let isMinus = if case .character(.minus, _) = piece { true } else { false }
      if isFirst && mantissa.exponent?.isEmpty == true { return .refused(.misplacedSign) }
      if mantissa.hasSign { return .refused(.duplicateSign) }
      if mantissa.exponent != nil { return .refused(.misplacedSign) }
      if isFirst && bodyEndsInSeparator || !bodyHasDigits { return .refused(.misplacedSign) }
      if isMinus && judge.endsPricesInHyphen && !bodyHasFraction {
        isPrice = true
        return .refused(.misplacedSign)
      }
      if isMinus ? !judge.allowsMinus : !judge.allowsPlus { return .refused(.signNotAllowed) }
      (mantissa.hasSign, mantissa.isNegative, hasSign) = (true, isMinus, true)
      return nil
    case .character(.plus, _):
      let isSecond = mantissa.hasSign && !(isFirst && mantissa.exponent?.isEmpty == true)
      return .refused(isSecond ? .duplicateSign : .misplacedSign)
    case .character(.closing, _) where front.isOpen && !isClosed:
      isClosed = true
      return nil
    case .affix, .startOfAffix:
      let part = judge.part(of: piece)
      let isOther = judge.format.isMoney && !front.parts.contains(part)
      let isAllowed =
        front.parts.isEmpty || judge.format.allowsAffixOnBothSides || part == .closer || isOther
      guard isAllowed, parts.isEmpty || parts == [.closer] && part != .closer else {
        return .refused(.unexpectedCharacter)
      }
      // R22: a hyphen joins the digits and the affix.
      if hasSign && mantissa.isNegative && judge.format.joinsByHyphen {
        return .refused(.misplacedSign)
      }
      parts.append(part)
      return judge.isStartOfAffix(piece) ? .unfinished(.incomplete) : nil
    default:
      // R8: a sign between digits.
      if hasSign && isOfNumber(piece) { return .refused(.misplacedSign) }
      return .refused(judge.format.code(of: piece))
    }
  }

  private func isOfNumber(_ piece: Piece) -> Bool {
    switch piece {
    case .character(.digit, _): true
    case .character(let kind, let scalar):
      judge.separators.role(kind, scalar) != nil
    default: false
    }
  }

  private func readExponent(
    _ rest: inout ArraySlice<Piece>, _ mantissa: inout Mantissa
  ) -> Finding? {
    if rest.removeFirst() == .startOfExponentMark { return .unfinished(.incomplete) }
    var digits: [Int] = []
    var hasSign = false
    while let piece = rest.first {
      switch piece {
      case _ where piece.isSpace:
        guard digits.isEmpty else {
          mantissa.exponent = digits
          return nil
        }
        mantissa.exponent = digits
        return nil
      case .character(.digit(let value, _), _):
        digits.append(value)
      case .character(.minus, _) where digits.isEmpty, .character(.plus, _) where digits.isEmpty:
        if hasSign { return .refused(.misplacedSign) }
        hasSign = true
        if case .character(.minus, _) = piece { mantissa.exponentIsNegative = true }
      default:
        mantissa.exponent = digits
        return nil
      }
      rest.removeFirst()
    }
    mantissa.exponent = digits
    return nil
  }
}
