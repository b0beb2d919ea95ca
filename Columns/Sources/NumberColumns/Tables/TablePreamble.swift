/// Lines above the header of a table that belong to no record: a title, a date, the owner of an account.
///
/// They are found only where nothing else can be meant: each has fewer filled cells than the header; the header has
/// only names, each cell of it; as good as all records below have as many cells as the header, and a column of
/// numbers. So a header whose
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
    above sample: UnsafeBufferPointer<UInt8>, _ delimiters: [UInt8],
    _ lineEnd: TableDialect.LineEnd, _ isWhole: Bool
  ) {
    for delimiter in delimiters {
      let dialect = TableDialect(delimiter: delimiter, lineEnd: lineEnd)
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
    func reader(from offset: Int) -> RecordReader {
      RecordReader(
        UnsafeBufferPointer(rebasing: sample[offset...]), dialect: dialect, isWhole: isWhole)
    }
    var records = reader(from: 0)
    let cells = CellReader()
    var above = TablePreamble(lines: 0, bytes: 0, delimiter: dialect.delimiter)
    var most = 0
    // The widths of what stands above, where more than one cell is filled.
    var widths: Set<Int> = []
    while above.lines < mostLines, records.next() {
      let texts = records.cells.map { records.text(of: $0) }
      let filled = texts.count { !$0.isEmpty }
      // A spreadsheet fills up each line with empty cells.
      let width = (texts.lastIndex { !$0.isEmpty } ?? -1) + 1
      let isHeader =
        filled > 1 && filled == texts.count && filled > most && !widths.contains(texts.count)
        && texts.allSatisfy { cells.meanings(of: $0).isEmpty }
      if isHeader && fits(reader(from: above.bytes + records.end), texts.count) {
        return above.lines > 0 ? above : nil
      }
      most = max(most, filled)
      if filled > 1 { widths.insert(width) }
      above.lines += records.lines
      above.bytes += records.end
      // The reader of what follows begins at the next record.
      records = reader(from: above.bytes)
    }
    return nil
  }

  /// Whether a cell may be a number, with a unit or a currency.
  private static func isMostlyDigits(_ text: String) -> Bool {
    let letters = text.count { $0.isLetter }
    let digits = text.count { $0.isNumber }
    return digits > 0 && digits >= letters
  }

  /// Whether as good as all of the records below a header have a number of cells, and most cells of one column are
  /// numbers.
  private static func fits(_ records: consuming RecordReader, _ width: Int) -> Bool {
    var (fitting, all) = (0, 0)
    var numbers = [Int](repeating: 0, count: width)
    while all < 1000, records.next() {
      if records.isEmptyLine { continue }
      all += 1
      guard records.cells.count == width else { continue }
      fitting += 1
      for index in numbers.indices where fitting <= 100 {
        if isMostlyDigits(records.text(of: records.cells[index])) { numbers[index] += 1 }
      }
    }
    return all > 0 && 10 * fitting >= 9 * all && 2 * (numbers.max() ?? 0) >= min(fitting, 100)
  }
}
