import CFormattingField
import FormattingFieldC
import NumberColumns
import NumberText

/// Reads a column once while a fork waits, before the first one is made. (See ``prepareFirstUse()``.)
func prepareColumns() {
  ff_making_begins()
  _ = firstUse
  ff_making_ends()
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
