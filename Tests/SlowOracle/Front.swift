import NumberText

/// The part in front of the digits: signs, affixes, an opening parenthesis, spaces.
struct Front {
  var isNegative = false
  var hasSign = false
  var isOpen = false
  var affixes = 0

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
      case .affix:
        if affixes > 0 { return .refused(.unexpectedCharacter) }
        affixes = 1
      case .startOfAffix:
        return affixes > 0 ? .refused(.unexpectedCharacter) : .unfinished(.incomplete)
      default: return .refused(judge.format.code(of: piece))
      }
    }
    return nil
  }
}
