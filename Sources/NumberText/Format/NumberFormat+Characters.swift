extension NumberFormat {
  /// Whether a character can be part of a text in this format. (E5)
  ///
  /// ```swift
  /// english.canRead(",")   // true
  /// english.canRead("x")   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the characters of the affixes.
  public func canRead(_ scalar: Unicode.Scalar) -> Bool {
    let rules = storage.scanRules
    switch rules.kind(of: scalar.value) {
    case .digit, .mark, .blank, .ignorable, .minus, .plus: return true
    case .openingParenthesis where rules.allowsParentheses: return true
    case .closingParenthesis where rules.allowsParentheses: return true
    default:
      return rules.spellings.contains { spelling in
        spelling.scalars.indices.contains { spelling.matches(scalar.value, at: $0) }
      }
    }
  }
}
