/// Texts cut into the columns of a terminal.
package enum DisplayLines {
  /// The text, or its start and "…" if it takes more columns.
  static func clipped(_ text: String, to columns: Int) -> String {
    if DisplayWidth.columns(of: text) <= columns { return text }
    return start(of: text, columns: columns - 1) + "…"
  }

  /// The text in lines, broken at spaces if there are any; the last line is clipped.
  package static func wrapped(_ text: String, to columns: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if lines.count == limit - 1 || DisplayWidth.columns(of: rest) <= columns {
        lines.append(clipped(String(rest), to: columns))
        break
      }
      let start = start(of: rest, columns: columns)
      // A space just behind the last column ends the line, too.
      let space = rest.prefix(start.count + 1).lastIndex(of: " ")
      let end = space ?? rest.index(rest.startIndex, offsetBy: start.count)
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }

  private static func start(of text: some StringProtocol, columns: Int) -> String {
    var left = columns
    return String(
      text.prefix { character in
        left -= DisplayWidth.columns(of: String(character))
        return left >= 0
      })
  }
}
