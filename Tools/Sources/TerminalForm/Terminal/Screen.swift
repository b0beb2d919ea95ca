/// What a terminal shows: lines, and where the cursor blinks.
struct Screen: Hashable {
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The lines from the top; each fits into the terminal's columns.
  var lines: [String]
  /// Where the cursor is; nil hides it.
  var cursor: Place? = nil

  /// What to send to a terminal that shows another screen, or an unknown one.
  ///
  /// Only lines that differ are sent.
  ///
  /// - Complexity: O(*n*) in the bytes of the lines.
  func changes(since old: Screen?) -> String {
    guard self != old else { return "" }
    var sent = TerminalCodes.hideCursor
    if old == nil { sent += TerminalCodes.clearScreen }
    let oldLines = old?.lines ?? []
    for row in 0..<max(lines.count, oldLines.count) {
      let line = row < lines.count ? lines[row] : ""
      guard line != (row < oldLines.count ? oldLines[row] : "") else { continue }
      sent += TerminalCodes.place(row: row, column: 0) + TerminalCodes.clearLine + line
    }
    if let cursor {
      sent += TerminalCodes.place(row: cursor.row, column: cursor.column) + TerminalCodes.showCursor
    }
    return sent
  }
}
