import NumberColumns

/// Reads a table byte by byte, as its rules say, and in blocks, and compares both with the reader.
public enum RecordsTwice {
  /// A cell's bytes; the cells together make the table again.
  struct Cell: Equatable {
    var content: [UInt8]
    var isQuoted: Bool
  }

  /// How two ways differ; nil if they do not. The first byte chooses the dialect and the size of
  /// the blocks, the others are the table.
  public static func problem(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let table = Array(bytes.dropFirst())
    let delimiters: [UInt8?] = [0x2C, 0x3B, 0x09, nil]
    let dialect = TableDialect(
      delimiter: delimiters[Int(first & 3)],
      lineEnd: first & 4 == 0 ? .lineFeed : .carriageReturn)
    let slow = slowRecords(table, dialect)
    let fast = table.withUnsafeBufferPointer { records($0, dialect) }
    if slow.records != fast.records { return "slow \(slow.records), fast \(fast.records)" }
    if slow.lines != fast.lines { return "slow \(slow.lines) lines, fast \(fast.lines)" }
    let blocks = blocks(table, dialect, size: Int(first >> 3) + 1)
    return blocks == fast.records ? nil : "in blocks \(blocks), whole \(fast.records)"
  }

  private static func records(
    _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: TableDialect
  ) -> (records: [[Cell]], lines: [Int]) {
    var reader = RecordReader(bytes, dialect: dialect)
    var records: [[Cell]] = []
    var lines: [Int] = []
    while reader.next() {
      records.append(
        reader.cells.map { Cell(content: Array(bytes[$0.content]), isQuoted: $0.isQuoted) })
      lines.append(reader.lines)
    }
    return (records, lines)
  }

  /// The records of a table that arrives a few bytes at a time.
  private static func blocks(_ table: [UInt8], _ dialect: TableDialect, size: Int) -> [[Cell]] {
    var found: [[Cell]] = []
    var block: [UInt8] = []
    var rest = table[...]
    while !rest.isEmpty || !block.isEmpty {
      let isLast = rest.isEmpty
      block += rest.prefix(size)
      rest = rest.dropFirst(size)
      let whole =
        isLast
        ? block.count
        : block.withUnsafeBufferPointer { RecordReader.wholeRecords(in: $0, dialect: dialect) }
      found += block[..<whole].withUnsafeBufferPointer { records($0, dialect).records }
      block.removeSubrange(..<whole)
      if isLast { break }
    }
    return found
  }

  private static func slowRecords(
    _ table: [UInt8], _ dialect: TableDialect
  ) -> (records: [[Cell]], lines: [Int]) {
    let lineEnd: UInt8 = dialect.lineEnd == .lineFeed ? 0x0A : 0x0D
    var records: [[Cell]] = []
    var lines: [Int] = []
    var record: [Cell] = []
    var (raw, lineCount) = ([UInt8](), 1)
    // The end of the cell's quoted part in `raw`; nil outside of quotes and inside of them.
    var (isOpen, closed) = (false, Int?.none)
    func cell(endsLine: Bool) -> Cell {
      var text = raw
      if endsLine && lineEnd == 0x0A && text.last == 0x0D && text.count > (closed ?? 0) {
        text.removeLast()
      }
      if let closed, text.count == closed {
        return Cell(content: Array(text[1..<(closed - 1)]), isQuoted: true)
      }
      return Cell(content: text, isQuoted: false)
    }
    var index = 0
    while index < table.count {
      let byte = table[index]
      index += 1
      if isOpen {
        raw.append(byte)
        if byte == 0x22 {
          if index < table.count && table[index] == 0x22 {
            raw.append(0x22)
            index += 1
          } else {
            (isOpen, closed) = (false, raw.count)
          }
        } else if byte == lineEnd {
          lineCount += 1
        }
      } else if byte == lineEnd || byte == dialect.delimiter {
        record.append(cell(endsLine: byte == lineEnd))
        (raw, closed) = ([], nil)
        if byte == lineEnd {
          records.append(record)
          lines.append(lineCount)
          (record, lineCount) = ([], 1)
        }
      } else {
        isOpen = raw.isEmpty && closed == nil && byte == 0x22
        raw.append(byte)
      }
    }
    if !raw.isEmpty || !record.isEmpty {
      record.append(isOpen ? Cell(content: raw, isQuoted: false) : cell(endsLine: true))
      records.append(record)
      lines.append(lineCount)
    }
    return (records, lines)
  }
}
