/// What a text says, before its number meets a type and bounds: status, issue, number.
///
/// It is small, so that it is passed in registers.
///
/// Rule: R20. A field, a file and a host's bytes are all read by ``NumberFormat/scan(_:soft:signs:)``,
/// so that a text has one reading.
@usableFromInline
package struct TextReading: Sendable {
  @usableFromInline let packedStatus: PackedStatus
  /// The first significant digits of the number, at most 19.
  @usableFromInline let digits: UInt64
  /// The power of ten that the last of `digits` stands for.
  @usableFromInline let exponent: Int32
  @usableFromInline let isNegative: Bool
  /// Whether digits other than zero follow those in `digits`.
  @usableFromInline let isTruncated: Bool

  /// A text that is refused.
  init(_ status: ScanStatus, _ issue: NumberIssue) {
    packedStatus = PackedStatus(status, issue)
    (digits, exponent, isNegative, isTruncated) = (0, 0, false, false)
  }

  /// A number; one with a digit beyond ``FixedDecimal/places`` is refused. (R23)
  ///
  /// - Parameter last: The power of ten that the text's last digit stands for.
  @inline(__always)
  init(
    digits: UInt64, exponent: Int, last: Int, isTruncated: Bool, isNegative: Bool,
    mantissa: ByteRange
  ) {
    self.digits = digits
    (self.isTruncated, self.isNegative) = (isTruncated, isNegative)
    if FixedDecimal.plainExponents.contains(isTruncated ? last : exponent)
      && FixedDecimal.plainExponents.contains(exponent)
    {
      self.exponent = Int32(truncatingIfNeeded: exponent)
      packedStatus = PackedStatus(acceptable: mantissa)
    } else {
      let number = Self.limited(digits: digits, exponent: exponent, isTruncated ? last : exponent)
      self.exponent = Int32(truncatingIfNeeded: number.exponent)
      packedStatus =
        number.isBeyond
        ? PackedStatus(.invalid, NumberIssue(.overflow, mantissa))
        : PackedStatus(acceptable: mantissa)
    }
  }

  @inline(never)
  private static func limited(digits: UInt64, exponent: Int, _ last: Int) -> FixedDecimal {
    last < FixedDecimal.places.lowerBound && digits != 0
      ? .beyond(isNegative: false) : FixedDecimal(coefficient: digits, exponent: exponent)
  }

  /// All digits of the number, which stands in `text`.
  ///
  /// - Complexity: O(*n*) if the number has more than 19 digits, else O(1).
  @usableFromInline
  func exactNumber(in text: UnsafeBufferPointer<UInt8>) -> FixedDecimal {
    guard isTruncated else {
      return FixedDecimal(isNegative: isNegative, scanned: digits, power: Int(exponent))
    }
    var place = Int(packedStatus.byteRange.start)
    let end = Int(packedStatus.byteRange.end)
    let all = [UInt8](unsafeUninitializedCapacity: end - place) { all, count in
      while place < end {
        let (scalar, length) = UTF8Reading.scalar(in: text, at: place)
        place += length
        guard let digit = DecimalDigits.value(of: scalar)?.value else { continue }
        guard count > 0 || digit != 0 else { continue }
        all[count] = digit
        count += 1
      }
    }
    // Of a truncated number the first 19 digits are known, and the exponent of the 19th.
    return FixedDecimal(
      isNegative: isNegative, significantDigits: all, exponent: Int(exponent) - (all.count - 19))
  }
}

extension NumberFormat {
  /// What a text says.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  @usableFromInline
  package func scan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, signs: AllowedSigns
  ) -> TextReading {
    let rules = storage.scanRules
    return Stretch.read(
      text, rules, allowsMinus: signs.minus && rules.format.allowsMinus, soft: soft
    ) { stretch in
      Self.reading(text, rules, soft: soft, signs: signs, behind: stretch)
    }
  }

  @inline(never)
  private static func reading(
    _ text: UnsafeBufferPointer<UInt8>, _ rules: ScanRules, soft: SoftSeparators,
    signs: AllowedSigns, behind stretch: Stretch
  ) -> TextReading {
    if rules.hasAffixesLikeNumbers {
      var isAmbiguous = false
      let best = Choice.scan(text, rules, soft: soft, signs: signs, isAmbiguous: &isAmbiguous)
      return isAmbiguous
        ? TextReading(.intermediate, NumberIssue(.ambiguousSeparator, ByteRange(0, text.count)))
        : best.reading
    }
    var scan = Scan(text, rules, soft: soft, signs: signs, behind: stretch)
    scan.readToEnd()
    return scan.reading
  }

  /// The number that a text shows; nil if the text is not a number.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package func number(in text: String, soft: SoftSeparators) -> FixedDecimal? {
    withUTF8(of: text) { bytes in
      let read = scan(bytes, soft: soft, signs: AllowedSigns())
      return read.packedStatus.isAcceptable ? read.exactNumber(in: bytes) : nil
    }
  }

  /// The scan of a text after its last character.
  func wholeScan(
    _ text: UnsafeBufferPointer<UInt8>, soft: SoftSeparators, signs: AllowedSigns = AllowedSigns()
  ) -> Scan {
    var isAmbiguous = false
    return Choice.scan(
      text, storage.scanRules, soft: soft, signs: signs, isAmbiguous: &isAmbiguous)
  }
}
