import NumberText

extension NumberFormat {
  var isAccounting: Bool {
    switch style {
    case .accounting: true
    case .skeleton(let skeleton): skeleton.contains("sign-accounting") || skeleton.contains("()")
    default: false
    }
  }

  private var isMoney: Bool {
    switch style {
    case .currency, .accounting: true
    case .skeleton(let skeleton): skeleton.contains("currency/")
    default: false
    }
  }

  /// Whether a hyphen behind a whole amount ends a price: the format does not write its minus
  /// there. (R19)
  var endsPricesInHyphen: Bool {
    guard isMoney else { return false }
    let behind = text(for: -1).unicodeScalars.reversed().prefix { !symbols.digits.contains($0) }
    return !behind.contains {
      CharacterClass($0) == .minus && symbols.minusSign.unicodeScalars.contains($0)
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
