package import CFormattingField
package import FieldEditing
package import NumberText

/// What a handle of a field stands for.
struct FieldObject {
  var field: NumberField
  var outcome = CommitOutcome.unchanged
  /// The language of messages; nil for that of the format's locale.
  var language: MessageTable?

  init(field: NumberField) { self.field = field }
}

/// What a handle of a format stands for.
package struct FormatObject {
  package let format: NumberFormat

  package init(_ format: NumberFormat) { self.format = format }
}

/// An object behind a handle. A caller's function, such as a writer, may call back while a call works on it.
struct HeldObject<Object> {
  var object: Object
  /// Whether a call works on the object.
  var isBusy = false
  /// Whether the handle is gone, so that the call that works on the object ends it.
  var isFreed = false

  init(_ object: consuming Object) { self.object = object }
}

/// Puts an object behind a new handle.
package func makeHandle<Object>(
  _ kind: ff_kind, _ object: consuming Object, _ handle: UnsafeMutablePointer<OpaquePointer?>?
) -> ff_status {
  guard let handle else { return FF_ERROR_NULL }
  let pointer = UnsafeMutablePointer<HeldObject<Object>>.allocate(capacity: 1)
  pointer.initialize(to: HeldObject(object))
  guard let made = ff_handle_make(kind, pointer) else {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
    return FF_ERROR_MEMORY
  }
  handle.pointee = OpaquePointer(made)
  return FF_OK
}

/// Ends an object and its handle; the object while no call works on it.
package func freeHandle<Object>(_ kind: ff_kind, _ handle: OpaquePointer?, _ type: Object.Type) {
  guard let pointer = ff_handle_free(UnsafeRawPointer(handle), kind) else { return }
  let held = pointer.assumingMemoryBound(to: HeldObject<Object>.self)
  if held.pointee.isBusy { held.pointee.isFreed = true } else { end(held) }
}

private func end<Object>(_ held: UnsafeMutablePointer<HeldObject<Object>>) {
  held.deinitialize(count: 1)
  held.deallocate()
}

/// Works on the object of a handle in its place: a field is neither copied nor counted at a key.
///
/// - Returns: What `body` returns, the status of what it throws, `FF_ERROR_HANDLE` if there is no such object, or
///   `FF_ERROR_BUSY` if a caller's function calls in the middle of another call.
@inline(__always)
func withObject<Object, Failure: StatusError>(
  _ kind: ff_kind, _ handle: OpaquePointer?,
  _ body: (inout Object) throws(Failure) -> ff_status
) -> ff_status {
  guard let pointer = ff_handle_object(UnsafeRawPointer(handle), kind) else {
    return FF_ERROR_HANDLE
  }
  let held = pointer.assumingMemoryBound(to: HeldObject<Object>.self)
  guard !held.pointee.isBusy else { return FF_ERROR_BUSY }
  held.pointee.isBusy = true
  defer {
    held.pointee.isBusy = false
    if held.pointee.isFreed { end(held) }
  }
  do throws(Failure) {
    return try body(&held.pointee.object)
  } catch {
    return error.status
  }
}

/// Works on the field of a handle.
@inline(__always)
func withField<Failure: StatusError>(
  _ handle: OpaquePointer?, _ body: (inout FieldObject) throws(Failure) -> ff_status
) -> ff_status {
  withObject(FF_KIND_FIELD, handle, body)
}

/// Does something to the field of a handle, and gives the caller the change if the caller wants one.
@inline(__always)
func changeField<Failure: StatusError>(
  _ handle: OpaquePointer?, _ change: UnsafeMutablePointer<OpaquePointer?>?,
  _ body: (inout NumberField) throws(Failure) -> FieldChange<AnyNumber>?
) -> ff_status {
  withField(handle) { object throws(Failure) in
    let made = try body(&object.field)
    return change == nil ? FF_OK : give(made, change)
  }
}

/// Why a call has no result, as a status.
package protocol StatusError: Error {
  var status: ff_status { get }
}

extension Never: StatusError {
  package var status: ff_status { switch self {} }
}

extension EditRefusal: StatusError {
  package var status: ff_status { ff_status(self) }
}

/// The format of a handle; nil if there is no such format.
package func format(_ handle: OpaquePointer?) -> NumberFormat? {
  ff_handle_object(UnsafeRawPointer(handle), FF_KIND_FORMAT)?
    .assumingMemoryBound(to: HeldObject<FormatObject>.self).pointee.object.format
}

// MARK: Texts

/// A caller's text in UTF-8; nil if it is not well-formed.
@inline(__always)
package func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String? {
  guard let bytes, length > 0 else { return length == 0 ? "" : nil }
  let utf8 = UnsafeRawBufferPointer(start: bytes, count: length).assumingMemoryBound(
    to: UInt8.self)
  // Most keys are ASCII, and so well-formed: the general check looks up types at run time.
  if length <= 8, utf8.allSatisfy({ $0 < 0x80 }) { return String(decoding: utf8, as: UTF8.self) }
  return String(validating: utf8, as: UTF8.self)
}

/// Writes a text into a caller's buffer; `FF_NONE` if there is no text.
package func write(
  _ text: String?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let text else { return FF_NONE }
  let count = text.utf8.count
  length?.pointee = count
  guard count <= capacity else { return FF_ERROR_BUFFER }
  guard count > 0 else { return FF_OK }
  guard let buffer else { return FF_ERROR_NULL }
  withUTF8(of: text) { bytes in
    UnsafeMutableRawPointer(buffer).copyMemory(from: bytes.baseAddress!, byteCount: count)
  }
  return FF_OK
}

/// Writes a reason into a caller's buffer, as much of it as there is room for.
package func tell(
  _ sentence: @autoclosure () -> String, _ reason: UnsafeMutablePointer<ff_reason>?
) {
  guard let reason, reason.pointee.size >= MemoryLayout<ff_reason>.size else { return }
  let sentence = sentence()
  reason.pointee.length = sentence.utf8.count
  guard let buffer = reason.pointee.buffer else { return }
  withUTF8(of: sentence) { bytes in
    var count = min(bytes.count, Int(reason.pointee.capacity))
    while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    guard count > 0 else { return }
    UnsafeMutableRawPointer(buffer).copyMemory(from: bytes.baseAddress!, byteCount: count)
  }
}

/// Copies what a caller's struct has room for, whose first member is its size.
package func give<Struct>(_ value: Struct, _ target: UnsafeMutablePointer<Struct>, size: Int) {
  withUnsafeBytes(of: value) { bytes in
    UnsafeMutableRawPointer(target).copyMemory(
      from: bytes.baseAddress!, byteCount: min(size, bytes.count))
  }
}

/// Takes what a caller's struct has, whose first member is its size; the rest is zero.
package func take<Struct>(_ source: UnsafePointer<Struct>, size: Int, _ zero: Struct) -> Struct {
  var value = zero
  withUnsafeMutableBytes(of: &value) { bytes in
    bytes.copyMemory(
      from: UnsafeRawBufferPointer(start: source, count: min(size, bytes.count)))
  }
  return value
}
