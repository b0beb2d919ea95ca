import CICU
import NumberText

extension FormatProbes {
  /// The pattern that the probes' texts suggest; nil where no pattern could be exact.
  ///
  /// It is a guess until ``FormatLoader`` has compared it with ICU's texts. A raw
  /// skeleton may say more than probes can show, so it has none.
  func pattern(
    style: NumberStyle, options: NumberOptions, scale: Int
  ) throws(ICUNumberTextError) -> NumberPattern? {
    if case .skeleton = style { return nil }
    guard coversPlurals, let positive = probes[0].text.literals,
      let negative = probes[1].text.literals,
      probes.allSatisfy({ $0.text.literals == ($0.isNegative ? negative : positive) })
    else { return nil }
    let digits = try style.fractionDigits(options)
    return NumberPattern(
      positive: positive, negative: negative, scale: scale,
      minimumIntegerDigits: options.minimumIntegerDigits ?? 1,
      minimumFractionDigits: digits.lowerBound, maximumFractionDigits: digits.upperBound,
      roundingMode: options.roundingMode ?? .halfEven, usesGrouping: hasGroups,
      exponent: exponent)
  }

  private var exponent: NumberPattern.Exponent? {
    guard let small, let digits = small.range(of: CICU_FIELD_EXPONENT),
      let separator = long.exponentPrefix, let prefix = small.exponentPrefix,
      prefix.unicodeScalars.starts(with: separator.unicodeScalars)
    else { return nil }
    let sign = prefix.unicodeScalars.dropFirst(separator.unicodeScalars.count)
    return NumberPattern.Exponent(
      separator: separator, minusSign: String(String.UnicodeScalarView(sign)),
      minimumDigits: small.digitCount(digits))
  }
}

extension FormattedText {
  /// The literal texts around the digits.
  fileprivate var literals: NumberPattern.Affixes? {
    guard let number = numberRange else { return nil }
    return NumberPattern.Affixes(
      prefix: text(0..<number.lowerBound), suffix: text(number.upperBound..<units.count))
  }

  /// What stands between the mantissa's last digit and the exponent's first.
  ///
  /// ICU's sign field leaves out the bidi marks of a sign, so the field is not asked.
  var exponentPrefix: String? {
    guard let exponent = range(of: CICU_FIELD_EXPONENT),
      let mantissa = range(of: CICU_FIELD_FRACTION) ?? range(of: CICU_FIELD_INTEGER),
      mantissa.upperBound <= exponent.lowerBound
    else { return nil }
    return text(mantissa.upperBound..<exponent.lowerBound)
  }

  /// The number of scalars in a range of digits, of which some take two units.
  func digitCount(_ range: Range<Int>) -> Int { text(range).unicodeScalars.count }
}
