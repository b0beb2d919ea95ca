import CNumberColumns
import NumberColumns
import NumberText

/// Reads a column once while a fork waits, before the first one is made.
///
/// Swift sets up types and constants at their first use, under locks of its own. A child that was forked
/// meanwhile would wait for such a lock for ever.
func prepareColumns() {
  nc_making_begins()
  _ = firstUse
  nc_making_ends()
}

private let firstUse: Void = {
  let cells = CellReader()
  var column = ColumnReader(cells)
  for text in ["1.250", "1,5 €", "(3)", "12 %", "NA", "x1", "1234567890123456789012"] {
    column.read(text)
    _ = cells.meanings(of: text)
  }
  _ = column.column.answer
  _ = NumberConvention(locale: "de-DE")
}()
