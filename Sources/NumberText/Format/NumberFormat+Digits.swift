extension NumberFormat {
  /// The ten digits of the numbering system that the first digit of a text is of.
  package static func firstDigits(in text: String) -> [Unicode.Scalar]? {
    var state = ScanState()
    for scalar in text.unicodeScalars {
      guard let zero = DecimalDigits.value(of: scalar.value)?.zero else { continue }
      state.zero = zero
      return state.typedDigits
    }
    return nil
  }
}

extension ScanState {
  /// The ten digits of the numbering system that the number is written in; nil before its first.
  package var typedDigits: [Unicode.Scalar]? {
    if zero == 0 { return nil }
    if zero == DecimalDigits.hanZero { return Array("〇一二三四五六七八九".unicodeScalars) }
    return (0..<10).compactMap { Unicode.Scalar(zero + $0) }
  }
}

extension NumberFormat {
  /// A number's text with its digits in another numbering system; those of affixes stay.
  ///
  /// - Precondition: `digits` has ten elements.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func text(_ text: String, withDigits digits: [Unicode.Scalar]) -> String {
    let rules = storage.scanRules
    // A format may group behind zeros in front, which is read only where nobody typed it. (R7)
    let soft = groupingSeparators(in: text)
    return withUTF8(of: text) { bytes in
      var whole = ScanState()
      whole.eatWhole(bytes, rules, soft)
      var state = ScanState()
      state.affixPlace = whole.affixPlace
      var result = String.UnicodeScalarView()
      while state.offset < bytes.count {
        let (value, _) = UTF8Reading.scalar(in: bytes, at: state.offset)
        let count = state.digitCount
        let length = state.offset
        if state.issueCode == nil {
          state.eatNext(bytes, rules, soft)
        } else {
          state.offset += UTF8Reading.scalar(in: bytes, at: length).1
        }
        if state.digitCount > count, let digit = DecimalDigits.value(of: value) {
          result.append(digits[Int(digit.value)])
        } else if let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      }
      return String(result)
    }
  }
}

extension ScanState {
  fileprivate var digitCount: Int { integerDigits + fractionDigits + exponentDigits }
}
