import FormattingFieldJSON

/// Reads a line, writes what was read, and reads the result.
public enum JSONRoundTrip {
  /// How the second reading differs from the first; nil if it does not, or if the line is refused.
  public static func problem(_ bytes: [UInt8]) -> String? {
    let first: JSONObject
    do throws(JSONError) {
      first = try read(bytes)
    } catch {
      return (0...bytes.count).contains(error.offset) ? nil : "an error after the end: \(error)"
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
