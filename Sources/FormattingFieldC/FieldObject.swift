package import CFormattingField
package import FieldLines
import FormattingFieldJSON

/// What the pointer of a C caller (`ff_field *`) points to: a field, and the memory in which its
/// states are written.
package final class FieldObject {
  private var field: LineField
  /// Writes the states, always into the same memory.
  private var writer = JSONWriter()
  /// Whether `act(_:)` is running. It may call the host's function that writes numbers, and that
  /// function may call `act(_:)` again. Such a call is refused.
  private var isActing = false

  package init(_ field: LineField) { self.field = field }

  /// Returns a pointer for C, which keeps the object alive until ``close(_:)``.
  package func opened() -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// The object that a pointer from ``opened()`` stands for.
  package static func at(_ pointer: OpaquePointer) -> FieldObject {
    Unmanaged<FieldObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Releases the object. If `act(_:)` is running, the object lives until that call ends.
  package static func close(_ pointer: OpaquePointer) {
    Unmanaged<FieldObject>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// Does to the field what a line says, such as `{"type":"12"}`, and returns the field's state. An
  /// empty line only asks for the state.
  package func act(_ line: UnsafeBufferPointer<UInt8>) -> ff_text {
    guard !isActing else {
      return ff_text(LineProblem(at: "", "the field is in an act").line)
    }
    isActing = true
    defer { isActing = false }
    writer.clear()
    if line.isEmpty { field.write(&writer) } else { field.act(line, &writer) }
    return writer.bytes.withUnsafeBufferPointer { ff_text($0) }
  }
}

extension ff_text {
  /// A copy of bytes with a zero after the last, which `ff_release` frees.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    if let start = bytes.baseAddress { copy.update(from: start, count: bytes.count) }
    copy[bytes.count] = 0
    self.init(
      bytes: UnsafeRawPointer(copy).assumingMemoryBound(to: CChar.self), length: bytes.count)
  }

  package init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { ff_text($0) }
  }
}

/// A C function of the host's that writes numbers. It is asked with a line of JSON, and answers
/// with a text.
///
/// `@unchecked Sendable` is right, because the function is called only within a call of its field,
/// on the thread of that call.
package struct HostFunction: @unchecked Sendable {
  private let write: ff_writer
  private let context: UnsafeMutableRawPointer?

  package init(_ write: @escaping ff_writer, _ context: UnsafeMutableRawPointer?) {
    (self.write, self.context) = (write, context)
  }

  /// Asks the host's function a question; nil if there is no answer, or if the answer is not UTF-8.
  package func answer(_ question: String) -> String? {
    let question = Array(question.utf8)
    var capacity = 256
    // If the answer needs more room than there is, the function is asked again, with the room that
    // it asked for. After three tries there is no answer; a function needs more than two only if it
    // asks for more room each time.
    for _ in 0..<3 {
      let answer = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
        let needed = question.withUnsafeBytes { question in
          write(
            context, question.bindMemory(to: CChar.self).baseAddress, question.count,
            UnsafeMutableRawPointer(room.baseAddress)?.assumingMemoryBound(to: CChar.self),
            capacity)
        }
        (count, capacity) = needed <= capacity && needed > 0 ? (needed, capacity) : (0, needed)
      }
      if !answer.isEmpty {
        let text = String(decoding: answer, as: UTF8.self)
        return text.utf8.elementsEqual(answer) ? text : nil
      }
      guard 1...LineField.mostBytes ~= capacity else { return nil }
    }
    return nil
  }
}

/// The bytes of a line that a C caller passes; nil if the pointer is NULL and the length is not 0,
/// or if the length is too large.
package func line(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> UnsafeBufferPointer<UInt8>? {
  if length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
  // A `size_t` that is greater than `Int.max` arrives as a length below zero.
  guard let bytes, length > 0 else { return nil }
  return UnsafeBufferPointer(
    start: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), count: length)
}
