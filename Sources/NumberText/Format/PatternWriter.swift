/// A pattern and its symbols laid out for writing: texts as UTF-8, sizes checked. Rule: C7.
///
/// It is made once for each format, so that a text is written without a look at any `String`.
struct PatternWriter: Sendable {
  /// The literal texts around a number of one sign.
  struct Affixes: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]

    init(_ affixes: NumberPattern.Affixes) {
      prefix = Array(affixes.prefix.utf8)
      suffix = Array(affixes.suffix.utf8)
    }
  }

  let pattern: NumberPattern
  let positive: Affixes
  let negative: Affixes
  fileprivate var glyphs: DigitGlyphs
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  /// The number of digits behind the last grouping separator; `Int.max` where none is written.
  let primarySize: Int
  let secondarySize: Int
  /// The number of digits before the first grouping separator is at least this.
  let minimumGroupingDigits: Int
  let exponentSeparator: [UInt8]
  let exponentMinusSign: [UInt8]

  init(pattern: NumberPattern, symbols: NumberSymbols) {
    self.pattern = pattern
    positive = Affixes(pattern.positive)
    negative = Affixes(pattern.negative)
    glyphs = DigitGlyphs(symbols.digits)
    decimalSeparator = Array(symbols.decimalSeparator.utf8)
    groupingSeparator = Array(symbols.groupingSeparator.utf8)
    let size = symbols.primaryGroupingSize
    primarySize = pattern.usesGrouping && size > 0 ? size : .max
    secondarySize = symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : max(1, size)
    minimumGroupingDigits = max(1, symbols.minimumGroupingDigits)
    exponentSeparator = Array((pattern.exponent?.separator ?? "").utf8)
    exponentMinusSign = Array((pattern.exponent?.minusSign ?? "").utf8)
  }

  /// A writer of the same texts in other digits.
  func writing(digits: [Unicode.Scalar]) -> PatternWriter {
    var result = self
    result.glyphs = DigitGlyphs(digits)
    return result
  }

  /// More digits than this on one side of the period are not written out.
  static let limit = 100_000

  /// `number` with the digits that the pattern shows, not yet scaled.
  func rounded(_ number: FixedDecimal) -> FixedDecimal {
    if number.isZero { return FixedDecimal(isNegative: number.isNegative, coefficient: 0) }
    let count = min(max(0, pattern.maximumFractionDigits), PatternWriter.limit)
    let mode = pattern.roundingMode
    let result =
      pattern.exponent == nil
      ? number.rounded(toFractionDigits: count + pattern.scale, mode: mode)
      : number.rounded(toSignificantDigits: count + 1, mode: mode)
    return result ?? number
  }

  /// The text of `number`.
  func text(for number: FixedDecimal) -> String {
    withPlan(for: number) { plan in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.length) { buffer in
        write(plan, to: buffer)
        return String(decoding: buffer, as: UTF8.self)
      }
    } ?? number.description
  }

  /// Writes the text of `number` into the beginning of a buffer.
  ///
  /// - Returns: The bytes of the text; nothing is written where they are more than the buffer has. Nil
  ///   where the number has too many digits to be written out.
  func write(_ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    withPlan(for: number) { plan in
      if plan.length <= buffer.count {
        write(plan, to: UnsafeMutableBufferPointer(rebasing: buffer[..<plan.length]))
      }
      return plan.length
    }
  }

  /// The text of `number` and the places in it; nil where it has too many digits to be written out.
  func written(_ number: FixedDecimal) -> WrittenText? {
    withPlan(for: number) { plan in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plan.length) { buffer in
        write(plan, to: buffer)
        let (separators, digits) = places(plan)
        return WrittenText(
          text: String(decoding: buffer, as: UTF8.self), softSeparators: separators,
          digitPlaces: digits)
      }
    }
  }
}

// MARK: What is written

extension PatternWriter {
  /// The parts of a text: how many digits stand where.
  fileprivate struct Plan {
    /// The digits without zeros at the end: an integer, or a list where they are more than 19.
    var coefficient: UInt64
    var digits: UnsafeBufferPointer<UInt8>
    let isNegative: Bool
    /// The zeros behind the last of these digits.
    var zeros = 0
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
    var (small, power, isNegative) = (number.small, number.power, number.isNegative)
    let isShort =
      pattern.exponent == nil && number.digits == nil
      && power >= 0 - pattern.maximumFractionDigits - pattern.scale
    if !isShort {
      let shown = rounded(number)
      if shown.digits != nil {
        return shown.withDigits { plan(0, $0, shown.power, isNegative).map(body) }
      }
      (small, power, isNegative) = (shown.small, shown.power, shown.isNegative)
    }
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return plan(small, none, power, isNegative).map(body)
  }

