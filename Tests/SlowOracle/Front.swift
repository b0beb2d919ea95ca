import NumberText

/// The part before the digits: signs, affixes, an opening parenthesis, spaces.
struct Front {
  var isNegative = false
  var hasSign = false
  var isOpen = false
  var parts: [Word.Part] = []

  mutating func read(
    _ pieces: ArraySlice<Piece>, _ judge: Judge
  ) -> Finding? {
    for piece in pieces {
      switch piece {
      case .character(.space, _), .character(.otherWhiteSpace, _): break
      case .character(.minus, _):
        if hasSign { return .refused(.misplacedSign) }
        if !judge.allowsMinus { return .refused(.signNotAllowed) }
        (hasSign, isNegative) = (true, true)
      case .character(.plus, _):
        if hasSign { return .refused(.misplacedSign) }
        if !judge.allowsPlus { return .refused(.signNotAllowed) }
        hasSign = true
      case .character(.opening, _) where judge.format.isAccounting:
        if hasSign { return .refused(.misplacedSign) }
        if !judge.allowsMinus { return .refused(.signNotAllowed) }
        (hasSign, isNegative, isOpen) = (true, true, true)
      case .affix(let index):
        let part = judge.affixes[index].part
        if !isRoom(part, judge) { return .refused(.unexpectedCharacter) }
        parts.append(part)
      case .startOfAffix(let part):
        return isRoom(part, judge) ? .unfinished(.incomplete) : .refused(.unexpectedCharacter)
      default: return .refused(judge.format.code(of: piece))
      }
    }
    return nil
  }

  private func isRoom(_ part: Word.Part, _ judge: Judge) -> Bool {
    part != .closer && (parts.isEmpty || judge.format.isMoney && parts == [.code] && part == .sign)
  }
}
