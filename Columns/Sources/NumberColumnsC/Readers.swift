// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns
import FieldEditing
import NumberColumns
import NumberText

/// What a handle of a reader stands for.
private struct ReaderObject {
  let rule: CellRule
  var cells: CellReader
}

private func withReader(
  _ handle: OpaquePointer?, _ body: (inout ReaderObject) throws(CallError) -> nc_status
) -> nc_status {
  withObject(handle, ReaderObject.self, body)
}

@c @implementation
public func nc_reader_make(
  _ conventions: nc_conventions, _ readsForeignDecimals: Bool,
  _ missingWords: UnsafePointer<CChar>?, _ length: Int,
  _ reader: UnsafeMutablePointer<OpaquePointer?>?
) -> nc_status {
  prepareColumns()
  let conventions = ConventionSet(conventions)
  guard !conventions.isEmpty else { return NC_ERROR_ARGUMENT }
  do throws(CallError) {
    let words = try words(missingWords, length)
    return makeHandle(
      ReaderObject(
        rule: CellRule(conventions, readsForeignDecimals: readsForeignDecimals),
        cells: CellReader(missingWords: words)), reader)
  } catch {
    return error.status
  }
}

@c @implementation
public func nc_reader_set_suffixes(
  _ reader: OpaquePointer?, _ suffixes: UnsafePointer<CChar>?, _ length: Int
) -> nc_status {
  withReader(reader) { object throws(CallError) in
    let suffixes = try words(suffixes, length)
    object.cells = CellReader(missingWords: object.cells.missingWords, suffixes: suffixes)
    return NC_OK
  }
}

@c @implementation
public func nc_reader_free(_ reader: OpaquePointer?) {
  freeHandle(reader, ReaderObject.self)
}

/// Reads a caller's texts into the caller's room, and tells what became of them.
///
/// - Parameter room: Nil only if there are no texts.
private func read<Room>(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?, into room: Room?,
  _ rows: UnsafeMutablePointer<nc_rows>?,
  _ body: (ReaderObject, TextBatch, Room, inout BatchStatuses) -> nc_status
) -> nc_status {
  withReader(reader) { object throws(CallError) in
    guard rows == nil || rows!.pointee.size >= MemoryLayout<nc_rows>.size else {
      return NC_ERROR_ARGUMENT
    }
    let batch = try TextBatch(texts)
    var statuses = BatchStatuses(
      statuses: rows?.pointee.statuses, validity: rows?.pointee.validity, count: batch.count)
    var status = NC_OK
    if let room {
      status = body(object, batch, room, &statuses)
    } else if batch.count > 0 {
      status = NC_ERROR_NULL
    }
    guard let rows, status == NC_OK || status == NC_ERROR_BUFFER else { return status }
    let counts = statuses.counts.map { Int64($0) }
    rows.pointee.counts = (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
    rows.pointee.fraction_digits = Int64(statuses.fractionDigits)
    return status
  }
}

@c @implementation
public func nc_read_doubles(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?,
  _ values: UnsafeMutablePointer<Double>?,
  _ rows: UnsafeMutablePointer<nc_rows>?
) -> nc_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    object.cells.readDoubles(batch, by: object.rule, to: values, &statuses)
    return NC_OK
  }
}

@c @implementation
public func nc_read_int64s(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?,
  _ values: UnsafeMutablePointer<Int64>?,
  _ rows: UnsafeMutablePointer<nc_rows>?
) -> nc_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    object.cells.readIntegers(batch, by: object.rule, to: values, &statuses)
    return NC_OK
  }
}

@c @implementation
public func nc_read_decimals(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?, _ scale: Int32,
  _ values: UnsafeMutableRawPointer?, _ rows: UnsafeMutablePointer<nc_rows>?
) -> nc_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    guard 0...38 ~= scale else { return NC_ERROR_ARGUMENT }
    object.cells.readDecimals(batch, by: object.rule, scale: Int(scale), to: values, &statuses)
    return NC_OK
  }
}

@c @implementation
public func nc_read_plain_texts(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<nc_texts>?,
  _ offsets: UnsafeMutablePointer<Int64>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ rows: UnsafeMutablePointer<nc_rows>?
) -> nc_status {
  length?.pointee = 0
  return read(reader, texts, into: offsets, rows) { object, batch, offsets, statuses in
    guard capacity >= 0 else { return NC_ERROR_ARGUMENT }
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: buffer == nil ? 0 : capacity)
    let count = object.cells.readPlainTexts(
      batch, by: object.rule, offsets: offsets, to: room.assumingMemoryBound(to: UInt8.self),
      &statuses)
    length?.pointee = count
    return count <= room.count ? NC_OK : NC_ERROR_BUFFER
  }
}

@c @implementation
public func nc_reader_issue(
  _ reader: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ fact: nc_fact,
  _ start: UnsafeMutablePointer<Int>?, _ end: UnsafeMutablePointer<Int>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  withReader(reader) { object in
    guard let text = NumberColumnsC.text(text, textLength) else { return NC_ERROR_BROKEN }
    guard let issue = object.cells.issue(of: text, by: object.rule) else { return NC_NONE }
    let told: String
    switch fact {
    case NC_FACT_ISSUE: told = issue.code.rawValue
    case NC_FACT_MESSAGE: told = issue.message(for: text, suggestions: [])
    default: return NC_NONE
    }
    start?.pointee = issue.range.lowerBound
    end?.pointee = issue.range.upperBound
    return write(told, buffer, capacity, length)
  }
}

@c @implementation
public func nc_reader_meaning(
  _ reader: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ index: Int,
  _ conventions: UnsafeMutablePointer<nc_conventions>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  withReader(reader) { object in
    guard let text = NumberColumnsC.text(text, textLength) else { return NC_ERROR_BROKEN }
    let meanings = object.cells.meanings(of: text)
    guard meanings.indices.contains(index) else { return NC_NONE }
    let status = write(meanings[index].value.plainText, buffer, capacity, length)
    if status == NC_OK {
      conventions?.pointee = nc_conventions(meanings[index].conventions.bits)
    }
    return status
  }
}
