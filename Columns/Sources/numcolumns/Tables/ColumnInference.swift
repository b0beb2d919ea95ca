import NumberColumns

/// The columns of a table as far as they were read, and the records that have another number of cells.
struct InferredTable {
  var columns: [NumberColumn]
  /// What the numbers of each column are written with; empty if nobody asks.
  var marks: [CellMarks] = []
  /// The number of records with data.
  var records = 0
  /// The number of lines of all records.
  var lines = 0
  var ragged = RaggedRecords()
  /// The line of a record that ends inside of quotation marks with the table.
  var openQuote: Int?
}

/// Records that have more or fewer cells than the first one, and those in which a quotation mark is left open.
struct RaggedRecords {
  private(set) var count = 0
  /// The first such record: its line, and the number of its cells; nil cells if it is torn by a quotation mark.
  private(set) var first: (line: Int, cells: Int?)?

  mutating func add(line: Int, cells: Int?) {
    count += 1
    if first == nil { first = (line, cells) }
  }

  /// Adds the ragged records of the lines that follow.
  mutating func add(_ next: RaggedRecords, after lines: Int) {
    count += next.count
    if first == nil { first = next.first.map { ($0.line + lines, $0.cells) } }
  }

  /// Why a record is refused that is torn by a quotation mark.
  static let torn =
    "a quotation mark is left open, or a text stands after the one that closes lines"

  /// The message about ragged records and their likely cause; empty if there are none.
  func told(name: String, width: Int, delimiter: UInt8?) -> String {
    guard let first else { return "" }
    let others =
      count == 1 ? "" : ", and \((count - 1).grouped) more such row\(count == 2 ? "" : "s")"
    let comma =
      delimiter == UInt8(ascii: ",") && first.cells ?? 0 > width
      ? " An unquoted “1,5” between commas makes two cells." : ""
    let reason = first.cells.map { "\($0) cells instead of \(width)" } ?? Self.torn
    return
      "\(name):\(first.line): \(reason)\(others)."
      + "\(comma) Such rows are not read.\n"
  }
}

/// Reads the columns of blocks.
final class InferWorker: BlockWorker, @unchecked Sendable {
  typealias Source = TableSource

  let block = TableBlock()
  private let dialect: TableDialect
  private let hasHeader: Bool
  private let preamble: Preamble
  private let width: Int
  private let indices: [Int]
  private let cells: CellReader
  private(set) var found = InferredTable(columns: [])
  private let seesMarks: Bool

  init(
    _ source: TableSource, width: Int, indices: [Int], cells: CellReader, seesMarks: Bool
  ) {
    self.seesMarks = seesMarks
    (dialect, hasHeader, preamble) = (source.dialect, source.hasHeader, source.preamble)
    (self.width, self.indices) = (width, indices)
    self.cells = cells
  }

  func work() {
    var columns = indices.map { _ in ColumnReader(cells) }
    found = block.text.withUnsafeBufferPointer { text in
      let skipped = block.isFirst ? preamble : Preamble()
      return read(UnsafeBufferPointer(rebasing: text[skipped.bytes...]), skipped.lines, &columns)
    }
    found.columns = columns.map(\.column)
  }

  private func read(
    _ text: UnsafeBufferPointer<UInt8>, _ skipped: Int, _ columns: inout [ColumnReader]
  ) -> InferredTable {
    var table = InferredTable(columns: [])
    table.lines = skipped
    for place in columns.indices { columns[place].skip(lines: skipped) }
    if seesMarks { table.marks = indices.map { _ in CellMarks() } }
    var records = RecordReader(text, dialect: dialect)
    var isHeader = block.isFirst && hasHeader
    while records.next() {
      if records.cells.count == width && !isHeader && !records.isTorn {
        for place in columns.indices {
          columns[place].read(records.content(of: indices[place]))
          if seesMarks { table.marks[place].add(records.content(of: indices[place])) }
          if records.lines > 1 { columns[place].skip(lines: records.lines - 1) }
        }
        table.records &+= 1
      } else {
        for place in columns.indices { columns[place].skip(lines: records.lines) }
        if !records.isEmptyLine {
          if !isHeader || records.isTorn {
            table.ragged.add(
              line: table.lines + 1, cells: records.isTorn ? nil : records.cells.count)
          }
          isHeader = false
        }
      }
      if records.endsInQuotes { table.openQuote = table.lines + 1 }
      table.lines &+= records.lines
    }
    return table
  }
}

extension TableSource {
  /// Reads columns to the end of the table.
  func infer(
    _ indices: [Int], width: Int, options: TableOptions, seesMarks: Bool = false,
    progress: inout ProgressBar
  ) throws -> InferredTable {
    var workers: [InferWorker] = []
    for _ in 0..<options.parallelism.jobs(forBytes: size) {
      workers.append(
        InferWorker(
          self, width: width, indices: indices, cells: options.cellReader,
          seesMarks: seesMarks))
    }
    var whole = InferredTable(columns: indices.map { _ in NumberColumn() })
    if seesMarks { whole.marks = indices.map { _ in CellMarks() } }
    try forEachBlock(of: self, workers) { worker in
      try check(worker.found.openQuote, after: whole.lines)
      for index in whole.columns.indices { whole.columns[index].merge(worker.found.columns[index]) }
      for index in whole.marks.indices { whole.marks[index].add(worker.found.marks[index]) }
      whole.ragged.add(worker.found.ragged, after: whole.lines)
      whole.records += worker.found.records
      whole.lines += worker.found.lines
      progress.show(bytes: bytesRead, lines: whole.lines)
    }
    return whole
  }
}
