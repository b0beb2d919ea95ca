import NumberText

extension NumberFormat {
  var isAccounting: Bool {
    if case .accounting = style { true } else { false }
  }

  /// The code of a character that belongs nowhere. (R11, R12)
  func code(of piece: Piece) -> NumberIssue.Code {
    guard case .character(.currencySign, let scalar) = piece,
      Separators(self).role(.currencySign, scalar) == nil
    else { return .unexpectedCharacter }
    switch style {
    case .currency, .accounting: return .foreignCurrency
    default: return .unexpectedCharacter
    }
  }
}
