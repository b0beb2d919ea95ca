/// How a table is written as text.
package struct TableDialect: Hashable, Sendable {
  /// What ends a record.
  package enum LineEnd: Hashable, Sendable {
    /// LF, with or without a CR before it.
    case lineFeed
    /// CR alone.
    case carriageReturn
  }

  /// The byte between cells; nil if each record is one cell.
  package var delimiter: UInt8?
  /// What ends a record.
  package var lineEnd: LineEnd

  /// Makes a dialect.
  package init(delimiter: UInt8?, lineEnd: LineEnd = .lineFeed) {
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
package struct RecordReader: ~Copyable {
  /// A cell of a record.
  package struct Cell: Hashable, Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let end: UInt32
    /// Whether quotation marks stand around the content.
    package let isQuoted: Bool

    init(_ start: Int, _ end: Int, isQuoted: Bool) {
      (self.start, self.end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
      self.isQuoted = isQuoted
    }

    /// The byte offsets of the text, without quotation marks around it. Marks in it are still doubled.
    @inlinable package var content: Range<Int> { Int(start)..<Int(end) }
  }

  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  private let isWhole: Bool
  private let lineEnd: UInt8
  private let delimiter: UInt8
  /// The line end eight times in a word, and the delimiter eight times.
  private let lineEnds: UInt64
  private let delimiters: UInt64
  private static let quote = UInt8(ascii: "\"")

  /// Room for the cells of a record, as far as it has been needed.
  @usableFromInline private(set) var room: UnsafeMutableBufferPointer<Cell>
  @usableFromInline private(set) var count = 0
  /// The number of lines that the record takes.
  package private(set) var lines = 0
  /// Where the record begins.
  package private(set) var start = 0
  /// Where the next one begins.
  package private(set) var end = 0
  /// Whether the bytes end inside of quotation marks.
  package private(set) var endsInQuotes = false
  /// Whether a text stands after the quotation mark that closes lines: an earlier mark was left open, and rows are
  /// in one cell.
  package private(set) var isTorn = false

  /// Makes a reader of some bytes, at most 4 GB.
  ///
  /// - Parameters:
  ///   - bytes: The table, or a part of it that begins with a record. They outlive the reader.
  ///   - dialect: The marks of the table.
  ///   - isWhole: Whether the table ends where the bytes do. If not, a record without a line end is
  ///     not given: it continues in the bytes to come, from ``end`` on.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: TableDialect, isWhole: Bool = true) {
    self.bytes = bytes
    self.isWhole = isWhole
    lineEnd = dialect.lineEnd == .lineFeed ? 0x0A : 0x0D
    delimiter = dialect.delimiter ?? lineEnd
    room = .allocate(capacity: 16)
    (lineEnds, delimiters) = (UInt64(eightTimes: lineEnd), UInt64(eightTimes: delimiter))
  }

  deinit { room.deallocate() }

  /// The cells of the record that ``next()`` found; they stay until it is called again.
  @inlinable package var cells: UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(start: room.baseAddress, count: count)
  }

  /// Whether the record is an empty line.
  @inlinable package var isEmptyLine: Bool {
    cells.count == 1 && cells[0].content.isEmpty && !cells[0].isQuoted
  }

  /// Finds the next record; false if there is none, or not the whole of it.
  package mutating func next() -> Bool {
    guard end < bytes.count else { return false }
    var place = end
    var lineCount = 1
    var count = 0
    isTorn = false
    while true {
      let cellStart = place
      var content = cellStart
      var contentEnd = -1
      let firstLine = lineCount
      if place < bytes.count && bytes[place] == Self.quote {
        guard let close = closingQuote(from: place + 1, &lineCount) else {
          endsInQuotes = true
          guard isWhole else { return false }
          put(Cell(cellStart, bytes.count, isQuoted: false), at: count)
          return finish(at: bytes.count, lineCount, count + 1)
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
      // If something stands after the closing quotation mark, the quotation marks belong to the
      // text.
      let isQuoted = contentEnd >= 0 && cellEnd == place
      if contentEnd >= 0 && !isQuoted && lineCount > firstLine { isTorn = true }
      put(
        isQuoted
          ? Cell(content, contentEnd, isQuoted: true) : Cell(cellStart, cellEnd, isQuoted: false),
        at: count)
      count &+= 1
      if endsLine { return finish(at: min(stop &+ 1, bytes.count), lineCount, count) }
      place = stop &+ 1
    }
  }

  private mutating func finish(at next: Int, _ lineCount: Int, _ count: Int) -> Bool {
    self.count = count
    (start, end, lines) = (end, next, lineCount)
    return true
  }

  @inline(__always)
  private mutating func put(_ cell: Cell, at index: Int) {
    if index == room.count { grow() }
    (room.baseAddress! + index).initialize(to: cell)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Cell>.allocate(capacity: 2 * room.count)
    _ = larger.initialize(from: room)
    room.deallocate()
    room = larger
  }

  /// The offset of the quotation mark that closes a cell; nil if there is none.
  private func closingQuote(from start: Int, _ lineCount: inout Int) -> Int? {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Self.quote {
        guard place + 1 < bytes.count, bytes[place + 1] == Self.quote else {
          // The byte after the quotation mark tells whether the mark is doubled.
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

  /// The offset of the next delimiter or line end; the end of the bytes if there is none.
  @inline(__always)
  private func nextMark(from start: Int) -> Int {
    var place = start
    while place &+ 8 <= bytes.count {
      let word = bytes.word(at: place)
      let found = (word ^ delimiters).zeroBytes | (word ^ lineEnds).zeroBytes
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < bytes.count && bytes[place] != delimiter && bytes[place] != lineEnd {
      place &+= 1
    }
    return place
  }

  /// Whether a byte is among some bytes, of which 64 are looked at together.
  private static func contains(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let eightTimes = UInt64(eightTimes: byte)
    var place = 0
    while place &+ 64 <= bytes.count {
      var found: UInt64 = 0
      for offset in 0..<8 {
        found |= (bytes.word(at: place &+ 8 &* offset) ^ eightTimes).zeroBytes
      }
      if found != 0 { return true }
      place &+= 64
    }
    return bytes[place...].contains(byte)
  }
}

extension RecordReader {
  /// The number of bytes, from the beginning, that are whole records.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that begin with a record.
  ///   - dialect: The marks of the table.
  /// - Complexity: O(*n*); without quotation marks only the last line is looked for.
  package static func wholeRecords(
    in bytes: UnsafeBufferPointer<UInt8>, dialect: TableDialect
  ) -> Int {
    var records = RecordReader(bytes, dialect: dialect, isWhole: false)
    if contains(quote, in: bytes) {
      while records.next() {}
      return records.end
    }
    return bytes.lastIndex(of: records.lineEnd).map { $0 + 1 } ?? 0
  }

  /// The bytes of a cell's content, by its index in ``cells``; they are those that the reader was made of.
  @inlinable
  package func content(of index: Int) -> UnsafeBufferPointer<UInt8> {
    let content = cells[index].content
    return UnsafeBufferPointer(
      start: bytes.baseAddress.map { $0 + content.lowerBound }, count: content.count)
  }

  /// The text of a cell as it is meant: without quotation marks around it, and with doubled ones
  /// inside as one.
  package func text(of cell: Cell) -> String {
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
