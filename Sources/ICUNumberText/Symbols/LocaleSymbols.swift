import CICU
import NumberText

/// What ICU says of a locale's numbers: its symbols, and those it writes money with.
struct LocaleSymbols: Sendable {
  let locale: ICULocale
  /// The symbols of plain numbers.
  let plain: NumberSymbols
  /// The symbols with the monetary separators.
  let monetary: NumberSymbols

  /// Reads a locale's symbols.
  ///
  /// - Complexity: some 10 µs.
  init(_ locale: ICULocale) throws(ICUNumberTextError) {
    let source = try SymbolSource(localeName: locale.name)
    let grouping = try source.grouping()
    var digits: [Unicode.Scalar] = []
    for digit in 0..<10 {
      let text = try source.text(CICU_SYMBOL_ZERO, plus: digit)
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
        throw .unknownNumberingSystem(locale.numberingSystem)
      }
      digits.append(scalar)
    }
    let plain = NumberSymbols(
      decimalSeparator: try source.text(CICU_SYMBOL_DECIMAL),
      groupingSeparator: try source.text(CICU_SYMBOL_GROUPING),
      primaryGroupingSize: Int(grouping.primary),
      secondaryGroupingSize: Int(grouping.secondary),
      minimumGroupingDigits: Int(grouping.minimum),
      minusSign: try source.text(CICU_SYMBOL_MINUS),
      plusSign: try source.text(CICU_SYMBOL_PLUS),
      percentSign: try source.text(CICU_SYMBOL_PERCENT),
      perMilleSign: try source.text(CICU_SYMBOL_PERMILLE),
      exponentSeparator: try source.text(CICU_SYMBOL_EXPONENT),
      digits: digits, numberingSystem: locale.numberingSystem)
    var monetary = plain
    monetary.decimalSeparator = try source.text(CICU_SYMBOL_MONETARY_DECIMAL)
    monetary.groupingSeparator = try source.text(CICU_SYMBOL_MONETARY_GROUPING)
    self.locale = locale
    self.plain = plain
    self.monetary = monetary
  }
}

/// ICU's decimal format of a locale, for as long as its symbols are read.
private struct SymbolSource: ~Copyable {
  private let pointer: OpaquePointer

  init(localeName: String) throws(ICUNumberTextError) {
    var status: Int32 = 0
    let opened = cicu_symbols_open(localeName, &status)
    try ICUCall.check("unum_open", status)
    guard let opened else { throw .icu(function: "unum_open", code: "U_MEMORY_ALLOCATION_ERROR") }
    pointer = opened
  }

  deinit { cicu_symbols_close(pointer) }

  borrowing func text(
    _ symbol: cicu_symbol, plus offset: Int = 0
  ) throws(ICUNumberTextError) -> String {
    let symbols = pointer
    let index = Int32(symbol.rawValue) + Int32(offset)
    return try ICUCall.utf16("unum_getSymbol") { text, capacity, status in
      cicu_symbols_text(symbols, index, text, capacity, &status)
    }
  }

  borrowing func grouping() throws(ICUNumberTextError) -> cicu_grouping {
    var status: Int32 = 0
    let grouping = cicu_symbols_grouping(pointer, &status)
    try ICUCall.check("unum_formatInt64", status)
    return grouping
  }
}
