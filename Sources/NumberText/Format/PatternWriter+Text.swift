extension PatternWriter {
  /// The text of `number`.
  package func text(for number: FixedDecimal) -> String {
    written(number).map { String(decoding: $0.bytes, as: UTF8.self) } ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The number of bytes of the text; nothing is written if the buffer has fewer. Nil if
  ///   there is no number: it is beyond the limit (R23).
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard let bytes = written(number)?.bytes else { return nil }
    if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
    return bytes.count
  }

  /// The text of `number`; nil if it is beyond the limit. (R23)
  ///
  /// - Parameters:
  ///   - digits: Other digits than the symbols', ten of them.
  ///   - fractionDigits: The fewest to show, up to the most that the pattern shows; with an
  ///     exponent some of them, or all, stand in front of the separator.
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

  /// How many places an exponent moves the separator of a number to the left.
  private func exponentPlaces(of number: FixedDecimal) -> Int {
    let shown = pattern.minimumExponentDigits == nil ? 0 : rounded(number)
    return shown.isZero ? 0 : shown.leadingExponent + scale
  }

  private func writtenText(of number: FixedDecimal) -> WrittenText? {
    guard let written = written(number) else { return nil }
    return WrittenText(
      text: String(decoding: written.bytes, as: UTF8.self), softSeparators: written.separators,
      numberRange: written.numberRange)
  }

  /// Whether the pattern shows all digits of a number, whatever they are.
  @inline(__always)
  func shows(_ number: FixedDecimal) -> Bool {
    minimumExponentDigits == 0
      && number.power >= 0 &- pattern.maximumFractionDigits &- scale
  }

  /// The bytes of the text of a number; nil if it is beyond the limit. (R23)
  private func written(_ number: FixedDecimal) -> WrittenBytes? {
    if number.isBeyond { return nil }
    let shown = shows(number) ? number : rounded(number)
    return shown.withDigits { written($0, of: shown) }
  }

  /// Writes a row of digits, magnitude by magnitude: the digit and, if one stands behind it, a separator.
  private func written(
    _ digits: UnsafeBufferPointer<UInt8>, of number: FixedDecimal
  ) -> WrittenBytes {
    let hasExponent = minimumExponentDigits > 0
    // Zero has no first digit: all of its digits are those that the pattern asks for at least.
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
    let groups = grouper.groups(integerCount)
    var text = WrittenBytes()
    text.bytes.reserveCapacity(
      affixes.prefix.count + affixes.suffix.count + decimalSeparator.count
        + (integerCount + fractionCount + exponentCount) * digitWidth
        + (integerCount / 2 + 1) * groupingSeparator.count)
    text.bytes += affixes.prefix
    let start = text.bytes.count
    var magnitude = integerCount
    while magnitude > 0 {
      magnitude &-= 1
      put(row[magnitude], to: &text.bytes)
      if groups.hasSeparator(behind: magnitude) {
        text.separators.append(text.bytes.count)
        text.bytes += groupingSeparator
      }
    }
    if fractionCount > 0 {
      text.bytes += decimalSeparator
      while magnitude > 0 &- fractionCount {
        magnitude &-= 1
        put(row[magnitude], to: &text.bytes)
      }
    }
    if hasExponent {
      text.bytes += exponentSeparator
      if exponent < 0 { text.bytes += exponentMinusSign }
      for magnitude in (0..<exponentCount).reversed() {
        put(
          PowersOfTen.digit(of: UInt64(exponent.magnitude), at: magnitude), to: &text.bytes)
      }
    }
    text.numberRange = start..<text.bytes.count
    text.bytes += affixes.suffix
    return text
  }

  @inline(__always)
  private func put(_ digit: Int, to bytes: inout [UInt8]) {
    if digitWidth == 1 {
      bytes.append(digits[digit])
    } else {
      bytes += digits[digit * digitWidth..<(digit + 1) * digitWidth]
    }
  }
}

/// The bytes of a text, its grouping separators, and the range of the number in it.
private struct WrittenBytes {
  var bytes: [UInt8] = []
  var separators = SoftSeparators()
  var numberRange = 0..<0
}

/// The digits of a number by their magnitude: the power of ten that a digit stands for.
private struct DigitRow {
  let digits: UnsafeBufferPointer<UInt8>
  /// The magnitude of the first digit.
  let first: Int

  /// The magnitude of the last digit.
  var last: Int { first &- digits.count &+ 1 }

  /// The digit of a magnitude: 0 in front of the first digit and behind the last.
  @inline(__always)
  subscript(magnitude: Int) -> Int {
    let index = UInt(bitPattern: first &- magnitude)
    return index < UInt(bitPattern: digits.count) ? Int(digits[Int(bitPattern: index)]) : 0
  }
}
