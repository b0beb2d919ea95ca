import NumberColumns
import NumberText

/// Reads a column in several ways, which all have to give the same state.
public enum ColumnTwice {
  /// How two ways differ; nil if they do not. The first byte tells where the column is split, the
  /// others are its cells, with line feeds between them.
  public static func problem(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let cells = bytes.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let shared = CellReader(missingWords: ["-", "999"])
    for cell in cells {
      // The second reading comes from the cache of shapes.
      for _ in 0..<2 {
        let id = cell.withUnsafeBufferPointer { shared.id(of: $0) }
        let known = shared.classes[id]
        let scanned = cell.withUnsafeBufferPointer { shared.cellClass(of: $0) }
        if known != scanned { return "by its shape \(known), scanned \(scanned): \(cell)" }
      }
      if let wrong = wrongText(of: cell, shared) { return wrong }
    }
    let whole = column(cells[...], shared)
    let split = cells.count * Int(first) / 256
    var merged = column(cells[..<split], CellReader(missingWords: ["999", "-"]))
    merged.merge(column(cells[split...], CellReader(missingWords: ["-", "999"])))
    if whole != merged { return "in one part \(whole), in two \(merged)" }
    let answer = whole.answer
    if answer != merged.answer { return "two answers" }
    return contradiction(in: answer, cells, shared)
  }

  /// A plain text of a cell that differs from the cell's number, in some convention.
  private static func wrongText(of cell: [UInt8], _ reader: CellReader) -> String? {
    let text = String(decoding: cell, as: UTF8.self)
    for convention in NumberConvention.all {
      let set = ConventionSet([convention])
      guard let value = reader.meanings(of: text, in: set).first?.value else { continue }
      let plain = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8192) { room in
        cell.withUnsafeBufferPointer { bytes -> String? in
          guard case .number(let count) = reader.writePlainText(of: bytes, in: set, to: room),
            count <= room.count
          else { return nil }
          return String(decoding: room[..<count], as: UTF8.self)
        }
      }
      let isLong = value.plainText.utf8.count > 8192
      guard plain == value.plainText || plain.flatMap({ FixedDecimal($0) }) == value || isLong
      else {
        return "“\(text)” is \(value.plainText) in \(convention), and written \(plain ?? "nowhere")"
      }
    }
    return nil
  }

  /// What the answer says and the cells do not.
  private static func contradiction(
    in answer: ColumnAnswer, _ cells: [[UInt8]], _ reader: CellReader
  ) -> String? {
    guard answer.outcome == .certain else { return nil }
    for cell in cells {
      let text = String(decoding: cell, as: UTF8.self)
      guard case .text = cell.withUnsafeBufferPointer({ reader.cellClass(of: $0) }) else {
        continue
      }
      let meanings = reader.meanings(of: text, in: answer.conventions)
      if meanings.count != 1 { return "a certain column has \(meanings.count) meanings of \(text)" }
    }
    return nil
  }

  private static func column(_ cells: ArraySlice<[UInt8]>, _ reader: CellReader) -> NumberColumn {
    var column = ColumnReader(reader)
    for cell in cells {
      cell.withUnsafeBufferPointer { column.read($0) }
      // A long cell takes two lines.
      if cell.count > 9 { column.skip(lines: 1) }
    }
    return column.column
  }
}
