extension NumberFormat {
  /// The ten digits of the numbering system that a number is written in; nil before its first.
  package func typedDigits(in text: String, soft: SoftSeparators) -> [Unicode.Scalar]? {
    let zero = withUTF8(of: text) { wholeScan($0, soft: soft).digits.zero }
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
      var scan = Scan(bytes, rules, soft: soft, signs: AllowedSigns(), affixPlace: wholeScan(bytes, soft: soft).affixPlace)
      var result = String.UnicodeScalarView()
      var place = 0
      while place < bytes.count {
        let (value, length) = UTF8Reading.scalar(in: bytes, at: place)
        let count = scan.digitCount
        if scan.issue == nil { scan.readNext(byRuns: false) }
        place += length
        if scan.digitCount > count, let digit = DecimalDigits.value(of: value) {
          result.append(digits[Int(digit.value)])
        } else if let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      }
      return String(result)
    }
  }
}

extension Scan {
  fileprivate var digitCount: Int { digits.integerCount + digits.fractionCount + exponent.digits }
}
