// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns
import NumberColumns

/// What a handle of a column stands for.
struct ColumnObject {
  /// The rows before those that the reader has read.
  private var past: NumberColumn
  private var reader: ColumnReader
  private var cells: CellReader
  /// What was answered since the last row.
  private var known: (column: NumberColumn, answer: ColumnAnswer)?

  init(_ past: NumberColumn, missingWords: [String], suffixes: [[UInt8]] = []) {
    self.past = past
    cells = CellReader(missingWords: missingWords, suffixes: suffixes)
    reader = ColumnReader(cells)
  }

  /// A copy reads for itself: a reader of cells belongs to one thread.
  init(copying object: ColumnObject) {
    self.init(
      object.column, missingWords: object.missingWords, suffixes: object.cells.suffixes)
  }

  /// Declares what may stand after numbers, before a row is read.
  mutating func setSuffixes(_ suffixes: [String]) -> nc_status {
    guard past.lines == 0, reader.lines == 0 else { return NC_ERROR_ARGUMENT }
    cells = CellReader(missingWords: missingWords, suffixes: suffixes)
    reader = ColumnReader(cells)
    return NC_OK
  }

  var missingWords: [String] { cells.missingWords }

  /// All rows.
  var column: NumberColumn {
    var column = past
    column.merge(reader.column)
    return column
  }

  /// All rows, and what they say together.
  mutating func answered() -> (column: NumberColumn, answer: ColumnAnswer) {
    if let known { return known }
    let column = column
    let found = (column, column.answer)
    known = found
    return found
  }

  mutating func add(_ lines: Int, _ body: (inout ColumnReader) -> Void) -> nc_status {
    // Checked first, because a sum that overflows ends the process.
    guard 0...SavedColumn.lineLimit ~= lines,
      past.lines + reader.lines + lines <= SavedColumn.lineLimit
    else { return NC_ERROR_OVERFLOW }
    known = nil
    body(&reader)
    return NC_OK
  }

  mutating func merge(_ next: NumberColumn) -> nc_status {
    guard past.lines + reader.lines + next.lines <= SavedColumn.lineLimit else {
      return NC_ERROR_OVERFLOW
    }
    known = nil
    past = column
    past.merge(next)
    reader = ColumnReader(cells)
    return NC_OK
  }
}

/// Works on the column of a handle in its place.
func withColumn(
  _ handle: OpaquePointer?, _ body: (inout ColumnObject) throws(CallError) -> nc_status
) -> nc_status {
  withObject(handle, ColumnObject.self, body)
}

@c @implementation
public func nc_column_make(
  _ missingWords: UnsafePointer<CChar>?, _ length: Int,
  _ column: UnsafeMutablePointer<OpaquePointer?>?
) -> nc_status {
  prepareColumns()
  do throws(CallError) {
    let words = try words(missingWords, length)
    return makeHandle(ColumnObject(NumberColumn(), missingWords: words), column)
  } catch {
    return error.status
  }
}

@c @implementation
public func nc_column_set_suffixes(
  _ handle: OpaquePointer?, _ suffixes: UnsafePointer<CChar>?, _ length: Int
) -> nc_status {
  withColumn(handle) { object throws(CallError) in
    object.setSuffixes(try words(suffixes, length))
  }
}

@c @implementation
public func nc_column_free(_ column: OpaquePointer?) {
  freeHandle(column, ColumnObject.self)
}

@c @implementation
public func nc_column_copy(
  _ handle: OpaquePointer?, _ copy: UnsafeMutablePointer<OpaquePointer?>?
) -> nc_status {
  withColumn(handle) { makeHandle(ColumnObject(copying: $0), copy) }
}

@c @implementation
public func nc_column_feed(
  _ handle: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?
) -> nc_status {
  withColumn(handle) { object throws(CallError) in
    let batch = try TextBatch(texts)
    return object.add(batch.count) { $0.read(batch) }
  }
}

@c @implementation
public func nc_column_skip(_ handle: OpaquePointer?, _ lines: Int) -> nc_status {
  withColumn(handle) { object in object.add(lines) { $0.skip(lines: lines) } }
}

@c @implementation
public func nc_column_merge(_ handle: OpaquePointer?, _ next: OpaquePointer?) -> nc_status {
  var following = NumberColumn()
  let status = withColumn(next) { object in
    following = object.column
    return NC_OK
  }
  guard status == NC_OK else { return status }
  return withColumn(handle) { $0.merge(following) }
}
