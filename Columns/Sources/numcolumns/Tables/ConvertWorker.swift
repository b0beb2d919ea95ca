import FormattingFields
import NumberColumns
import NumberText

/// A cell that is left as it was, and why.
struct RejectedCell {
  /// The line, counted from the beginning of the block.
  var line: Int
  let column: String
  let text: String
  let reason: String
  let suggestion: String
}

/// Converts the cells of blocks.
final class ConvertWorker: BlockWorker, @unchecked Sendable {
  typealias Source = TableSource

  let block = TableBlock()
  var conversion: BlockConversion

  init(_ conversion: consuming BlockConversion) { self.conversion = conversion }

  func work() { conversion.convert(block) }
}

/// A block with its cells converted; every other byte is as it was.
struct BlockConversion: ~Copyable {
  /// The block in the file's encoding.
  private(set) var output: OutputBuffer
  private(set) var rejected: [RejectedCell] = []
  private(set) var converted = 0
  private(set) var blank = 0
  private(set) var lines = 0
  /// The line of a record that ends inside of quotation marks with the table.
  private(set) var openQuote: Int?
  /// A character of a number that does not exist in the file's encoding.
  private(set) var unknownCharacter: Unicode.Scalar?

  /// The most bytes that a number in plain decimal may have.
  private static let numberLimit = 8192

  private let dialect: TableDialect
  private let delimiters: [UInt8]
  private let encoding: TextEncoding
  private let hasHeader: Bool
  private let preamble: Preamble
  private let width: Int
  private let names: [String]
  private let columns: [ColumnReading]
  private let target: TargetFormat?
  private let dropsZeros: Bool
  private let cells: CellReader

  /// - Parameters:
  ///   - target: The format to write numbers in; nil for plain decimal.
  ///   - output: What the blocks are written to.
  init(
    _ source: TableSource, names: [String], columns: [ColumnReading], target: TargetFormat?,
    cells: CellReader, dropsZeros: Bool, output: consuming OutputBuffer
  ) {
    (dialect, delimiters, encoding) = (source.dialect, source.delimiters, source.encoding)
    (hasHeader, preamble) = (source.hasHeader, source.preamble)
    (self.names, width) = (names, names.count)
    self.columns = columns.sorted { $0.index < $1.index }
    (self.target, self.dropsZeros) = (target, dropsZeros)
    self.cells = cells
    self.output = output
  }

  /// Converts a block in place of the last one.
  mutating func convert(_ block: TableBlock) {
    output.clear()
    rejected = []
    (converted, blank, lines, openQuote) = (0, 0, 0, nil)
    block.text.withUnsafeBufferPointer { bytes in
      let skipped = block.isFirst ? preamble : Preamble()
      output.append(bytes[..<skipped.bytes])
      lines = skipped.lines
      convert(
        UnsafeBufferPointer(rebasing: bytes[skipped.bytes...]),
        hasHeader: block.isFirst && hasHeader)
    }
    guard encoding != .utf8 else { return }
    var encoded: [UInt8] = []
    unknownCharacter = encoding.encode(output.bytes, into: &encoded)
    output.clear()
    output.append(encoded)
  }

  /// Writes the block; if a part cannot be written, throws.
  mutating func write() throws(IOFailure) { try output.flush() }

  private mutating func convert(_ bytes: UnsafeBufferPointer<UInt8>, hasHeader: Bool) {
    var records = RecordReader(bytes, dialect: dialect)
    var isHeader = hasHeader
    var copied = 0
    while records.next() {
      let isEmpty = records.isEmptyLine && (width > 1 || isHeader)
      if records.isTorn {
        rejectRow(RaggedRecords.torn)
        isHeader = false
      } else if isHeader {
        if !isEmpty { isHeader = false }
      } else if isEmpty {
        // An empty line has no cells.
      } else if records.cells.count != width {
        rejectRow("\(records.cells.count) cells instead of \(width)")
      } else {
        for index in columns.indices { convert(records, columns[index], bytes, &copied) }
      }
      if records.endsInQuotes { openQuote = lines + 1 }
      lines &+= records.lines
    }
    output.append(bytes[copied...])
  }

