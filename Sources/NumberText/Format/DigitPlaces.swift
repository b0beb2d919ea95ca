/// Where the digits of a number stand in its text, in UTF-8 offsets. For "-1,234.5" `ends` has 2, 4, 5, 6 and 8,
/// `numberStart` is 1 and `separatorEnd` 7.
package struct DigitPlaces: Sendable {
  /// The UTF-8 offset after each digit. Each offset is kept, because the digits of a text may differ in width: a unit's
  /// name can have digits of another script.
  private var ends = OffsetSet()
  /// The length of the text in bytes of UTF-8.
  package let length: Int
  /// The numbers of digits before the decimal separator and after it.
  package private(set) var integerCount = 0
  package private(set) var fractionCount = 0
  /// The value of the exponent; 0 without an exponent.
  package private(set) var exponent = 0
  /// The UTF-8 offset after the decimal separator; 0 without a separator.
  private var separatorEnd = 0
  private var numberStart = 0
  /// The UTF-8 offset of the exponent's first digit; 0 without an exponent.
  private var exponentStart = 0

  fileprivate init(length: Int) { self.length = length }

  /// Adds `count` adjacent digits of `width` bytes each, the first at the UTF-8 offset `place`.
  @inline(__always)
  fileprivate mutating func append(_ count: Int, at place: Int, width: Int) {
    if count <= 0 { return }
    if ends.isEmpty, separatorEnd == 0 { numberStart = place }
    ends.append(count, from: place + width, step: width)
    if exponentStart != 0 { return }
    if separatorEnd == 0 { integerCount += count } else { fractionCount += count }
  }

  /// Ends the integer digits with a decimal separator.
  fileprivate mutating func endInteger(at separator: Range<Int>) {
    if ends.isEmpty { numberStart = separator.lowerBound }
    separatorEnd = separator.upperBound
  }

  /// Notes the value of an exponent, whose digits begin at `offset`. All digits before are digits of the mantissa.
  fileprivate mutating func endMantissa(_ exponent: Int, digitsAt offset: Int) {
    (self.exponent, exponentStart) = (exponent, offset)
  }

  /// The UTF-8 offset after the decimal separator; nil without a separator.
  package var decimalEnd: Int? { separatorEnd > 0 ? separatorEnd : nil }

  /// Whether an affix or a sign follows the last digit.
  package var hasSuffix: Bool {
    integerCount + fractionCount > 0 && end < length && separatorEnd < length
  }

  /// The number of digits of an exponent.
  package var exponentCount: Int {
    exponentStart == 0 ? 0 : ends.count - integerCount - fractionCount
  }

  /// The UTF-8 offset after the last digit; 0 without digits.
  package var end: Int { ends.last ?? 0 }
  /// The UTF-8 offset after the mantissa's last digit; 0 without digits.
  package var mantissaEnd: Int { end(ofDigit: integerCount + fractionCount) }
  /// The UTF-8 offset of the first integer digit, or of the decimal separator if no digit precedes the separator, as in
  /// "-.5"; nil if the text has neither.
  package var start: Int? { integerCount > 0 || separatorEnd > 0 ? numberStart : nil }
  /// The UTF-8 offset after the last integer digit; 0 without integer digits.
  package var integerEnd: Int { integerCount > 0 ? end(ofDigit: integerCount) : 0 }

  package func integerCount(before offset: Int) -> Int {
    min(integerCount, ends.count(below: offset + 1))
  }

  package func fractionCount(before offset: Int) -> Int {
    max(0, min(fractionCount, ends.count(below: offset + 1) - integerCount))
  }

  package func exponentCount(before offset: Int) -> Int {
    max(0, ends.count(below: offset + 1) - integerCount - fractionCount)
  }

  /// The UTF-8 offset after which `digitsAfter` digits of the exponent remain; the text's end if there is no exponent.
  package func offset(inExponentWith digitsAfter: Int) -> Int {
    guard exponentStart > 0 else { return length }
    let count = exponentCount - digitsAfter
    return count > 0 ? end(ofDigit: integerCount + fractionCount + count) : exponentStart
  }

  /// The UTF-8 offset after the digit with this number, counted from 1; 0 if there is no such digit.
  package func end(ofDigit number: Int) -> Int { ends.element(number - 1) }
}

