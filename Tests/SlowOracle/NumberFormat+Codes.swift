import NumberText

extension NumberFormat {
  var isAccounting: Bool {
    switch style {
    case .accounting: true
    case .skeleton(let skeleton): skeleton.contains("sign-accounting") || skeleton.contains("()")
    default: false
    }
  }

  var isMoney: Bool {
    switch style {
    case .currency, .accounting: true
    case .skeleton(let skeleton): skeleton.contains("currency/")
    default: false
    }
  }

  /// Whether a hyphen after a whole amount ends a price: the format does not write its minus
  /// there. (R19)
  var endsPricesInHyphen: Bool { isMoney && !writesMinusAfter }

  /// Whether the format writes its minus after the digits. (R14)
  var writesMinusAfter: Bool { afterMinusOne.contains(where: isMinus) }

  /// Whether a hyphen between digits and an affix joins them: the format does not write its minus
  /// there. (R22)
  var joinsByHyphen: Bool {
    let first = afterMinusOne.first {
      ![.ignored, .space, .otherWhiteSpace].contains(CharacterClass($0))
    }
    return !(first.map(isMinus) ?? false)
  }

  /// What the format writes after the digits of −1; nothing if it has the minus before them.
  private var afterMinusOne: [Unicode.Scalar] {
    let text = Array(text(for: -1).unicodeScalars)
    guard let first = text.firstIndex(where: symbols.digits.contains),
      let last = text.lastIndex(where: symbols.digits.contains),
      !text[..<first].contains(where: isMinus)
    else { return [] }
    return Array(text[(last + 1)...])
  }

  private func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    CharacterClass(scalar) == .minus && symbols.minusSign.unicodeScalars.contains(scalar)
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
