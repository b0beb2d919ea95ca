/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// It is laid out once for each format, so that writing a text looks at no `String`. The layout is
/// large: a writer is only its address, so that using and copying it copies and counts nothing.
struct PatternWriter: @unchecked Sendable {
  private let layout: UnsafeMutablePointer<Layout>

  private struct Layout {
    let pattern: NumberPattern
    let symbols: NumberSymbols
    let scale: Int
    /// The literal texts behind one another.
    let texts: UnsafeMutablePointer<UInt8>
    let positive: (prefix: Literal, suffix: Literal)
    let negative: (prefix: Literal, suffix: Literal)
    let decimalSeparator: Literal
    let groupingSeparator: Literal
    let exponentSeparator: Literal
    let exponentMinusSign: Literal
    /// The first digit; the others follow it, each of as many bytes.
    let zero: Literal
    /// Eight times the first digit where the digits are "0" to "9"; else 0.
    let asciiZeros: UInt64
    /// The digits of an exponent are at least this; 0 where the pattern has none.
    let minimumExponentDigits: Int
    let minimumIntegerDigits: Int
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int
    let roundingMode: RoundingMode
    /// The number of digits behind the last grouping separator; `Int.max` where none is written.
    let primarySize: Int
    let secondarySize: Int
    /// The number of digits before the first grouping separator is at least this.
    let minimumGroupingDigits: Int

    var hasExponent: Bool { minimumExponentDigits > 0 }
  }

  /// A text in `texts`: where it stands there, and its first eight bytes as one word.
  struct Literal {
    var start: Int
    var count: Int
    var word: UInt64 = 0

    init(_ text: String, at start: Int) {
      (self.start, count) = (start, text.utf8.count)
      withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: text.utf8.prefix(8)) }
    }
  }

  /// Lays out a pattern; `digits` are written in the place of the symbols' own.
  init(
    pattern: NumberPattern, symbols: NumberSymbols, scale: Int, digits: [Unicode.Scalar]? = nil
  ) {
    let digits = digits ?? symbols.digits
    var bytes: [UInt8] = []
    func literal(_ text: String) -> Literal {
      defer { bytes += text.utf8 }
      return Literal(text, at: bytes.count)
    }
    let positive = (literal(pattern.prefix), literal(pattern.suffix))
    let negative = (
      literal(pattern.negativePrefix ?? symbols.minusSign + pattern.prefix),
      literal(pattern.negativeSuffix ?? pattern.suffix)
    )
    let decimalSeparator = literal(symbols.decimalSeparator)
    let groupingSeparator = literal(symbols.groupingSeparator)
    let exponentSeparator = literal(symbols.exponentSeparator)
    let exponentMinusSign = literal(symbols.minusSign)
    let zero = Literal(String(digits[0]), at: bytes.count)
    for digit in digits { bytes += digit.utf8 }
    let texts = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    texts.initialize(from: bytes, count: bytes.count)
    let size = symbols.primaryGroupingSize
    layout = .allocate(capacity: 1)
    layout.initialize(
      to: Layout(
        pattern: pattern, symbols: symbols, scale: scale, texts: texts, positive: positive,
        negative: negative, decimalSeparator: decimalSeparator,
        groupingSeparator: groupingSeparator, exponentSeparator: exponentSeparator,
        exponentMinusSign: exponentMinusSign, zero: zero,
        asciiZeros: digits.elementsEqual("0123456789".unicodeScalars) ? 0x3030_3030_3030_3030 : 0,
        minimumExponentDigits: pattern.minimumExponentDigits.map { max(1, $0) } ?? 0,
        minimumIntegerDigits: pattern.minimumIntegerDigits,
        minimumFractionDigits: pattern.minimumFractionDigits,
        maximumFractionDigits: pattern.maximumFractionDigits, roundingMode: pattern.roundingMode,
        primarySize: pattern.usesGrouping && size > 0 ? size : .max,
        secondarySize: symbols.secondaryGroupingSize > 0
          ? symbols.secondaryGroupingSize : max(1, size),
        minimumGroupingDigits: max(1, symbols.minimumGroupingDigits)))
  }

  /// Frees the layout; no copy of the writer can be used after that.
  func deallocate() {
    layout.pointee.texts.deallocate()
    layout.deinitialize(count: 1)
    layout.deallocate()
  }

  /// Writes plain ASCII digits, as many as a number has.
  static let plain = PatternWriter(
    pattern: NumberPattern(
      maximumFractionDigits: limit, roundingMode: .unnecessary, usesGrouping: false),
    symbols: NumberSymbols(
      decimalSeparator: ".", groupingSeparator: "", primaryGroupingSize: 0,
      secondaryGroupingSize: 0, minimumGroupingDigits: 1, minusSign: "-", plusSign: "+",
      percentSign: "%", perMilleSign: "‰", exponentSeparator: "E",
      digits: Array("0123456789".unicodeScalars), numberingSystem: "latn"),
    scale: 0)

  /// More digits than this on one side of the period are not written out.
  static var limit: Int { 100_000 }

  /// `number` rounded to the digits that the pattern shows; it is not scaled.
  func rounded(_ number: FixedDecimal) -> FixedDecimal {
    if number.isZero { return FixedDecimal(isNegative: number.isNegative, coefficient: 0) }
    let count = min(max(0, layout.pointee.maximumFractionDigits), PatternWriter.limit)
    let result =
      layout.pointee.hasExponent
      ? number.rounded(toSignificantDigits: count + 1, mode: layout.pointee.roundingMode)
      : number.rounded(
        toFractionDigits: count + layout.pointee.scale, mode: layout.pointee.roundingMode)
    return result ?? number
  }

  /// The text of `number`.
  func text(for number: FixedDecimal) -> String {
    withPlan(for: number) { text($0) } ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The bytes of the text; nothing is written where they are more than the buffer has. Nil
  ///   where the number has too many digits to be written out.
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    withPlan(for: number) { plan in
      guard let start = buffer.baseAddress, plan.length <= buffer.count else { return plan.length }
      if plan.length + Pen.slack <= buffer.count {
        write(plan, to: start)
      } else {
        withText(plan) { start.update(from: $0.baseAddress!, count: $0.count) }
      }
      return plan.length
    }
  }

  /// The text of `number` and the places in it; nil where it has too many digits to be written out.
  ///
  /// - Parameters:
  ///   - digits: Other digits than the symbols', ten of them.
  ///   - fractionDigits: The fewest behind the decimal separator, as far as the pattern shows so many.
  func written(
    _ number: FixedDecimal, digits: [Unicode.Scalar]?, fractionDigits: Int
  ) -> WrittenText? {
    if digits != nil || fractionDigits > layout.pointee.minimumFractionDigits {
      var pattern = layout.pointee.pattern
      pattern.minimumFractionDigits = min(
        max(layout.pointee.minimumFractionDigits, fractionDigits),
        layout.pointee.maximumFractionDigits)
      let writer = PatternWriter(
        pattern: pattern, symbols: layout.pointee.symbols, scale: layout.pointee.scale,
        digits: digits)
      defer { writer.deallocate() }
      return writer.written(number, digits: nil, fractionDigits: 0)
    }
    return withPlan(for: number) { plan in
      var places = Places(
        digits: DigitPlaces(length: plan.length), width: layout.pointee.zero.count)
      layOut(plan, with: &places)
      return WrittenText(
        text: text(plan), softSeparators: places.separators, digitPlaces: places.digits)
    }
  }
}

