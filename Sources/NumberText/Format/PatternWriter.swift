/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// It is made once for each format, so that a text is written without a look at any `String`.
final class PatternWriter: @unchecked Sendable {
  let pattern: NumberPattern
  private let symbols: NumberSymbols
  /// The literal texts behind one another, which nobody changes. They are no array, which would be
  /// counted at each use.
  let texts: UnsafeMutableBufferPointer<UInt8>
  let positive: (prefix: Literal, suffix: Literal)
  let negative: (prefix: Literal, suffix: Literal)
  let decimalSeparator: Literal
  let groupingSeparator: Literal
  let exponentSeparator: Literal
  let exponentMinusSign: Literal
  /// The first digit; the others follow it, each of as many bytes.
  let zero: Literal
  /// The first digit where the digits are "0" to "9"; else 0.
  let asciiZero: UInt8
  /// The digits of an exponent are at least this; 0 where the pattern has none.
  let minimumExponentDigits: Int
  let scale: Int
  let minimumIntegerDigits: Int
  let minimumFractionDigits: Int
  let maximumFractionDigits: Int
  let roundingMode: RoundingMode
  /// The number of digits behind the last grouping separator; `Int.max` where none is written.
  let primarySize: Int
  let secondarySize: Int
  /// The number of digits before the first grouping separator is at least this.
  let minimumGroupingDigits: Int

  /// Where a text stands among all.
  struct Literal {
    var start: Int
    var count: Int
  }

  /// Lays out a pattern, with digits in the place of the symbols' where there are any.
  init(
    pattern: NumberPattern, symbols: NumberSymbols, scale: Int, digits: [Unicode.Scalar]? = nil
  ) {
    (self.pattern, self.symbols, self.scale) = (pattern, symbols, scale)
    let digits = digits ?? symbols.digits
    var bytes: [UInt8] = []
    func literal(_ text: String) -> Literal {
      defer { bytes += text.utf8 }
      return Literal(start: bytes.count, count: text.utf8.count)
    }
    positive = (literal(pattern.prefix), literal(pattern.suffix))
    negative = (
      literal(pattern.negativePrefix ?? symbols.minusSign + pattern.prefix),
      literal(pattern.negativeSuffix ?? pattern.suffix)
    )
    decimalSeparator = literal(symbols.decimalSeparator)
    groupingSeparator = literal(symbols.groupingSeparator)
    exponentSeparator = literal(symbols.exponentSeparator)
    exponentMinusSign = literal(symbols.minusSign)
    zero = Literal(start: bytes.count, count: digits.first?.utf8.count ?? 1)
    for digit in digits { bytes += digit.utf8 }
    texts = .allocate(capacity: bytes.count)
    _ = texts.initialize(from: bytes)
    asciiZero = digits.elementsEqual("0123456789".unicodeScalars) ? UInt8(ascii: "0") : 0
    minimumExponentDigits = pattern.minimumExponentDigits.map { max(1, $0) } ?? 0
    minimumIntegerDigits = pattern.minimumIntegerDigits
    minimumFractionDigits = pattern.minimumFractionDigits
    maximumFractionDigits = pattern.maximumFractionDigits
    roundingMode = pattern.roundingMode
    let size = symbols.primaryGroupingSize
    primarySize = pattern.usesGrouping && size > 0 ? size : .max
    secondarySize = symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : max(1, size)
    minimumGroupingDigits = max(1, symbols.minimumGroupingDigits)
  }

  deinit { texts.deallocate() }

  /// A writer of the same texts in other digits.
  func writing(digits: [Unicode.Scalar]?, fractionDigits: Int = 0) -> PatternWriter {
    var pattern = pattern
    pattern.minimumFractionDigits = min(
      max(pattern.minimumFractionDigits, fractionDigits), pattern.maximumFractionDigits)
    return PatternWriter(pattern: pattern, symbols: symbols, scale: scale, digits: digits)
  }

  var hasExponent: Bool { minimumExponentDigits > 0 }

  /// More digits than this on one side of the period are not written out.
  static var limit: Int { 100_000 }

