import NumberText
import NumfieldJSON

/// A schema whose references are followed and whose `allOf` is put together: one object of keywords.
struct ResolvedSchema {
  fileprivate(set) var object: JSONObject
  /// Where the keywords are; if there is only a reference, where it points.
  fileprivate(set) var pointer: String
  /// The references that were followed on the way here. A second one of them would never end.
  fileprivate(set) var references: Set<String>
}

/// Follows references within one document, and puts the parts of `allOf` together.
///
/// Keywords of several parts become one keyword that means the same: the greater of two minima, the values
/// that both lists have. Annotations are those of the outermost part. What a reference leads to is kept, so
/// that each is followed once.
///
/// Source: JSON Schema Core 2020-12, sections 8.2.3 and 10.2.1.
final class SchemaResolver {
  let root: JSONValue
  /// What references lead to, each with the references that were followed from there on.
  private var targets: [String: ResolvedSchema] = [:]

  /// The targets that are being resolved.
  private var open: Set<String> = []
  /// The members of the objects that references lead through, by their pointers.
  private var members: [String: [JSONKey: JSONValue]] = [:]

  init(root: JSONValue) { self.root = root }

  /// The most schemas with keywords of their own that can be put together in one another. Calls for each
  /// stand on the stack.
  static let mostLevels = 128

  /// - Parameter references: The references that were followed on the way to the schema.
  func resolve(
    _ schema: JSONValue, at pointer: String, keyword: StaticString, _ references: Set<String>
  ) throws(SchemaError) -> ResolvedSchema {
    try resolve(schema, at: pointer, keyword: keyword, references, level: 0)
  }

  private func resolve(
    _ schema: JSONValue, at pointer: String, keyword: StaticString, _ references: Set<String>,
    level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    var (schema, pointer, keyword, references) = (schema, pointer, keyword, references)
    guard level < Self.mostLevels else {
      throw issue(pointer, keyword, "more than 128 schemas are put together in one another")
    }
    // A reference alone stands for its target: such a chain may be long.
    while case .object(let object) = schema, object.members.count == 1,
      let reference = object["$ref"]
    {
      let target = try target(of: reference, at: pointer.pointer(to: "$ref"), references)
      (schema, pointer, keyword) = (target.schema, target.pointer, "$ref")
      if case .object(let object) = schema, object.members.count > 1 || object["allOf"] != nil,
        object["$ref"] != nil || object["allOf"] != nil
      {
        return try kept(schema, at: pointer, references, level)
      }
      references.insert(pointer)
    }
    if schema == .boolean(true) {
      throw issue(pointer, keyword, "a value of any kind has no field", isUnsupported: true)
    }
    guard case .object(let object) = schema else {
      throw issue(pointer, keyword, because: "a schema is an object here, not \(schema.kind)")
    }
    guard object["$ref"] != nil || object["allOf"] != nil else {
      return ResolvedSchema(object: object, pointer: pointer, references: references)
    }
    var own = object
    own.members.removeAll { $0.key == "$ref" || $0.key == "allOf" }
    let isAlone = own.members.isEmpty && object["allOf"] == nil
    var parts = SchemaParts(own, at: pointer)
    var followed = references
    if let reference = object["$ref"] {
      let target = try follow(reference, at: pointer.pointer(to: "$ref"), references, level)
      if isAlone { return target }
      try parts.add(target.object)
      followed.formUnion(target.references)
    }
    if let schemas = object["allOf"] {
      let pointer = pointer.pointer(to: "allOf")
      guard case .array(let schemas) = schemas, !schemas.isEmpty else {
        throw issue(pointer, "allOf", "it is a list of schemas")
      }
      for (index, part) in schemas.enumerated() where part != .boolean(true) {
        let part = try resolve(
          part, at: pointer.pointer(to: String(index)), keyword: "allOf", references,
          level: level + 1)
        try parts.add(part.object)
        followed.formUnion(part.references)
      }
    }
    return ResolvedSchema(object: parts.object, pointer: pointer, references: followed)
  }

  /// Follows a reference beside other keywords.
  private func follow(
    _ reference: JSONValue, at pointer: String, _ references: Set<String>, _ level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    let (schema, target) = try self.target(of: reference, at: pointer, references)
    return try kept(schema, at: target, references, level)
  }

  /// What a reference leads to, resolved once.
  private func kept(
    _ schema: JSONValue, at target: String, _ references: Set<String>, _ level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    var resolved: ResolvedSchema
    if let kept = targets[target] {
      resolved = kept
    } else {
      guard open.insert(target).inserted else { throw neverEnds(target) }
      defer { open.remove(target) }
      resolved = try resolve(schema, at: target, keyword: "$ref", [target], level: level + 1)
      targets[target] = resolved
    }
    guard resolved.references.isDisjoint(with: references) else { throw neverEnds(target) }
    resolved.references.formUnion(references)
    return resolved
  }

