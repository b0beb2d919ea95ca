import FormattingFieldJSON

/// Reads a line, writes what was read, and reads the result.
public enum JSONRoundTrip {
  /// How the second reading differs from the first; nil if it does not, or if the line is refused.
  public static func problem(_ bytes: [UInt8]) -> String? {
    let first: JSONObject
    do throws(JSONError) {
      first = try read(bytes)
    } catch {
      return (0...bytes.count).contains(error.offset) ? nil : "an error behind the end: \(error)"
    }
    var writer = JSONWriter()
    writer.value(.object(first))
    do throws(JSONError) {
      return try read(writer.bytes) == first ? nil : "another object: \(writer.text)"
    } catch {
      return "\(error): \(writer.text)"
    }
  }

  private static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONObject {
    try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(bytes)
      let object = try reader.readLine()
      if let id = reader.idRange, bytes[id].isEmpty { fatalError("an empty id") }
      return object
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let isTrue): raw("\(isTrue)".utf8)
    case .number(let text): raw(text.utf8)
    case .string(let text): string(text)
    case .array(let elements):
      open("[")
      for element in elements { self.value(element) }
      close("]")
    case .object(let object):
      open("{")
      for member in object.members {
        key(member.key.text)
        self.value(member.value)
      }
      close("}")
    }
  }
}