extension NumberFormat {
  /// Finds all digits of a text, also of a text that is no number. The caret is placed by these digits.
  package func digitPlaces(in text: String) -> DigitPlaces {
    digitPlaces(in: text, 0..<text.utf8.count)
  }

  /// Finds the digits of the number in a text, without the digits of an affix: of "5 L/100 km" only the 5. If the text
  /// is no number, finds all digits.
  package func numberPlaces(in text: String) -> DigitPlaces {
    let range = withUTF8(of: text) { bytes in
      guard let scanned = scan(bytes, signs: AllowedSigns()).value else {
        return 0..<bytes.count
      }
      let hasExponent = allowsExponent && finishedScan(bytes).exponent.mark != nil
      return scanned.range.lowerBound..<(hasExponent ? bytes.count : scanned.range.upperBound)
    }
    return digitPlaces(in: text, range)
  }

  /// Finds the digits of a written number, within its ``WrittenText/numberRange``.
  package func digitPlaces(of written: WrittenText) -> DigitPlaces {
    digitPlaces(in: written.text, written.numberRange)
  }

  /// Finds the digits in a range of a text.
  private func digitPlaces(
    in text: String, _ range: Range<Int>
  ) -> DigitPlaces {
    withUTF8(of: text) { bytes in
      var marks = MarkOrder()
      let places = digitPlaces(in: bytes, range) { scalar, _ in
        let role = storage.scanRules.role(of: scalar)
        marks.read(scalar, role)
        return role
      }
      guard marks.areOdd,
        let decimal = finishedScan(bytes).decimalSeparator?.lowerBound
      else { return places }
      // The text has the separators of another locale, as "1.234,56" in English. Only the scan knows which of the two
      // is the decimal separator. (R25)
      return digitPlaces(in: bytes, range) { scalar, offset in
        if DecimalDigits.value(of: scalar) != nil { return .digit }
        return offset == decimal ? .decimalSeparator : .other
      }
    }
  }

  /// Finds the digits in a range of bytes.
  ///
  /// - Parameter role: What a character other than an ASCII digit is, given its code point and UTF-8 offset.
  @inline(__always)
  private func digitPlaces(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    role: (UInt32, Int) -> CharacterRole
  ) -> DigitPlaces {
    var places = DigitPlaces(length: bytes.count)
    var offset = range.lowerBound
    let end = range.upperBound
    let exponent = allowsExponent ? finishedScan(bytes).exponent : Exponent()
    while offset < end {
      let start = offset
      while offset < end && bytes[offset] &- 0x30 < 10 { offset += 1 }
      places.append(offset - start, at: start, width: 1)
      guard offset < end else { break }
      if let mark = exponent.mark, offset == mark.lowerBound {
        offset = mark.upperBound
        while offset < end {
          let (scalar, length) = UTF8Reading.scalar(in: bytes, at: offset)
          if DecimalDigits.value(of: scalar) != nil { break }
          offset += length
        }
        places.endMantissa(exponent.power, digitsAt: offset)
        continue
      }
      let (scalar, length) = UTF8Reading.scalar(in: bytes, at: offset)
      switch role(scalar, offset) {
      case .digit: places.append(1, at: offset, width: length)
      case .decimalSeparator where places.decimalEnd == nil:
        places.endInteger(at: offset..<offset + length)
      case .decimalSeparator, .other: break
      }
      offset += length
    }
    return places
  }
}

/// Tells whether the separators of a text come in an order in which the format itself never writes them: a separator
/// after the decimal separator, as in "1.234,56" in English, or two different grouping separators.
private struct MarkOrder {
  private var grouping: SeparatorClass?
  private var hasDecimal = false
  private(set) var areOdd = false

  @inline(__always)
  mutating func read(_ scalar: UInt32, _ role: NumberFormat.CharacterRole) {
    // White space after the decimal separator belongs to an affix: "1,5 €".
    guard role != .digit, case .separator(let mark) = CharacterKind(scalar),
      !(hasDecimal && mark == .space)
    else { return }
    if hasDecimal || grouping.map({ $0 != mark }) ?? false && role == .other { areOdd = true }
    if role == .decimalSeparator { hasDecimal = true } else { grouping = mark }
  }
}
