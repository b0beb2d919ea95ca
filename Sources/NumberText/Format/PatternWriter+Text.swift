extension PatternWriter {
  /// The text of `number`.
  package func text(for number: FixedDecimal) -> String {
    withText(of: number) { (bytes, _: NoOffsets, _) in String(decoding: bytes, as: UTF8.self) }
      ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The number of bytes of the text; nothing is written if the buffer has fewer. Nil if
  ///   there is no number: it is beyond the limit (R23).
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    withText(of: number) { (bytes, _: NoOffsets, _) in
      if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
      return bytes.count
    }
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
    withText(of: number) { (bytes, separators: SoftSeparators, numberRange) in
      WrittenText(
        text: String(decoding: bytes, as: UTF8.self), softSeparators: separators,
        numberRange: numberRange)
    }
  }

  /// Whether the pattern shows all digits of a number, whatever they are.
  @inline(__always)
  func shows(_ number: FixedDecimal) -> Bool {
    minimumExponentDigits == 0
      && number.power >= 0 &- pattern.maximumFractionDigits &- scale
  }

  /// Writes the text of a number and calls a function with its bytes, its grouping separators and the range
  /// of the number in it; nil if the number is beyond the limit. (R23)
  @inline(__always)
  private func withText<Result, Separators: Offsets>(
    of number: FixedDecimal,
    _ body: (UnsafeBufferPointer<UInt8>, Separators, Range<Int>) -> Result
  ) -> Result? {
    if shows(number) {
      return number.withDigits { write($0, of: number, body) }
    }
    let shown = rounded(number)
    return shown.withDigits { write($0, of: shown, body) }
  }

  /// Writes a row of digits, magnitude by magnitude: the digit and, if one stands behind it, a separator.
  private func write<Result, Separators: Offsets>(
    _ digits: UnsafeBufferPointer<UInt8>, of number: FixedDecimal,
    _ body: (UnsafeBufferPointer<UInt8>, Separators, Range<Int>) -> Result
  ) -> Result? {
    let hasExponent = minimumExponentDigits > 0
    // Zero has no first digit: all of its digits are those that the pattern asks for at least.
    let first = number.isZero ? -1 : number.power + scale + digits.count - 1
    let exponent = hasExponent && !number.isZero ? first : 0
    let row = DigitRow(digits: digits, first: first - exponent)
    let least = pattern.minimumFractionDigits
    var fractionCount = max(least, 0 &- row.last)
    while fractionCount > least, row[0 &- fractionCount] == 0 { fractionCount &-= 1 }
    if number.isBeyond { return nil }
    let integerCount =
      hasExponent
      ? 1 : max(row.first &+ 1, pattern.minimumIntegerDigits, fractionCount == 0 ? 1 : 0)
    let exponentCount =
      hasExponent
      ? max(minimumExponentDigits, PowersOfTen.digitCount(of: UInt64(exponent.magnitude))) : 0
    let affixes = number.isNegative ? negative : positive
    let groups = grouper.groups(integerCount)
    let room = literalRoom &+ (integerCount &+ fractionCount &+ exponentCount) &* digitRoom
    return Pen.withRoom(for: room) { start in
      var pen = Pen(start, memory, digitWidth: digitWidth)
      var separators = Separators()
      pen.put(affixes.prefix)
      let numberStart = pen.offset
      var magnitude = integerCount
      while magnitude > 0 {
        magnitude &-= 1
        pen.put(row[magnitude])
        if groups.hasSeparator(behind: magnitude) {
          separators.append(pen.offset)
          pen.put(groupingSeparator)
        }
      }
      if fractionCount > 0 {
        pen.put(decimalSeparator)
        while magnitude > 0 &- fractionCount {
          magnitude &-= 1
          pen.put(row[magnitude])
        }
      }
      if hasExponent {
        pen.put(exponentSeparator)
        if exponent < 0 { pen.put(exponentMinusSign) }
        for magnitude in (0..<exponentCount).reversed() {
          pen.put(PowersOfTen.digit(of: UInt64(exponent.magnitude), at: magnitude))
        }
      }
      let numberEnd = pen.offset
      pen.put(affixes.suffix)
      return body(pen.bytes, separators, numberStart..<numberEnd)
    }
  }
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

/// Writes literals and digits behind one another.
///
/// Eight bytes are written at once: those behind the text are overwritten, too. Byte by byte, a text takes 25 %
/// more instructions.
private struct Pen {
  /// Calls a function with memory for a text and for the bytes behind it.
  @inline(__always)
  static func withRoom<Result>(
    for count: Int, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    // The size is a constant, so the compiler puts the memory on the stack without a check, and inlines
    // the closure.
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { usual in
      if count + 8 <= usual.count { return body(usual.baseAddress!) }
      let long = UnsafeMutableRawPointer.allocate(byteCount: count + 8, alignment: 8)
      defer { long.deallocate() }
      return body(long)
    }
  }

  private let start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// The writer's memory, in which the digits come first.
  private let memory: UnsafeMutableRawPointer
  private let digitWidth: Int

  @inline(__always)
  init(_ start: UnsafeMutableRawPointer, _ memory: UnsafeMutableRawPointer, digitWidth: Int) {
    (self.start, end) = (start, start)
    (self.memory, self.digitWidth) = (memory, digitWidth)
  }

  /// How many bytes have been written.
  var offset: Int { end - start }

  /// What has been written.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: offset)
  }

  @inline(__always)
  mutating func put(_ literal: PatternWriter.Literal) {
    end.storeBytes(of: memory.load(fromByteOffset: literal.start, as: UInt64.self), as: UInt64.self)
    if literal.count > 8 {
      end.copyMemory(from: memory + literal.start, byteCount: literal.count)
    }
    end += literal.count
  }

  @inline(__always)
  mutating func put(_ digit: Int) {
    end.storeBytes(of: memory.load(fromByteOffset: digit &* 8, as: UInt64.self), as: UInt64.self)
    end += digitWidth
  }
}

/// Where the grouping separators of a text stand. A caller that needs the bytes alone keeps none: with them, a text
/// takes 5 % more instructions.
private protocol Offsets {
  init()
  mutating func append(_ offset: Int)
}

extension OffsetSet: Offsets {}

private struct NoOffsets: Offsets {
  func append(_ offset: Int) {}
}
