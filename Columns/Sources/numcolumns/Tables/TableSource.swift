import NumberColumns

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole records of a table, in UTF-8, with room for what is made of them.
final class TableBlock {
  var text: [UInt8] = []
  /// Whether the table ends here.
  var isLast = false
  /// Whether the table begins here.
  var isFirst = false
  /// The offset of the block's first byte in the table's text.
  var number = 0
}

/// What stands above the first record of a table and belongs to none: the byte order mark, and lines.
struct Preamble {
  var bytes = 0
  var lines = 0
}

/// A table on its way from a file: read in blocks of whole records, decoded, and read twice on
/// request.
final class TableSource: BlockSource {
  /// The number of bytes of a block, if no record is longer.
  static let blockSize = 1 << 19
  /// The number of bytes that a record may have.
  static let recordLimit = 1 << 26

  private var file: InputFile
  private(set) var bytesRead = 0
  let encoding: TextEncoding
  let isEncodingGuessed: Bool
  let hasByteOrderMark: Bool
  /// What ends the first line.
  let lineEnd: String
  private(set) var dialect: TableDialect
  /// What may separate cells for whoever reads the table: of a table of one column, unless a person has said so, each of
  /// the usual delimiters, for which "1,5" is two cells.
  let delimiters: [UInt8]
  let hasHeader: Bool
  /// What stands above the first record.
  let preamble: Preamble
  let isAmbiguous: Bool
  private var decoder: TextDecoder
  /// Text that was read and is part of the next block.
  private var rest: [UInt8] = []
  /// Bytes that were read and not yet decoded.
  private var raw: [UInt8] = []
  private var isAtEnd = false
  private var blocks = 0
  private let stamp: FileStamp

  private init(_ file: consuming InputFile, beginning: TableBeginning) {
    (encoding, isEncodingGuessed) = (beginning.encoding, beginning.isEncodingGuessed)
    (hasByteOrderMark, dialect) = (beginning.hasByteOrderMark, beginning.guess.dialect)
    (hasHeader, lineEnd) = (beginning.hasHeader, beginning.lineEnd)
    delimiters = beginning.delimiters
    (isAmbiguous, preamble) = (beginning.isAmbiguous, beginning.preamble)
    (decoder, rest) = (beginning.decoder, beginning.text)
    (isAtEnd, bytesRead) = (beginning.isWhole, beginning.byteCount)
    stamp = FileStamp(file.fileDescriptor)
    self.file = file
  }

  /// Opens a table and looks at its beginning.
  ///
  /// - Parameter isReadTwice: Whether the input is kept if it cannot be read again, as a pipe cannot.
  static func open(
    _ path: String?, options: TableOptions, isReadTwice: Bool
  ) throws -> TableSource {
    var file = try InputFile(path)
    if file.size == nil && isReadTwice { file = try file.spooled() }
    var raw: [UInt8] = []
    try file.fill(&raw, upTo: TableBeginning.size)
    if let compression = Compression(raw) {
      file = try file.decompressed(by: compression, after: raw)
      raw.removeAll()
      try file.fill(&raw, upTo: TableBeginning.size)
    }
    let beginning = try TableBeginning(raw, options: options, name: file.name)
    return TableSource(file, beginning: beginning)
  }

  var name: String { file.name }
  /// The number of bytes; nil if nobody knows.
  var size: Int? { file.size }

  /// The records of the table's beginning, to name its columns by.
  func firstRecord() -> [String] {
    rest.dropFirst(preamble.bytes).withUnsafeBufferPointer { text in
      var records = RecordReader(text, dialect: dialect, isWhole: true)
      while records.next() {
        if !records.isEmptyLine { return records.cells.map { records.text(of: $0) } }
      }
      return []
    }
  }

  /// Fills a block with the next records; false if there are none left.
  func next(into block: TableBlock) throws -> Bool {
    block.text.removeAll(keepingCapacity: true)
    swap(&block.text, &rest)
    (block.isFirst, block.number) = (blocks == 0, blocks)
    var size = Self.blockSize
    while true {
      if let signal = StopSignal.arrived { throw IOFailure.stopped(signal: signal) }
      while !isAtEnd && block.text.count < size { try read(into: &block.text) }
      block.isLast = isAtEnd
      if isAtEnd { break }
      let whole = block.text.withUnsafeBufferPointer {
        RecordReader.wholeRecords(in: $0, dialect: dialect)
      }
      if whole > 0 {
        rest.removeAll(keepingCapacity: true)
        rest.append(contentsOf: block.text[whole...])
        block.text.removeSubrange(whole...)
        break
      }
      size *= 2
      guard size <= Self.recordLimit else { throw TableFailure.longRecord(name: name) }
    }
    blocks += 1
    return !block.text.isEmpty
  }

  /// Goes back to the beginning.
  func rewind() throws(IOFailure) {
    try file.rewind()
    (isAtEnd, blocks, bytesRead) = (false, 0, 0)
    rest.removeAll(keepingCapacity: true)
    decoder = TextDecoder(encoding)
  }

