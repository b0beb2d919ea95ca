import NumberText

/// Writes JSON piece by piece, in the order of the calls, without white space.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.open("{")
/// writer.member("status", "acceptable")
/// writer.close("}")
/// writer.text   // {"status":"acceptable"}
/// ```
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes what has been written, and keeps the memory for the next text.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Begins an object or array, with "{" or "[".
  public mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Ends an object or array, with "}" or "]".
  public mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  public mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text that is JSON already.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  public mutating func number(_ number: Int) { raw(String(number).utf8) }

  public mutating func null() { raw("null".utf8) }

  /// Writes a string; quotation marks, backslashes and control characters are escaped.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    withUTF8(of: text) { utf8 in
      if utf8.allSatisfy(Self.isPlain) { bytes.append(contentsOf: utf8) } else { escape(utf8) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte needs no escape in a string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
  }

  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20, 0x7F: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a key with a string, or with null if `text` is nil.
  public mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  public mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  /// Writes a key with an array of two numbers.
  public mutating func member(_ key: String, _ first: Int, _ second: Int) {
    self.key(key)
    open("[")
    number(first)
    number(second)
    close("]")
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes a value; a number has the digits with which it was read.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let isTrue): raw((isTrue ? "true" : "false").utf8)
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
