// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FormattingFieldC
import NumberColumns
import NumberText

/// What a handle of a reader stands for.
private struct ReaderObject {
  let rule: CellRule
  var cells: CellReader
}

private func withReader<Failure: StatusError>(
  _ handle: OpaquePointer?, _ body: (ReaderObject) throws(Failure) -> ff_status
) -> ff_status {
  guard let object = ff_handle_object(UnsafeRawPointer(handle), FF_KIND_READER) else {
    return FF_ERROR_HANDLE
  }
  do throws(Failure) {
    return try body(object.assumingMemoryBound(to: ReaderObject.self).pointee)
  } catch {
    return error.status
  }
}

private func makeReader(
  _ rule: CellRule, _ missingWords: UnsafePointer<CChar>?, _ length: Int,
  _ reader: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  do throws(CallError) {
    let words = try words(missingWords, length)
    return makeHandle(
      FF_KIND_READER, ReaderObject(rule: rule, cells: CellReader(missingWords: words)), reader)
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_reader_make(
  _ conventions: ff_conventions, _ readsForeignDecimals: Bool,
  _ missingWords: UnsafePointer<CChar>?, _ length: Int,
  _ reader: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  prepareColumns()
  let conventions = ConventionSet(conventions)
  guard !conventions.isEmpty else { return FF_ERROR_ARGUMENT }
  return makeReader(
    .conventions(conventions, readsForeignDecimals: readsForeignDecimals), missingWords, length,
    reader)
}

@c @implementation
public func ff_reader_of_format(
  _ format: OpaquePointer?, _ missingWords: UnsafePointer<CChar>?, _ length: Int,
  _ reader: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  prepareColumns()
  guard let format = FormattingFieldC.format(format) else { return FF_ERROR_HANDLE }
  return makeReader(.format(NumberScanner(format: format)), missingWords, length, reader)
}

@c @implementation
public func ff_reader_set_suffixes(
  _ reader: OpaquePointer?, _ suffixes: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  guard let object = ff_handle_object(UnsafeRawPointer(reader), FF_KIND_READER) else {
    return FF_ERROR_HANDLE
  }
  do throws(CallError) {
    let suffixes = try words(suffixes, length)
    let place = object.assumingMemoryBound(to: ReaderObject.self)
    let missingWords = place.pointee.cells.missingWords
    place.pointee.cells = CellReader(missingWords: missingWords, suffixes: suffixes)
    return FF_OK
  } catch {
    return error.status
  }
}

@c @implementation
public func ff_reader_free(_ reader: OpaquePointer?) {
  freeHandle(FF_KIND_READER, reader, ReaderObject.self)
}

/// Reads a caller's texts into the caller's room, and tells what became of them.
///
/// - Parameter room: Nil only if there are no texts.
private func read<Room>(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<ff_texts>?, into room: Room?,
  _ rows: UnsafeMutablePointer<ff_rows>?,
  _ body: (ReaderObject, TextBatch, Room, inout BatchStatuses) -> ff_status
) -> ff_status {
  withReader(reader) { object throws(CallError) in
    guard rows == nil || rows!.pointee.size >= MemoryLayout<ff_rows>.size else {
      return FF_ERROR_ARGUMENT
    }
    let batch = try TextBatch(texts)
    var statuses = BatchStatuses(
      statuses: rows?.pointee.statuses, validity: rows?.pointee.validity, count: batch.count)
    var status = FF_OK
    if let room {
      status = body(object, batch, room, &statuses)
    } else if batch.count > 0 {
      status = FF_ERROR_NULL
    }
    guard let rows, status == FF_OK || status == FF_ERROR_BUFFER else { return status }
    let counts = statuses.counts.map { Int64($0) }
    rows.pointee.counts = (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
    rows.pointee.fraction_digits = Int64(statuses.fractionDigits)
    return status
  }
}

@c @implementation
public func ff_read_doubles(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<ff_texts>?,
  _ values: UnsafeMutablePointer<Double>?,
  _ rows: UnsafeMutablePointer<ff_rows>?
) -> ff_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    object.cells.readDoubles(batch, by: object.rule, to: values, &statuses)
    return FF_OK
  }
}

@c @implementation
public func ff_read_int64s(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<ff_texts>?,
  _ values: UnsafeMutablePointer<Int64>?,
  _ rows: UnsafeMutablePointer<ff_rows>?
) -> ff_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    object.cells.readIntegers(batch, by: object.rule, to: values, &statuses)
    return FF_OK
  }
}

@c @implementation
public func ff_read_decimals(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<ff_texts>?, _ scale: Int32,
  _ values: UnsafeMutableRawPointer?, _ rows: UnsafeMutablePointer<ff_rows>?
) -> ff_status {
  read(reader, texts, into: values, rows) { object, batch, values, statuses in
    guard 0...38 ~= scale else { return FF_ERROR_ARGUMENT }
    object.cells.readDecimals(batch, by: object.rule, scale: Int(scale), to: values, &statuses)
    return FF_OK
  }
}

@c @implementation
public func ff_read_plain_texts(
  _ reader: OpaquePointer?, _ texts: UnsafePointer<ff_texts>?,
  _ offsets: UnsafeMutablePointer<Int64>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ rows: UnsafeMutablePointer<ff_rows>?
) -> ff_status {
  length?.pointee = 0
  return read(reader, texts, into: offsets, rows) { object, batch, offsets, statuses in
    guard capacity >= 0 else { return FF_ERROR_ARGUMENT }
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: buffer == nil ? 0 : capacity)
    let count = object.cells.readPlainTexts(
      batch, by: object.rule, offsets: offsets, to: room.assumingMemoryBound(to: UInt8.self),
      &statuses)
    length?.pointee = count
    return count <= room.count ? FF_OK : FF_ERROR_BUFFER
  }
}

@c @implementation
public func ff_reader_issue(
  _ reader: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ fact: ff_fact,
  _ start: UnsafeMutablePointer<Int>?, _ end: UnsafeMutablePointer<Int>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withReader(reader) { object in
    guard let text = FormattingFieldC.text(text, textLength) else { return FF_ERROR_BROKEN }
    guard let issue = object.cells.issue(of: text, by: object.rule) else { return FF_NONE }
    let told: String
    switch fact {
    case FF_FACT_ISSUE: told = issue.code.rawValue
    case FF_FACT_MESSAGE: told = issue.message(for: text, suggestions: [])
    default: return FF_NONE
    }
    start?.pointee = issue.range.lowerBound
    end?.pointee = issue.range.upperBound
    return write(told, buffer, capacity, length)
  }
}

@c @implementation
public func ff_reader_meaning(
  _ reader: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ index: Int,
  _ conventions: UnsafeMutablePointer<ff_conventions>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withReader(reader) { object in
    guard let text = FormattingFieldC.text(text, textLength) else { return FF_ERROR_BROKEN }
    let meanings = object.cells.meanings(of: text)
    guard meanings.indices.contains(index) else { return FF_NONE }
    let status = write(meanings[index].value.plainText, buffer, capacity, length)
    if status == FF_OK {
      conventions?.pointee = ff_conventions(meanings[index].conventions.bits)
    }
    return status
  }
}