  /// `number` with the digits that the pattern shows, not yet scaled.
  func rounded(_ number: FixedDecimal) -> FixedDecimal {
    if number.isZero { return FixedDecimal(isNegative: number.isNegative, coefficient: 0) }
    let count = min(max(0, maximumFractionDigits), PatternWriter.limit)
    let result =
      hasExponent
      ? number.rounded(toSignificantDigits: count + 1, mode: roundingMode)
      : number.rounded(toFractionDigits: count + scale, mode: roundingMode)
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
      if plan.length <= buffer.count { write(plan, to: buffer) }
      return plan.length
    }
  }

  /// The text of `number` and the places in it; nil where it has too many digits to be written out.
  func written(_ number: FixedDecimal) -> WrittenText? {
    withPlan(for: number) { plan in
      let (separators, digits) = places(plan)
      return WrittenText(text: text(plan), softSeparators: separators, digitPlaces: digits)
    }
  }
}

// MARK: What is written

extension PatternWriter {
  /// The parts of a text: how many digits stand where.
  fileprivate struct Plan {
    /// The digits without zeros at the end.
    fileprivate var digits: DigitRow
    let isNegative: Bool
    /// The zeros that are written in front of these digits, below zero where the first are not written.
    var leadingZeros = 0
    var integerCount = 1
    var fractionCount = 0
    var separatorCount = 0
    /// The power of ten that stands behind the digits, and how many digits it has.
    var exponent = 0
    var exponentCount = 0
    /// The bytes of the whole text.
    var length = 0
  }

  /// Calls a function with what the text of `number` has; nil where it has too many digits to be
  /// written out.
  @inline(__always)
  private func withPlan<Result>(
    for number: FixedDecimal, _ body: (Plan) -> Result
  ) -> Result? {
    let isShort =
      !hasExponent && number.digits == nil
      && number.power >= 0 - maximumFractionDigits - scale
    if isShort {
      let digits = DigitRow(number.small)
      return plan(digits, number.power, number.isNegative).map(body)
    }
    let shown = rounded(number)
    return shown.withDigits { plan(DigitRow($0), shown.power, shown.isNegative).map(body) }
  }

  private func plan(
    _ digits: DigitRow, _ exponent: Int, _ isNegative: Bool
  ) -> Plan? {
    let isZero = digits.count == 1 && digits[0] == 0
    var count = isZero ? 0 : digits.count
    // The power of ten of the last digit.
    var power = isZero ? 0 : exponent + scale
    var plan = Plan(digits: digits, isNegative: isNegative)
    if hasExponent {
      if !isZero { plan.exponent = power + count - 1 }
      power = isZero ? 0 : 1 - count
      plan.exponentCount = max(
        minimumExponentDigits,
        PowersOfTen.digitCount(of: UInt64(plan.exponent.magnitude)))
      plan.length += exponentSeparator.count + plan.exponentCount * zero.count
      if plan.exponent < 0 { plan.length += exponentMinusSign.count }
    }
    let first = power + count
    while power < 0 - minimumFractionDigits && count > 0 && digits[count &- 1] == 0 {
      power += 1
      count -= 1
    }
    plan.digits.count = count
    plan.fractionCount = max(minimumFractionDigits, 0 - power, 0)
    guard max(first, plan.fractionCount) <= PatternWriter.limit else { return nil }
    if !hasExponent {
      plan.integerCount = max(first, minimumIntegerDigits, plan.fractionCount == 0 ? 1 : 0)
    }
    plan.leadingZeros = plan.integerCount - first
    if primarySize != .max, plan.integerCount - primarySize >= minimumGroupingDigits, !hasExponent {
      plan.separatorCount = (plan.integerCount - 1 - primarySize) / secondarySize + 1
      plan.length += plan.separatorCount * groupingSeparator.count
    }
    let affixes = isNegative ? negative : positive
    plan.length += affixes.prefix.count + affixes.suffix.count
    plan.length += (plan.integerCount + plan.fractionCount) * zero.count
    if plan.fractionCount > 0 { plan.length += decimalSeparator.count }
    return plan
  }
}

// MARK: Writing it

extension PatternWriter {
  /// A place in a buffer that literals and digits are written to.
  private struct Pen {
    var place: UnsafeMutablePointer<UInt8>
    let texts: UnsafeMutableBufferPointer<UInt8>
    let zero: Literal
    let asciiZero: UInt8