  /// Throws if the table ends inside of quotation marks. (N11)
  ///
  /// - Parameters:
  ///   - line: Where a block's record with the open quotation mark begins; nil if there is none.
  ///   - lines: The number of lines before the block.
  func check(_ line: Int?, after lines: Int) throws(TableFailure) {
    if let line { throw .openQuote(name: name, line: lines + line) }
  }

  /// Throws if the file has changed since it was opened.
  func checkUnchanged() throws(TableFailure) {
    guard FileStamp(file.fileDescriptor) == stamp else { throw .changed(name: name) }
  }

  /// The file that is read.
  var identity: FileIdentity { FileIdentity(descriptor: file.fileDescriptor) }

  private func read(into text: inout [UInt8]) throws {
    let piece = Self.blockSize / 2
    if encoding == .utf8 {
      let count = try file.read(upTo: piece, into: &text)
      isAtEnd = count == 0
      bytesRead += count
      return
    }
    raw.removeAll(keepingCapacity: true)
    let count = try file.read(upTo: piece, into: &raw)
    isAtEnd = count == 0
    bytesRead += count
    do throws(BrokenText) {
      try decoder.decode(raw, isLast: isAtEnd, into: &text)
    } catch {
      throw TableFailure.broken(name: name, encoding, offset: error.offset)
    }
  }
}

/// What the first bytes of a table tell.
private struct TableBeginning {
  static let size = 1 << 18

  let byteCount: Int
  let isWhole: Bool
  let encoding: TextEncoding
  let isEncodingGuessed: Bool
  let decoder: TextDecoder
  let text: [UInt8]
  let hasByteOrderMark: Bool
  let lineEnd: String
  let guess: TableGuess
  let hasHeader: Bool
  let preamble: Preamble
  let isAmbiguous: Bool
  let delimiters: [UInt8]

  init(_ raw: [UInt8], options: TableOptions, name: String) throws {
    let isWhole = raw.count < Self.size
    if let found = BinaryFile(raw) { throw ColumnFailure(found.refusal(of: name)) }
    (byteCount, self.isWhole) = (raw.count, isWhole)
    let found = raw.withUnsafeBufferPointer { TextEncoding.found(in: $0, isWhole: isWhole) }
    let encoding = options.encoding ?? found.0
    isEncodingGuessed = options.encoding == nil && found.1
    var decoder = TextDecoder(encoding)
    var text: [UInt8] = []
    do throws(BrokenText) {
      try decoder.decode(raw, isLast: isWhole, into: &text)
    } catch {
      throw TableFailure.broken(name: name, encoding, offset: error.offset)
    }
    let isMarked = text.starts(with: [0xEF, 0xBB, 0xBF])
    let mark = isMarked ? 3 : 0
    let guess = text.withUnsafeBufferPointer { text in
      TableGuess(
        .init(rebasing: text.dropFirst(mark)), isWhole: isWhole,
        delimiter: options.delimiter.map(\.byte),
        skippedLines: options.skip ?? (options.noHeader ? 0 : nil))
    }
    preamble = Preamble(bytes: mark + guess.skippedBytes, lines: guess.skippedLines)
    (self.encoding, self.decoder, self.text) = (encoding, decoder, text)
    (hasByteOrderMark, self.guess) = (isMarked, guess)
    let first = text.firstIndex(of: 0x0A)
    let hasReturn = first.map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false
    lineEnd = guess.dialect.lineEnd == .carriageReturn ? "CR" : hasReturn ? "CRLF" : "LF"
    hasHeader = options.hasHeader ?? guess.hasHeader
    isAmbiguous = guess.isAmbiguous && options.delimiter == nil
    delimiters =
      guess.dialect.delimiter.map { [$0] }
      ?? (options.delimiter == nil ? TableGuess.delimiters : [])
  }
}

/// What changes if a file is written to.
private struct FileStamp: Equatable {
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ descriptor: Int32) {
    var status = stat()
    fstat(descriptor, &status)
    size = Int(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

/// Why a table cannot be read.
enum TableFailure: Error, CustomStringConvertible {
  case broken(name: String, TextEncoding, offset: Int)
  case longRecord(name: String)
  case openQuote(name: String, line: Int)
  case changed(name: String)
  case noCharacter(name: String, TextEncoding, Unicode.Scalar)

  var description: String {
    switch self {
    case .broken(let name, let encoding, let offset):
      "\(name): the bytes at \(offset.grouped) are not text in \(encoding.name); --encoding names another"
    case .longRecord(let name):
      "\(name): a record has more than \(TableSource.recordLimit.grouped) bytes; "
        + "is a quotation mark not closed?"
    case .openQuote(let name, let line):
      "\(name):\(line): the table ends inside of quotation marks; a mark is left open, or the file is cut off"
    case .changed(let name): "\(name): the file was changed while it was read"
    case .noCharacter(let name, let encoding, let scalar):
      "\(name): \(encoding.name) has no character U+\(String(scalar.value, radix: 16).uppercased())"
    }
  }
}
