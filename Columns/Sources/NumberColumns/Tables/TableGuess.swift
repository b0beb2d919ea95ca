/// What the beginning of a table tells of how it is written. A command says what was guessed.
///
/// ```swift
/// TableGuess(sample, isWhole: true).dialect.delimiter   // ";"
/// ```
package struct TableGuess: Hashable, Sendable {
  /// The dialect.
  package let dialect: TableDialect
  /// Whether the first record names the columns: none of its cells is a number. A year, and a number with a
  /// sign, such as "2019" and "Q1", may be names: they are numbers if the cells below are like them.
  package let hasHeader: Bool
  /// Whether a comma may separate cells or the fraction, and nothing tells which: a person has to.
  package let isAmbiguous: Bool
  /// Whether most records have as many cells as the first one, by a delimiter that was found.
  private let isFitting: Bool
  /// The lines above the header that belong to no record, and their bytes.
  package private(set) var skippedLines = 0
  package private(set) var skippedBytes = 0

  /// The delimiters that are looked for. If two fit equally well, the comma comes last, because it
  /// separates fractions, too.
  package static let delimiters = [
    UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ","),
  ]

  /// Looks at the beginning of a table.
  ///
  /// - Parameters:
  ///   - sample: Text in UTF-8, without a byte order mark.
  ///   - isWhole: Whether it is the whole table.
  ///   - delimiter: The delimiter, if it is known; an inner nil if each record is one cell.
  ///   - skippedLines: The number of lines above the header, if it is known.
  package init(
    _ sample: UnsafeBufferPointer<UInt8>, isWhole: Bool, delimiter: UInt8?? = nil,
    skippedLines: Int? = nil
  ) {
    let lineEnd: TableDialect.LineEnd =
      sample.contains(0x0A) || !sample.contains(0x0D) ? .lineFeed : .carriageReturn
    self.init(sample, isWhole: isWhole, delimiter: delimiter, lineEnd: lineEnd)
    let preamble =
      skippedLines.map { TablePreamble(sample, lines: $0, lineEnd) }
      ?? TablePreamble(
        above: sample,
        isFitting || delimiter != nil ? dialect.delimiter.map { [$0] } ?? [] : Self.delimiters,
        lineEnd, isWhole)
    guard let preamble, preamble.lines > 0 else { return }
    self.init(
      UnsafeBufferPointer(rebasing: sample[preamble.bytes...]), isWhole: isWhole,
      delimiter: delimiter ?? preamble.delimiter.map { .some($0) }, lineEnd: lineEnd)
    (self.skippedLines, skippedBytes) = (preamble.lines, preamble.bytes)
  }

  private init(
    _ sample: UnsafeBufferPointer<UInt8>, isWhole: Bool, delimiter: UInt8??,
    lineEnd: TableDialect.LineEnd
  ) {
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
    var isFitting = false
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
      isFitting = found != nil
      if found == nil {
        // A header tells the delimiter of a table whose records do not fit, as when an unquoted
        // "1,5" stands between commas: each such record is refused then.
        found = Self.delimiters.first { shape($0).first > 1 }
      }
    }
    dialect = TableDialect(delimiter: found, lineEnd: lineEnd)
    self.isFitting = isFitting
    let cells = CellReader()
    let whole = TableDialect(delimiter: nil, lineEnd: lineEnd)
    hasHeader = Self.hasHeader(sample, dialect, isWhole, cells)
    isAmbiguous =
      isComma && !hasHeader && Self.allLines(sample, whole, isWhole) { Self.isNumber($0, cells) }
  }

  /// What a cell says of whether its record names the columns.
  private enum Evidence: Equatable {
    case empty, name, number
    /// A number that may as well be the name of a column: a year from 1900 to 2100, or a number with a
    /// sign, as "Q1".
    case year
    case signed(String)
  }

  private static func hasHeader(
    _ sample: UnsafeBufferPointer<UInt8>, _ dialect: TableDialect, _ isWhole: Bool,
    _ cells: CellReader
  ) -> Bool {
    var records = RecordReader(sample, dialect: dialect, isWhole: isWhole)
    var first: [Evidence] = []
    // For each column: how many cells below the first record are not empty, and how many of these are
    // like the cell in the first record.
    var below: [(count: Int, alike: Int)] = []
    var count = 0
    while count < 100, records.next() {
      if records.isEmptyLine { continue }
      count += 1
      let found = records.cells.map { evidence(records.text(of: $0), cells) }
      guard !first.isEmpty else {
        guard !found.contains(.number) else { return false }
        (first, below) = (found, found.map { _ in (0, 0) })
        continue
      }
      for (index, cell) in zip(first.indices, found) where cell != .empty {
        below[index].count += 1
        if cell == first[index] { below[index].alike += 1 }
      }
    }
    let hasName = first.contains(.name)
    return first.contains { $0 != .empty }
      && zip(first, below).allSatisfy { cell, below in
        switch cell {
        case .empty, .name, .number: true
        case .year, .signed: below.count == 0 ? hasName : 2 * below.alike < below.count
        }
      }
  }

  private static func evidence(_ text: String, _ cells: CellReader) -> Evidence {
    var copy = text
    return copy.withUTF8 { bytes in
      guard case .text(let reading) = cells.cellClass(of: bytes) else {
        return bytes.isEmpty ? .empty : .name
      }
      guard reading.labels != 0 else { return .name }
      if case .money(let sign) = reading.kind { return .signed(sign) }
      let isYear = bytes.count == 4 && (Int(text).map { 1900...2100 ~= $0 } ?? false)
      return isYear ? .year : .number
    }
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
