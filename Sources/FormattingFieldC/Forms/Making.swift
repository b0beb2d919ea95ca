// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import FieldSchemas
import NumberText

@c @implementation
public func ff_form_make(
  _ schema: UnsafePointer<CChar>?, _ length: Int, _ options: UnsafePointer<ff_form_options>?,
  _ form: UnsafeMutablePointer<OpaquePointer?>?, _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  guard form != nil else { return FF_ERROR_NULL }
  guard let schema = text(schema, length) else { return FF_ERROR_BROKEN }
  return makeContent(of: schema, options, reason) { content, table in
    makeHandle(FF_KIND_FORM, FormObject(content, of: schema, in: table), form)
  }
}

@c @implementation
public func ff_form_set_formats(
  _ handle: OpaquePointer?, _ options: UnsafePointer<ff_form_options>?,
  _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  withForm(handle) { object in
    makeContent(of: object.schema, options, reason) { content, table in
      object.setFormats(of: content, in: table)
      return FF_OK
    }
  }
}

/// Makes what a form shows, with the formats of a caller's, and the sentences in the caller's language.
private func makeContent(
  of schema: String, _ options: UnsafePointer<ff_form_options>?,
  _ reason: UnsafeMutablePointer<ff_reason>?,
  _ body: (SchemaContent, MessageTable) -> ff_status
) -> ff_status {
  guard let given = options else { return FF_ERROR_NULL }
  let size = given.pointee.size
  guard size >= MemoryLayout<ff_form_options>.size,
    let unsupported = UnsupportedKeywords(given.pointee.unsupported)
  else { return FF_ERROR_ARGUMENT }
  let options = given.pointee
  guard let formatOf = options.format else { return FF_ERROR_NULL }
  guard let language = text(options.language, options.language_length) else {
    return FF_ERROR_BROKEN
  }
  guard let table = messageTable(of: language) else { return FF_NONE }
  prepareFirstForm()
  var formats: [OpaquePointer?] = []
  defer { for format in formats { ff_format_free(format) } }
  do throws(SchemaError) {
    let content = try SchemaContent(
      schema: schema, onUnsupported: unsupported, in: table,
      computing: { computation(of: $0, by: options.compute, options.context) },
      format: { field in
        formats.append(withFacts(of: field) { formatOf(options.context, $0) })
        return FormattingFieldC.format(formats.last ?? nil)
      })
    return body(content, table)
  } catch {
    tell(error.description, reason)
    return FF_ERROR_SCHEMA
  }
}

/// Gives a caller's function what a schema says of a field.
func withFacts<Result>(
  of field: SchemaField, _ body: (UnsafePointer<ff_schema_field>) -> Result
) -> Result {
  let digits = field.maximumFractionDigits.map { Int32(clamping: $0) } ?? -1
  return withUTF8(of: field.pointer) { pointer in
    withUTF8(of: field.style.description) { style in
      func text(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar>? {
        UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      }
      var facts = ff_schema_field(
        size: MemoryLayout<ff_schema_field>.size, pointer: text(pointer),
        pointer_length: pointer.count, style: text(style), style_length: style.count,
        maximum_fraction_digits: digits)
      return body(&facts)
    }
  }
}

extension UnsupportedKeywords {
  fileprivate init?(_ unsupported: ff_unsupported) {
    switch unsupported {
    case FF_UNSUPPORTED_REFUSED: self = .refuse
    case FF_UNSUPPORTED_SKIPPED: self = .skip
    case FF_UNSUPPORTED_HANDED_OVER: self = .handOver
    default: return nil
    }
  }
}

@c @implementation
public func ff_form_free(_ form: OpaquePointer?) {
  freeHandle(FF_KIND_FORM, form, FormObject.self)
}

@c @implementation
public func ff_form_values(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { write($0.form.content.json, buffer, capacity, length) }
}

@c @implementation
public func ff_form_set_values(
  _ handle: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int,
  _ reason: UnsafeMutablePointer<ff_reason>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let json = try given(json, length)
    var content = object.form.content
    do throws(SchemaError) {
      try content.read(json)
    } catch {
      tell(error.description, reason)
      return FF_ERROR_SCHEMA
    }
    object.initial = content
    object.restart(with: FieldForm(content))
    return FF_OK
  }
}

