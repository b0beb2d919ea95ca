/// The part of a text that a box of some columns shows, so that the caret is in it.
///
/// ```swift
/// TextWindow("123456789", columns: 6, caret: 9).text   // "…6789", and room for the caret
/// ```
struct TextWindow {
  /// A visible character of the text.
  private struct Cell {
    /// The UTF-8 offset of the character's start.
    let start: Int
    let shown: String
    let columns: Int
  }

  private let cells: ArraySlice<Cell>
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// Fits a text into a box.
  ///
  /// - Parameters:
  ///   - columns: The width of the box, 4 or more.
  ///   - caret: The UTF-8 offset of the caret, which takes a column at the text's end; nil shows
  ///     the start of the text.
  init(_ text: String, columns: Int, caret: Int? = nil) {
    let cells = Self.cells(of: text)
    let room = columns - (caret == nil ? 0 : 1)
    var visible = cells.indices
    if cells.reduce(0, { $0 + $1.columns }) > room {
      // One column each is for "…".
      visible = Self.cells(cells, endingAt: caret ?? 0, columns: room - 2)
      if visible.isEmpty || visible.lowerBound == 0 {
        visible = Self.cells(cells, startingAt: 0, columns: room - 1)
      }
    }
    self.cells = cells[visible]
    isCutBefore = visible.lowerBound > 0
    isCutAfter = visible.upperBound < cells.count
  }

  /// What the box shows; it takes at most the box's columns.
  var text: String { parts(around: 0..<0).after }

  /// What the box shows before, in and after a range of UTF-8 offsets.
  func parts(around range: Range<Int>) -> (before: String, inside: String, after: String) {
    let before = cells.prefix { $0.start < range.lowerBound }
    let inside = cells[before.endIndex...].prefix { $0.start < range.upperBound }
    let after = cells[inside.endIndex...]
    func joined(_ cells: ArraySlice<Cell>) -> String { cells.map(\.shown).joined() }
    let (start, end) = (isCutBefore ? "…" : "", isCutAfter ? "…" : "")
    return range.isEmpty
      ? ("", "", start + joined(cells) + end)
      : (start + joined(before), joined(inside), joined(after) + end)
  }

  /// The column of the box at a UTF-8 offset; an offset outside is at the box's end.
  func column(of offset: Int) -> Int {
    cells.prefix { $0.start < offset }.reduce(isCutBefore ? 1 : 0) { $0 + $1.columns }
  }

  /// The columns of the box that a range of UTF-8 offsets takes, one at least.
  func columns(of range: Range<Int>) -> Range<Int> {
    let start = column(of: range.lowerBound)
    return start..<max(start + 1, column(of: range.upperBound))
  }

  private static func cells(of text: String) -> [Cell] {
    var offset = 0
    return text.map { character in
      let shown = VisibleText.drawn(String(character))
      defer { offset += character.utf8.count }
      return Cell(start: offset, shown: shown, columns: DisplayWidth.columns(of: shown))
    }
  }

  private static func cells(
    _ cells: [Cell], startingAt start: Int, columns: Int
  ) -> Range<Int> {
    var left = columns
    return
      start..<cells[start...].prefix { cell in
        left -= cell.columns
        return left >= 0
      }.endIndex
  }

  /// The last cells before a UTF-8 offset.
  private static func cells(
    _ cells: [Cell], endingAt offset: Int, columns: Int
  ) -> Range<Int> {
    let end = cells.firstIndex { $0.start >= offset } ?? cells.count
    var (start, left) = (end, columns)
    while start > 0, cells[start - 1].columns <= left {
      start -= 1
      left -= cells[start].columns
    }
    return start..<end
  }
}
