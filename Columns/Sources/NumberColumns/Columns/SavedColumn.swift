/// What is known of a column, in plain parts: for hosts that save it in a form of their own.
///
/// ```swift
/// NumberColumn(SavedColumn(column)) == column   // true
/// ```
package struct SavedColumn {
  /// Cells of one class.
  package struct Cells {
    /// Four bits for each convention.
    package var labels: UInt64
    package var kind: NumberKind
    package var hasParentheses: Bool
    package var hasLeadingZeros: Bool
    package var isBareZero: Bool
    package var count: Int
    package var first: Int
    package var last: Int
    /// The lines and the texts of the first ones.
    package var examples: [(line: Int, text: String)]

    package init(
      labels: UInt64, kind: NumberKind, hasParentheses: Bool, hasLeadingZeros: Bool,
      isBareZero: Bool, count: Int, first: Int, last: Int, examples: [(line: Int, text: String)]
    ) {
      (self.labels, self.kind, self.hasParentheses) = (labels, kind, hasParentheses)
      (self.hasLeadingZeros, self.isBareZero) = (hasLeadingZeros, isBareZero)
      (self.count, self.first, self.last, self.examples) = (count, first, last, examples)
    }
  }

  /// The most lines that a column can have: sums of two are far from overflowing.
  package static let lineLimit = Int.max >> 10

  package var lines = 0
  package var blanks = 0
  package var missing: [(word: String, count: Int)] = []
  package var cells: [Cells] = []

  package init() {}

  package init(_ column: NumberColumn) {
    (lines, blanks) = (column.lines, column.blanks)
    missing = column.missing.map { ($0.word, $0.count) }
    cells = column.tallies.map { tally in
      let (reading, cells) = (tally.reading, tally.cells)
      return Cells(
        labels: reading.labels, kind: reading.kind, hasParentheses: reading.hasParentheses,
        hasLeadingZeros: reading.hasLeadingZeros, isBareZero: reading.isBareZero,
        count: cells.count, first: cells.first, last: cells.last,
        examples: cells.examples.map { ($0.line, $0.text) })
    }
  }
}

extension NumberColumn {
  /// Makes a column of its parts; nil if no column has these.
  package init?(_ saved: SavedColumn) {
    self.init()
    guard 0...SavedColumn.lineLimit ~= saved.lines else { return nil }
    lines = saved.lines
    func add(_ count: Int) -> Bool {
      guard 0...lines ~= count, rows + count <= lines else { return false }
      rows += count
      return true
    }
    guard add(saved.blanks) else { return nil }
    blanks = saved.blanks
    for (word, count) in saved.missing {
      guard count > 0, add(count), word.utf8.count <= Self.exampleLength else { return nil }
      missing.append(MissingWord(word: word, count: count))
    }
    for cells in saved.cells {
      guard let tally = Tally(cells, lines: lines), add(cells.count) else { return nil }
      tallies.append(tally)
    }
    let asSaved = self
    sort()
    guard self == asSaved, Set(missing.map { Array($0.word.utf8) }).count == missing.count,
      Set(tallies.map { $0.reading }).count == tallies.count,
      Set(tallies.map { $0.cells.first }).count == tallies.count
    else { return nil }
  }
}

extension NumberColumn.Tally {
  fileprivate init?(_ saved: SavedColumn.Cells, lines: Int) {
    let examples = saved.examples.map { NumberColumn.Row(line: $0.line, text: $0.text) }
    let places = examples.map { $0.line }
    guard saved.count > 0, saved.first > 0, saved.first <= saved.last, saved.last <= lines,
      saved.count - 1 <= saved.last - saved.first,
      examples.count == min(saved.count, CellCount.exampleLimit),
      places.first == saved.first, places.last! <= saved.last,
      zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }),
      // A byte that is not UTF-8 is kept as U+FFFD, of three bytes.
      examples.allSatisfy({ $0.text.utf8.count <= 3 * NumberColumn.exampleLength }),
      saved.labels >> (4 * UInt64(NumberConvention.all.count)) == 0
    else { return nil }
    var reading = CellReading()
    for convention in NumberConvention.all {
      reading.setLabel(saved.labels >> (4 * UInt64(convention.index)) & 15, of: convention.index)
    }
    (reading.kind, reading.hasParentheses) = (saved.kind, saved.hasParentheses)
    (reading.hasLeadingZeros, reading.isBareZero) = (saved.hasLeadingZeros, saved.isBareZero)
    self.init(
      reading: reading,
      cells: CellCount(
        count: saved.count, first: saved.first, last: saved.last, examples: examples))
  }
}
