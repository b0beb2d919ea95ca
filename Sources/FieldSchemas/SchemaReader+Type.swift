import FormattingFieldJSON

/// The types of schemas.
extension SchemaReader {
  /// Reads the type of a schema, and whether null is allowed beside it. A schema without `type` has
  /// the type of its constants, or an empty name if they have several; one with properties is an object.
  func type(_ keywords: SchemaKeywords) throws(SchemaError) -> SchemaType {
    var names: [String] = []
    var seen: Set<String> = []
    func problem(_ reason: String, isUnsupported: Bool = false) -> SchemaError {
      keywords.note("type", reason, isUnsupported: isUnsupported)
      keywords.noteUnread()
      return SchemaError(issues: keywords.issues)
    }
    switch keywords.take("type") {
    case .string(let name)?: names = [name]
    case .array(let values)?:
      for value in values {
        guard case .string(let name) = value, seen.insert(name).inserted else {
          throw problem("it lists names, each once")
        }
        names.append(name)
      }
    case let other?:
      throw problem("it is \(other.kind) and has to be a name")
    case nil:
      names = typesOfConstants(keywords)
      if names.isEmpty {
        names = keywords.has("properties") ? ["object"] : keywords.has("items") ? ["array"] : []
      }
      guard !names.isEmpty else {
        keywords.noteUnread()
        if keywords.issues.isEmpty {
          keywords.note(
            SchemaIssue(at: keywords.pointer, "type", "there is no type", isUnsupported: true))
        }
        throw SchemaError(issues: keywords.issues)
      }
      let isNullable = names.contains("null") || keywords.isOptional
      let others = names.filter { $0 != "null" }
      if others.count > 1
        || others.contains(where: Self.isOfMany) && typesOfConstants(keywords) == names
      {
        return SchemaType(name: .several, isNullable: isNullable)
      }
    }
    let isNullable = names.contains("null") || keywords.isOptional
    // "number" includes "integer".
    let hasNumber = names.contains("number")
    names = names.filter { $0 != "null" && !(hasNumber && $0 == "integer") }
    if names.isEmpty, isNullable { return SchemaType(name: .nothing, isNullable: true) }
    let areKnown = names.allSatisfy { SchemaType.Name(named: $0) != nil }
    guard areKnown, names.count == 1, let name = SchemaType.Name(named: names[0]) else {
      throw problem("a field has one type, and can be null beside it", isUnsupported: areKnown)
    }
    return SchemaType(name: name, isNullable: isNullable)
  }

  /// Whether values of a type have values in them.
  private static func isOfMany(_ type: String) -> Bool { type == "object" || type == "array" }

  private func typesOfConstants(_ keywords: SchemaKeywords) -> [String] {
    var values = keywords.array("enum") ?? []
    if let constant = keywords.take("const") { values.append(constant) }
    values += titledConstants(keywords).compactMap { $0["const"] }
    var types: [String] = []
    for value in values where !types.contains(value.type) { types.append(value.type) }
    return types
  }
}

/// The type of a field's values.
struct SchemaType {
  enum Name: String {
    case object, array, string, boolean, number, integer
    /// For constants of several types.
    case several = "of several types"
    /// For null alone.
    case nothing = "null"

    /// The type that schemas name so; nil if there is none with values.
    init?(named name: String) {
      self.init(rawValue: name)
      if self == .several || self == .nothing { return nil }
    }
  }

  let name: Name
  var isNullable: Bool
}

extension JSONValue {
  /// The name of the type in schemas.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
