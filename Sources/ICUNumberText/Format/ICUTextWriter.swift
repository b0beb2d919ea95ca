import NumberProbing
import NumberText

/// Writes numbers through ICU where no pattern can, and mends what ICU's text lacks for a field.
struct ICUTextWriter: Sendable {
  let formatter: ICUFormatter
  /// How many places the number is moved to the left of the period in its text: 2 in percent.
  let scale: Int
  let decimalSeparator: String
  /// They have the user's own separators and sign.
  let options: NumberOptions
  /// The minus sign of a format that leaves it out, for numbers that would be taken for others.
  var hiddenMinus: String?
  var hasExponent = false
  /// Writes the number alone, for a unit that a language writes without digits.
  var digits: Digits?

  /// The parts of a text that has digits where ICU's has none.
  struct Digits: Sendable {
    let formatter: ICUFormatter
    let around: MarkedText.Literals
  }

  /// The text of a number.
  ///
  /// Where ICU fails the text is the number's digits, so that none is lost and the text reads as the
  /// number.
  func text(for number: FixedDecimal) -> String {
    do throws(NumberFormatError) {
      return try text(of: number)
    } catch {
      return digitsAlone(number)
    }
  }

  /// The text of a number, or why ICU fails.
  ///
  /// A number that ICU refuses (rounding that is said to be unnecessary and is not, more digits than
  /// it has room for) is written as its digits; one that has no text in reason as by a pattern.
  func text(of number: FixedDecimal) throws(NumberFormatError) -> String {
    if !hasExponent, max(number.integerDigitCount, number.fractionDigitCount) > Self.mostDigits {
      return number.description
    }
    let minus = number.isNegative && !number.isZero ? hiddenMinus ?? "" : ""
    do throws(NumberFormatError) {
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

  private func written(_ number: String) throws(NumberFormatError) -> String {
    guard digits != nil || options.hasOwnSymbols else { return try formatter.text(of: number) }
    let result = try ICUResult()
    let text = try result.markedText(of: number, with: formatter)
    guard text.numberRange == nil, let digits else { return replacingSymbols(text) }
    let alone = try result.markedText(of: number, with: digits.formatter)
    return digits.around.prefix + replacingSymbols(alone) + digits.around.suffix
  }

  private func replacingSymbols(_ text: MarkedText) -> String {
    text.pieces.map { symbol(for: $0) ?? $0.text }.joined()
  }

  private func symbol(for piece: MarkedText.Piece) -> String? {
    switch piece.field {
    case .decimalSeparator: options.decimalSeparator
    case .groupingSeparator: options.groupingSeparator
    case .sign, .exponentSign:
      // A field of a sign may be a plus or a parenthesis of accounting.
      piece.text.unicodeScalars.contains { Self.minuses.contains($0) } ? options.minusSign : nil
    default: nil
    }
  }

  private static let minuses: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2010}", "\u{2011}"]
}
