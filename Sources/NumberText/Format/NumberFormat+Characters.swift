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

  /// The grouping separators between the digits of a text that this format wrote. (R7)
  ///
  /// ```swift
  /// english.groupingSeparators(in: "1,234,567").offsets   // [1, 5], in UTF-8
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func groupingSeparators(in text: String) -> SoftSeparators {
    let rules = storage.scanRules
    return withUTF8(of: text) { bytes in
      var state = ScanState()
      if rules.hasAffixesLikeNumbers {
        var whole = ScanState()
        whole.eatWhole(bytes, rules, SoftSeparators())
        state.affixPlace = whole.affixPlace
      }
      var offsets: [Int] = []
      while state.offset < bytes.count && state.issueCode == nil {
        let count = state.separators
        state.eatDigitRun(bytes, rules)
        if state.offset < bytes.count { state.eatNext(bytes, rules, SoftSeparators()) }
        if state.separators > count {
          offsets.append(state.lastSeparator.range.lowerBound)
          // A format may group behind zeros in front, which nobody may type. (R6)
          state.hasHardSeparator = false
          state.issueCode = nil
        }
      }
      return SoftSeparators(offsets)
    }
  }
}
