/// A file that is no text, told by its first bytes.
///
/// Such bytes can be decoded as Windows-1252 or as UTF-16, and would be taken for a table of strange cells.
enum BinaryFile: Equatable {
  /// Compressed, and the program that gives its content.
  case compressed(String, by: String)
  /// A workbook of a spreadsheet.
  case workbook(String)
  /// Another kind of file.
  case other(String, readBy: String)

  /// Nil if the bytes are none of the known kinds.
  init?(_ bytes: [UInt8]) {
    func begins(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    func begins(_ mark: String) -> Bool { bytes.starts(with: mark.utf8) }
    /// Whether a byte that no line of text has stands at an offset, behind a mark of letters.
    func isControl(at offset: Int) -> Bool {
      bytes.count > offset && (bytes[offset] < 0x20 || bytes[offset] >= 0x7F)
        && ![0x09, 0x0A, 0x0D].contains(bytes[offset])
    }
    if begins([0x1F, 0x8B]) {
      self = .compressed("gzip", by: "gunzip -c")
    } else if begins([0x28, 0xB5, 0x2F, 0xFD]) {
      self = .compressed("Zstandard", by: "zstd -dc")
    } else if begins([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
      self = .compressed("xz", by: "xz -dc")
    } else if begins([0x04, 0x22, 0x4D, 0x18]) {
      self = .compressed("LZ4", by: "lz4 -dc")
    } else if begins("BZh"), bytes.dropFirst(4).starts(with: [0x31, 0x41, 0x59, 0x26]) {
      self = .compressed("bzip2", by: "bzip2 -dc")
    } else if begins([0x50, 0x4B, 0x03, 0x04]) || begins([0x50, 0x4B, 0x05, 0x06]) {
      self = .workbook("a workbook (.xlsx, .ods) or another ZIP archive")
    } else if begins([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      self = .workbook("an old workbook (.xls)")
    } else if begins("PAR1"), isControl(at: 4) {
      self = .other("Parquet", readBy: "pyarrow, polars or DuckDB")
    } else if begins("ARROW1"), isControl(at: 6) {
      self = .other("Arrow (Feather)", readBy: "pyarrow or polars")
    } else if begins("ORC"), isControl(at: 3) {
      self = .other("ORC", readBy: "pyarrow")
    } else if begins("Obj\u{1}") {
      self = .other("Avro", readBy: "polars or fastavro")
    } else if begins("SQLite format 3\0") {
      self = .other("a database of SQLite", readBy: "sqlite3")
    } else if begins([0x89, 0x48, 0x44, 0x46]) {
      self = .other("HDF5", readBy: "h5py or pandas")
    } else if begins("%PDF-") {
      self = .other("PDF", readBy: "a reader of PDF")
    } else {
      return nil
    }
  }

  /// What a person is told.
  func refusal(of name: String) -> String {
    let file = name == "<stdin>" ? "FILE" : name
    return switch self {
    case .compressed(let kind, let program):
      "\(name) is compressed (\(kind)) and no text. Say  \(program) \(file) | numfield … -"
    case .workbook(let kind):
      "\(name) is \(kind) and no text. Save the sheet as CSV and read that."
    case .other(let kind, let reader):
      "\(name) is \(kind) and no text. Write the table as CSV, by \(reader), and read that."
    }
  }
}
