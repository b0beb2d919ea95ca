/// What the beginning of a table tells of how it is written. A command says what was guessed.
///
/// ```swift
/// TableGuess(sample, isWhole: true).dialect.delimiter   // ";"
/// ```
public struct TableGuess: Hashable, Sendable {
  /// The dialect.
  public let dialect: TableDialect
  /// Whether the first record names the columns: none of its cells is a number.
  public let hasHeader: Bool
  /// Whether a comma may separate cells or the fraction, and nothing tells which: a person has to.
  public let isAmbiguous: Bool

  /// The delimiters that are looked for. If two fit equally well, the comma comes last, because it
  /// separates fractions, too.
  static let delimiters = [
    UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ","),
  ]

  /// Looks at the beginning of a table.
  ///
  /// - Parameters:
  ///   - sample: Text in UTF-8, without a byte order mark.
  ///   - isWhole: Whether it is the whole table.
  ///   - delimiter: The delimiter, if it is known; an inner nil if each record is one cell.
  public init(
    _ sample: UnsafeBufferPointer<UInt8>, isWhole: Bool, delimiter: UInt8?? = nil
  ) {
    let lineEnd: TableDialect.LineEnd =
      sample.contains(0x0A) || !sample.contains(0x0D) ? .lineFeed : .carriageReturn
    func shape(_ delimiter: UInt8?) -> (first: Int, fitting: Int, all: Int) {
      let dialect = TableDialect(delimiter: delimiter, lineEnd: lineEnd)
      var records = RecordReader(sample, dialect: dialect, isWhole: isWhole)
      var (first, fitting, all) = (0, 0, 0)
      while all < 1000, records.next() {
        if records.isEmptyLine { continue }
        if all == 0 { first = records.cells.count }
        all += 1
        if records.cells.count == first { fitting += 1 }
      }
      return (first, fitting, all)
    }
    var found: UInt8?
    var isComma = false
    if let delimiter {
      found = delimiter
    } else {
      var best = 0
      for candidate in Self.delimiters {
        let shape = shape(candidate)
        // Most records have as many cells as the first record.
        guard shape.first > 1, 10 * shape.fitting >= 9 * shape.all, shape.fitting > best else {
          continue
        }
        (found, best) = (candidate, shape.fitting)
      }
      isComma = found == UInt8(ascii: ",")
      if found == nil {
        // A header tells the delimiter of a table whose records do not fit, as when an unquoted
        // "1,5" stands between commas: each such record is refused then.
        found = Self.delimiters.first { shape($0).first > 1 }
      }
    }
    dialect = TableDialect(delimiter: found, lineEnd: lineEnd)
    let cells = CellReader()
    let whole = TableDialect(delimiter: nil, lineEnd: lineEnd)
    let header = Self.firstRecord(sample, dialect, isWhole) ?? []
    hasHeader = header.contains { !$0.isEmpty } && !header.contains { Self.isNumber($0, cells) }
    isAmbiguous =
      isComma && !hasHeader && Self.allLines(sample, whole, isWhole) { Self.isNumber($0, cells) }
  }

  private static func firstRecord(
    _ sample: UnsafeBufferPointer<UInt8>, _ dialect: TableDialect, _ isWhole: Bool
  ) -> [String]? {
    var records = RecordReader(sample, dialect: dialect, isWhole: isWhole)
    while records.next() {
      if records.isEmptyLine { continue }
      return records.cells.map { records.text(of: $0) }
    }
    return nil
  }

  private static func allLines(
    _ sample: UnsafeBufferPointer<UInt8>, _ dialect: TableDialect, _ isWhole: Bool,
    _ isMeant: (String) -> Bool
  ) -> Bool {
    var records = RecordReader(sample, dialect: dialect, isWhole: isWhole)
    var count = 0
    while count < 1000, records.next() {
      if records.isEmptyLine { continue }
      guard isMeant(records.text(of: records.cells[0])) else { return false }
      count += 1
    }
    return count > 0
  }

  private static func isNumber(_ text: String, _ cells: CellReader) -> Bool {
    !cells.meanings(of: text).isEmpty
  }
}
