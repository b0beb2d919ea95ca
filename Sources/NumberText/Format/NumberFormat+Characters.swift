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
    withUTF8(of: text) { bytes in
      var scan = Scan(bytes, storage.scanRules, soft: SoftSeparators(), signs: AllowedSigns(), affixPlace: wholeScan(bytes, soft: SoftSeparators()).affixPlace)
      var offsets: [Int] = []
      while scan.place < bytes.count && scan.issue == nil {
        let count = scan.groups.separators
        scan.readNext()
        if scan.groups.separators > count {
          offsets.append(Int(scan.groups.lastSeparator.start))
          scan.pardon()
        }
      }
      return SoftSeparators(offsets)
    }
  }
}
