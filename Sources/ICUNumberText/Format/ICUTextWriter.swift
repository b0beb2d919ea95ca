import CICU
import NumberText

/// Writes numbers through ICU where no pattern can, and mends what ICU's text lacks for a field.
struct ICUTextWriter: Sendable {
  let formatter: ICUFormatter
  /// How many places the number is moved to the left of the period in its text: 2 in percent.
  let scale: Int
  let decimalSeparator: String
  /// The user's own separators and sign.
  var overrides = SymbolOverrides()
  /// The minus sign of a format that leaves it out, for numbers that would be taken for others.
  var hiddenMinus: String?
  var hasExponent = false
  /// Writes the number alone, for a unit that a language writes without digits.
  var digits: Digits?

  /// The parts of a text that has digits where ICU's has none.
  struct Digits: Sendable {
    let formatter: ICUFormatter
    let prefix: String
    let suffix: String
  }

  /// The text of a number.
  ///
  /// Where ICU fails the text is the number's digits, so that none is lost and the text reads as the
  /// number.
  func text(for number: FixedDecimal) -> String {
    do throws(ICUNumberTextError) {
      return try text(of: number)
    } catch {
      return digitsAlone(number)
    }
  }

  /// The text of a number, or why ICU fails.
  ///
  /// A number that ICU refuses (rounding that is said to be unnecessary and is not, more digits than
  /// it has room for) is written as its digits; one that has no text in reason as by a pattern.
  func text(of number: FixedDecimal) throws(ICUNumberTextError) -> String {
    if !hasExponent, max(number.integerDigitCount, number.fractionDigitCount) > Self.mostDigits {
      return number.description
    }
    let minus = number.isNegative && !number.isZero ? hiddenMinus ?? "" : ""
    do throws(ICUNumberTextError) {
      return minus + (try written(number.description))
    } catch {
      guard error.refusesNumber else { throw error }
      return digitsAlone(number)
    }
  }

  /// More digits than this on one side of the period are not written out.
  private static let mostDigits = 100_000

  private func digitsAlone(_ number: FixedDecimal) -> String {
    number.multipliedByPowerOfTen(scale).plainText.split(separator: ".")
      .joined(separator: decimalSeparator)
  }

  private func written(_ number: String) throws(ICUNumberTextError) -> String {
    guard digits != nil || !overrides.isEmpty else { return try formatter.text(of: number) }
    let result = try ICUResult()
    let text = try result.formatted(number, with: formatter)
    guard text.numberRange == nil, let digits else { return replacingSymbols(text) }
    let alone = try result.formatted(number, with: digits.formatter)
    return digits.prefix + replacingSymbols(alone) + digits.suffix
  }

  private func replacingSymbols(_ text: FormattedText) -> String {
    if overrides.isEmpty { return text.text(0..<text.units.count) }
    var result = ""
    var end = 0
    for part in text.parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let symbol = symbol(for: part, in: text), part.range.lowerBound >= end else { continue }
      result += text.text(end..<part.range.lowerBound) + symbol
      end = part.range.upperBound
    }
    return result + text.text(end..<text.units.count)
  }

  private func symbol(for part: FormattedText.Part, in text: FormattedText) -> String? {
    switch UInt32(bitPattern: part.field) {
    case CICU_FIELD_DECIMAL_SEPARATOR.rawValue: overrides.decimalSeparator
    case CICU_FIELD_GROUPING_SEPARATOR.rawValue: overrides.groupingSeparator
    case CICU_FIELD_SIGN.rawValue, CICU_FIELD_EXPONENT_SIGN.rawValue:
      // A field of a sign may be a plus or a parenthesis of accounting.
      text.text(part.range).unicodeScalars.contains { Self.minuses.contains($0) }
        ? overrides.minusSign : nil
    default: nil
    }
  }

  private static let minuses: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2010}", "\u{2011}"]
}
