import FormattingFields
import NumberColumns

/// A cell that is left as it was, and why.
struct RejectedCell {
  /// The line, counted from the beginning of the block.
  var line: Int
  let column: String
  let text: String
  let reason: String
  let suggestion: String
}

/// Converts the cells of blocks; every other byte stays as it is.
final class ConvertWorker: TableWorker {
  let block = TableBlock()
  /// The block with its cells converted, in the file's encoding.
  private(set) var output: [UInt8] = []
  private(set) var rejected: [RejectedCell] = []
  private(set) var converted = 0
  private(set) var blank = 0
  private(set) var lines = 0
  /// A character of a number that the file's encoding does not have.
  private(set) var unknownCharacter: Unicode.Scalar?

  private let dialect: TableDialect
  private let encoding: TextEncoding
  private let hasHeader: Bool
  private let isMarked: Bool
  private let width: Int
  private let columns: [ColumnReading]
  private let target: NumberFormat?
  private let cells: CellReader
  private var text: [UInt8] = []
  private let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 8192)
  private var number: [UInt8] = []

  /// - Parameter target: The format to write numbers in; nil for plain decimal.
  init(
    _ source: TableSource, width: Int, columns: [ColumnReading], target: NumberFormat?,
    missingWords: [String]
  ) {
    (dialect, encoding) = (source.dialect, source.encoding)
    (hasHeader, isMarked) = (source.hasHeader, source.hasByteOrderMark)
    self.width = width
    self.columns = columns.sorted { $0.index < $1.index }
    self.target = target
    cells = CellReader(missingWords: missingWords)
  }

  deinit { room.deallocate() }

  func work() {
    text.removeAll(keepingCapacity: true)
    rejected = []
    (converted, blank, lines) = (0, 0, 0)
    block.text.withUnsafeBufferPointer { bytes in
      let mark = block.isFirst && isMarked ? 3 : 0
      text.append(contentsOf: bytes[..<mark])
      convert(UnsafeBufferPointer(rebasing: bytes[mark...]))
    }
    guard encoding != .utf8 else {
      swap(&output, &text)
      return
    }
    output.removeAll(keepingCapacity: true)
    unknownCharacter = text.withUnsafeBufferPointer { encoding.encode($0, into: &output) }
  }

  private func convert(_ bytes: UnsafeBufferPointer<UInt8>) {
    var records = RecordReader(bytes, dialect: dialect)
    var isHeader = block.isFirst && hasHeader
    var copied = 0
    while records.next() {
      let isEmpty = records.isEmptyLine && (width > 1 || isHeader)
      if isHeader {
        if !isEmpty { isHeader = false }
      } else if isEmpty {
        // Nothing to convert.
      } else if records.cells.count != width {
        rejected.append(
          RejectedCell(
            line: lines + 1, column: "", text: "",
            reason: "\(records.cells.count) cells instead of \(width)", suggestion: ""))
      } else {
        for column in columns { convert(records, column, bytes, &copied) }
      }
      lines += records.lines
    }
    text.append(contentsOf: bytes[copied...])
  }

  @inline(__always)
  private func convert(
    _ records: borrowing RecordReader, _ column: ColumnReading,
    _ bytes: UnsafeBufferPointer<UInt8>, _ copied: inout Int
  ) {
    let cell = records.cells[column.index]
    let content = cell.content
    let outcome = cells.writePlainText(
      of: UnsafeBufferPointer(rebasing: bytes[content]), in: column.conventions,
      readsForeignDecimals: column.readsForeignDecimals, to: room)
    switch outcome {
    case .number(let count) where count <= room.count:
      converted += 1
      text.append(contentsOf: bytes[copied..<content.lowerBound])
      write(count, isQuoted: cell.isQuoted)
      copied = content.upperBound
    case .number: reject(records.text(of: cell), column, "the number is too long", nil)
    case .missing: blank += 1
    case .refused(let issue): reject(records.text(of: cell), column, nil, issue)
    case .doubtful: reject(records.text(of: cell), column, "two meanings", nil)
    }
  }

  /// Adds the number at the beginning of the room.
  private func write(_ count: Int, isQuoted: Bool) {
    let plain = UnsafeBufferPointer(rebasing: room[..<count])
    guard let target, let value = FixedDecimal(String(decoding: plain, as: UTF8.self)) else {
      text.append(contentsOf: plain)
      return
    }
    number = Array(target.text(for: value).utf8)
    let needsQuotes = !isQuoted && dialect.delimiter.map { number.contains($0) } == true
    if needsQuotes { text.append(UInt8(ascii: "\"")) }
    text.append(contentsOf: number)
    if needsQuotes { text.append(UInt8(ascii: "\"")) }
  }

  private func reject(
    _ text: String, _ column: ColumnReading, _ reason: String?, _ issue: NumberIssue?
  ) {
    let meanings = cells.meanings(of: text).map { meaning in
      "\(meaning.value.plainText) (\(meaning.conventions.conventions[0]))"
    }
    let isPlaced = issue.map { $0.range.upperBound <= text.utf8.count } ?? false
    let sentence = isPlaced ? issue?.message(for: text, suggestions: []) : nil
    rejected.append(
      RejectedCell(
        line: lines + 1, column: column.name, text: text,
        reason: reason ?? sentence ?? issue?.code.rawValue ?? "",
        suggestion: meanings.joined(separator: " or ")))
  }
}
