/// A number's text, and where its parts stand.
///
/// ```swift
/// let written = english.written(1_234_567)
/// written.text                     // "1,234,567"
/// written.softSeparators.offsets   // [1, 5], in UTF-8
/// ```
package struct WrittenText: Sendable {
  package let text: String
  /// The grouping separators, which nobody typed. (R7)
  package let softSeparators: SoftSeparators
  package let digitPlaces: DigitPlaces

  package static var empty: WrittenText {
    WrittenText(
      text: "", softSeparators: SoftSeparators(), digitPlaces: DigitPlaces(length: 0))
  }
}

/// Where the digits of a number stand in its text, in UTF-8 offsets.
package struct DigitPlaces: Sendable {
  /// The offset behind each digit. Digits may differ in length: a unit's name can have some of its own.
  private var ends = OffsetSet()
  /// The bytes of the text.
  package private(set) var length: Int
  /// The numbers of digits in front of the decimal separator, behind it, and of an exponent.
  package private(set) var integerCount = 0
  package private(set) var fractionCount = 0
  package private(set) var exponentCount = 0
  /// The power of ten that the exponent says; 0 without an exponent.
  package private(set) var exponent = 0
  /// The offset behind the mantissa's last digit.
  package private(set) var mantissaEnd = 0
  /// The offset behind the decimal separator; nil without one.
  package private(set) var decimalEnd: Int?
  private var lastEnd = 0
  private var first = 0
  /// The offset of the exponent's first digit; nil without an exponent.
  private var exponentStart: Int?

  init(length: Int) { self.length = length }

  /// Adds digits that stand behind one another.
  mutating func append(_ count: Int, at place: Int, width: Int) {
    if count <= 0 { return }
    if ends.isEmpty { first = place }
    lastEnd = place + count * width
    ends.append(count, from: place + width, step: width)
    if exponentStart != nil {
      exponentCount += count
    } else {
      mantissaEnd = lastEnd
      if decimalEnd == nil { integerCount += count } else { fractionCount += count }
    }
  }

  /// Ends the integer digits with a decimal separator.
  mutating func endInteger(at decimalEnd: Int) { self.decimalEnd = decimalEnd }

  /// Ends the mantissa with an exponent's separator and sign; its digits begin at `offset`.
  mutating func endMantissa(_ exponent: Int, digitsAt offset: Int) {
    (self.exponent, exponentStart) = (exponent, offset)
  }

  /// Whether an affix or a sign stands behind the last digit.
  package var hasSuffix: Bool {
    integerCount + fractionCount > 0 && lastEnd < length && (decimalEnd ?? 0) < length
  }

  /// The offset behind the last digit.
  package var end: Int { lastEnd }
  /// The offset of the first integer digit.
  package var firstInteger: Int? { integerCount > 0 ? first : nil }
  /// The offset behind the last integer digit.
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

  /// The offset in the exponent that has so many of its digits behind it; the text's end if there is no
  /// exponent.
  package func offset(inExponentWith digitsBehind: Int) -> Int {
    guard let exponentStart else { return length }
    let count = exponentCount - digitsBehind
    return count > 0 ? end(ofDigit: integerCount + fractionCount + count) : exponentStart
  }

  /// The offset behind a digit; the first digit has the number 1.
  package func end(ofDigit number: Int) -> Int { ends.element(number - 1) }
}

extension WrittenText {
  /// What stands in front of the first digit and behind the last one.
  fileprivate var words: [String] {
    let utf8 = text.utf8
    return [
      utf8.prefix(digitPlaces.firstInteger ?? 0), utf8.dropFirst(digitPlaces.end),
    ].map { String($0) ?? "" }
  }

  /// The text with zeros in the place of its fraction digits behind the first `count`.
  fileprivate func withZeros(behind count: Int, zero: Unicode.Scalar) -> String {
    let places = digitPlaces
    let ends = (count..<places.fractionCount).map {
      places.end(ofDigit: places.integerCount + $0 + 1)
    }
    var (result, end) = (String.UnicodeScalarView(), 0)
    for scalar in text.unicodeScalars {
      end += UTF8.width(scalar)
      result.append(ends.contains(end) ? zero : scalar)
    }
    return String(result)
  }
}

