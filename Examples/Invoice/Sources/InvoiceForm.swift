public import FieldForms
import FormattingFields

/// What the buttons of an invoice do. Each is one change for undo: `history.record(in: &form, at: now) { … }`.
extension FieldForm<Invoice> {
  /// Adds a line at the end, and focuses its text.
  ///
  /// - Returns: The line's id.
  @discardableResult
  public mutating func addLine(product: String? = nil) -> Int {
    let line = content.newLine(product: product)
    content.lines.append(line)
    focus(.line(line.id, .text))
    return line.id
  }

  /// Removes a line. The focus goes to the line behind it, or in front of it.
  public mutating func removeLine(_ id: Int) { content.lines.removeAll { $0.id == id } }

  /// Moves a line to another place.
  public mutating func moveLine(_ id: Int, to place: Int) {
    guard let index = content.lines.firstIndex(where: { $0.id == id }),
      content.lines.indices.contains(place)
    else { return }
    var lines = content.lines
    lines.insert(lines.remove(at: index), at: place)
    content.lines = lines
  }

  /// Pastes a block of cells, as a spreadsheet copies: a line for each row, with text, quantity and price
  /// behind tabs. Each cell is pasted into its field as a person would: a cell that is not read stays as it
  /// is, to be seen and mended. A text without tabs or line breaks is pasted into the focused field.
  ///
  /// - Throws: Why a field refuses a cell.
  public mutating func paste(block: String) throws(FormRefusal) {
    let rows = block.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard rows.count > 1 || (rows.first?.count ?? 0) > 1 else {
      try apply(.paste(block))
      return
    }
    // All lines at once: the form surveys its fields once.
    var pasted = content
    var ids: [Int] = []
    for _ in rows {
      let line = pasted.newLine()
      pasted.lines.append(line)
      ids.append(line.id)
    }
    content = pasted
    for (id, cells) in zip(ids, rows) {
      for (field, cell) in zip([Invoice.Line.FieldID.text, .quantity, .price], cells) {
        try apply(.select(.all), to: .line(id, field))
        try apply(.paste(cell), to: .line(id, field))
        commit(.line(id, field))
      }
    }
  }
}

extension Invoice {
  fileprivate func newLine(product: String? = nil) -> Line {
    Line(id: (lines.map(\.id).max() ?? 0) + 1, product: product, formats)
  }
}
