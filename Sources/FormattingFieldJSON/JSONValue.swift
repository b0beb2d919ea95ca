import NumberText

/// A JSON value as it was written: numbers keep their digits, and objects the order of their
/// members.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number as it is written, such as "1.0" or "12345678901234567890".
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The kind of the value with its article, for errors: "an array".
  public var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of a JSON object. Keys are compared by code points: "é" and "e" with an accent after it
/// are two keys, but equal strings in Swift.
///
/// Source: RFC 8259, section 8.3.
public struct JSONKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let text: String

  public init(_ text: String) { self.text = text }

  public init(stringLiteral text: String) { self.text = text }

  public var description: String { text }

  public static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public func hash(into hasher: inout Hasher) {
    // Keys with the same bytes are also equal as strings, so the hash of the string is the same.
    hasher.combine(text)
  }
}

/// The members of a JSON object in their order. No two members have the same key.
public struct JSONObject: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var key: JSONKey
    public var value: JSONValue

    public init(key: JSONKey, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  public var members: [Member] = []

  public init() {}

  public subscript(key: JSONKey) -> JSONValue? { members.first { $0.key == key }?.value }
}

extension JSONObject {
  /// Reads an object that fills a whole text.
  public init(_ text: String) throws(JSONError) {
    self = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(bytes)
      return try reader.readLine()
    }
  }
}

/// Why a line is not JSON, and at which byte of the line, counted from 0.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  public var reason: String
  public var offset: Int

  public var description: String { "\(reason) at byte \(offset)" }
}
