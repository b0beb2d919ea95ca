extension PatternWriter {
  /// The text of `number`.
  package func text(for number: FixedDecimal) -> String {
    var text: String?
    withBytes(of: number) { text = String(decoding: $0, as: UTF8.self) }
    return text ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The bytes of the text; nothing is written if they are more than the buffer has. Nil
  ///   if the number has too many digits to be written out.
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    var count: Int?
    withBytes(of: number) { bytes in
      if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
      count = bytes.count
    }
    return count
  }

  private func withBytes(
    of number: FixedDecimal, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withText(of: number, notesPlaces: false) { body($0.bytes) }
  }

  /// The text of `number` and the places in it; nil if it has too many digits to be written out.
  ///
  /// - Parameters:
  ///   - digits: Other digits than the symbols', ten of them.
  ///   - fractionDigits: The fewest that are shown of the number, as far as the pattern shows so many;
  ///     with an exponent some of them, or all, stand in front of the separator.
  func written(
    _ number: FixedDecimal, digits: [Unicode.Scalar]?, fractionDigits: Int?
  ) -> WrittenText? {
    let fractionDigits = fractionDigits.map { $0 + shift(of: number) } ?? 0
    guard digits != nil || fractionDigits > pattern.minimumFractionDigits else {
      return written(number)
    }
    var pattern = pattern
    pattern.minimumFractionDigits = min(
      max(pattern.minimumFractionDigits, fractionDigits), pattern.maximumFractionDigits)
    return PatternWriter(pattern: pattern, symbols: symbols, scale: scale, digits: digits)
      .written(number)
  }

  /// How many places an exponent moves the separator of a number to the left.
  private func shift(of number: FixedDecimal) -> Int {
    let shown = pattern.minimumExponentDigits == nil ? 0 : rounded(number)
    return shown.isZero ? 0 : Int(shown.leadingExponent) + scale
  }

  private func written(_ number: FixedDecimal) -> WrittenText? {
    var written: WrittenText?
    withText(of: number, notesPlaces: true) { pen in
      let bytes = pen.bytes
      var places = pen.places
      places.length = bytes.count
      written = WrittenText(
        text: String(decoding: bytes, as: UTF8.self), softSeparators: pen.separators,
        digitPlaces: places)
    }
    return written
  }

  /// Writes the text of a number and calls a function with the pen behind the text, unless the number has
  /// too many digits to be written out.
  @inline(__always)
  private func withText(of number: FixedDecimal, notesPlaces: Bool, _ body: (Pen) -> Void) {
    let hasExponent = pattern.minimumExponentDigits != nil
    let isExact = !hasExponent && number.power >= 0 &- pattern.maximumFractionDigits &- scale
    let shown = isExact ? number : rounded(number)
    shown.withDigits { digits in
      // Zero has no first digit: all of its digits are those that the pattern asks for at least.
      let first = shown.isZero ? -1 : shown.power + scale + digits.count - 1
      let exponent = hasExponent && !shown.isZero ? first : 0
      write(
        DigitRow(digits: digits, first: first - exponent), exponent: exponent,
        isNegative: shown.isNegative, notesPlaces: notesPlaces, body)
    }
  }

  /// Writes a row of digits, magnitude by magnitude: the digit and, if one stands behind it, a separator.
  @inline(__always)
  private func write(
    _ row: DigitRow, exponent: Int, isNegative: Bool, notesPlaces: Bool, _ body: (Pen) -> Void
  ) {
    var fractionCount = max(pattern.minimumFractionDigits, 0 &- row.last, 0)
    while fractionCount > max(pattern.minimumFractionDigits, 0), row[0 &- fractionCount] == 0 {
      fractionCount &-= 1
    }
    guard max(row.first &+ 1, fractionCount) <= Self.mostDigits else { return }
    let minimumExponentDigits = pattern.minimumExponentDigits.map { max(1, $0) } ?? 0
    let integerCount =
      minimumExponentDigits > 0
      ? 1 : max(row.first &+ 1, pattern.minimumIntegerDigits, fractionCount == 0 ? 1 : 0)
    let isGrouped = grouper.groups(integerCount)
    let affixes = isNegative ? negative : positive
    let separatorRoom = isGrouped ? groupingSeparator.count : 0
    let exponentRoom =
      exponentSeparator.count &+ exponentMinusSign.count
      &+ max(20, minimumExponentDigits) &* digitWidth
    let room =
      affixes.prefix.count &+ integerCount &* (digitWidth &+ separatorRoom)
      &+ decimalSeparator.count &+ fractionCount &* digitWidth
      &+ (minimumExponentDigits > 0 ? exponentRoom : 0) &+ affixes.suffix.count
    withUnsafeTemporaryAllocation(byteCount: room + Pen.slack, alignment: 8) { buffer in
      var pen = Pen(
        start: buffer.baseAddress!, memory: memory, digitWidth: digitWidth,
        notesPlaces: notesPlaces)
      pen.put(affixes.prefix)
      var magnitude = integerCount
      while magnitude > 0 {
        magnitude &-= 1
        pen.put(row[magnitude])
        if isGrouped && grouper.hasSeparator(behind: magnitude) {
          pen.putSeparator(groupingSeparator)
        }
      }
      if fractionCount > 0 {
        pen.putDecimal(decimalSeparator)
        while magnitude > 0 &- fractionCount {
          magnitude &-= 1
          pen.put(row[magnitude])
        }
      }
      if minimumExponentDigits > 0 {
        pen.put(exponentSeparator)
        if exponent < 0 { pen.put(exponentMinusSign) }
        pen.noteExponent(exponent)
        magnitude = max(
          minimumExponentDigits, PowersOfTen.digitCount(of: UInt64(exponent.magnitude)))
        while magnitude > 0 {
          magnitude &-= 1
          pen.put(PowersOfTen.digit(of: UInt64(exponent.magnitude), at: magnitude))
        }
      }
      pen.put(affixes.suffix)
      body(pen)
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

  /// The digit of a magnitude: 0 in front of the first one and behind the last one.
  @inline(__always)
  subscript(magnitude: Int) -> Int {
    let index = UInt(bitPattern: first &- magnitude)
    return index < UInt(bitPattern: digits.count) ? Int(digits[Int(bitPattern: index)]) : 0
  }
}

/// Writes literals and digits behind one another, and notes where digits and separators stand.
///
/// Eight bytes are written at once: those behind the text are overwritten, too.
private struct Pen {
  /// How many bytes behind a text may be overwritten.
  static var slack: Int { 8 }

  private let start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// The writer's memory, in which the digits come first.
  private let memory: UnsafeMutableRawPointer
  private let digitWidth: Int
  private let notesPlaces: Bool
  private(set) var separators = SoftSeparators()
  private(set) var places = DigitPlaces(length: 0)

  @inline(__always)
  init(
    start: UnsafeMutableRawPointer, memory: UnsafeMutableRawPointer, digitWidth: Int,
    notesPlaces: Bool
  ) {
    (self.start, end) = (start, start)
    (self.memory, self.digitWidth, self.notesPlaces) = (memory, digitWidth, notesPlaces)
  }

  /// What has been written.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: end - start)
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
    if notesPlaces { places.append(endingAt: end - start, width: digitWidth) }
  }

  @inline(__always)
  mutating func putSeparator(_ literal: PatternWriter.Literal) {
    if notesPlaces { separators.append(end - start) }
    put(literal)
  }

  @inline(__always)
  mutating func putDecimal(_ literal: PatternWriter.Literal) {
    put(literal)
    if notesPlaces { places.endInteger(at: end - start) }
  }

  @inline(__always)
  mutating func noteExponent(_ exponent: Int) {
    if notesPlaces { places.endMantissa(exponent, digitsAt: end - start) }
  }
}
