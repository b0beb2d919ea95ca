/// What a text says before type and bounds are checked.
///
/// Rule: R20. A field, a file and a host's bytes are all read by ``NumberFormat/scan(_:signs:)``,
/// so that a text has one reading.
@usableFromInline
package typealias TextReading = Reading<ScannedDigits, NumberIssue>

/// A number in a text, as its first digits and a power of ten: "-1,234.50" has the digits 123450
/// and the exponent -2, and is negative.
@usableFromInline
package struct ScannedDigits: Hashable, Sendable {
  /// The first significant digits of the number, at most 19.
  @usableFromInline let digits: UInt64
  /// The UTF-8 range of the number's digits and separators.
  let range: Range<Int>
  /// The power of ten of the last digit in `digits`.
  @usableFromInline let exponent: Int32
  @usableFromInline let isNegative: Bool
  /// Whether digits other than zero follow those in `digits`.
  @usableFromInline let isTruncated: Bool

  /// Whether the last three digits may be meant as a group, as in "80.000": false for most texts,
  /// and true for some that have no such fraction. (R26)
  @inlinable var mayEndInGroup: Bool { exponent <= -3 && digits &- 1000 < 999_000 }

  /// The number with all its digits. The digits after the 19th are read from `text` again.
  @usableFromInline
  func number(in text: UnsafeBufferPointer<UInt8>) -> FixedDecimal {
    guard isTruncated else {
      return FixedDecimal(isNegative: isNegative, scanned: digits, power: Int(exponent))
    }
    var place = range.lowerBound
    let all = [UInt8](unsafeUninitializedCapacity: range.count) { all, count in
      while place < range.upperBound {
        let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
        place += length
        guard let digit = DecimalDigits.value(of: scalar)?.value else { continue }
        guard count > 0 || digit != 0 else { continue }
        all[count] = digit
        count += 1
      }
    }
    // `exponent` is the power of ten of the 19th digit. The power of the last digit is less by the
    // number of digits after the 19th.
    return FixedDecimal(
      isNegative: isNegative, significantDigits: all, exponent: Int(exponent) - (all.count - 19))
  }
}

extension TextReading {
  /// The reading of a number; `overflow` if a digit is outside of ``FixedDecimal/places``. (R23)
  ///
  /// - Parameter last: The power of ten of the text's last digit.
  @inline(__always)
  static func number(
    digits: UInt64, exponent: Int, last: Int, isTruncated: Bool, isNegative: Bool,
    range: Range<Int>
  ) -> TextReading {
    var exponent = exponent
    if !FixedDecimal.plainExponents.contains(isTruncated ? last : exponent)
      || !FixedDecimal.plainExponents.contains(exponent)
    {
      let number = limited(digits: digits, exponent: exponent, isTruncated ? last : exponent)
      if number.isOutOfRange { return .invalid(NumberIssue(.overflow, at: range)) }
      exponent = number.exponent
    }
    return .acceptable(
      ScannedDigits(
        digits: digits, range: range, exponent: Int32(truncatingIfNeeded: exponent),
        isNegative: isNegative, isTruncated: isTruncated))
  }

  @inline(never)
  private static func limited(digits: UInt64, exponent: Int, _ last: Int) -> FixedDecimal {
    last < FixedDecimal.exponents.lowerBound && digits != 0
      ? .beyond(isNegative: false) : FixedDecimal(coefficient: digits, exponent: exponent)
  }
}

extension NumberFormat {
  /// Reads a text: its plain beginning as a ``Stretch``, the rest by a ``Scan``.
  @usableFromInline
  package func scan(
    _ text: UnsafeBufferPointer<UInt8>, signs: AllowedSigns
  ) -> TextReading {
    let rules = storage.scanRules
    return Stretch.read(
      text, rules, allowsMinus: signs.minus && rules.format.allowsMinus
    ) { stretch in
      Self.reading(text, rules, signs: signs, after: stretch)
    }
  }

  @inline(never)
  private static func reading(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules,
    signs: AllowedSigns, after stretch: Stretch
  ) -> TextReading {
    if rules.hasAffixesLikeNumbers {
      var isAmbiguous = false
      let best = Choice.scan(text, rules, signs: signs, isAmbiguous: &isAmbiguous)
      return isAmbiguous
        ? .intermediate(NumberIssue(.ambiguousSeparator, at: 0..<text.count)) : best.reading
    }
    return Scan(text, rules, signs: signs, after: stretch).readText()
  }

  /// The number that a text shows; nil if the text is not a number.
  package func number(in text: String) -> FixedDecimal? {
    withUTF8(of: text) { bytes in
      scan(bytes, signs: AllowedSigns()).value?.number(in: bytes)
    }
  }

  /// Whether a text is a number only with the separators of another locale, as "1.234,56" in
  /// English. (R25)
  package func isInOtherMarks(_ text: String) -> Bool {
    let rules = storage.scanRules
    guard number(in: text) != nil else { return false }
    return withUTF8(of: text) { bytes in
      var own = Scan(bytes, rules, signs: AllowedSigns())
      own.readToEnd()
      return own.issue != nil && !rules.hasAffixesLikeNumbers
    }
  }

  /// The scan of a whole text, for callers that need more than the reading, such as the range of
  /// the decimal separator. If the text is a number only with the separators of another locale
  /// (R25), this is the scan that uses these.
  func finishedScan(
    _ text: UnsafeBufferPointer<UInt8>, signs: AllowedSigns = AllowedSigns()
  ) -> Scan {
    var isAmbiguous = false
    let rules = storage.scanRules
    let own = Choice.scan(text, rules, signs: signs, isAmbiguous: &isAmbiguous)
    if let other = rules.scanInOtherMarks(after: own, of: text, signs: signs) {
      return other
    }
    return own
  }
}
