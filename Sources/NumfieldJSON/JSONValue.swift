/// A JSON value that keeps what was written: a number's digits, an object's order.
package enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  /// A number as it is written, such as "1.0" or "12345678901234567890".
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// What kind of value it is, in the words of JSON.
  package var kind: String {
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

/// The members of a JSON object in their order; no key is there twice.
package struct JSONObject: Equatable {
  package struct Member: Equatable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  package var members: [Member] = []

  package init() {}

  /// The value of a key, or nil where it is missing.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}

/// Why a text is not JSON, and at which byte of the line.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  package var reason: String
  package var offset: Int

  package var description: String { "\(reason) at byte \(offset)" }
}
