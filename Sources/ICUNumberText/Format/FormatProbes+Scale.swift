import CICU
import NumberText

extension FormatProbes {
  /// The power of ten between value and digits of a skeleton; nil where it is not one, or where the
  /// texts do not show it.
  static func scale(
    _ result: borrowing ICUResult, _ formatter: ICUFormatter
  ) throws(ICUNumberTextError) -> Int? {
    let one = try result.formatted("1", with: formatter)
    if one.range(of: CICU_FIELD_EXPONENT) != nil {
      // A negative exponent would fall where it should rise.
      guard let fifth = try power(shownFor: "1E5", result, formatter),
        let sixth = try power(shownFor: "1E6", result, formatter), sixth == fifth + 1
      else { return nil }
      return fifth - 5
    }
    if one.range(of: CICU_FIELD_COMPACT) != nil { return nil }
    let scale = FixedDecimal(try result.shownNumber())?.powerOfTen
    // Rounding may hide the digits of one, but not the first ones of this.
    let isCompact =
      try result.formatted("1E20", with: formatter).range(of: CICU_FIELD_COMPACT) != nil
    guard !isCompact, let large = FixedDecimal(try result.shownNumber()), !large.isZero else {
      return scale
    }
    return large.rounded(toSignificantDigits: 10, mode: .halfEven)?.powerOfTen.map { $0 - 20 }
  }

  /// The power of ten that a text with an exponent shows, the exponent's sign left out.
  private static func power(
    shownFor number: String, _ result: borrowing ICUResult, _ formatter: ICUFormatter
  ) throws(ICUNumberTextError) -> Int? {
    let text = try result.formatted(number, with: formatter)
    guard let mantissa = FixedDecimal(try result.shownNumber())?.powerOfTen,
      let digits = text.text(of: CICU_FIELD_EXPONENT)
    else { return nil }
    var exponent = 0
    for scalar in digits.unicodeScalars {
      guard let value = scalar.properties.numericValue else { return nil }
      exponent = exponent * 10 + Int(value)
    }
    return mantissa + exponent
  }
}