extension NumberFormat {
  /// The text of a number and the places in it.
  ///
  /// ```swift
  /// english.written(1_234_567).softSeparators.offsets   // [1, 5], in UTF-8
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes written.
  package func written(_ number: FixedDecimal) -> WrittenText { written(number, digits: nil) }

  /// The same with ten digits other than the locale's.
  ///
  /// - Parameter fractionDigits: The fewest to write behind the decimal separator, as far as the
  ///   format shows so many.
  package func written(
    _ number: FixedDecimal, digits: [Unicode.Scalar]?, fractionDigits: Int? = nil
  ) -> WrittenText {
    let fromPattern = storage.patternWriter?.written(
      number, digits: digits, fractionDigits: fractionDigits)
    if let written = fromPattern ?? nil { return written }
    // What a renderer writes tells nothing of its parts: a scan finds them.
    var written = parts(of: text(for: number))
    if let fractionDigits, fractionDigits > written.digitPlaces.fractionCount,
      written.digitPlaces.exponentCount == 0
    {
      written = withZeros(written, of: number, fractionDigits: fractionDigits)
    }
    return digits.map { parts(of: text(written.text, withDigits: $0)) } ?? written
  }

  /// A text that a renderer wrote, with the places in it.
  private func parts(of text: String) -> WrittenText {
    let soft = groupingSeparators(in: text)
    return WrittenText(
      text: text, softSeparators: soft, digitPlaces: digitPlaces(in: text, soft: soft))
  }

  /// A renderer's text of a number with zeros added to its fraction, as many as the renderer can show:
  /// it writes a number that ends in a 5 there, whose added digits then become zeros. Where that number
  /// has other words, as "1.5 meters" beside "1 meter", those of "1.0" are unknown and the text stays.
  /// (C19)
  private func withZeros(
    _ written: WrittenText, of number: FixedDecimal, fractionDigits: Int
  ) -> WrittenText {
    let (kept, scanner) = (
      written.digitPlaces.fractionCount, NumberScanner<FixedDecimal>(format: self)
    )
    let shown = scanner.number(in: written.text, soft: written.softSeparators)
    for count in (kept + 1...min(fractionDigits, kept + 20)).reversed() {
      // Hardly any plural rule tells a 5 at the end from a 0.
      let unit = FixedDecimal(
        isNegative: number.isNegative, coefficient: 5, exponent: -count - scale)
      let longer = parts(of: text(for: number + unit))
      guard longer.digitPlaces.fractionCount == count else { continue }
      let zeros = parts(of: longer.withZeros(behind: kept, zero: symbols.digits[0]))
      guard zeros.words == written.words,
        scanner.number(in: zeros.text, soft: zeros.softSeparators) == shown
      else { continue }
      return zeros
    }
    return written
  }

  /// The text of a number with all its digits: the format's own where that shows them.
  package func exactText(for number: FixedDecimal) -> String {
    let written = written(number)
    let read = NumberScanner<FixedDecimal>(format: self)
      .number(in: written.text, soft: written.softSeparators)
    return read == number ? written.text : wholeText(for: number)
  }

