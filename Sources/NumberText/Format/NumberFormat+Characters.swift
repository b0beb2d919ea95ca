extension NumberFormat {
  /// Whether a character can be part of a text in this format. (E5)
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
  /// - Complexity: O(*n*) in the bytes of the text.
  public func groupingSeparators(in text: String) -> SoftSeparators {
    let rules = storage.scanRules
    guard let groupingClass = rules.groupingClass else { return SoftSeparators() }
    var offsets: [Int] = []
    var candidate: Int?
    var follows = false
    var offset = 0
    for scalar in text.unicodeScalars {
      switch rules.kind(of: scalar.value) {
      case .digit:
        if let candidate { offsets.append(candidate) }
        (candidate, follows) = (nil, true)
      case .mark(groupingClass) where follows:
        (candidate, follows) = (offset, false)
      case .ignorable: break
      case .mark(rules.decimalClass): return SoftSeparators(offsets)
      default: (candidate, follows) = (nil, false)
      }
      offset += UTF8.width(scalar)
    }
    return SoftSeparators(offsets)
  }
}
