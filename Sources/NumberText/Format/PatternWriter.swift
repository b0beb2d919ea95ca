/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// A pattern is laid out once for each format, so that writing a text looks at no `String`.
///
/// ```swift
/// let writer = PatternWriter(pattern: NumberPattern(suffix: " km"), symbols: .latin, scale: 0)
/// writer.text(for: 1_234)   // "1,234 km"
/// ```
package final class PatternWriter: @unchecked Sendable {
  let pattern: NumberPattern
  let symbols: NumberSymbols
  let scale: Int
  let positive: (prefix: Literal, suffix: Literal)
  let negative: (prefix: Literal, suffix: Literal)
  let decimalSeparator: Literal
  let groupingSeparator: Literal
  let exponentSeparator: Literal
  let exponentMinusSign: Literal
  /// The least number of exponent digits; 0 if the pattern has no exponent.
  let minimumExponentDigits: Int
  /// The bytes of a digit: the ten digits of a numbering system have the same number of bytes.
  let digitWidth: Int
  /// The bytes of one digit with a separator behind it, and of all literals together: bounds of a text's
  /// length.
  let (digitRoom, literalRoom): (Int, Int)
  let grouper: Grouper
  /// The bytes of the ten digits, eight for each, then the bytes of the other literals. Only the
  /// initialiser writes there.
  let memory: UnsafeMutableRawPointer

  /// A text in the writer's memory. It begins at a multiple of eight bytes, and at least eight bytes can
  /// be read there.
  struct Literal {
    let start: Int
    let count: Int
  }

  /// Lays out a pattern.
  ///
  /// - Parameter digits: Ten digits to write instead of the symbols' own.
  package init(
    pattern: NumberPattern, symbols: NumberSymbols, scale: Int, digits: [Unicode.Scalar]? = nil
  ) {
    var pattern = pattern
    // A number has no more digits. (R23)
    let most = 0...FixedDecimal.places.count
    pattern.minimumIntegerDigits = most.nearest(to: pattern.minimumIntegerDigits)
    pattern.minimumFractionDigits = most.nearest(to: pattern.minimumFractionDigits)
    pattern.maximumFractionDigits = most.nearest(to: pattern.maximumFractionDigits)
    (self.pattern, self.symbols, self.scale) = (pattern, symbols, scale)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    func literal(_ text: String) -> Literal {
      let literal = Literal(start: bytes.count, count: text.utf8.count)
      bytes.append(contentsOf: text.utf8)
      bytes.append(contentsOf: repeatElement(0, count: -literal.count & 7))
      return literal
    }
    let digits = (digits ?? symbols.digits).map { literal(String($0)) }
    digitWidth = digits[0].count
    let digitBytes = bytes.count
    positive = (literal(pattern.prefix), literal(pattern.suffix))
    negative = (
      literal(pattern.negativePrefix ?? symbols.minusSign + pattern.prefix),
      literal(pattern.negativeSuffix ?? pattern.suffix)
    )
    decimalSeparator = literal(symbols.decimalSeparator)
    groupingSeparator = literal(symbols.groupingSeparator)
    exponentSeparator = literal(symbols.exponentSeparator)
    exponentMinusSign = literal(symbols.minusSign)
    minimumExponentDigits = pattern.minimumExponentDigits.map { max(1, $0) } ?? 0
    digitRoom = digitWidth + groupingSeparator.count
    literalRoom = bytes.count - digitBytes
    // A literal is read eight bytes at a time, so eight bytes follow the last one.
    bytes += repeatElement(0, count: 8)
    memory = .allocate(byteCount: bytes.count, alignment: 8)
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    grouper = Grouper(symbols, isUsed: pattern.usesGrouping)
  }

  deinit { memory.deallocate() }

  /// `number` rounded to the digits that the pattern shows; it is not scaled.
  func rounded(_ number: FixedDecimal) -> FixedDecimal {
    if number.isZero { return FixedDecimal(isNegative: number.isNegative, coefficient: 0) }
    let count = pattern.maximumFractionDigits
    let result =
      pattern.minimumExponentDigits == nil
      ? number.rounded(toFractionDigits: count + scale, mode: pattern.roundingMode)
      : number.rounded(toSignificantDigits: count + 1, mode: pattern.roundingMode)
    return result ?? number
  }
}

/// Tells where grouping separators stand in an integer.
///
/// Digits are named by their magnitude, the power of ten that a digit stands for: in "1,234" the digit 1
/// has the magnitude 3, and a separator stands behind it.
///
/// Source: UTS #35 Part 3, "Number Patterns"; ICU `Grouper`.
struct Grouper {
  /// The number of digits behind the last separator; `Int.max` if no separator is written.
  private let primarySize: Int
  private let secondarySize: Int
  /// The least number of digits in front of the first separator.
  private let minimumDigits: Int
  /// A bit for each magnitude below 64 whose digit has a separator behind it.
  private var near: UInt64 = 0

  init(_ symbols: NumberSymbols, isUsed: Bool) {
    let size = symbols.primaryGroupingSize
    primarySize = isUsed && size > 0 ? size : .max
    secondarySize =
      symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : max(1, size)
    minimumDigits = max(1, symbols.minimumGroupingDigits)
    var magnitude = primarySize
    while magnitude < 64 {
      near |= 1 << UInt64(magnitude)
      magnitude += secondarySize
    }
  }

  /// The grouper for an integer of `digitCount` digits: without separators if these are too few.
  func groups(_ digitCount: Int) -> Grouper {
    if digitCount &- primarySize >= minimumDigits { return self }
    return Grouper(ungrouped: self)
  }

  private init(ungrouped other: Grouper) {
    (primarySize, secondarySize) = (.max, other.secondarySize)
    minimumDigits = other.minimumDigits
  }

  /// Whether a separator stands behind the digit of a magnitude.
  func hasSeparator(behind magnitude: Int) -> Bool {
    if magnitude < 64 { return near &>> UInt64(magnitude) & 1 == 1 }
    return magnitude >= primarySize && (magnitude - primarySize) % secondarySize == 0
  }
}