  private func target(
    of reference: JSONValue, at pointer: String, _ references: Set<String>
  ) throws(SchemaError) -> (schema: JSONValue, pointer: String) {
    guard case .string(let text) = reference else {
      throw issue(pointer, "$ref", because: "it is \(reference.kind) and has to be a string")
    }
    guard text.utf8.first == UInt8(ascii: "#"), let target = text.fragment else {
      throw issue(
        pointer, "$ref", "a form follows references within the schema alone", isUnsupported: true)
    }
    guard !references.contains(target) else { throw neverEnds(pointer) }
    var (value, place) = (root, "")
    for name in target.pointerPath {
      guard let next = member(name, of: value, at: place) else {
        throw issue(pointer, "$ref", because: "there is nothing at “\(text)”")
      }
      (value, place) = (next, place.pointer(to: name))
    }
    return (value, target)
  }

  /// The member or element that a name in a JSON Pointer stands for; nil if there is none.
  private func member(_ name: String, of value: JSONValue, at pointer: String) -> JSONValue? {
    switch value {
    case .object(let object):
      if members[pointer] == nil { members[pointer] = object.firstValues }
      return members[pointer]?[JSONKey(name)]
    case .array(let elements):
      guard let index = name.wholeNumber, elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  private func neverEnds(_ pointer: String) -> SchemaError {
    issue(pointer, "$ref", "a form of this schema would never end", isUnsupported: true)
  }

  private func issue(
    _ pointer: String, _ keyword: StaticString, _ reason: StaticString, isUnsupported: Bool = false
  ) -> SchemaError {
    issue(pointer, keyword, because: reason.description, isUnsupported: isUnsupported)
  }

  private func issue(
    _ pointer: String, _ keyword: StaticString, because reason: String, isUnsupported: Bool = false
  ) -> SchemaError {
    SchemaError(issues: [
      SchemaIssue(
        pointer: pointer, keyword: keyword.description, reason: reason,
        isUnsupported: isUnsupported)
    ])
  }
}

/// The keywords of which two can mean as much as one.
private enum MergedKeyword: String {
  case title, description, `default`, examples
  case comment = "$comment"
  case schema = "$schema"
  case id = "$id"
  case defs = "$defs"
  case readOnly, writeOnly, deprecated, uniqueItems, additionalProperties
  case minimum, exclusiveMinimum, minLength, minItems
  case maximum, exclusiveMaximum, maxLength, maxItems
  case multipleOf, items, type, `enum`, required, properties, dependentRequired
}

/// The keywords of several schemas that have to hold together.
///
/// - Complexity: adding a schema is O(*n*) in its own keywords and names, whatever was added before.
private struct SchemaParts {
  private let pointer: String
  private var members: [JSONObject.Member] = []
  private var indices: [JSONKey: Int] = [:]
  /// The schemas of each property, each once.
  private var properties = Properties()
  private var hasProperties = false
  /// Whether a part has allowed no properties but those that there were.
  private var isClosed = false

  private struct Properties {
    var names: [JSONKey] = []
    var schemas: [JSONKey: [JSONValue]] = [:]
    var seen: [JSONKey: Set<JSONValue>] = [:]

    mutating func add(_ schema: JSONValue, named name: JSONKey) {
      guard let first = schemas[name]?.first else {
        names.append(name)
        schemas[name] = [schema]
        return
      }
      if seen[name, default: [first]].insert(schema).inserted {
        schemas[name, default: []].append(schema)
      }
    }
  }

  init(_ object: JSONObject, at pointer: String) {
    self.pointer = pointer
    isClosed = object["additionalProperties"] == .boolean(false)
    for member in object.members { put(member) }
  }

  /// All keywords, in the order in which they came.
  var object: JSONObject {
    var object = JSONObject()
    object.members = members
    guard let index = indices["properties"], hasProperties else { return object }
    var own = JSONObject()
    for name in properties.names {
      let schemas = properties.schemas[name] ?? []
      own.members.append(
        JSONObject.Member(key: name, value: schemas.count == 1 ? schemas[0] : .allOf(schemas)))
    }
    object.members[index].value = .object(own)
    return object
  }

  private mutating func put(_ member: JSONObject.Member) {
    indices[member.key] = members.count
    members.append(member)
    if member.key == "properties", case .object(let object) = member.value {
      hasProperties = true
      for property in object.members { properties.add(property.value, named: property.key) }
    }
  }

  /// Adds a schema that has to hold as well.
  mutating func add(_ other: JSONObject) throws(SchemaError) {
    let othersClose = other["additionalProperties"] == .boolean(false)
    var added: Set<JSONKey> = []
    if case .object(let object)? = other["properties"] {
      added = Set(object.members.map { $0.key })
    }
    if isClosed && added.contains(where: { properties.schemas[$0] == nil })
      || othersClose && (properties.names.contains { !added.contains($0) })
    {
      throw problem("additionalProperties", "a part of the object forbids properties of another")
    }
    isClosed = isClosed || othersClose
    for member in other.members {
      guard let index = indices[member.key] else {
        put(member)
        continue
      }
      let own = members[index].value
      if member.key == "properties", hasProperties, case .object(let object) = member.value {
        for property in object.members { properties.add(property.value, named: property.key) }
        continue
      }
      guard own != member.value else { continue }
      guard let both = Self.both(member.key.text, own, member.value) else {
        throw problem(member.key.text, "a form does not put two of “\(member.key)” together")
      }
      members[index].value = both
    }
  }

  private func problem(_ keyword: String, _ reason: String) -> SchemaError {
    SchemaError(issues: [
      SchemaIssue(
        pointer: pointer.pointer(to: keyword), keyword: keyword, reason: reason, isUnsupported: true
      )
    ])
  }

  /// The value that means as much as two values of a keyword together; nil if no value does.
  private static func both(_ keyword: String, _ own: JSONValue, _ other: JSONValue) -> JSONValue? {
    switch MergedKeyword(rawValue: keyword) {
    case .title, .description, .default, .examples, .comment, .schema, .id, .defs: return own
    case .readOnly, .writeOnly, .deprecated, .uniqueItems:
      return own == .boolean(true) ? own : other
    case .additionalProperties: return own == .boolean(false) ? own : other
    case .minimum, .exclusiveMinimum, .minLength, .minItems: return greater(own, other, >)
    case .maximum, .exclusiveMaximum, .maxLength, .maxItems: return greater(own, other, <)
    case .multipleOf:
      guard let first = number(own), let second = number(other), first > 0, second > 0 else {
        return nil
      }
      if first.quotientAndRemainder(dividingBy: second).remainder.isZero { return own }
      return second.quotientAndRemainder(dividingBy: first).remainder.isZero ? other : nil
    case .items: return .allOf([own, other])
    case .type: return types(own, other)
    case .enum:
      guard case .array(let first) = own, case .array(let second) = other else { return nil }
      return .array(first.common(with: second))
    case .required:
      guard case .array(let first) = own, case .array(let second) = other else { return nil }
      let known = Set(first)
      return .array(first + second.filter { !known.contains($0) })
    case .dependentRequired:
      guard case .object(var first) = own, case .object(let second) = other else { return nil }
      var indices: [JSONKey: Int] = [:]
      for (index, member) in first.members.enumerated() { indices[member.key] = index }
      for member in second.members {
        guard let index = indices[member.key] else {
          first.members.append(member)
          continue
        }
        guard let names = both("required", first.members[index].value, member.value) else {
          return nil
        }
        first.members[index].value = names
      }
      return .object(first)
    case .properties: return nil
    case nil: return keyword.hasBytesInFront("x-") ? own : nil
    }
  }

  private static func number(_ value: JSONValue) -> FixedDecimal? {
    guard case .number(let text) = value else { return nil }
    return FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfKeywords)
  }

  private static func greater(
    _ own: JSONValue, _ other: JSONValue, _ isGreater: (FixedDecimal, FixedDecimal) -> Bool
  ) -> JSONValue? {
    guard let first = number(own), let second = number(other) else { return nil }
    return isGreater(first, second) ? own : other
  }

  /// The types that both allow; an integer is a number.
  private static func types(_ own: JSONValue, _ other: JSONValue) -> JSONValue? {
    func names(_ value: JSONValue) -> [JSONValue] {
      if case .array(let names) = value { names } else { [value] }
    }
    let (first, second) = (names(own), names(other))
    let (number, integer) = (JSONValue.string("number"), JSONValue.string("integer"))
    let (own, others) = (Set(first), Set(second))
    var common = first.filter { others.contains($0) || $0 == integer && others.contains(number) }
    if own.contains(number), others.contains(integer), !own.contains(integer) {
      common.append(integer)
    }
    return common.isEmpty ? nil : .array(common)
  }
}

extension JSONValue {
  /// The schema of what all of these schemas allow.
  fileprivate static func allOf(_ schemas: [JSONValue]) -> JSONValue {
    var schema = JSONObject()
    schema.members.append(JSONObject.Member(key: "allOf", value: .array(schemas)))
    return .object(schema)
  }
}
