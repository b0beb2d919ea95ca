public import FieldForms
import FormattingFields

extension FieldForm<Invoice> {
  /// Adds a line at the end, and focuses its text.
  public mutating func addLine(product: String? = nil) {
    let line = content.newLine(product: product)
    content.lines.append(line)
    focus(.line(line.id, .text))
  }

  /// Pastes a block of cells, as a spreadsheet copies: a line for each row, with text, quantity and price
  /// behind tabs. A cell that is not read stays as it is, to be seen and mended.
  ///
  /// - Throws: Why a field refuses a cell.
  public mutating func paste(block: String) throws(FormRefusal) {
    for row in block.split(whereSeparator: \.isNewline) {
      addLine()
      guard let id = content.lines.last?.id else { continue }
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      for (field, cell) in zip([InvoiceLine.FieldID.text, .quantity, .price], cells) {
        focus(.line(id, field))
        try apply(.paste(cell))
      }
    }
    focus(nil)
  }
}
