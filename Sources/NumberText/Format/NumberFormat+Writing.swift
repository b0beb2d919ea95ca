extension WrittenText {
  /// The text before the first digit, and the text after the last digit.
  fileprivate func words(around places: DigitPlaces) -> [String] {
    [
      text.utf8Part(0..<(places.start ?? 0)), text.utf8Part(places.end..<text.utf8.count),
    ]
  }

  /// The text with zeros in place of all fraction digits after the first `count`.
  fileprivate func withZeros(
    after count: Int, at places: DigitPlaces, zero: Unicode.Scalar
  ) -> String {
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
  /// Writes a number, and tells the offsets of the number and of its separators in the text.
  ///
  /// ```swift
  /// english.written(1_234_567).separators.offsets   // [1, 5], in UTF-8
  /// ```
  ///
  /// - Parameters:
  ///   - digits: Ten digits to write instead of the locale's.
  ///   - fractionDigits: The least number of digits after the decimal separator, up to the most that the format
  ///     shows.
  package func written(
    _ number: FixedDecimal, digits: [Unicode.Scalar]? = nil, fractionDigits: Int? = nil
  ) -> WrittenText {
    if let writer = storage.patternWriter,
      let written = writer.writtenText(of: number, digits: digits, fractionDigits: fractionDigits)
    {
      return written
    }
    // A function that writes numbers gives only the text, so a scan finds the separators.
    var written = parts(of: plain.text(for: number))
    if let fractionDigits {
      written = withZeros(written, of: number, fractionDigits: fractionDigits)
    }
    return digits.map { parts(of: text(written.text, withDigits: $0)) } ?? written
  }

  /// Returns a text that a function wrote, with the offsets of its grouping separators. Which part of it is the number
  /// is not known, so that `numberRange` is the whole text.
  package func parts(of text: String) -> WrittenText {
    WrittenText(
      text: text, separators: groupingSeparators(in: text), numberRange: 0..<text.utf8.count)
  }

  /// Adds zeros to the fraction in a text that a function (``Renderer``) wrote, as far as the function shows so many
  /// digits.
  ///
  /// To get "1.50 m" from a function that writes "1.5 m", the function writes 1.55, and the added digit of "1.55 m" is
  /// replaced by 0. If the words change with the digits, as from "1 meter" to "1.05 meters", the words beside "1.00"
  /// are unknown and the text stays as it is. (C19)
  private func withZeros(
    _ written: WrittenText, of number: FixedDecimal, fractionDigits: Int
  ) -> WrittenText {
    let places = digitPlaces(of: written)
    let kept = places.fractionCount
    guard fractionDigits > kept, places.exponentCount == 0 else { return written }
    let shown = self.number(in: written.text)
    for count in (kept + 1...min(fractionDigits, kept + 20)).reversed() {
      // The added digit is a 5: the words beside a number that ends in 5, such as a plural, are nearly always those
      // beside the number that ends in 0.
      let unit = FixedDecimal(
        isNegative: number.isNegative, coefficient: 5, exponent: -count - scale)
      let longer = parts(of: plain.text(for: number + unit))
      let longerPlaces = digitPlaces(of: longer)
      guard longerPlaces.fractionCount == count else { continue }
      let zeros = parts(
        of: longer.withZeros(after: kept, at: longerPlaces, zero: symbols.digits[0]))
      guard zeros.words(around: digitPlaces(of: zeros)) == written.words(around: places),
        self.number(in: zeros.text) == shown
      else { continue }
      return zeros
    }
    return written
  }

  /// Writes a number by the pattern, but without rounding, so that all digits are shown. A format without a pattern
  /// writes the digits without affixes.
  package func unrounded(_ number: FixedDecimal) -> WrittenText {
    var pattern = pattern ?? NumberPattern()
    pattern.roundingMode = .unnecessary
    return PatternWriter(pattern: pattern, symbols: symbols, scale: scale)
      .writtenText(of: number, digits: nil, fractionDigits: nil) ?? parts(of: number.description)
  }

  /// Rewrites a text for a person to type in: a minus, digits and the decimal separator, without grouping and affixes.
  /// Nil if the text is no number, if the format reads exponents, or if the result would read as another number. (C20)
  package func plain(_ written: WrittenText) -> WrittenText? {
    let (places, text) = (digitPlaces(of: written), written.text)
    guard let start = places.start, !allowsExponent,
      let number = number(in: text)
    else { return nil }
    var plain = number.isNegative ? symbols.minusSign : ""
    var offset = 0
    for scalar in text.unicodeScalars {
      if offset >= start, offset < places.end, !written.separators.contains(offset) {
        plain.unicodeScalars.append(scalar)
      }
      offset += UTF8.width(scalar)
    }
    guard self.number(in: plain) == number else { return nil }
    return WrittenText(
      text: plain, separators: OffsetSet(), numberRange: 0..<plain.utf8.count)
  }

  /// The most fraction digits that the format shows of a number of this size. A format with three significant digits
  /// shows two of 1.2345, "1.23", and four of 0.012345, "0.0123". Nil if the format writes exponents, which move the
  /// separator.
  package func fractionDigits(ofNumbersLike number: FixedDecimal) -> Int? {
    // Only a pattern with exponent digits writes exponents; other formats may at most read them.
    if let pattern {
      return pattern.minimumExponentDigits == nil ? pattern.maximumFractionDigits : nil
    }
    // A number of threes, such as 3.33…, is written with as many digits as the format can show: it has no zero at the
    // end to leave out, and rounding does not carry.
    let first = number.isZero ? 0 : number.leadingExponent
    let places = digitPlaces(
      of: written(
        FixedDecimal(
          coefficient: 333_333_333_333_333_333,
          exponent: max(first - 17, FixedDecimal.places.lowerBound))))
    return places.exponentCount == 0 ? places.fractionCount : nil
  }

  /// Whether the format shows three or more fraction digits of some number. (R26)
  package var showsThousandths: Bool {
    if let pattern {
      return pattern.minimumExponentDigits != nil || pattern.maximumFractionDigits > 2
    }
    return [1, FixedDecimal(coefficient: 1, exponent: -9)].contains { number in
      fractionDigits(ofNumbersLike: number).map { $0 > 2 } ?? true
    }
  }

  /// The count of fraction digits, if the format writes the same count for all numbers and the last digit can be any of
  /// the ten. Nil for other formats, such as those with exponents, compact words or multiples of 0.05.
  package var fixedFractionDigits: Int? {
    guard entries.isEmpty else { return nil }
    if let pattern {
      let count = pattern.minimumFractionDigits
      return pattern.minimumExponentDigits == nil && pattern.maximumFractionDigits == count
        ? count : nil
    }
    let count = digitPlaces(of: written(0)).fractionCount
    let third = FixedDecimal(coefficient: 333_333_333_333_333_333, exponent: -17)
    let probes: [FixedDecimal] =
      [1, 10, 1_234_567, FixedDecimal(coefficient: 5, exponent: -1), third]
      + [-3, 3, 6, 9].map { third.multipliedByPowerOfTen($0) }
    let isFixed = probes.allSatisfy {
      let places = digitPlaces(of: written($0.multipliedByPowerOfTen(-scale)))
      return places.fractionCount == count && places.exponentCount == 0
    }
    let last = FixedDecimal(coefficient: 1, exponent: -count - scale)
    return isFixed && number(in: text(for: last)) == last ? count : nil
  }

  /// Finds the grouping separators of a text that a function (``Renderer``) wrote.
  package func groupingSeparators(in text: String) -> OffsetSet {
    withUTF8(of: text) { bytes in
      var scan = stepping(bytes)
      var places = OffsetSet()
      while scan.place < bytes.count && scan.issue == nil {
        let count = scan.groups.separators
        scan.readNext()
        if scan.groups.separators > count {
          places.append(scan.groups.lastSeparator.lowerBound)
        }
      }
      return places
    }
  }

  /// Returns a text that a function wrote with its number in the given ten digits; digits in affixes stay.
  private func text(_ text: String, withDigits digits: [Unicode.Scalar]) -> String {
    withUTF8(of: text) { bytes in
      var scan = stepping(bytes)
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

  /// Begins a scan of a text that the caller continues character by character.
  private func stepping(_ bytes: UnsafeBufferPointer<UInt8>) -> Scan {
    Scan(
      bytes, storage.scanRules, signs: AllowedSigns(),
      affixPlace: finishedScan(bytes).affixPlace)
  }

  /// The ten digits of the numbering system that a number is typed in; nil if the text has no
  /// digit.
  package func typedDigits(in text: String) -> [Unicode.Scalar]? {
    let zero = withUTF8(of: text) { finishedScan($0).digits.zero }
    return zero == 0 ? nil : DecimalDigits.digits(from: zero)
  }
}

extension Scan {
  fileprivate var digitCount: Int { digits.integerCount + digits.fractionCount + exponent.digits }
}