// MARK: What is written

extension PatternWriter {
  /// The parts of a text: how many digits stand where.
  fileprivate struct Plan {
    let isNegative: Bool
    var integerCount = 1
    var fractionCount = 0
    var separatorCount = 0
    /// The power of ten that stands behind the digits, and how many digits it has.
    var exponent = 0
    var exponentCount = 0
    /// The bytes of the whole text.
    var length = 0
    /// The digits to write, as 0 to 9: with zeros at both ends, those of the exponent last. Bytes behind
    /// them may be read, too.
    var digits: UnsafePointer<UInt8>! = nil
  }

  /// Calls a function with the plan for the text of `number`; nil where it has too many digits to be
  /// written out.
  @inline(__always)
  private func withPlan<Result>(
    for number: FixedDecimal, _ body: (Plan) -> Result
  ) -> Result? {
    guard !layout.pointee.hasExponent && number.digits == nil else {
      return withLongPlan(for: rounded(number), body)
    }
    var (small, power) = (number.small, number.power)
    if power < 0 &- layout.pointee.maximumFractionDigits &- layout.pointee.scale {
      let shown = rounded(number)
      (small, power) = (shown.small, shown.power)
    }
    power = small == 0 ? 0 : power + layout.pointee.scale
    let words = PowersOfTen.digits(of: small)
    let plan = plan(
      count: small == 0 ? 0 : PowersOfTen.digitCount(of: small), power: power,
      zerosAtEnd: PowersOfTen.zeros(atEndOf: words), isNegative: number.isNegative)
    guard var plan else { return nil }
    // The digits stand in the middle of a row of zeros.
    let (first, count) = (48 &- plan.integerCount &+ power, 72)
    guard first >= 0, first &+ plan.integerCount &+ plan.fractionCount <= count else {
      return withLongPlan(for: rounded(number), body)
    }
    return withUnsafeTemporaryAllocation(byteCount: count + Pen.slack, alignment: 8) { row in
      for place in stride(from: 0, to: count, by: 8) {
        row.storeBytes(of: 0, toByteOffset: place, as: UInt64.self)
      }
      row.storeBytes(of: words.0.littleEndian, toByteOffset: 24, as: UInt64.self)
      row.storeBytes(of: words.1.littleEndian, toByteOffset: 32, as: UInt64.self)
      row.storeBytes(of: words.2.littleEndian, toByteOffset: 40, as: UInt64.self)
      plan.digits = UnsafePointer(row.baseAddress!.assumingMemoryBound(to: UInt8.self) + first)
      return body(plan)
    }
  }

