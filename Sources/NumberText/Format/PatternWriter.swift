/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// A pattern is laid out once for each format, so that writing a text looks at no `String`.
///
/// ```swift
/// let writer = PatternWriter(pattern: NumberPattern(suffix: " km"), symbols: .latin, scale: 0)
/// writer.text(for: 1_234)   // "1,234 km"
/// ```
package final class PatternWriter: Sendable {
  let pattern: NumberPattern
  let symbols: NumberSymbols
  let scale: Int
  let positive: (prefix: [UInt8], suffix: [UInt8])
  let negative: (prefix: [UInt8], suffix: [UInt8])
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  let exponentSeparator: [UInt8]
  let exponentMinusSign: [UInt8]
  /// The least number of exponent digits; 0 if the pattern has no exponent.
  let minimumExponentDigits: Int
  /// The ten digits, one after the other, and the bytes of each: those of a numbering system have the same number
  /// of bytes.
  let digits: [UInt8]
  let digitWidth: Int
  let grouper: Grouper

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
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    self.digits = (digits ?? symbols.digits).flatMap { bytes(String($0)) }
    digitWidth = self.digits.count / 10
    positive = (bytes(pattern.prefix), bytes(pattern.suffix))
    negative = (
      bytes(pattern.negativePrefix ?? symbols.minusSign + pattern.prefix),
      bytes(pattern.negativeSuffix ?? pattern.suffix)
    )
    decimalSeparator = bytes(symbols.decimalSeparator)
    groupingSeparator = bytes(symbols.groupingSeparator)
    exponentSeparator = bytes(symbols.exponentSeparator)
    exponentMinusSign = bytes(symbols.minusSign)
    minimumExponentDigits = pattern.minimumExponentDigits.map { max(1, $0) } ?? 0
    grouper = Grouper(symbols, isUsed: pattern.usesGrouping)
  }

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
