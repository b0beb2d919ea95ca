/// How a table is written as text.
public struct TableDialect: Hashable, Sendable {
  /// What ends a record.
  public enum LineEnd: Hashable, Sendable {
    /// LF, with or without a CR in front.
    case lineFeed
    /// CR alone.
    case carriageReturn
  }

  /// The byte between cells; nil where each record is one cell.
  public var delimiter: UInt8?
  /// What ends a record.
  public var lineEnd: LineEnd

  /// Makes a dialect.
  public init(delimiter: UInt8?, lineEnd: LineEnd = .lineFeed) {
    (self.delimiter, self.lineEnd) = (delimiter, lineEnd)
  }
}

/// Finds the cells of a table in place: RFC 4180, and what is written beside it.
///
/// ```swift
/// var records = RecordReader(bytes, dialect: TableDialect(delimiter: UInt8(ascii: ";")))
/// while records.next() {
///   for cell in records.cells { … bytes[cell.content] … }
/// }
/// ```
///
/// A quotation mark quotes at the start of a cell, and nowhere else. All offsets are of bytes.
/// Rule: N11.
///
/// - Complexity: O(*n*) in the bytes, eight at a time.
/// - Source: RFC 4180, section 2.
public struct RecordReader {
  /// A cell of a record.
  public struct Cell: Hashable, Sendable {
    private let start: UInt32
    private let end: UInt32
    /// Whether quotation marks stand around the content.
    public let isQuoted: Bool

    init(_ start: Int, _ end: Int, isQuoted: Bool) {
      (self.start, self.end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
      self.isQuoted = isQuoted
    }

    /// The byte offsets of the text, without quotation marks around it. Marks in it are still doubled.
    public var content: Range<Int> { Int(start)..<Int(end) }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let isWhole: Bool
  private let lineEnd: UInt8
  private let delimiter: UInt8
  private static let quote = UInt8(ascii: "\"")

  /// The cells of the record that ``next()`` found.
  public private(set) var cells: [Cell] = []
  /// The number of lines that the record takes.
  public private(set) var lines = 0
  /// Where the record begins.
  public private(set) var start = 0
  /// Where the next one begins.
  public private(set) var end = 0
  /// Whether the bytes end inside of quotation marks.
  public private(set) var endsInQuotes = false

  /// Makes a reader of some bytes, at most 4 GB.
  ///
  /// - Parameters:
  ///   - bytes: The table, or a part of it that begins with a record. They outlive the reader.
  ///   - dialect: The marks of the table.
  ///   - isWhole: Whether the table ends where the bytes do. If not, a record without a line end is not
  ///     told: it goes on in the bytes to come, from ``end`` on.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: TableDialect, isWhole: Bool = true) {
    self.bytes = bytes
    self.isWhole = isWhole
    lineEnd = dialect.lineEnd == .lineFeed ? 0x0A : 0x0D
    delimiter = dialect.delimiter ?? lineEnd
  }

  /// Whether the record is an empty line.
  public var isEmptyLine: Bool {
    cells.count == 1 && cells[0].content.isEmpty && !cells[0].isQuoted
  }

  /// Finds the next record; false where there is none, or not the whole of it.
  public mutating func next() -> Bool {
    guard end < bytes.count else { return false }
    cells.removeAll(keepingCapacity: true)
    var place = end
    var lineCount = 1
    while true {
      let cellStart = place
      var content = cellStart
      var contentEnd = -1
      if place < bytes.count && bytes[place] == Self.quote {
        guard let close = closingQuote(from: place + 1, &lineCount) else {
          endsInQuotes = true
          guard isWhole else { return false }
          add(cellStart, bytes.count, isQuoted: false)
          return finish(at: bytes.count, lineCount)
        }
        (content, contentEnd, place) = (cellStart + 1, close, close + 1)
      }
      let stop = nextMark(from: place)
      guard stop < bytes.count || isWhole else { return false }
      let endsLine = stop == bytes.count || bytes[stop] == lineEnd
      var cellEnd = stop
      if endsLine && lineEnd == 0x0A && cellEnd > place && bytes[cellEnd - 1] == 0x0D {
        cellEnd -= 1
      }
      // Where something stands behind the closing mark, the marks are of the text.
      if contentEnd >= 0 && cellEnd == place {
        add(content, contentEnd, isQuoted: true)
      } else {
        add(cellStart, cellEnd, isQuoted: false)
      }
      if endsLine { return finish(at: min(stop + 1, bytes.count), lineCount) }
      place = stop + 1
    }
  }

  private mutating func finish(at next: Int, _ lineCount: Int) -> Bool {
    (start, end, lines) = (end, next, lineCount)
    return true
  }

  private mutating func add(_ start: Int, _ end: Int, isQuoted: Bool) {
    cells.append(Cell(start, end, isQuoted: isQuoted))
  }

  /// The place of the mark that closes a quoted cell; nil where there is none.
  private func closingQuote(from start: Int, _ lineCount: inout Int) -> Int? {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Self.quote {
        guard place + 1 < bytes.count, bytes[place + 1] == Self.quote else {
          // The byte behind the mark tells whether it is doubled.
          return place + 1 < bytes.count || isWhole ? place : nil
        }
        place += 1
      } else if byte == lineEnd {
        lineCount += 1
      }
      place += 1
    }
    return nil
  }

  /// The place of the next delimiter or line end; the end of the bytes where there is none.
  @inline(__always)
  private func nextMark(from start: Int) -> Int {
    var place = start
    let delimiters = Self.repeated(delimiter)
    let lineEnds = Self.repeated(lineEnd)
    let raw = UnsafeRawBufferPointer(bytes)
    while place &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let found = Self.zeroBytes(word ^ delimiters) | Self.zeroBytes(word ^ lineEnds)
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < bytes.count && bytes[place] != delimiter && bytes[place] != lineEnd {
      place &+= 1
    }
    return place
  }

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is zero, and no other bit.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low)
  }
}

extension RecordReader {
  /// The number of bytes, from the beginning, that are whole records.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that begin with a record.
  ///   - dialect: The marks of the table.
  /// - Complexity: O(*n*); without quotation marks only the last line is looked for.
  public static func wholeRecords(
    in bytes: UnsafeBufferPointer<UInt8>, dialect: TableDialect
  ) -> Int {
    var records = RecordReader(bytes, dialect: dialect, isWhole: false)
    if bytes.contains(quote) {
      while records.next() {}
      return records.end
    }
    return bytes.lastIndex(of: records.lineEnd).map { $0 + 1 } ?? 0
  }

  /// The text of a cell as it is meant: without quotation marks around it, those inside once each.
  public func text(of cell: Cell) -> String {
    let content = bytes[cell.content]
    guard cell.isQuoted, content.contains(Self.quote) else {
      return String(decoding: content, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isSecond = false
    for byte in content {
      isSecond = byte == Self.quote && !isSecond
      if !isSecond { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
