import NumberText
import NumfieldJSON

/// The keywords of one schema object. The reader takes each by name and type; `refuseOthers` refuses
/// the schema if any is left.
struct SchemaKeywords {
  /// Where the schema is, as a JSON Pointer.
  let pointer: String
  private let object: JSONObject
  private var taken: Set<JSONKey> = []

  /// - Throws: an issue if the schema is not an object: `true` and `false` are schemas, too.
  init(_ schema: JSONValue, at pointer: String, keyword: String) throws(SchemaIssue) {
    guard case .object(let object) = schema else {
      throw SchemaIssue(
        pointer: pointer, keyword: keyword, reason: "a schema is an object here, not \(schema.kind)"
      )
    }
    (self.object, self.pointer) = (object, pointer)
  }

  func issue(_ keyword: String, _ reason: String) -> SchemaIssue {
    SchemaIssue(pointer: pointer.pointer(to: keyword), keyword: keyword, reason: reason)
  }

  func has(_ keyword: JSONKey) -> Bool { object[keyword] != nil }

  mutating func take(_ keyword: JSONKey) -> JSONValue? {
    taken.insert(keyword)
    return object[keyword]
  }

  /// Takes a keyword's value, or throws that it has to be `kind`.
  mutating func take<Value>(
    _ keyword: String, _ kind: String, _ cast: (JSONValue) -> Value?
  ) throws(SchemaIssue) -> Value? {
    guard let value = take(JSONKey(keyword)) else { return nil }
    guard let value = cast(value) else {
      throw issue(keyword, "it is \(value.kind) and has to be \(kind)")
    }
    return value
  }

  mutating func string(_ keyword: String) throws(SchemaIssue) -> String? {
    try take(keyword, "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  mutating func boolean(_ keyword: String) throws(SchemaIssue) -> Bool? {
    try take(keyword, "a boolean") { if case .boolean(let flag) = $0 { flag } else { nil } }
  }

  mutating func object(_ keyword: String) throws(SchemaIssue) -> JSONObject? {
    try take(keyword, "an object") { if case .object(let object) = $0 { object } else { nil } }
  }

  mutating func array(_ keyword: String) throws(SchemaIssue) -> [JSONValue]? {
    try take(keyword, "an array") { if case .array(let elements) = $0 { elements } else { nil } }
  }

  mutating func number(_ keyword: String) throws(SchemaIssue) -> FixedDecimal? {
    let text = try take(keyword, "a number") { value -> String? in
      if case .number(let text) = value { text } else { nil }
    }
    guard let text else { return nil }
    guard let number = FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfKeywords)
    else {
      throw issue(keyword, "a number of more than 500 places")
    }
    return number
  }

  /// Takes a count of characters.
  mutating func length(_ keyword: String) throws(SchemaIssue) -> Int? {
    guard let number = try number(keyword) else { return nil }
    guard number.normalized.exponent >= 0, number >= 0 else {
      throw issue(keyword, "it is not a whole number from zero on")
    }
    // A greater number means the same: no text is so long.
    return Int.converted(from: number) ?? Int.max
  }

  /// Takes the keywords that do not change which values are valid.
  mutating func takeAnnotations() throws(SchemaIssue) {
    for keyword in ["$schema", "$id", "$comment"] { _ = try string(keyword) }
    for keyword in ["deprecated", "writeOnly"] { _ = try boolean(keyword) }
    _ = try array("examples")
  }

  /// Refuses keywords that were not taken, except those that begin with "x-": they are notes for
  /// others.
  func refuseOthers(in kind: String) throws(SchemaIssue) {
    for member in object.members where !taken.contains(member.key) {
      if member.key.text.utf8.starts(with: "x-".utf8) { continue }
      throw issue(member.key.text, "a form does not read “\(member.key)” of \(kind)")
    }
  }
}