  @inline(__always)
  private mutating func convert(
    _ records: borrowing RecordReader, _ column: borrowing ColumnReading,
    _ bytes: UnsafeBufferPointer<UInt8>, _ copied: inout Int
  ) {
    let cell = records.cells[column.index]
    output.append(
      UnsafeBufferPointer(rebasing: bytes[copied..<cell.content.lowerBound]))
    copied = cell.content.lowerBound
    let outcome = cells.writePlainText(
      of: records.content(of: column.index), in: conventions(records, column),
      readsForeignDecimals: column.readsForeignDecimals, to: output.room(Self.numberLimit))
    switch outcome {
    case .number(let count) where count <= Self.numberLimit:
      converted &+= 1
      copied = cell.content.upperBound
      if let target {
        write(count, in: target, isQuoted: cell.isQuoted)
      } else if bytes[cell.content.lowerBound] &- 0x2B < 6, !dropsZeros {
        write(count, withZerosOf: UnsafeBufferPointer(rebasing: bytes[cell.content]))
      } else {
        output.take(count)
      }
    case .number: reject(records.text(of: cell), column.index, "the number is too long", nil)
    case .missing: blank &+= 1
    case .refused(let issue): reject(records.text(of: cell), column.index, nil, issue)
    case .doubtful: reject(records.text(of: cell), column.index, "two meanings", nil)
    }
  }

  /// The conventions to read a cell by: those of the column, or of the cell that tells them in this row.
  @inline(__always)
  private func conventions(
    _ records: borrowing RecordReader, _ column: borrowing ColumnReading
  ) -> ConventionSet {
    guard let teller = column.teller else { return column.conventions }
    let meanings = cells.meanings(of: records.text(of: records.cells[teller]))
    let told = ConventionSet(meanings.flatMap(\.conventions.conventions))
    return told.isEmpty || told == .all ? column.conventions : told
  }

  /// Writes the number whose plain text is at the beginning of the output's room, with the zeros that
  /// the cell has before them. (N13)
  private mutating func write(_ count: Int, withZerosOf text: UnsafeBufferPointer<UInt8>) {
    let digits = text.drop { $0 != 0x30 }
    let zeros = digits.prefix { $0 == 0x30 }.count
    let isFollowed = zeros < digits.count && digits[digits.startIndex + zeros] &- 0x30 < 10
    // Signs and spaces stand before the first zero.
    let isPrefix = text[..<digits.startIndex].allSatisfy { $0 == 0x2D || $0 == 0x2B || $0 == 0x20 }
    let extra = isPrefix ? (isFollowed ? zeros : zeros - 1) : 0
    guard extra > 0, !text.contains(where: { $0 | 0x20 == 0x65 }) else {
      output.take(count)
      return
    }
    let plain = Array(output.room(count)[..<count])
    let sign = plain.first == 0x2D ? 1 : 0
    output.append(plain[..<sign])
    output.append(repeatElement(0x30, count: extra))
    output.append(plain[sign...])
  }

  /// Writes the number whose plain text is at the beginning of the output's room.
  private mutating func write(_ count: Int, in target: TargetFormat, isQuoted: Bool) {
    let plain = String(decoding: output.room(count)[..<count], as: UTF8.self)
    let text = FixedDecimal(plain).map { target.text(for: $0, asLongAs: plain) } ?? plain
    let needsQuotes = !isQuoted && text.utf8.contains { delimiters.contains($0) }
    if needsQuotes { output.append(CollectionOfOne(UInt8(ascii: "\""))) }
    output.append(text.utf8)
    if needsQuotes { output.append(CollectionOfOne(UInt8(ascii: "\""))) }
  }

  private mutating func rejectRow(_ reason: String) {
    rejected.append(
      RejectedCell(line: lines + 1, column: "", text: "", reason: reason, suggestion: ""))
  }

  private mutating func reject(
    _ text: String, _ column: Int, _ reason: String?, _ issue: NumberIssue?
  ) {
    let meanings = cells.meanings(of: text).map { meaning in
      "\(meaning.value.plainText) (\(meaning.conventions.conventions[0]))"
    }
    let isPlaced = issue.map { $0.range.upperBound <= text.utf8.count } ?? false
    let sentence = isPlaced ? issue?.message(for: text, suggestions: []) : nil
    rejected.append(
      RejectedCell(
        line: lines + 1, column: names[column], text: text,
        reason: reason ?? sentence ?? issue?.code.rawValue ?? "",
        suggestion: meanings.joined(separator: " or ")))
  }
}
