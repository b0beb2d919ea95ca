extension PatternWriter {
  /// Writes `number` by the pattern; "∞" or "-∞" for a value that is out of range
  /// (``FixedDecimal/isBeyond``).
  package func text(for number: FixedDecimal) -> String {
    withLayout(of: number) { text($0, $1) } ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The number of bytes of the text; nothing is written if the buffer has fewer. Nil
  ///   for a value that is out of range (``FixedDecimal/isBeyond``). (R23)
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    withLayout(of: number) {
      $0.byteCount > buffer.count ? $0.byteCount : write($0, $1, to: buffer)
    }
  }

  /// Writes `number`; nil for a value that is out of range (``FixedDecimal/isBeyond``). (R23)
  ///
  /// - Parameters:
  ///   - digits: Ten digits to write instead of the symbols'.
  ///   - fractionDigits: The least number of fraction digits of the number, up to the most that the
  ///     pattern shows. An exponent moves the decimal separator: with 2, 12.5 is written as
  ///     "1.250E1", which is 12.50.
  @inline(__always)
  func writtenText(
    of number: FixedDecimal, digits: [Unicode.Scalar]?, fractionDigits: Int?
  ) -> WrittenText? {
    digits == nil && fractionDigits == nil
      ? writtenText(of: number)
      : writtenAnew(of: number, digits: digits, fractionDigits: fractionDigits)
  }

  @inline(never)
  private func writtenAnew(
    of number: FixedDecimal, digits: [Unicode.Scalar]?, fractionDigits: Int?
  ) -> WrittenText? {
    let fractionDigits = fractionDigits.map { $0 + exponentPlaces(of: number) } ?? 0
    guard digits != nil || fractionDigits > pattern.minimumFractionDigits else {
      return writtenText(of: number)
    }
    var pattern = pattern
    pattern.minimumFractionDigits = min(
      max(pattern.minimumFractionDigits, fractionDigits), pattern.maximumFractionDigits)
    return PatternWriter(pattern: pattern, symbols: symbols, scale: scale, digits: digits)
      .writtenText(of: number)
  }

  /// How many places an exponent moves the decimal separator of a number to the left: 1 for 12.5 as
  /// "1.25E1"; 0 in a pattern without an exponent.
  private func exponentPlaces(of number: FixedDecimal) -> Int {
    let shown = pattern.minimumExponentDigits == nil ? 0 : rounded(number)
    return shown.isZero ? 0 : shown.leadingExponent + scale
  }

  private func writtenText(of number: FixedDecimal) -> WrittenText? {
    withLayout(of: number) { WrittenText(text($0, $1), self, $0) }
  }

  /// The parts of a text with this layout, without reading the text.
  func parts(of layout: TextLayout) -> TextParts {
    var parts = TextParts()
    parts.append(.affix, layout.affixes.prefix.count)
    var (rest, next) = (layout.integerCount, layout.firstSeparator)
    while next > 0 {
      parts.append(.digit, (rest - next) * digitWidth, width: digitWidth)
      parts.append(.group, groupingSeparator.count)
      (rest, next) = (next, next == grouper.primarySize ? -1 : next - grouper.secondarySize)
    }
    parts.append(.digit, rest * digitWidth, width: digitWidth)
    if layout.fractionCount > 0 {
      parts.append(.decimal, decimalSeparator.count)
      parts.append(.digit, layout.fractionCount * digitWidth, width: digitWidth)
    }
    if layout.exponentCount > 0 {
      let sign = layout.exponent < 0 ? exponentMinusSign.count : 0
      parts.append(.exponent, exponentSeparator.count + sign)
      parts.append(.digit, layout.exponentCount * digitWidth, width: digitWidth)
      parts.exponent = layout.exponent
    }
    parts.append(.affix, layout.affixes.suffix.count)
    return parts
  }

  /// Whether the pattern shows all digits of a number, so that nothing is rounded. False for a
  /// pattern with an exponent, which counts the digits from the first digit and not from the
  /// decimal separator.
  @inline(__always)
  func shows(_ number: FixedDecimal) -> Bool {
    minimumExponentDigits == 0
      && number.power >= 0 &- pattern.maximumFractionDigits &- scale
  }

  /// Calls `body` with the layout of a number's text; nil for a value that is out of range
  /// (``FixedDecimal/isBeyond``). (R23)
  private func withLayout<Result>(
    of number: FixedDecimal, _ body: (TextLayout, DigitRow) -> Result
  ) -> Result? {
    if number.isOutOfRange { return nil }
    let shown = shows(number) ? number : rounded(number)
    return shown.withDigits { digits in
      let (layout, row) = layout(digits, of: shown)
      return body(layout, row)
    }
  }

  private func layout(
    _ digits: UnsafeBufferPointer<UInt8>, of number: FixedDecimal
  ) -> (TextLayout, DigitRow) {
    let hasExponent = minimumExponentDigits > 0
    // Zero has no first digit. With -1 in its place, zero has no integer digit of its own, and only
    // the zeros that the pattern asks for are written.
    let first = number.isZero ? -1 : number.power + scale + digits.count - 1
    let exponent = hasExponent && !number.isZero ? first : 0
    let row = DigitRow(digits: digits, first: first - exponent)
    let least = pattern.minimumFractionDigits
    var fractionCount = max(least, 0 &- row.last)
    while fractionCount > least, row[0 &- fractionCount] == 0 { fractionCount &-= 1 }
    let integerCount =
      hasExponent
      ? 1 : max(row.first &+ 1, pattern.minimumIntegerDigits, fractionCount == 0 ? 1 : 0)
    let exponentCount =
      hasExponent
      ? max(minimumExponentDigits, PowersOfTen.digitCount(of: UInt64(exponent.magnitude))) : 0
    let affixes = number.isNegative ? negative : positive
    let separatorCount = grouper.separatorCount(in: integerCount)
    var byteCount = affixes.prefix.count + affixes.suffix.count
    byteCount += (integerCount + fractionCount + exponentCount) * digitWidth
    byteCount += separatorCount * groupingSeparator.count
    if fractionCount > 0 { byteCount += decimalSeparator.count }
    if hasExponent { byteCount += exponentSeparator.count }
    if exponent < 0 { byteCount += exponentMinusSign.count }
    let layout = TextLayout(
      integerCount: integerCount, fractionCount: fractionCount, exponent: exponent,
      exponentCount: exponentCount, affixes: affixes,
      firstSeparator: grouper.firstSeparator(of: separatorCount), byteCount: byteCount)
    return (layout, row)
  }

  private func text(_ layout: TextLayout, _ digits: DigitRow) -> String {
    String(unsafeUninitializedCapacity: layout.byteCount) { write(layout, digits, to: $0) }
  }

  /// Writes a text from its first byte to its last: prefix, integer digits with grouping
  /// separators, fraction, exponent, suffix. A magnitude is the power of ten of a digit, 0 for
  /// ones; `next` is the magnitude of the digit before the next grouping separator.
  ///
  /// - Returns: The number of bytes.
  private func write(
    _ layout: TextLayout, _ digits: DigitRow, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var pen = Pen(bytes: bytes, digitWidth: digitWidth, text: buffer)
      pen.write(layout.affixes.prefix)
      var (magnitude, next) = (layout.integerCount, layout.firstSeparator)
      while magnitude > 0 {
        magnitude &-= 1
        pen.write(digit: digits[magnitude])
        if magnitude == next {
          pen.write(groupingSeparator)
          next = next == grouper.primarySize ? -1 : next - grouper.secondarySize
        }
      }
      if layout.fractionCount > 0 {
        pen.write(decimalSeparator)
        while magnitude > 0 &- layout.fractionCount {
          magnitude &-= 1
          pen.write(digit: digits[magnitude])
        }
      }
      if layout.exponentCount > 0 {
        pen.write(exponentSeparator)
        if layout.exponent < 0 { pen.write(exponentMinusSign) }
        for magnitude in (0..<layout.exponentCount).reversed() {
          pen.write(digit: PowersOfTen.digit(of: UInt64(layout.exponent.magnitude), at: magnitude))
        }
      }
      pen.write(layout.affixes.suffix)
      return pen.count
    }
  }
}

