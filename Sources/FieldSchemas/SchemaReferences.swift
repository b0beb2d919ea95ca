import FormattingFieldJSON

/// Turns references by `$id` and `$anchor` into references by the place in the document: "item.json#price" into
/// "#/$defs/item/properties/price".
///
/// A reference counts from the nearest `$id` around it. What a reference leads to may be merged into a schema
/// elsewhere, so that the reference would count from another `$id` there; a place means the same everywhere. A
/// reference that names nothing in the document stays as it is.
///
/// Source: JSON Schema Core 2020-12, sections 8.2.1 to 8.2.3; RFC 3986, section 5.2.
struct SchemaReferences {
  /// Where schemas with an id and anchors are, by their URIs.
  private var places: [String: String] = [:]

  /// The document with references by place alone.
  static func placed(_ root: JSONValue) -> JSONValue {
    var references = SchemaReferences()
    references.places[""] = ""
    var hasNames = false
    references.find(in: root, at: "", base: "", &hasNames)
    return hasNames ? references.replaced(in: root, base: "") : root
  }

  /// Notes the ids and anchors of a schema and those in it.
  private mutating func find(
    in schema: JSONValue, at pointer: String, base: String, _ hasNames: inout Bool
  ) {
    guard case .object(let object) = schema else { return }
    let own = Self.base(of: object, in: base)
    var names: [String] = own == base ? [] : [own]
    for case (.string(let name)?) in [object["$anchor"], object["$dynamicAnchor"]] {
      names.append(own + "#" + name)
    }
    hasNames = hasNames || !names.isEmpty
    for name in names where places[name] == nil { places[name] = pointer }
    for member in object.members {
      for (path, schema) in member.schemas {
        find(
          in: schema, at: path.reduce(pointer) { $0.pointer(to: $1) }, base: own, &hasNames)
      }
    }
  }

  private func replaced(in schema: JSONValue, base: String) -> JSONValue {
    guard case .object(var object) = schema else { return schema }
    let own = Self.base(of: object, in: base)
    object.members = object.members.map { member in
      var member = member
      if member.key == "$ref", case .string(let reference) = member.value {
        member.value = .string(placed(reference, base: own))
      } else {
        member.value = member.replacingSchemas { replaced(in: $0, base: own) }
      }
      return member
    }
    return .object(object)
  }

  private func placed(_ reference: String, base: String) -> String {
    let (uri, fragment) = URIReference(reference).resolved(in: base).split
    let anchored = fragment.map { uri + "#" + $0 }
    if let anchored, let place = places[anchored] { return place.reference }
    guard let place = places[uri] else { return reference }
    guard let fragment, !fragment.isEmpty else { return place.reference }
    return fragment.utf8.first == UInt8(ascii: "/") ? place.reference + fragment : reference
  }

  /// The URI from which references in a schema count.
  private static func base(of object: JSONObject, in base: String) -> String {
    guard case .string(let id)? = object["$id"] else { return base }
    let (uri, fragment) = URIReference(id).resolved(in: base).split
    // An id with a fragment is none.
    return fragment ?? "" == "" ? uri : base
  }
}

extension String {
  /// A reference to the place that this JSON Pointer names: "#/a%25b" for "/a%b".
  fileprivate var reference: String {
    "#" + split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
  }

  /// The parts in front of and behind the first "#".
  fileprivate var split: (String, String?) {
    guard let mark = unicodeScalars.firstIndex(of: "#") else { return (self, nil) }
    return (String(self[..<mark]), String(unicodeScalars[mark...].dropFirst()))
  }
}

extension JSONObject.Member {
  /// The schemas that the keyword has, each with the steps of its way from the object.
  fileprivate var schemas: [(path: [String], schema: JSONValue)] {
    switch (SchemaHolder(key), value) {
    case (.one?, let value): [([key.text], value)]
    case (.list?, .array(let schemas)):
      schemas.enumerated().map { ([key.text, String($0)], $1) }
    case (.names?, .object(let object)):
      object.members.map { ([key.text, $0.key.text], $0.value) }
    default: []
    }
  }

  fileprivate func replacingSchemas(_ replace: (JSONValue) -> JSONValue) -> JSONValue {
    switch (SchemaHolder(key), value) {
    case (.one?, let value): return replace(value)
    case (.list?, .array(let schemas)): return .array(schemas.map(replace))
    case (.names?, .object(var object)):
      object.members = object.members.map {
        JSONObject.Member(key: $0.key, value: replace($0.value))
      }
      return .object(object)
    default: return value
    }
  }
}

/// What a keyword with schemas has: a schema, a list of schemas, or schemas by name. What looks like a schema
/// elsewhere, as in `enum` and `default`, is a value.
private enum SchemaHolder {
  case one, list, names

  init?(_ keyword: JSONKey) {
    switch keyword {
    case "items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
      "unevaluatedItems", "unevaluatedProperties", "contentSchema":
      self = .one
    case "allOf", "anyOf", "oneOf", "prefixItems": self = .list
    case "properties", "patternProperties", "$defs", "definitions", "dependentSchemas":
      self = .names
    default: return nil
    }
  }
}
