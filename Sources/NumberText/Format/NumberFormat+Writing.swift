extension WrittenText {
  /// The text before the first digit, and the text after the last digit.
  fileprivate var words: [String] {
    let parts = parts
    return [
      text.utf8Part(0..<(parts.start ?? 0)), text.utf8Part(parts.end..<text.utf8.count),
    ]
  }
}

extension NumberFormat {
  /// - Parameters:
  ///   - digits: Ten digits to write instead of the locale's.
  ///   - fractionDigits: The least number of digits after the decimal separator, up to the most
  ///     that the format shows.
  package func written(
    _ number: FixedDecimal, digits: [Unicode.Scalar]? = nil, fractionDigits: Int? = nil
  ) -> WrittenText {
    if let writer = storage.patternWriter,
      let written = writer.writtenText(of: number, digits: digits, fractionDigits: fractionDigits)
    {
      return written
    }
    // A function that writes numbers gives only the text, so a scan finds the parts.
    var written = written(as: plain.text(for: number))
    if let fractionDigits {
      written = withZeros(written, of: number, fractionDigits: fractionDigits)
    }
    guard let digits else { return written }
    return self.written(
      as: written.parts.replacingDigits(of: written.text) { digits[Int($0)] })
  }

  /// A text that a function or a kind of entry wrote, with its parts.
  package func written(as text: String) -> WrittenText { WrittenText(text, parts(of: text)) }

  /// Adds zeros to the fraction in a text that a function (``Renderer``) wrote, as far as the
  /// function shows so many digits.
  ///
  /// To get "1.50 m" from a function that writes "1.5 m", the function writes 1.55, and the added
  /// digit of "1.55 m" is replaced by 0. If the words change with the digits, as from "1 meter" to
  /// "1.05 meters", the words beside "1.00" are unknown and the text stays as it is. (C19)
  private func withZeros(
    _ written: WrittenText, of number: FixedDecimal, fractionDigits: Int
  ) -> WrittenText {
    let parts = written.parts
    let kept = parts.fractionCount
    guard fractionDigits > kept, parts.exponentCount == 0 else { return written }
    let shown = self.number(in: written.text)
    for count in (kept + 1...min(fractionDigits, kept + 20)).reversed() {
      // The added digit is a 5: the words beside a number that ends in 5, such as a plural, are
      // nearly always those beside the number that ends in 0.
      let unit = FixedDecimal(
        isNegative: number.isNegative, coefficient: 5, exponent: -count - scale)
      let longer = self.written(as: plain.text(for: number + unit))
      guard longer.parts.fractionCount == count else { continue }
      let zeros = self.written(
        as: longer.parts.replacingDigits(
          of: longer.text, after: longer.parts.integerCount + kept, with: { _ in symbols.digits[0] }
        ))
      guard zeros.words == written.words,
        self.number(in: zeros.text) == shown
      else { continue }
      return zeros
    }
    return written
  }

  /// Writes a number by the pattern, but without rounding, so that all digits are shown. A format
  /// without a pattern writes the digits without affixes.
  package func unrounded(_ number: FixedDecimal) -> WrittenText {
    var pattern = pattern ?? NumberPattern()
    pattern.roundingMode = .unnecessary
    return PatternWriter(pattern: pattern, symbols: symbols, scale: scale)
      .writtenText(of: number, digits: nil, fractionDigits: nil) ?? written(as: number.description)
  }

  /// Rewrites a text for a person to type in: a minus, digits and the decimal separator, without
  /// grouping and affixes. Nil if the text is no number, if the format reads exponents, or if the
  /// result would read as another number. (C20)
  package func plain(_ written: WrittenText) -> WrittenText? {
    guard !allowsExponent, let number = number(in: written.text) else { return nil }
    var plain = number.isNegative ? symbols.minusSign : ""
    for part in written.parts.parts where part.role == .digit || part.role == .decimal {
      plain += written.text.utf8Part(part.range)
    }
    return self.number(in: plain) == number ? self.written(as: plain) : nil
  }

  /// The most fraction digits that the format shows of a number of this size. A format with three
  /// significant digits shows two of 1.2345, "1.23", and four of 0.012345, "0.0123". Nil if the
  /// format writes exponents, which move the separator.
  package func fractionDigits(ofNumbersLike number: FixedDecimal) -> Int? {
    // Only a pattern with exponent digits writes exponents; other formats may at most read them.
    if let pattern {
      return pattern.minimumExponentDigits == nil ? pattern.maximumFractionDigits : nil
    }
    // A number of threes, such as 3.33…, is written with as many digits as the format can show: it
    // has no zero at the end to leave out, and rounding does not carry.
    let first = number.isZero ? 0 : number.leadingExponent
    let parts = written(
      FixedDecimal(
        coefficient: 333_333_333_333_333_333,
        exponent: max(first - 17, FixedDecimal.exponents.lowerBound))
    ).parts
    return parts.exponentCount == 0 ? parts.fractionCount : nil
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

  /// The count of fraction digits, if the format writes the same count for all numbers and the last
  /// digit can be any of the ten. Nil for other formats, such as those with exponents, compact
  /// words or multiples of 0.05.
  package var fixedFractionDigits: Int? {
    guard entries.isEmpty else { return nil }
    if let pattern {
      let count = pattern.minimumFractionDigits
      return pattern.minimumExponentDigits == nil && pattern.maximumFractionDigits == count
        ? count : nil
    }
    let count = written(0).parts.fractionCount
    let third = FixedDecimal(coefficient: 333_333_333_333_333_333, exponent: -17)
    let probes: [FixedDecimal] =
      [1, 10, 1_234_567, FixedDecimal(coefficient: 5, exponent: -1), third]
      + [-3, 3, 6, 9].map { third.multipliedByPowerOfTen($0) }
    let isFixed = probes.allSatisfy {
      let parts = written($0.multipliedByPowerOfTen(-scale)).parts
      return parts.fractionCount == count && parts.exponentCount == 0
    }
    let last = FixedDecimal(coefficient: 1, exponent: -count - scale)
    return isFixed && number(in: text(for: last)) == last ? count : nil
  }

  /// The ten digits of the numbering system that a number is typed in; nil if the text has no
  /// digit.
  package func typedDigits(in text: String) -> [Unicode.Scalar]? {
    let zero = withUTF8(of: text) { finishedScan($0).digits.zero }
    return zero == 0 ? nil : DecimalDigits.digits(from: zero)
  }
}
