/// A pattern and its symbols laid out for writing: texts as UTF-8, sizes checked.
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
  let digits: DigitGlyphs
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
    digits = DigitGlyphs(symbols.digits)
    decimalSeparator = Array(symbols.decimalSeparator.utf8)
    groupingSeparator = Array(symbols.groupingSeparator.utf8)
    let size = symbols.primaryGroupingSize
    primarySize = pattern.usesGrouping && size > 0 ? size : .max
    secondarySize = symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : max(1, size)
    minimumGroupingDigits = max(1, symbols.minimumGroupingDigits)
    exponentSeparator = Array((pattern.exponent?.separator ?? "").utf8)
    exponentMinusSign = Array((pattern.exponent?.minusSign ?? "").utf8)
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
    let shown = rounded(number)
    let limit = Int64(PatternWriter.limit)
    let isPlain = pattern.exponent == nil
    guard shown.isZero || !isPlain || shown.leadingExponent <= limit && shown.exponent >= -limit
    else { return number.description }
    return shown.withDigits { digits in
      let count = digits.reversed().prefix { $0 == 0 }.count
      let significant = UnsafeBufferPointer(rebasing: digits.dropLast(count))
      let leading = shown.isZero ? -1 : shown.leadingExponent + Int64(pattern.scale)
      return isPlain
        ? plainText(significant, leading: Int(leading), isNegative: shown.isNegative)
        : scientificText(
          significant, power: shown.isZero ? 0 : leading, isNegative: shown.isNegative)
    }
  }

  /// Affixes and digits of a number whose first digit is that of 10^`leading`.
  ///
  /// - Parameter significant: the digits without zeros at the end; none for zero.
  private func plainText(
    _ significant: UnsafeBufferPointer<UInt8>, leading: Int, isNegative: Bool
  ) -> String {
    let fractionCount = max(pattern.minimumFractionDigits, significant.count - 1 - leading, 0)
    let integerCount = max(
      leading + 1, pattern.minimumIntegerDigits, fractionCount == 0 ? 1 : 0)
    var separatorPower = -1
    var separatorCount = 0
    if primarySize != .max, integerCount - primarySize >= minimumGroupingDigits {
      separatorCount = (integerCount - 1 - primarySize) / secondarySize + 1
      separatorPower = primarySize + (separatorCount - 1) * secondarySize
    }
    let affixes = isNegative ? negative : positive
    let capacity =
      affixes.prefix.count + affixes.suffix.count + (integerCount + fractionCount) * digits.length
      + separatorCount * groupingSeparator.count + (fractionCount > 0 ? decimalSeparator.count : 0)

    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var output = UTF8Output(buffer)
      output.append(affixes.prefix)
      var index = leading - integerCount + 1  // Below zero for the zeros before the first digit.
      var power = integerCount
      while power > 0 {
        power -= 1
        output.append(digits, index >= 0 && index < significant.count ? significant[index] : 0)
        index += 1
        if power == separatorPower {
          output.append(groupingSeparator)
          separatorPower -= secondarySize
          if separatorPower < primarySize { separatorPower = -1 }
        }
      }
      if fractionCount > 0 {
        output.append(decimalSeparator)
        for _ in 0..<fractionCount {
          output.append(digits, index >= 0 && index < significant.count ? significant[index] : 0)
          index += 1
        }
      }
      output.append(affixes.suffix)
      return output.count
    }
  }

  /// Affixes, a mantissa of one integer digit and the exponent `power`.
  private func scientificText(
    _ significant: UnsafeBufferPointer<UInt8>, power: Int64, isNegative: Bool
  ) -> String {
    let fractionCount = max(pattern.minimumFractionDigits, significant.count - 1, 0)
    let exponent = FixedDecimal(power.magnitude)
    let exponentCount = max(pattern.exponent?.minimumDigits ?? 1, exponent.digitCount)
    let affixes = isNegative ? negative : positive
    let capacity =
      affixes.prefix.count + affixes.suffix.count + decimalSeparator.count
      + exponentSeparator.count + exponentMinusSign.count
      + (1 + fractionCount + exponentCount) * digits.length

    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var output = UTF8Output(buffer)
      output.append(affixes.prefix)
      output.append(digits, significant.first ?? 0)
      if fractionCount > 0 {
        output.append(decimalSeparator)
        for index in 1...fractionCount {
          output.append(digits, index < significant.count ? significant[index] : 0)
        }
      }
      output.append(exponentSeparator)
      if power < 0 { output.append(exponentMinusSign) }
      for _ in 0..<(exponentCount - exponent.digitCount) { output.append(digits, 0) }
      exponent.withDigits { for digit in $0 { output.append(digits, digit) } }
      output.append(affixes.suffix)
      return output.count
    }
  }
}
