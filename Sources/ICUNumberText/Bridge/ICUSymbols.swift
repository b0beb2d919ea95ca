import CICUNumberText
import NumberText

/// ICU's decimal format of a locale, opened to read its symbols.
struct ICUSymbols: ~Copyable {
  private let pointer: OpaquePointer

  init(localeName: String) throws(NumberFormatError) {
    var status: Int32 = 0
    let opened = cicu_symbols_open(localeName, &status)
    pointer = try ICUCall.opened("unum_open", opened, status, close: cicu_symbols_close)
  }

  deinit { cicu_symbols_close(pointer) }

  borrowing func text(
    _ symbol: cicu_symbol, plus offset: Int = 0
  ) throws(NumberFormatError) -> String {
    let symbols = pointer
    let index = Int32(symbol.rawValue) + Int32(offset)
    return try ICUCall.utf16("unum_getSymbol") { text, capacity, status in
      cicu_symbols_text(symbols, index, text, capacity, &status)
    }
  }

  /// The number of digits in the last group and in the groups before it; 0 if the locale does not
  /// group.
  var grouping: (primary: Int, secondary: Int) {
    let sizes = cicu_symbols_grouping(pointer)
    return (Int(sizes.primary), Int(sizes.secondary))
  }
}
