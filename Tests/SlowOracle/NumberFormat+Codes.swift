import NumberText

extension NumberFormat {
  var isAccounting: Bool {
    switch style {
    case .accounting: true
    case .skeleton(let skeleton): skeleton.contains("sign-accounting") || skeleton.contains("()")
    default: false
    }
  }

  /// The code of a character that belongs nowhere. (R11, R12)
  func code(of piece: Piece) -> NumberIssue.Code {
    guard case .character(.currencySign, let scalar) = piece,
      Separators(self).role(.currencySign, scalar) == nil
    else { return .unexpectedCharacter }
    switch style {
    case .currency, .accounting: return .foreignCurrency
    case .skeleton(let skeleton) where skeleton.contains("currency/"): return .foreignCurrency
    default: return .unexpectedCharacter
    }
  }
}
