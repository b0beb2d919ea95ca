/// Reads one JSON object from the bytes of a line.
///
/// The reader is strict: it refuses duplicate keys, half surrogate pairs, broken UTF-8, more than
/// 64 levels of objects and arrays, and more than 1,024 members of an object, since each key is
/// compared with all earlier keys.
///
/// Source: RFC 8259.
public struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The range of the value of "id" in the outermost object, in bytes of the line; nil until it has
  /// been read.
  public private(set) var idRange: Range<Int>?
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the object that fills the whole line.
  public mutating func readLine() throws(JSONError) -> JSONObject {
    skipSpace()
    guard next == UInt8(ascii: "{") else { throw stop("expected an object") }
    let object = try readObject(level: 1)
    skipSpace()
    guard position == bytes.count else { throw stop("something follows the object") }
    return object
  }

  private mutating func readValue(level: Int) throws(JSONError) -> JSONValue {
    guard level <= 64 else { throw stop("more than 64 levels") }
    switch next {
    case UInt8(ascii: "{"): return .object(try readObject(level: level))
    case UInt8(ascii: "["): return .array(try readArray(level: level))
    case UInt8(ascii: "\""): return .string(try readString())
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      return .number(try readNumber())
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: throw stop("expected a value")
    }
  }

  private mutating func readObject(level: Int) throws(JSONError) -> JSONObject {
    var object = JSONObject()
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "}")) { return object }
    while true {
      skipSpace()
      let keyStart = position
      guard next == UInt8(ascii: "\"") else { throw stop("expected a key") }
      let key = JSONKey(try readString())
      guard !object.members.contains(where: { $0.key == key }) else {
        throw stop("duplicate key “\(key)”", at: keyStart)
      }
      guard object.members.count < 1024 else {
        throw stop("more than 1024 members", at: keyStart)
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw stop("expected “:”") }
      skipSpace()
      let start = position
      let value = try readValue(level: level + 1)
      object.members.append(JSONObject.Member(key: key, value: value))
      let end = position
      skipSpace()
      let isLast = skip(UInt8(ascii: "}"))
      guard isLast || skip(UInt8(ascii: ",")) else { throw stop("expected “,” or “}”") }
      if level == 1 && key == "id" { idRange = start..<end }
      if isLast { return object }
    }
  }

  private mutating func readArray(level: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      skipSpace()
      elements.append(try readValue(level: level + 1))
      skipSpace()
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw stop("expected “,” or “]”") }
    }
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue
  {
    guard bytes[position...].starts(with: word.utf8) else { throw stop("expected “\(word)”") }
    position += word.utf8.count
    return value
  }

  private mutating func readNumber() throws(JSONError) -> String {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) && !readDigits() { throw stop("expected a digit") }
    if skip(UInt8(ascii: ".")) && !readDigits() { throw stop("expected a digit") }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      if !readDigits() { throw stop("expected a digit") }
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }
}

extension JSONReader {
  /// The byte at `position`; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Makes an error about the byte at `offset`, by default at `position`.
  func stop(_ reason: String, at offset: Int? = nil) -> JSONError {
    if let offset { return JSONError(reason: reason, offset: offset) }
    let atEnd = position >= bytes.count
    return JSONError(
      reason: atEnd ? "the text ends early: \(reason)" : reason, offset: position)
  }

  /// Skips a byte; does nothing and returns false if another byte comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips all digits that come next; returns false if no digit comes next.
  mutating func readDigits() -> Bool {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      position += 1
    }
  }
}