    mutating func put(_ literal: Literal) {
      for index in 0..<literal.count { place[index] = texts[literal.start &+ index] }
      place += literal.count
    }

    mutating func put(_ digit: UInt8) {
      if asciiZero != 0 {
        place.pointee = asciiZero &+ digit
        place += 1
      } else {
        put(Literal(start: zero.start &+ Int(digit) &* zero.count, count: zero.count))
      }
    }

    /// Writes the digits at places that count from the first one of a plan.
    mutating func put(_ places: Range<Int>, of plan: Plan) {
      for place in places {
        let index = place &- plan.leadingZeros
        put(UInt(bitPattern: index) < UInt(plan.digits.count) ? plan.digits[index] : 0)
      }
    }
  }

  private func text(_ plan: Plan) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.length) { buffer in
      write(plan, to: buffer)
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Writes a text into the beginning of a buffer that is long enough.
  private func write(_ plan: Plan, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard let place = buffer.baseAddress, buffer.count >= plan.length else { return }
    var pen = Pen(place: place, texts: texts, zero: zero, asciiZero: asciiZero)
    let affixes = plan.isNegative ? negative : positive
    pen.put(affixes.prefix)
    var start = 0
    var left = primarySize &+ (plan.separatorCount &- 1) &* secondarySize
    for _ in 0..<plan.separatorCount {
      pen.put(start..<plan.integerCount - left, of: plan)
      pen.put(groupingSeparator)
      start = plan.integerCount - left
      left -= secondarySize
    }
    pen.put(start..<plan.integerCount, of: plan)
    if plan.fractionCount > 0 {
      pen.put(decimalSeparator)
      pen.put(plan.integerCount..<plan.integerCount + plan.fractionCount, of: plan)
    }
    if plan.exponentCount > 0 {
      pen.put(exponentSeparator)
      if plan.exponent < 0 { pen.put(exponentMinusSign) }
      for index in (0..<plan.exponentCount).reversed() {
        let power = index < PowersOfTen.words.count ? PowersOfTen.words[index] : .max
        pen.put(UInt8(UInt64(plan.exponent.magnitude) / power % 10))
      }
    }
    pen.put(affixes.suffix)
  }

  /// The places of separators and digits in a written text, which follow from the plan.
  private func places(_ plan: Plan) -> (SoftSeparators, DigitPlaces) {
    var (separators, digits) = (SoftSeparators(), DigitPlaces(length: plan.length))
    var place = (plan.isNegative ? negative : positive).prefix.count
    for left in (0..<plan.integerCount).reversed() {
      digits.append(place, width: zero.count)
      place += zero.count
      if plan.separatorCount > 0, left >= primarySize, (left - primarySize) % secondarySize == 0 {
        separators.append(place)
        place += groupingSeparator.count
      }
    }
    if plan.fractionCount > 0 {
      place += decimalSeparator.count
      digits.endInteger(at: place)
      for _ in 0..<plan.fractionCount {
        digits.append(place, width: zero.count)
        place += zero.count
      }
    }
    return (separators, digits)
  }
}

/// The digits of a coefficient: in three words where there are at most 24, else in memory.
private struct DigitRow {
  private let words: (UInt64, UInt64, UInt64)
  private let long: UnsafePointer<UInt8>?
  /// The digits in the words that stand in front of the first.
  private let start: Int
  var count: Int

  init(_ digits: UnsafeBufferPointer<UInt8>) {
    (words, long, start, count) = ((0, 0, 0), digits.baseAddress, 0, digits.count)
  }

  init(_ coefficient: UInt64) {
    words = PowersOfTen.digits(of: coefficient)
    long = nil
    count = PowersOfTen.digitCount(of: coefficient)
    start = 24 &- count
  }

  subscript(index: Int) -> UInt8 {
    if let long { return long[index] }
    let place = start &+ index
    let word = place < 8 ? words.0 : place < 16 ? words.1 : words.2
    return UInt8(truncatingIfNeeded: word >> UInt64(truncatingIfNeeded: (place & 7) &* 8))
  }
}
