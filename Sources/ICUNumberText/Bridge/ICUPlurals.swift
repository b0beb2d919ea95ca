import CICUNumberText
import NumberText

struct ICUPlurals: ~Copyable {
  let pointer: OpaquePointer

  init(localeName: String) throws(NumberFormatError) {
    var status: Int32 = 0
    let opened = cicu_plurals_open(localeName, &status)
    pointer = try ICUCall.opened("uplrules_open", opened, status, close: cicu_plurals_close)
  }

  deinit { cicu_plurals_close(pointer) }

  /// Counts the plural categories of the locale.
  borrowing func count() throws(NumberFormatError) -> Int {
    var status: Int32 = 0
    let count = cicu_plurals_count(pointer, &status)
    try ICUCall.check("uplrules_getKeywords", status)
    return Int(count)
  }
}
