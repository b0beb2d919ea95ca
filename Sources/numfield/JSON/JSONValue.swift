/// A JSON value that keeps what was written: a number's digits, an object's order.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  /// A number as it is written, such as "1.0" or "12345678901234567890".
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// What kind of value it is, in the words of JSON.
  var kind: String {
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
struct JSONObject: Equatable {
  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  var members: [Member] = []

  /// The value of a key, or nil where it is missing.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}