@c @implementation
public func ff_form_keep_as_initial(_ handle: OpaquePointer?) -> ff_status {
  withForm(handle) { object in
    object.form.keepAsInitial()
    object.initial = object.form.content
    return FF_OK
  }
}

// MARK: Members and rows

@c @implementation
public func ff_form_member(
  _ handle: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ pathLength: Int, _ place: Int,
  _ kind: UnsafeMutablePointer<ff_member>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(path, pathLength)
    let found = try found { () throws(NoMember) in
      try object.form.content.member(of: path, at: place)
    }
    guard let found else { return FF_NONE }
    kind?.pointee =
      switch found.kind {
      case .field: FF_MEMBER_FIELD
      case .object: FF_MEMBER_OBJECT
      case .array: FF_MEMBER_ARRAY
      }
    return write(found.name, buffer, capacity, length)
  }
}

@c @implementation
public func ff_form_field(
  _ handle: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { object in
    let order = object.form.declaredFields
    return write(
      order.indices.contains(index) ? pathText(order[index]) : nil, buffer, capacity, length)
  }
}

@c @implementation
public func ff_form_row(
  _ handle: OpaquePointer?, _ array: UnsafePointer<CChar>?, _ arrayLength: Int, _ place: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(array, arrayLength)
    let id = try found { () throws(NoMember) in try object.form.content.rowID(at: path, place) }
    return write(id, buffer, capacity, length)
  }
}

@c @implementation
public func ff_form_insert_row(
  _ handle: OpaquePointer?, _ array: UnsafePointer<CChar>?, _ arrayLength: Int, _ place: Int,
  _ id: UnsafePointer<CChar>?, _ idLength: Int
) -> ff_status {
  changeRows(handle, array, arrayLength, id, idLength) { ids, id throws(CallError) in
    guard !ids.contains(id) else { throw CallError(FF_ERROR_ARGUMENT) }
    ids.insert(id, at: ids.place(place))
  }
}

@c @implementation
public func ff_form_move_row(
  _ handle: OpaquePointer?, _ array: UnsafePointer<CChar>?, _ arrayLength: Int,
  _ id: UnsafePointer<CChar>?, _ idLength: Int, _ place: Int
) -> ff_status {
  changeRows(handle, array, arrayLength, id, idLength) { ids, id throws(CallError) in
    try ids.take(id)
    ids.insert(id, at: ids.place(place))
  }
}

@c @implementation
public func ff_form_remove_row(
  _ handle: OpaquePointer?, _ array: UnsafePointer<CChar>?, _ arrayLength: Int,
  _ id: UnsafePointer<CChar>?, _ idLength: Int
) -> ff_status {
  changeRows(handle, array, arrayLength, id, idLength) { ids, id throws(CallError) in
    try ids.take(id)
  }
}

extension [String] {
  /// The index at which to insert an element for a place: the end, if there is no such place.
  fileprivate func place(_ place: Int) -> Int { indices.contains(place) ? place : count }

  fileprivate mutating func take(_ element: String) throws(CallError) {
    guard let index = firstIndex(of: element) else { throw CallError(FF_ERROR_FIELD) }
    remove(at: index)
  }
}

/// Gives an array other rows, by their ids.
private func changeRows(
  _ handle: OpaquePointer?, _ array: UnsafePointer<CChar>?, _ arrayLength: Int,
  _ id: UnsafePointer<CChar>?, _ idLength: Int,
  _ body: (inout [String], String) throws(CallError) -> Void
) -> ff_status {
  withForm(handle) { object throws(CallError) in
    let path = try FormattingFieldC.path(array, arrayLength)
    let id = try given(id, idLength)
    let pointer = try found { () throws(NoMember) in
      try object.form.content.pointer(ofArray: path)
    }
    var ids = object.form.content.rows(at: pointer) ?? []
    try body(&ids, id)
    object.record { $0.content.setRows(ids, at: pointer) }
    return FF_OK
  }
}

/// What a function finds in a form; throws `FF_ERROR_FIELD` if the form does not have it.
func found<Result>(_ body: () throws(NoMember) -> Result) throws(CallError) -> Result {
  do throws(NoMember) { return try body() } catch { throw CallError(FF_ERROR_FIELD) }
}