  /// The text of a number without grouping and affixes, to type in: a minus, digits and the decimal
  /// separator; nil where that would not read as the number that the text shows. (C20)
  package func plain(_ written: WrittenText) -> WrittenText? {
    let (places, text) = (written.digitPlaces, written.text)
    let scanner = NumberScanner<FixedDecimal>(format: self)
    guard let first = places.firstInteger, !allowsExponent,
      let number = scanner.number(in: text, soft: written.softSeparators)
    else { return nil }
    var plain = number.isNegative ? symbols.minusSign : ""
    var offset = 0
    for scalar in text.unicodeScalars {
      if offset >= first, offset < places.end, !written.softSeparators.contains(offset) {
        plain.unicodeScalars.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    guard scanner.number(in: plain, soft: SoftSeparators()) == number else { return nil }
    return WrittenText(
      text: plain, softSeparators: SoftSeparators(),
      digitPlaces: digitPlaces(in: plain, soft: SoftSeparators()))
  }

  /// The most fraction digits that the format shows of a number of this size: two of 1 and four of 0.01
  /// if it shows three significant digits. Nil if it writes exponents, which move the separator.
  package func fractionDigits(ofNumbersLike number: FixedDecimal) -> Int? {
    // A number that may be typed with an exponent is written without one, unless the pattern has one.
    if let pattern {
      return pattern.minimumExponentDigits == nil ? pattern.maximumFractionDigits : nil
    }
    // Of 33.3… every digit is shown that can be: none is a zero at the end, and rounding carries none.
    let first = number.isZero ? 0 : Int(max(-6200, min(6200, number.leadingExponent)))
    let places = written(FixedDecimal(coefficient: 333_333_333_333_333_333, exponent: first - 17))
      .digitPlaces
    return places.exponentCount == 0 ? places.fractionCount : nil
  }

  /// The grouping separators of a text that a renderer wrote.
  package func groupingSeparators(in text: String) -> SoftSeparators {
    withUTF8(of: text) { bytes in
      var scan = stepping(bytes, soft: SoftSeparators())
      var places = SoftSeparators()
      while scan.place < bytes.count && scan.issue == nil {
        let count = scan.groups.separators
        scan.readNext()
        if scan.groups.separators > count {
          places.append(Int(scan.groups.lastSeparator.start))
          // A format may group behind zeros in front: "0,123" is refused only where it was typed. (R6)
          scan.forgive()
        }
      }
      return places
    }
  }

  /// A renderer's text with its digits in another numbering system; those of affixes stay.
  private func text(_ text: String, withDigits digits: [Unicode.Scalar]) -> String {
    let soft = groupingSeparators(in: text)
    return withUTF8(of: text) { bytes in
      var scan = stepping(bytes, soft: soft)
      var result = String.UnicodeScalarView()
      var place = 0
      while place < bytes.count {
        let (scalar, length) = UTF8Reading.scalar(in: bytes, at: place)
        let count = scan.digitCount
        if scan.issue == nil { scan.readNext(byRuns: false) }
        place += length
        if scan.digitCount > count, let digit = DecimalDigits.value(of: scalar) {
          result.append(digits[Int(digit.value)])
        } else if let scalar = Unicode.Scalar(scalar) {
          result.append(scalar)
        }
      }
      return String(result)
    }
  }

  /// A scan at the beginning of a text that goes on character by character.
  private func stepping(_ bytes: UnsafeBufferPointer<UInt8>, soft: SoftSeparators) -> Scan {
    Scan(
      bytes, storage.scanRules, soft: soft, signs: AllowedSigns(),
      affixPlace: wholeScan(bytes, soft: soft).affixPlace)
  }

  /// The ten digits of the numbering system that a number is typed in; nil before its first.
  package func typedDigits(in text: String, soft: SoftSeparators) -> [Unicode.Scalar]? {
    let zero = withUTF8(of: text) { wholeScan($0, soft: soft).digits.zero }
    return zero == 0 ? nil : DecimalDigits.digits(from: zero)
  }

  /// The digits of a text, as the caret counts them; the text need not be a number.
  package func digitPlaces(in text: String, soft: SoftSeparators) -> DigitPlaces {
    withUTF8(of: text) { bytes in
      var places = DigitPlaces(length: bytes.count)
      var offset = 0
      let exponent = allowsExponent ? wholeScan(bytes, soft: soft).exponent : Exponent()
      while offset < bytes.count {
        let start = offset
        while offset < bytes.count && bytes[offset] &- 0x30 < 10 { offset += 1 }
        places.append(offset - start, at: start, width: 1)
        guard offset < bytes.count else { break }
        if let mark = exponent.mark, offset == Int(mark.start) {
          offset = Int(mark.end)
          while offset < bytes.count {
            let (scalar, length) = UTF8Reading.scalar(in: bytes, at: offset)
            if DecimalDigits.value(of: scalar) != nil { break }
            offset += length
          }
          places.endMantissa(exponent.power, digitsAt: offset)
          continue
        }
        let (scalar, length) = UTF8Reading.scalar(in: bytes, at: offset)
        switch Unicode.Scalar(scalar).map(role) ?? .other {
        case .digit: places.append(1, at: offset, width: length)
        case .decimalSeparator where places.decimalEnd == nil && !soft.contains(offset):
          places.endInteger(at: offset + length)
        case .decimalSeparator, .other: break
        }
        offset += length
      }
      return places
    }
  }
}

extension Scan {
  fileprivate var digitCount: Int { digits.integerCount + digits.fractionCount + exponent.digits }
}
