/// Writes numbers by a pattern and its symbols. Rule: C7.
///
/// The texts of the pattern are stored as bytes once for each format, so that writing a number
/// handles no `String`.
///
/// ```swift
/// let writer = PatternWriter(pattern: NumberPattern(suffix: " km"), symbols: .latin, scale: 0)
/// writer.text(for: 1_234)   // "1,234 km"
/// ```
package final class PatternWriter: Sendable {
  let pattern: NumberPattern
  let symbols: NumberSymbols
  let scale: Int
  /// The bytes that texts are made of: the ten digits, each of `digitWidth` bytes, then the pieces
  /// that the ranges below name. In English dollars "0123456789$-$.,E-": the negative prefix "-$"
  /// is 11..<13.
  let bytes: [UInt8]
  /// The number of bytes of a digit, the same for all ten.
  let digitWidth: Int
  let positive: (prefix: Range<Int>, suffix: Range<Int>)
  let negative: (prefix: Range<Int>, suffix: Range<Int>)
  let decimalSeparator: Range<Int>
  let groupingSeparator: Range<Int>
  let exponentSeparator: Range<Int>
  let exponentMinusSign: Range<Int>
  /// The least number of exponent digits; 0 if the pattern has no exponent.
  let minimumExponentDigits: Int
  let grouper: Grouper

  /// - Parameter digits: Ten digits to write instead of the symbols' own.
  package init(
    pattern: NumberPattern, symbols: NumberSymbols, scale: Int, digits: [Unicode.Scalar]? = nil
  ) {
    var pattern = pattern
    // No number has more digits than this. (R23)
    let most = 0...FixedDecimal.exponents.count
    pattern.minimumIntegerDigits = most.nearest(to: pattern.minimumIntegerDigits)
    pattern.minimumFractionDigits = most.nearest(to: pattern.minimumFractionDigits)
    pattern.maximumFractionDigits = most.nearest(to: pattern.maximumFractionDigits)
    (self.pattern, self.symbols, self.scale) = (pattern, symbols, scale)
    var bytes = (digits ?? symbols.digits).flatMap { Array(String($0).utf8) }
    digitWidth = bytes.count / 10
    func piece(_ text: String) -> Range<Int> {
      let start = bytes.count
      bytes += text.utf8
      return start..<bytes.count
    }
    positive = (piece(pattern.prefix), piece(pattern.suffix))
    negative = (
      piece(pattern.negativePrefix ?? symbols.minusSign + pattern.prefix),
      piece(pattern.negativeSuffix ?? pattern.suffix)
    )
    decimalSeparator = piece(symbols.decimalSeparator)
    groupingSeparator = piece(symbols.groupingSeparator)
    exponentSeparator = piece(symbols.exponentSeparator)
    exponentMinusSign = piece(symbols.minusSign)
    self.bytes = bytes
    minimumExponentDigits = pattern.minimumExponentDigits.map { max(1, $0) } ?? 0
    grouper = Grouper(symbols, isUsed: pattern.usesGrouping)
  }

  /// Rounds `number` to the digits that the pattern shows, without scaling it: in percent without
  /// fraction digits 0.126 gives 0.13.
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

/// Tells where an integer has grouping separators: "1,234,567" has two, the last before the final
/// `primarySize` digits, each other one `secondarySize` digits before the next.
///
/// Source: UTS #35 Part 3, "Number Patterns"; ICU `Grouper`.
struct Grouper {
  /// The number of digits after the last separator; `Int.max` if no separator is written.
  let primarySize: Int
  let secondarySize: Int
  /// The least number of digits before the first separator.
  private let minimumDigits: Int

  init(_ symbols: NumberSymbols, isUsed: Bool) {
    let size = symbols.primaryGroupingSize
    primarySize = isUsed && size > 0 ? size : .max
    secondarySize =
      symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : max(1, size)
    minimumDigits = max(1, symbols.minimumGroupingDigits)
  }

  func separatorCount(in digitCount: Int) -> Int {
    let rest = digitCount - primarySize
    return rest < minimumDigits ? 0 : (rest - 1) / secondarySize + 1
  }

  /// The power of ten of the digit that the first of `count` separators follows: 6 in "1,234,567",
  /// 3 in "1,234"; -1 if `count` is 0.
  func firstSeparator(of count: Int) -> Int {
    count == 0 ? -1 : primarySize + (count - 1) * secondarySize
  }
}