  /// The same for numbers of any length, and for exponents.
  private func withLongPlan<Result>(
    for shown: FixedDecimal, _ body: (Plan) -> Result
  ) -> Result? {
    shown.withDigits { digits in
      let count = shown.isZero ? 0 : digits.count
      let last = digits.prefix(count).lastIndex { $0 != 0 } ?? -1
      let exponent =
        layout.pointee.hasExponent && count > 0 ? shown.power + layout.pointee.scale + count - 1 : 0
      let power =
        layout.pointee.hasExponent
        ? min(0, 1 - count) : count == 0 ? 0 : shown.power + layout.pointee.scale
      let plan = plan(
        count: count, power: power, zerosAtEnd: count - 1 - last, isNegative: shown.isNegative,
        exponent: exponent)
      guard var plan else { return nil }
      let written = plan.integerCount + plan.fractionCount
      let capacity = written + plan.exponentCount + Pen.slack
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { row in
        row.initialize(repeating: 0)
        let zeros = plan.integerCount - power - count
        for index in 0..<min(count, written - zeros) { row[zeros + index] = digits[index] }
        var rest = exponent.magnitude
        for index in (written..<written + plan.exponentCount).reversed() {
          row[index] = UInt8(rest % 10)
          rest /= 10
        }
        plan.digits = UnsafePointer(row.baseAddress!)
        return body(plan)
      }
    }
  }

  /// Plans the text of so many digits, the last of which stands for 10^`power`.
  @inline(__always)
  private func plan(
    count: Int, power: Int, zerosAtEnd: Int, isNegative: Bool, exponent: Int = 0
  ) -> Plan? {
    var plan = Plan(isNegative: isNegative)
    let first = power &+ count
    plan.fractionCount = max(layout.pointee.minimumFractionDigits, 0 &- power &- zerosAtEnd, 0)
    guard max(first, plan.fractionCount) <= PatternWriter.limit else { return nil }
    let width = layout.pointee.zero.count
    if layout.pointee.hasExponent {
      plan.exponent = exponent
      plan.exponentCount = max(
        layout.pointee.minimumExponentDigits,
        PowersOfTen.digitCount(of: UInt64(exponent.magnitude)))
      plan.length = layout.pointee.exponentSeparator.count &+ plan.exponentCount &* width
      if exponent < 0 { plan.length &+= layout.pointee.exponentMinusSign.count }
    } else {
      plan.integerCount = max(
        first, layout.pointee.minimumIntegerDigits, plan.fractionCount == 0 ? 1 : 0)
      let inFront = plan.integerCount &- layout.pointee.primarySize
      if inFront >= layout.pointee.minimumGroupingDigits {
        plan.separatorCount = (inFront &- 1) / layout.pointee.secondarySize &+ 1
        plan.length = plan.separatorCount &* layout.pointee.groupingSeparator.count
      }
    }
    let affixes = isNegative ? layout.pointee.negative : layout.pointee.positive
    plan.length &+= affixes.prefix.count &+ affixes.suffix.count
    plan.length &+= (plan.integerCount &+ plan.fractionCount) &* width
    if plan.fractionCount > 0 { plan.length &+= layout.pointee.decimalSeparator.count }
    return plan
  }
}

// MARK: Writing it

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
    var row: UnsafePointer<UInt8>
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
      if asciiZeros != 0 {
        var left = count
        while left > 0 {
          let word = UnsafeRawPointer(row).loadUnaligned(as: UInt64.self)
          place.storeBytes(of: word | asciiZeros, as: UInt64.self)
          let step = min(left, 8)
          (place, row, left) = (place + step, row + step, left &- step)
        }
      } else {
        for index in 0..<count {
          let digit = texts + (zero.start &+ Int(row[index]) &* zero.count)
          place.copyMemory(from: digit, byteCount: zero.count)
          place += zero.count
        }
        row += count
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
  }

  private func text(_ plan: Plan) -> String {
    withText(plan) { String(decoding: $0, as: UTF8.self) }
  }

  @inline(__always)
  private func withText<Result>(
    _ plan: Plan, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.length + Pen.slack) { buffer in
      write(plan, to: buffer.baseAddress!)
      return body(UnsafeBufferPointer(rebasing: buffer[..<plan.length]))
    }
  }

  /// Writes a text to a place with enough bytes for it and the pen's slack.
  private func write(_ plan: Plan, to place: UnsafeMutablePointer<UInt8>) {
    var pen = Pen(
      place: place, row: plan.digits, texts: layout.pointee.texts, zero: layout.pointee.zero,
      asciiZeros: layout.pointee.asciiZeros)
    layOut(plan, with: &pen)
    if plan.exponentCount > 0 {
      pen.put(layout.pointee.exponentSeparator)
      if plan.exponent < 0 { pen.put(layout.pointee.exponentMinusSign) }
      pen.digits(plan.exponentCount)
    }
    pen.put((plan.isNegative ? layout.pointee.negative : layout.pointee.positive).suffix)
  }
}
