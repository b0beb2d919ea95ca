extension PatternWriter {
  /// The text of `number`.
  func text(for number: FixedDecimal) -> String {
    var text: String?
    withText(of: number) { text = String(decoding: $1, as: UTF8.self) }
    return text ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The bytes of the text; nothing is written if they are more than the buffer has. Nil
  ///   if the number has too many digits to be written out.
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    var count: Int?
    withText(of: number) { _, bytes in
      if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
      count = bytes.count
    }
    return count
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
    if digits != nil || fractionDigits > layout.pointee.minimumFractionDigits {
      var pattern = layout.pointee.pattern
      pattern.minimumFractionDigits = min(
        max(layout.pointee.minimumFractionDigits, fractionDigits),
        layout.pointee.maximumFractionDigits)
      let writer = PatternWriter(
        pattern: pattern, symbols: layout.pointee.symbols, scale: layout.pointee.scale,
        digits: digits)
      defer { writer.deallocate() }
      return writer.written(number)
    }
    return written(number)
  }

  /// How many places an exponent moves the separator of a number to the left.
  private func shift(of number: FixedDecimal) -> Int {
    let shown = layout.pointee.hasExponent ? rounded(number) : 0
    return shown.isZero ? 0 : Int(shown.leadingExponent) + layout.pointee.scale
  }

  private func written(_ number: FixedDecimal) -> WrittenText? {
    var written: WrittenText?
    withText(of: number) { plan, bytes in
      var places = Places(
        digits: DigitPlaces(length: plan.length), width: layout.pointee.zero.count)
      layOut(plan, with: &places)
      if plan.exponentCount > 0 { places.exponent(plan, layout) }
      written = WrittenText(
        text: String(decoding: bytes, as: UTF8.self), softSeparators: places.separators,
        digitPlaces: places.digits)
    }
    return written
  }

  /// Calls a function with the plan of a text and its bytes, unless the number has too many digits to be
  /// written out.
  private func withText(
    of number: FixedDecimal, _ body: (Plan, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withPlan(for: number) { write($0, body) }
  }

  private func write(_ plan: Plan, _ body: (Plan, UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.length + Pen.slack) { buffer in
      var pen = Pen(
        place: buffer.baseAddress!, row: plan.digits, texts: layout.pointee.texts,
        zero: layout.pointee.zero, asciiZeros: layout.pointee.asciiZeros)
      layOut(plan, with: &pen)
      if plan.exponentCount > 0 {
        pen.put(layout.pointee.exponentSeparator)
        if plan.exponent < 0 { pen.put(layout.pointee.exponentMinusSign) }
        pen.digits(plan.exponentCount)
      }
      pen.put((plan.isNegative ? layout.pointee.negative : layout.pointee.positive).suffix)
      body(plan, UnsafeBufferPointer(rebasing: buffer[..<plan.length]))
    }
  }
}

/// Goes through the parts of a text in their order.
private protocol PatternVisitor {
  mutating func prefix(_ literal: PatternWriter.Literal)
  mutating func digits(_ count: Int)
  mutating func groupingSeparator(_ literal: PatternWriter.Literal)
  mutating func decimalSeparator(_ literal: PatternWriter.Literal)
}

extension PatternWriter {
  /// Goes through the parts of a text up to its last fraction digit.
  @inline(__always)
  private func layOut(_ plan: Plan, with visitor: inout some PatternVisitor) {
    visitor.prefix((plan.isNegative ? layout.pointee.negative : layout.pointee.positive).prefix)
    var left = plan.integerCount
    if plan.separatorCount > 0 {
      var next =
        layout.pointee.primarySize &+ (plan.separatorCount &- 1) &* layout.pointee.secondarySize
      while left > layout.pointee.primarySize {
        visitor.digits(left &- next)
        visitor.groupingSeparator(layout.pointee.groupingSeparator)
        (left, next) = (next, next &- layout.pointee.secondarySize)
      }
    }
    visitor.digits(left)
    if plan.fractionCount > 0 {
      visitor.decimalSeparator(layout.pointee.decimalSeparator)
      visitor.digits(plan.fractionCount)
    }
  }

  /// Writes literals and digits from a place on, eight bytes at once: bytes behind the text are
  /// overwritten, too.
  private struct Pen: PatternVisitor {
    /// How many bytes behind a text may be overwritten.
    static var slack: Int { 8 }

    var place: UnsafeMutableRawPointer
    var row: DigitRow
    let texts: UnsafePointer<UInt8>
    let zero: Literal
    let asciiZeros: UInt64

    @inline(__always)
    mutating func put(_ literal: Literal) {
      place.storeBytes(of: literal.word, as: UInt64.self)
      if literal.count > 8 {
        place.copyMemory(from: texts + literal.start, byteCount: literal.count)
      }
      place += literal.count
    }

    @inline(__always)
    mutating func digits(_ count: Int) {
      var left = count
      while left > 0 {
        let step = min(left, 8)
        var eight = row.next(step)
        if asciiZeros != 0 {
          place.storeBytes(of: (eight | asciiZeros).littleEndian, as: UInt64.self)
          place += step
        } else {
          for _ in 0..<step {
            place.copyMemory(
              from: texts + (zero.start &+ Int(eight & 0xF) &* zero.count), byteCount: zero.count)
            (place, eight) = (place + zero.count, eight &>> 8)
          }
        }
        left &-= step
      }
    }

    mutating func prefix(_ literal: Literal) { put(literal) }
    mutating func groupingSeparator(_ literal: Literal) { put(literal) }
    mutating func decimalSeparator(_ literal: Literal) { put(literal) }
  }

  /// Notes where separators and digits stand.
  private struct Places: PatternVisitor {
    var place = 0
    var separators = SoftSeparators()
    var digits: DigitPlaces
    let width: Int

    init(digits: DigitPlaces, width: Int) { (self.digits, self.width) = (digits, width) }

    mutating func prefix(_ literal: Literal) { place += literal.count }

    mutating func digits(_ count: Int) {
      digits.append(count, at: place, width: width)
      place += count &* width
    }

    mutating func groupingSeparator(_ literal: Literal) {
      separators.append(place)
      place += literal.count
    }

    mutating func decimalSeparator(_ literal: Literal) {
      place += literal.count
      digits.endInteger(at: place)
    }

    mutating func exponent(_ plan: Plan, _ layout: UnsafePointer<Layout>) {
      place += layout.pointee.exponentSeparator.count
      if plan.exponent < 0 { place += layout.pointee.exponentMinusSign.count }
      digits.endMantissa(plan.exponent, digitsAt: place)
      digits.append(plan.exponentCount, at: place, width: width)
    }
  }
}

/// The digits to write, in their order: with the zeros at both ends, those of the exponent last.
struct DigitRow {
  /// At most 24 digits, with zeros on either side. They stay in registers, because in memory the store
  /// forwarding of two words into one that spans both would stall.
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// More digits are in memory, a byte each.
  private var long: UnsafeRawPointer?
  private var place = 0

  /// How many bytes behind the digits in memory are read, too; they mean nothing.
  static var slack: Int { 8 }

  init() {}

  /// Begins at a place among the digits of a small number; in front of them are zeros.
  init(_ words: (UInt64, UInt64, UInt64), from place: Int) {
    (self.words, self.place) = (words, place)
  }

  init(_ digits: UnsafeMutableBufferPointer<UInt8>) { long = UnsafeRawPointer(digits.baseAddress) }

  /// Eight digits, a byte each, the first in the lowest; the next call begins `count` digits further on.
  @inline(__always)
  mutating func next(_ count: Int) -> UInt64 {
    defer { place &+= count }
    if let long {
      return UInt64(littleEndian: long.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    let bits = UInt64(truncatingIfNeeded: place & 7) &* 8
    let (low, high) = (word(place &>> 3), word(place &>> 3 &+ 1))
    return bits == 0 ? low : low &>> bits | high &<< (64 &- bits)
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    index == 0 ? words.0 : index == 1 ? words.1 : index == 2 ? words.2 : 0
  }
}
