@_spi(Columns) import NumberText

/// How money is marked in any language: what a cell may have beside its digits.
///
/// A sign is a character of category Sc with at most three letters ("US$", "US $"), a code of ISO 4217, or what a
/// locale has for its own currency ("kr"). A single Latin letter is a sign before the digits only:
/// after them "K" and "G" count thousands. Rule: N7.
enum CurrencySigns {
  /// What stands for the sign of any currency.
  static let any = "\u{A4}"

  private static let codes = Set(words(WrittenCurrencies.codes, " "))
  private static let signs = Set(words(WrittenCurrencies.signs, "|"))

  private static func words(_ text: String, _ separator: Unicode.Scalar) -> [[UInt32]] {
    text.unicodeScalars.split(separator: separator).map { $0.map { $0.value } }
  }

  /// Whether a text without bidi controls, and with its spaces as U+0020, marks money.
  static func contains(_ scalars: [UInt32], isPrefix: Bool) -> Bool {
    guard scalars.count <= 8 else { return false }
    if scalars.count == 1 && isLetter(scalars[0]) { return isPrefix && signs.contains(scalars) }
    if scalars.contains(where: CellCharacter.isCurrencySign) {
      let signs = scalars.count { CellCharacter.isCurrencySign($0) }
      let letters = scalars.filter { !CellCharacter.isCurrencySign($0) && $0 != 0x20 }
      return signs == 1 && letters.count <= 3 && letters.allSatisfy(isLetter)
    }
    return codes.contains(scalars) || signs.contains(scalars)
  }

  /// Whether a sign is more often a label or a unit: one bare letter, as in "Q1" and "K12", or a word, as
  /// in "TOP 10" and "12 KM".
  static func mayBeLabel(_ sign: String) -> Bool {
    let scalars = sign.unicodeScalars.map { $0.value }
    return scalars.count == 1 && isLetter(scalars[0]) || labels.contains(scalars)
  }

  private static let labels = Set(words("ALL CUP KM MOP TOP", " "))

  private static func isLetter(_ scalar: UInt32) -> Bool {
    0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar
  }
}
