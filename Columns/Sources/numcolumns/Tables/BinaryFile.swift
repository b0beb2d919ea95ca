/// A file that is no text, told by its first bytes.
///
/// Such bytes can be decoded as Windows-1252 or as UTF-16, and would be taken for a table of strange cells.
enum BinaryFile: Equatable {
  /// A workbook of a spreadsheet.
  case workbook(String)
  /// Another kind of file.
  case other(String, readBy: String)

  /// Nil if the bytes are none of the known kinds.
  init?(_ bytes: [UInt8]) {
    func begins(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    func begins(_ mark: String) -> Bool { bytes.starts(with: mark.utf8) }
    /// Whether a byte that no line of text has stands at an offset, after a mark of letters.
    func isControl(at offset: Int) -> Bool {
      bytes.count > offset && (bytes[offset] < 0x20 || bytes[offset] >= 0x7F)
        && ![0x09, 0x0A, 0x0D].contains(bytes[offset])
    }
    if begins([0x50, 0x4B, 0x03, 0x04]) || begins([0x50, 0x4B, 0x05, 0x06]) {
      self = .workbook(Self.archive(bytes))
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

  /// What kind of archive a ZIP is, by the names of its first files.
  private static func archive(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if text.contains("[Content_Types].xml") || text.contains("xl/") {
      return "a workbook of Excel (.xlsx)"
    }
    return text.contains("opendocument.spreadsheet")
      ? "a workbook of LibreOffice (.ods)" : "a workbook (.xlsx, .ods) or another ZIP archive"
  }

  /// What a person is told.
  func refusal(of name: String) -> String {
    switch self {
    case .workbook(let kind):
      "\(name) is \(kind) and no text. Save the sheet as CSV and read that, or read it in Python: "
        + "formatting_field.read_frame(pandas.read_excel(…, dtype=object))."
    case .other(let kind, let reader):
      "\(name) is \(kind) and no text. Write the table as CSV, by \(reader), and read that."
    }
  }
}
