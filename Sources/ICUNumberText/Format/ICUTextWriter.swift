import NumberText

/// Writes numbers through ICU, for a format whose texts no `NumberPattern` can write. Adds what a
/// field needs and ICU may leave out: digits, a minus, the user's own separators.
struct ICUTextWriter: Sendable {
  let formatter: ICUFormatter
  /// The power of ten between value and digits: 2 in percent.
  let scale: Int
  let decimalSeparator: String
  /// The format's options. Only the user's own separators and minus sign in them are used here.
  let options: NumberOptions
  /// The minus to add if ICU writes none, so that a number below zero does not look positive; else
  /// nil.
  var hiddenMinus: String?
  var hasExponent = false
  /// How to show digits where ICU writes a word alone, such as "metre" for 1 m; nil if all of ICU's
  /// texts have digits.
  var digits: Digits?

  /// A formatter for the digits, and the texts to write before and after the digits.
  struct Digits: Sendable {
    let formatter: ICUFormatter
    let around: MarkedText.Literals
  }

  /// Writes a number. If ICU fails, the text is the number's plain digits, in which the format
  /// reads the same number.
  func text(for number: FixedDecimal) -> String {
    do throws(NumberFormatError) {
      return try text(of: number)
    } catch {
      return digitsAlone(number)
    }
  }

  /// Writes a number; throws if ICU fails.
  ///
  /// If ICU only refuses this number, the number is written in plain digits. ICU refuses a number
  /// that would be rounded, in a format that must not round, and a number with more digits than ICU
  /// has room for.
  func text(of number: FixedDecimal) throws(NumberFormatError) -> String {
    if number.isOutOfRange { return number.description }
    let minus = number.isNegative && !number.isZero ? hiddenMinus ?? "" : ""
    do throws(NumberFormatError) {
      return minus + (try written(number.description))
    } catch {
      guard error.refusesNumber else { throw error }
      return digitsAlone(number)
    }
  }

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
      // ICU also marks a plus, or a parenthesis of accounting, as a sign.
      piece.text.unicodeScalars.contains { Self.minuses.contains($0) } ? options.minusSign : nil
    default: nil
    }
  }

  private static let minuses: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2010}", "\u{2011}"]
}
