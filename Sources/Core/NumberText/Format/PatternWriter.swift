/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// It is laid out once for each format, so that writing a text looks at no `String`. The layout is
/// large: a writer is only its address, so that using and copying it copies and counts nothing.
struct PatternWriter: @unchecked Sendable {
  let layout: UnsafeMutablePointer<Layout>

  struct Layout {
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
    /// Eight times the first digit if the digits are "0" to "9"; else 0.
    let asciiZeros: UInt64
    /// The digits of an exponent are at least this; 0 if the pattern has none.
    let minimumExponentDigits: Int
    let minimumIntegerDigits: Int
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int
    let roundingMode: RoundingMode
    /// The number of digits behind the last grouping separator; `Int.max` if none is written.
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
}

extension PatternWriter {
  /// The parts of a text: how many digits stand where.
  struct Plan {
    let isNegative: Bool
    var integerCount = 1
    var fractionCount = 0
    var separatorCount = 0
    /// The power of ten that stands behind the digits, and how many digits it has.
    var exponent = 0
    var exponentCount = 0
    /// The bytes of the whole text.
    var length = 0
    var digits = DigitRow()
  }

  /// Calls a function with the plan for the text of `number`, unless that has too many digits to be
  /// written out.
  func withPlan(for number: FixedDecimal, _ body: (Plan) -> Void) {
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
    guard var plan else { return }
    plan.digits = DigitRow(words, from: 24 &- plan.integerCount &+ power)
    body(plan)
  }

  /// The same for numbers of any length, and for exponents.
  private func withLongPlan(for shown: FixedDecimal, _ body: (Plan) -> Void) {
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
      guard var plan else { return }
      let written = plan.integerCount + plan.fractionCount
      let capacity = written + plan.exponentCount + DigitRow.slack
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { row in
        row.initialize(repeating: 0)
        let zeros = plan.integerCount - power - count
        for index in 0..<min(count, written - zeros) { row[zeros + index] = digits[index] }
        var rest = exponent.magnitude
        for index in (written..<written + plan.exponentCount).reversed() {
          row[index] = UInt8(rest % 10)
          rest /= 10
        }
        plan.digits = DigitRow(row)
        body(plan)
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
