import CFormattingField
import NumberText

/// Uses everything once while a fork waits, before the first format is made.
///
/// Swift sets up types and constants at their first use, under locks of its own. A child that was forked
/// meanwhile would wait for such a lock for ever.
package func prepareFirstUse() {
  #if !arch(wasm32)
    ff_making_begins()
    _ = firstUse
    ff_making_ends()
  #endif
}

#if !arch(wasm32)
  private let firstUse: Void = {
    var format: OpaquePointer?
    let plain = NumberFormat(locale: "und", symbols: .latin, style: .decimal)
    _ = makeHandle(FF_KIND_FORMAT, FormatObject(plain), &format)
    for type in [FF_DECIMAL, FF_DOUBLE, FF_INT64] {
      var field: OpaquePointer?
      var change: OpaquePointer?
      var number = 0.0
      _ = ff_field_make(format, type, &field)
      for text in ["1x", "1,2,3", "1234.5", "7"] {
        _ = ff_field_type(field, text, text.utf8.count, nil)
        _ = ff_field_fact(field, FF_CURRENT_TEXT, FF_FACT_MESSAGE, nil, 0, nil)
        _ = ff_field_commit(field, nil, &change)
        ff_change_free(change)
        _ = ff_field_press(field, FF_KEY_INCREMENT, 1, &change)
        _ = ff_field_undo(field, change)
        ff_change_free(change)
        _ = ff_field_value_double(field, &number)
        _ = ff_field_set_value(field, nil, 0, nil)
      }
      ff_field_free(field)
    }
    ff_format_free(format)
  }()
#endif
