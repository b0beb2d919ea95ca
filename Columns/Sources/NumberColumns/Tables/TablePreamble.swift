import NumberText

/// Lines above the header of a table that belong to no record: a title, a date, the owner of an account.
///
/// They are found only where nothing else can be meant: each has fewer filled cells than the header; the header has
/// only names, each cell of it; and as good as all records below have as many cells as the header. So a header whose
/// records do not fit it, as where an unquoted "1,5" stands between commas, stays a header. Rule: N17.
struct TablePreamble {
  private(set) var lines = 0
  private(set) var bytes = 0
  /// The delimiter by which the lines were found.
  private(set) var delimiter: UInt8?

  private static let mostLines = 40

  /// Takes a number of lines that a person has told.
  init(
    _ sample: UnsafeBufferPointer<UInt8>, lines: Int, _ lineEnd: TableDialect.LineEnd
  ) {
    let mark: UInt8 = lineEnd == .lineFeed ? 0x0A : 0x0D
    while self.lines < lines, let end = sample[bytes...].firstIndex(of: mark) {
      self.lines += 1
      bytes = end + 1
    }
  }

  /// Finds the lines; nil if there are none, or if something else may be meant.
  init?(
    above sample: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8??,
    _ lineEnd: TableDialect.LineEnd, _ isWhole: Bool
  ) {
    let candidates: [UInt8]
    switch delimiter {
    case nil: candidates = TableGuess.delimiters
    case .some(nil): return nil
    case .some(let mark?): candidates = [mark]
    }
    for candidate in candidates {
      let dialect = TableDialect(delimiter: candidate, lineEnd: lineEnd)
      if let found = Self.found(sample, dialect, isWhole) {
        self = found
        return
      }
    }
    return nil
  }

  private init(lines: Int, bytes: Int, delimiter: UInt8?) {
    (self.lines, self.bytes, self.delimiter) = (lines, bytes, delimiter)
  }

  private static func found(
    _ sample: UnsafeBufferPointer<UInt8>, _ dialect: TableDialect, _ isWhole: Bool
  ) -> TablePreamble? {
    var records = RecordReader(sample, dialect: dialect, isWhole: isWhole)
    let cells = CellReader()
    var above = TablePreamble(lines: 0, bytes: 0, delimiter: dialect.delimiter)
    var most = 0
    // The widths of what stands above, where more than one cell is filled.
    var widths: Set<Int> = []
    while above.lines < mostLines, records.next() {
      let texts = records.cells.map { records.text(of: $0) }
      let filled = texts.count { !$0.isEmpty }
      let isHeader =
        filled > 1 && filled == texts.count && filled > most && !widths.contains(texts.count)
        && texts.allSatisfy { cells.meanings(of: $0).isEmpty }
      if isHeader && fits(&records, texts.count) {
        return above.lines > 0 ? above : nil
      }
      most = max(most, filled)
      if filled > 1 { widths.insert(texts.count) }
      above.lines += records.lines
      above.bytes += records.end
      // The reader of what follows begins at the next record.
      records = RecordReader(
        UnsafeBufferPointer(rebasing: sample[above.bytes...]), dialect: dialect, isWhole: isWhole)
    }
    return nil
  }

  /// Whether as good as all of the following records have a number of cells.
  private static func fits(_ records: inout RecordReader, _ width: Int) -> Bool {
    var (fitting, all) = (0, 0)
    while all < 1000, records.next() {
      if records.isEmptyLine { continue }
      all += 1
      if records.cells.count == width { fitting += 1 }
    }
    return all > 0 && 10 * fitting >= 9 * all
  }
}
