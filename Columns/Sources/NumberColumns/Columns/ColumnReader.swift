/// Reads a column cell by cell, in constant memory.
///
/// ```swift
/// var reader = ColumnReader(CellReader())
/// for cell in ["1.250", "0,5"] { reader.read(cell) }
/// reader.column.answer.outcome   // .certain
/// ```
///
/// - Complexity: O(*n*) in the bytes of the cells.
public struct ColumnReader {
  private let cells: CellReader
  /// The number of lines passed.
  package private(set) var lines = 0
  /// How many cells each class has, by the class's index in ``CellReader/classes``.
  private var counts: [CellCount] = []

  /// Makes a reader of one column; columns of a file share a reader of cells.
  public init(_ cells: CellReader) { self.cells = cells }

  /// Reads the next cell, which begins on the next line.
  @inline(__always)
  public mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    let id = cells.id(of: text)
    if id >= counts.count { makeRoom(upTo: id) }
    lines &+= 1
    if counts[id].note(line: lines) { keep(text, as: id) }
  }

  /// Reads the next cell, given as a string.
  public mutating func read(_ text: String) {
    var copy = text
    copy.withUTF8 { read($0) }
  }

  /// Reads the cells of a batch, each on a line of its own; a null is an empty cell.
  package mutating func read(_ texts: TextBatch) { texts.visit { _, text in read(text) } }

  /// Passes over lines that hold no cell: a header, or the rest of a row with line breaks in it.
  public mutating func skip(lines count: Int) { lines += count }

  private mutating func makeRoom(upTo id: Int) {
    while counts.count <= id { counts.append(CellCount()) }
  }

  @inline(never)
  private mutating func keep(_ text: UnsafeBufferPointer<UInt8>, as id: Int) {
    let cut = String(decoding: text.prefix(NumberColumn.exampleLength), as: UTF8.self)
    counts[id].examples.append(NumberColumn.Row(line: lines, text: cut))
  }

  /// The state of the column so far.
  public var column: NumberColumn {
    var column = NumberColumn()
    column.lines = lines
    for (found, count) in zip(cells.classes, counts) where count.count > 0 {
      column.rows += count.count
      switch found {
      case .blank: column.blanks += count.count
      case .missing(let word): column.missing.append(.init(word: word, count: count.count))
      case .text(let reading): column.tallies.append(.init(reading: reading, cells: count))
      }
    }
    column.sort()
    return column
  }
}

/// How many cells there are of a class, and where.
struct CellCount: Hashable, Sendable {
  static let exampleLimit = 3

  var count = 0
  /// The first and the last line of them.
  var first = 0
  var last = 0
  /// The first ones.
  var examples: [NumberColumn.Row] = []

  /// Counts a cell; tells whether it is one of the first.
  @inline(__always)
  mutating func note(line: Int) -> Bool {
    if count == 0 { first = line }
    last = line
    count &+= 1
    return count <= Self.exampleLimit
  }
}

#if !hasFeature(Embedded)
  extension CellCount: Codable {}
#endif
