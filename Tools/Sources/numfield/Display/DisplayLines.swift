/// Texts cut into the columns of a terminal.
enum DisplayLines {
  /// The text, or its start and "…" if it takes more columns.
  static func clipped(_ text: String, to columns: Int) -> String {
    if end(of: text, columns: columns) == text.endIndex { return text }
    return text[..<end(of: text, columns: columns - 1)] + "…"
  }

  /// The text in lines, broken at spaces if there are any; the last line is clipped.
  static func wrapped(_ text: String, to columns: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let end = end(of: rest, columns: columns)
      if lines.count == limit - 1 || end == rest.endIndex {
        lines.append(clipped(String(rest), to: columns))
        break
      }
      // A space just after the last column ends the line, too.
      let lineEnd = rest[...end].lastIndex(of: " ") ?? end
      lines.append(String(rest[..<lineEnd]))
      rest = rest[lineEnd...].drop { $0 == " " }
    }
    return lines
  }

  /// A label and, from a column on, a text in lines of its own; after a label that leaves no room
  /// the text begins a line below.
  static func labelled(
    _ label: String, _ text: String, from column: Int, to columns: Int
  ) -> [String] {
    let indent = String(repeating: " ", count: column)
    var lines = wrapped(text, to: columns - column, lines: .max).map { indent + $0 }
    let isWide = DisplayWidth.columns(of: label) + 2 > column
    if lines.isEmpty || isWide { lines.insert("", at: 0) }
    lines[0] = isWide ? label : DisplayWidth.padded(label, to: column) + lines[0].dropFirst(column)
    return lines
  }

  /// Where the characters that fit end.
  private static func end(of text: some StringProtocol, columns: Int) -> String.Index {
    // No character takes more columns than bytes.
    if text.utf8.count <= columns { return text.endIndex }
    var left = columns
    return text.firstIndex { character in
      left -= DisplayWidth.columns(of: character.unicodeScalars)
      return left < 0
    } ?? text.endIndex
  }
}
