extension NumberFormat {
  /// What a character is to the caret.
  package enum CharacterRole {
    case digit
    case decimalSeparator
    case other
  }

  /// What a character of a number's text is.
  package func role(of scalar: Unicode.Scalar) -> CharacterRole {
    if scalar.value &- 0x30 < 10 { return .digit }
    let rules = storage.scanRules
    switch rules.kind(of: scalar.value) {
    case .digit: return .digit
    case .mark(let mark) where mark == rules.decimalClass: return .decimalSeparator
    case .mark(let mark) where !rules.isGrouping(mark): return .decimalSeparator
    default: return .other
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character can separate groups or a fraction in some locale. (R3)
  package var isSeparatorMark: Bool {
    if case .mark = CharacterKind(value) { true } else { false }
  }
}
