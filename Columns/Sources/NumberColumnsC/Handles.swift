// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CNumberColumns

@c @implementation
public func nc_version() -> UnsafePointer<CChar>? { constant("0.1.0") }

@c @implementation
public func nc_status_text(_ status: nc_status) -> UnsafePointer<CChar>? {
  switch status {
  case NC_OK: constant("It is done.")
  case NC_NONE: constant("There is none.")
  case NC_ERROR_NULL: constant("A pointer that has to be given is NULL.")
  case NC_ERROR_ARGUMENT:
    constant("An argument is none of those there are, or a struct's size is too small.")
  case NC_ERROR_BUFFER: constant("The buffer is too small.")
  case NC_ERROR_BROKEN: constant("A text is not well-formed Unicode.")
  case NC_ERROR_OVERFLOW: constant("The column would have too many lines.")
  case NC_ERROR_SAVED: constant("What was saved is damaged.")
  default: constant("There is no such status.")
  }
}

/// A text that is never freed; a literal has a zero at its end.
private func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Why a call has no result.
struct CallError: Error {
  let status: nc_status

  init(_ status: nc_status) { self.status = status }
}

/// Puts an object behind a new handle.
func makeHandle<Object>(
  _ object: consuming Object, _ handle: UnsafeMutablePointer<OpaquePointer?>?
) -> nc_status {
  guard let handle else { return NC_ERROR_NULL }
  let pointer = UnsafeMutablePointer<Object>.allocate(capacity: 1)
  pointer.initialize(to: object)
  handle.pointee = OpaquePointer(pointer)
  return NC_OK
}

/// Ends an object.
func freeHandle<Object>(_ handle: OpaquePointer?, _ type: Object.Type) {
  guard let handle else { return }
  let object = UnsafeMutablePointer<Object>(handle)
  object.deinitialize(count: 1)
  object.deallocate()
}

/// Works on the object of a handle in its place.
func withObject<Object>(
  _ handle: OpaquePointer?, _ type: Object.Type,
  _ body: (inout Object) throws(CallError) -> nc_status
) -> nc_status {
  guard let handle else { return NC_ERROR_NULL }
  do throws(CallError) {
    return try body(&UnsafeMutablePointer<Object>(handle).pointee)
  } catch {
    return error.status
  }
}

/// A caller's text in UTF-8; nil if it is not well-formed.
func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String? {
  guard let bytes, length > 0 else { return length == 0 ? "" : nil }
  let utf8 = UnsafeRawBufferPointer(start: bytes, count: length)
  return String(validating: utf8, as: UTF8.self)
}

/// Writes a text into a caller's buffer.
func write(
  _ text: String, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> nc_status {
  var text = text
  return text.withUTF8 { bytes in
    length?.pointee = bytes.count
    guard bytes.count <= capacity else { return NC_ERROR_BUFFER }
    guard let start = bytes.baseAddress, bytes.count > 0 else { return NC_OK }
    guard let buffer else { return NC_ERROR_NULL }
    UnsafeMutableRawPointer(buffer).copyMemory(from: start, byteCount: bytes.count)
    return NC_OK
  }
}

/// Copies what a caller's struct has room for, whose first member is its size.
func give<Struct>(_ value: Struct, _ target: UnsafeMutablePointer<Struct>, size: Int) {
  withUnsafeBytes(of: value) { bytes in
    UnsafeMutableRawPointer(target).copyMemory(
      from: bytes.baseAddress!, byteCount: min(size, bytes.count))
  }
}
