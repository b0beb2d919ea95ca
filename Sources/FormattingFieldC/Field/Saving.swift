// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldEditing
import FieldForms
import NumberText

@c @implementation
public func ff_field_save(
  _ handle: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  withField(handle) { write($0.field.saved.netstrings, buffer, capacity, length) }
}

@c @implementation
public func ff_field_restore(
  _ handle: OpaquePointer?, _ saved: UnsafePointer<CChar>?, _ length: Int
) -> ff_status {
  withField(handle) { object throws(SnapshotError) in
    guard let text = text(saved, length), let saved = SavedField(netstrings: text) else {
      return FF_ERROR_SAVED
    }
    try object.field.restore(saved)
    return FF_OK
  }
}

extension SnapshotError: StatusError {
  package var status: ff_status { FF_ERROR_SAVED }
}

/// A saved field as one text: a mark, and then each part with its length in bytes, as netstrings have it.
/// A part that is nil has "-" for a length.
///
/// Source: D. J. Bernstein, "Netstrings", 1997.
extension SavedField {
  private static let mark = "ff2"
  /// The mark of an earlier version, which saved neither the number nor how the text came.
  private static let earlierMark = "ff1"

  fileprivate var netstrings: String {
    func part(_ text: String?) -> String { netstring(text) }
    return Self.mark + part(text) + part(value) + part("\(anchor)") + part("\(head)")
      + part(isEdited ? "1" : "0") + part(committed) + part(committedText)
      + part(softSeparators.map { "\($0)" }.joined(separator: " ")) + part(number)
      + part(isPasted ? "1" : "0") + part(isOrdinary ? "1" : "0")
  }

  /// Nil if the text was not written by ``netstrings``.
  fileprivate init?(netstrings: String) {
    var reader = NetstringReader(netstrings)
    let isEarlier = reader.take(Self.earlierMark)
    guard isEarlier || reader.take(Self.mark), let text = reader.part() ?? nil,
      let value = reader.part(),
      let anchor = reader.number(), let head = reader.number(), let isEdited = reader.number(),
      0...1 ~= isEdited, let committed = reader.part(), let committedText = reader.part(),
      let soft = reader.part() ?? nil
    else { return nil }
    self.init(
      text: text, value: value, selection: FieldSelection(anchor: anchor, head: head))
    self.isEdited = isEdited == 1
    self.committed = committed
    self.committedText = committedText
    for offset in soft.split(separator: " ") {
      guard let offset = Int(offset) else { return nil }
      softSeparators.append(offset)
    }
    if !isEarlier {
      guard let number = reader.part(), let pasted = reader.number(), 0...1 ~= pasted,
        let ordinary = reader.number(), 0...1 ~= ordinary
      else { return nil }
      (self.number, isPasted, isOrdinary) = (number, pasted == 1, ordinary == 1)
    }
    guard reader.isAtEnd else { return nil }
  }
}

/// A part of a saved text, with its length in bytes; "-" for one that is nil.
package func netstring(_ text: String?) -> String {
  text.map { "\($0.utf8.count):\($0)," } ?? "-:,"
}

/// Reads the parts of a text that was saved.
package struct NetstringReader {
  private var rest: Substring.UTF8View

  package init(_ text: String) { rest = text[...].utf8 }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Takes these bytes; false if others stand there.
  package mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// The next part, which may itself be nil; nil outside if no part follows.
  package mutating func part() -> String?? {
    if take("-:,") { return .some(nil) }
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(Substring(rest[..<colon]))), count >= 0
    else { return nil }
    let behind = rest[colon...].dropFirst()
    guard behind.count > count, let part = String(behind.prefix(count)) else { return nil }
    rest = behind.dropFirst(count)
    return take(",") ? .some(part) : nil
  }

  package mutating func number() -> Int? { (part() ?? nil).flatMap { Int($0) } }
}
