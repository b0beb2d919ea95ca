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
  var endsPricesInHyphen: Bool { isMoney && !writesMinusBehind }

  /// Whether the format itself writes a minus behind the digits. (R19, R22)
  var writesMinusBehind: Bool {
    let text = Array(text(for: -1).unicodeScalars)
    func isMinus(_ scalar: Unicode.Scalar) -> Bool {
      CharacterClass(scalar) == .minus && symbols.minusSign.unicodeScalars.contains(scalar)
    }
    guard let first = text.firstIndex(where: symbols.digits.contains),
      let last = text.lastIndex(where: symbols.digits.contains),
      !text[..<first].contains(where: isMinus)
    else { return false }
    let behind = text[(last + 1)...].first {
      ![.ignored, .space, .otherWhiteSpace].contains(CharacterClass($0))
    }
    return behind.map(isMinus) ?? false
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