/// What the text of a number consists of. "-1,234.50 €" has four integer digits, a separator after
/// the digit at 10^3, two fraction digits and no exponent.
struct TextLayout: Sendable {
  let integerCount: Int
  let fractionCount: Int
  let exponent: Int
  let exponentCount: Int
  let affixes: (prefix: Range<Int>, suffix: Range<Int>)
  /// The power of ten of the digit before the first separator; -1 if there is no separator.
  let firstSeparator: Int
  /// The length of the text in UTF-8.
  let byteCount: Int
}

/// Writes pieces of `bytes` one after the other into a buffer, and traps if a piece does not fit.
private struct Pen {
  let bytes: UnsafeBufferPointer<UInt8>
  let digitWidth: Int
  let text: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  @inline(__always)
  mutating func write(digit: Int) {
    write(digit * digitWidth..<(digit + 1) * digitWidth)
  }

  @inline(__always)
  mutating func write(_ piece: Range<Int>) {
    precondition(piece.count <= text.count - count, "a text is as long as its layout says")
    for index in piece {
      text[count] = bytes[index]
      count &+= 1
    }
  }
}

/// The digits of a number, each found by its magnitude, the power of ten that the digit stands for.
private struct DigitRow {
  let digits: UnsafeBufferPointer<UInt8>
  /// The magnitude of the first digit.
  let first: Int

  var last: Int { first &- digits.count &+ 1 }

  /// The digit of a magnitude: 0 before the first digit and after the last.
  @inline(__always)
  subscript(magnitude: Int) -> Int {
    let index = UInt(bitPattern: first &- magnitude)
    return index < UInt(bitPattern: digits.count) ? Int(digits[Int(bitPattern: index)]) : 0
  }
}