  private func plan(
    _ coefficient: UInt64, _ digits: UnsafeBufferPointer<UInt8>, _ exponent: Int, _ isNegative: Bool
  ) -> Plan? {
    var plan = Plan(coefficient: coefficient, digits: digits, isNegative: isNegative)
    let isZero = coefficient == 0 && digits.isEmpty
    let count = isZero ? 0 : digits.isEmpty ? PowersOfTen.digitCount(of: coefficient) : digits.count
    // The power of ten of the last digit.
    var power = isZero ? 0 : exponent + pattern.scale
    if let written = pattern.exponent {
      if !isZero { plan.exponent = power + count - 1 }
      power = isZero ? 0 : 1 - count
      plan.exponentCount = max(
        written.minimumDigits, PowersOfTen.digitCount(of: UInt64(plan.exponent.magnitude)))
      plan.length += exponentSeparator.count + plan.exponentCount * glyphs.length
      if plan.exponent < 0 { plan.length += exponentMinusSign.count }
    }
    let first = power + count
    while power < 0 - pattern.minimumFractionDigits && plan.dropsZero() { power += 1 }
    plan.fractionCount = max(pattern.minimumFractionDigits, 0 - power, 0)
    guard max(first, plan.fractionCount) <= PatternWriter.limit else { return nil }
    if pattern.exponent == nil {
      plan.integerCount = max(
        first, pattern.minimumIntegerDigits, plan.fractionCount == 0 ? 1 : 0)
    }
    plan.zeros = plan.fractionCount + power
    if primarySize != .max, plan.integerCount - primarySize >= minimumGroupingDigits,
      pattern.exponent == nil
    {
      plan.separatorCount = (plan.integerCount - 1 - primarySize) / secondarySize + 1
      plan.length += plan.separatorCount * groupingSeparator.count
    }
    let affixes = plan.isNegative ? negative : positive
    plan.length += affixes.prefix.count + affixes.suffix.count
    plan.length += (plan.integerCount + plan.fractionCount) * glyphs.length
    if plan.fractionCount > 0 { plan.length += decimalSeparator.count }
    return plan
  }
}

extension PatternWriter.Plan {
  /// Takes the last digit away, where it is a zero.
  fileprivate mutating func dropsZero() -> Bool {
    if let digit = digits.last {
      guard digit == 0 else { return false }
      digits = UnsafeBufferPointer(rebasing: digits.dropLast())
      return true
    }
    let (quotient, digit) = coefficient.quotientAndRemainder(dividingBy: 10)
    guard digit == 0 else { return false }
    coefficient = quotient
    return true
  }
}

// MARK: Writing it

extension PatternWriter {
  /// Writes a text into a buffer of its length, from the last digit to the first.
  private func write(_ plan: Plan, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = buffer.baseAddress else { return }
    var place = start + buffer.count
    func put(_ text: [UInt8]) {
      place -= text.count
      for index in text.indices { place[index] = text[index] }
    }
    var rest = plan.coefficient
    var left = plan.digits.count
    func nextDigit() -> UInt8 {
      if left > 0 {
        left &-= 1
        return plan.digits[left]
      }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      return UInt8(truncatingIfNeeded: digit)
    }
    let zero = glyphs.asciiZero
    func put(_ digit: UInt8) {
      if zero != 0 {
        place -= 1
        place.pointee = zero &+ digit
      } else {
        place -= glyphs.length
        for index in 0..<glyphs.length { place[index] = glyphs.bytes[Int(digit) &* 4 &+ index] }
      }
    }
    put(plan.isNegative ? negative.suffix : positive.suffix)
    if plan.exponentCount > 0 {
      var rest = plan.exponent.magnitude
      for _ in 0..<plan.exponentCount {
        put(UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      if plan.exponent < 0 { put(exponentMinusSign) }
      put(exponentSeparator)
    }
    if plan.fractionCount > 0 {
      for index in 0..<plan.fractionCount { put(index < plan.zeros ? 0 : nextDigit()) }
      put(decimalSeparator)
    }
    let zeros = max(0, plan.zeros - plan.fractionCount)
    var group = plan.separatorCount > 0 ? primarySize : .max
    for index in 0..<plan.integerCount {
      if group == 0 {
        put(groupingSeparator)
        group = secondarySize
      }
      put(index < zeros ? 0 : nextDigit())
      group &-= 1
    }
    put(plan.isNegative ? negative.prefix : positive.prefix)
  }

  /// The places of separators and digits in a written text, which follow from the plan.
  private func places(_ plan: Plan) -> (SoftSeparators, DigitPlaces) {
    var (separators, digits) = (OffsetSet(), DigitPlaces(length: plan.length))
    var place = (plan.isNegative ? negative : positive).prefix.count
    for left in (0..<plan.integerCount).reversed() {
      digits.append(place, width: glyphs.length)
      place += glyphs.length
      if plan.separatorCount > 0, left >= primarySize, (left - primarySize) % secondarySize == 0 {
        separators.append(place)
        place += groupingSeparator.count
      }
    }
    if plan.fractionCount > 0 {
      place += decimalSeparator.count
      digits.endInteger(at: place)
      for _ in 0..<plan.fractionCount {
        digits.append(place, width: glyphs.length)
        place += glyphs.length
      }
    }
    return (SoftSeparators(separators), digits)
  }
}

/// The UTF-8 of the ten digits of a numbering system.
struct DigitGlyphs: Sendable {
  /// The number of bytes of a digit; every system's ten have as many.
  let length: Int
  /// The first digit's byte where the digits are "0" to "9", else 0.
  let asciiZero: UInt8
  /// Four bytes for each digit; those behind its UTF-8 are 0.
  let bytes: [UInt8]

  init(_ digits: [Unicode.Scalar]) {
    var length = 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(40)
    for digit in digits {
      let start = bytes.count
      bytes += digit.utf8
      length = max(length, bytes.count - start)
      while bytes.count < start + 4 { bytes.append(0) }
    }
    self.length = length
    self.bytes = bytes
    asciiZero = digits.elementsEqual("0123456789".unicodeScalars) ? UInt8(ascii: "0") : 0
  }
}
