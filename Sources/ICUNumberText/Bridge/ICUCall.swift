import CICUNumberText
import NumberText

/// Calls ICU functions that write text, and turns their status into errors.
package enum ICUCall {
  /// Changes the status of a call, for tests. The closure is in a struct because a task-local value
  /// needs type metadata, which a closure lacks in an optimized build of Swift 6.3.
  package struct Injection: Sendable {
    let status: @Sendable (_ status: Int32) -> Int32

    package init(_ status: @escaping @Sendable (_ status: Int32) -> Int32) {
      self.status = status
    }
  }

  /// A test sets this to change the status of calls, so that they fail; otherwise nil.
  @TaskLocal package static var injection: Injection?

  static func check(_ function: StaticString, _ status: Int32) throws(NumberFormatError) {
    let status = injection?.status(status) ?? status
    guard status > 0 else { return }
    throw .icu(function: "\(function)", code: String(cString: cicu_error_name(status)))
  }

  /// Returns the pointer that `function` has opened; on failure closes it and throws.
  static func opened(
    _ function: StaticString, _ pointer: OpaquePointer?, _ status: Int32,
    close: (OpaquePointer) -> Void
  ) throws(NumberFormatError) -> OpaquePointer {
    do throws(NumberFormatError) {
      try check(function, status)
    } catch {
      if let pointer { close(pointer) }
      throw error
    }
    guard let pointer else {
      throw .icu(function: "\(function)", code: "U_MEMORY_ALLOCATION_ERROR")
    }
    return pointer
  }

  /// Returns the UTF-16 text that `write` writes into a buffer of the given capacity. `write`
  /// returns the length of the whole text, and is called again with a larger buffer if the text did
  /// not fit.
  ///
  /// - Throws: `icu` with ICU's code, or `U_INVALID_CHAR_FOUND` if the text has a lone surrogate.
  ///   ICU 72 writes such texts for exponents of two digits, if the digits lie outside the Basic
  ///   Multilingual Plane.
  static func utf16(
    _ function: StaticString,
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) throws(NumberFormatError) -> String {
    try withUTF16(function, write) { units in
      let (text, isUnicode) = text(of: units)
      return isUnicode ? text : nil
    }
  }

  /// Passes the text of `write` to `body`, and returns what `body` returns. For a text with a lone
  /// surrogate `body` returns nil, and then the function throws.
  static func withUTF16<Result>(
    _ function: StaticString,
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32,
    _ body: (UnsafeBufferPointer<UInt16>) -> Result?
  ) throws(NumberFormatError) -> Result {
    var read = utf16(capacity: 128, write, body)
    try check(function, read.status)
    if read.length > 128 {
      read = utf16(capacity: read.length, write, body)
      try check(function, read.status)
    }
    guard let result = read.result else {
      throw .icu(function: "\(function)", code: "U_INVALID_CHAR_FOUND")
    }
    return result
  }

  /// Calls `write` once, with a buffer of `capacity` units.
  ///
  /// - Returns: The result of `body`, or nil if the text does not fit; the full length of the text;
  ///   and the status.
  private static func utf16<Result>(
    capacity: Int, _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32,
    _ body: (UnsafeBufferPointer<UInt16>) -> Result?
  ) -> (result: Result?, length: Int, status: Int32) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      // The capacity is above zero, so the buffer has an address.
      let start = buffer.baseAddress!
      var status: Int32 = 0
      let length = Int(write(start, Int32(capacity), &status))
      guard status <= 0, length <= capacity else { return (nil, length, status) }
      return (body(UnsafeBufferPointer(start: start, count: length)), length, status)
    }
  }

  /// Converts UTF-16 units to a text, with U+FFFD for lone surrogates; `isUnicode` is false if
  /// there were any.
  ///
  /// ICU transcodes, because `String(validating:as:)` is slower for short texts.
  static func text(of units: UnsafeBufferPointer<UInt16>) -> (text: String, isUnicode: Bool) {
    guard let start = units.baseAddress else { return ("", true) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 3 * units.count + 1) { buffer in
      var lone: Int32 = 0
      // The capacity is above zero, so the buffer has an address.
      let utf8 = buffer.baseAddress!
      let count = cicu_utf8(start, Int32(units.count), utf8, Int32(buffer.count), &lone)
      let bytes = UnsafeRawBufferPointer(start: utf8, count: Int(count))
      return (String(decoding: bytes, as: UTF8.self), lone == 0)
    }
  }

  /// Returns the texts of a list that ICU opens; empty if ICU cannot open the list.
  static func list(_ open: (inout Int32) -> OpaquePointer?) -> [String] {
    var status: Int32 = 0
    guard let list = open(&status), status <= 0 else { return [] }
    defer { cicu_list_close(list) }
    var texts: [String] = []
    while let text = cicu_list_next(list, &status), status <= 0 {
      texts.append(String(cString: text))
    }
    return texts
  }

  /// Returns the ASCII text that `write` writes into a buffer of the given capacity, and its
  /// status. `write` returns the length of the whole text, and is called again with a larger buffer
  /// if the text did not fit.
  ///
  /// The length ends the text: ICU writes a null after the text only if there is room.
  static func ascii(
    _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) -> (text: String, status: Int32) {
    let (text, length, status) = ascii(capacity: 256, write)
    guard status <= 0, length > 256 else { return (text, status) }
    let whole = ascii(capacity: length, write)
    return (whole.text, whole.status)
  }

  /// Calls `write` once, with a buffer of `capacity` bytes; a text that does not fit is cut off.
  private static func ascii(
    capacity: Int, _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) -> (text: String, length: Int, status: Int32) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      // The capacity is above zero, so the buffer has an address.
      let start = buffer.baseAddress!
      var status: Int32 = 0
      let length = Int(write(start, Int32(capacity), &status))
      guard status <= 0, length >= 0 else { return ("", 0, status) }
      let bytes = UnsafeRawBufferPointer(start: start, count: min(length, capacity))
      return (String(decoding: bytes, as: UTF8.self), length, status)
    }
  }
}
