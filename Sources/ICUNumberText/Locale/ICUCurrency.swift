import CICUNumberText
import NumberText

struct ICUCurrency: Hashable, Sendable {
  /// The ISO 4217 code in upper case.
  let code: String

  /// Makes the currency of a code, in upper or lower case.
  ///
  /// - Throws: `unknownCurrency` with the text if ICU lists no such code.
  init(_ code: String) throws(NumberFormatError) {
    let upper = code.uppercased()
    guard Self.known.contains(upper) else { throw .unknownCurrency(code) }
    self.code = upper
  }

  /// Returns "€" or "US$", or the code itself if the locale has no symbol for the currency.
  func symbol(
    inLocaleNamed name: String, isNarrow: Bool
  ) throws(NumberFormatError) -> String {
    let code = Array(code.utf16) + [0]
    return try ICUCall.utf16("ucurr_getName") { text, capacity, status in
      cicu_currency_symbol(code, name, isNarrow, text, capacity, &status)
    }
  }

  /// Returns the number of fraction digits that amounts are written with: 2 for EUR, 0 for JPY.
  func fractionDigits() throws(NumberFormatError) -> Int {
    var status: Int32 = 0
    let digits = cicu_currency_digits(Array(code.utf16) + [0], &status)
    try ICUCall.check("ucurr_getDefaultFractionDigits", status)
    return Int(digits)
  }

  /// The codes of all present and past currencies that ICU lists, sorted.
  static let allCodes: [String] =
    Set(ICUCall.list { cicu_currencies_open(&$0) }).sorted()

  private static let known = Set(allCodes)
}
