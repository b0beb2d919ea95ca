import NumberText
import NumfieldJSON

/// A schema whose references are followed and whose `allOf` is put together: one object of keywords.
struct ResolvedSchema {
  fileprivate(set) var object: JSONObject
  /// Where the keywords are; if there is only a reference, where it points.
  fileprivate(set) var pointer: String
  /// The references that were followed on the way here. To follow one of them again would never end.
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
  private var targets: [String: Result<ResolvedSchema, SchemaError>] = [:]
  /// Where chains of references alone end that begin at a target.
  private var ends: [String: Result<Target, SchemaError>] = [:]

  /// The targets that are being resolved.
  private var open: Set<String> = []
  /// The members of the objects that references lead through, by their pointers.
  private var members: [String: [JSONKey: JSONValue]] = [:]

  private typealias Target = (schema: JSONValue, pointer: String)

  init(root: JSONValue) { self.root = root }

  /// The most schemas with keywords of their own that can be put together in one another. Calls for each
  /// stand on the stack.
  static let mostLevels = 128

  /// - Parameter references: The references that were followed on the way to the schema.
  func resolve(
    _ schema: JSONValue, at pointer: String, keyword: String, _ references: Set<String>
  ) throws(SchemaError) -> ResolvedSchema {
    try resolve(schema, at: pointer, keyword: keyword, references, level: 0)
  }

  private func resolve(
    _ schema: JSONValue, at pointer: String, keyword: String, _ references: Set<String>,
    level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    var (schema, pointer, keyword, references) = (schema, pointer, keyword, references)
    guard level < Self.mostLevels else {
      throw issue(pointer, keyword, "more than 128 schemas are put together in one another")
    }
    if let reference = schema.referenceAlone {
      let origin = pointer.pointer(to: "$ref")
      (schema, pointer) = try end(of: reference, at: origin)
      keyword = "$ref"
      if case .object(let object) = schema, object["$ref"] != nil || object["allOf"] != nil {
        return try kept(schema, at: pointer, references, level)
      }
      guard references.insert(pointer).inserted else { throw neverEnds(origin) }
    }
    if schema == .boolean(true) {
      throw issue(pointer, keyword, "a value of any kind has no field", isUnsupported: true)
    }
    guard case .object(let object) = schema else {
      throw issue(pointer, keyword, "a schema is an object here, not \(schema.kind)")
    }
    guard object["$ref"] != nil || object["allOf"] != nil else {
      return ResolvedSchema(object: object, pointer: pointer, references: references)
    }
    var own = object
    own.members.removeAll { $0.key == "$ref" || $0.key == "allOf" }
    var parts = SchemaParts(own, at: pointer)
    var followed = references
    if let reference = object["$ref"] {
      let (schema, place) = try target(of: reference, at: pointer.pointer(to: "$ref"))
      let target = try kept(schema, at: place, references, level)
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

  /// What a reference leads to, resolved once.
  private func kept(
    _ schema: JSONValue, at target: String, _ references: Set<String>, _ level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    if targets[target] == nil {
      guard open.insert(target).inserted else { throw neverEnds(target) }
      defer { open.remove(target) }
      targets[target] = result { () throws(SchemaError) in
        try resolve(schema, at: target, keyword: "$ref", [target], level: level + 1)
      }
    }
    guard var resolved = try targets[target]?.get() else { preconditionFailure("kept") }
    guard resolved.references.isDisjoint(with: references) else { throw neverEnds(target) }
    resolved.references.formUnion(references)
    return resolved
  }

  /// Where a chain of references alone ends, which may be long. All that is on the way is kept.
  private func end(of reference: JSONValue, at pointer: String) throws(SchemaError) -> Target {
    var (reference, pointer): (JSONValue?, String) = (reference, pointer)
    var links: Set<String> = []
    let end = result { () throws(SchemaError) -> Target in
      while let next = reference {
        let target = try target(of: next, at: pointer)
        if let end = ends[target.pointer] { return try end.get() }
        guard links.insert(target.pointer).inserted else { throw neverEnds(pointer) }
        reference = target.schema.referenceAlone
        if reference == nil { return target }
        pointer = target.pointer.pointer(to: "$ref")
      }
      preconditionFailure("a reference")
    }
    for link in links { ends[link] = end }
    return try end.get()
  }

  private func result<Value>(
    _ body: () throws(SchemaError) -> Value
  ) -> Result<Value, SchemaError> {
    do throws(SchemaError) { return .success(try body()) } catch { return .failure(error) }
  }

  private func target(of reference: JSONValue, at pointer: String) throws(SchemaError) -> Target {
    guard case .string(let text) = reference else {
      throw issue(pointer, "$ref", "it is \(reference.kind) and has to be a string")
    }
    guard text.utf8.first == UInt8(ascii: "#"), let target = text.fragment else {
      throw issue(
        pointer, "$ref", "a form follows references within the schema alone", isUnsupported: true)
    }
    var (value, place) = (root, "")
    for name in target.pointerPath {
      guard let next = member(name, of: value, at: place) else {
        throw issue(pointer, "$ref", "there is nothing at “\(text)”")
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
      guard let index = name.pointerIndex, elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  private func neverEnds(_ pointer: String) -> SchemaError {
    issue(pointer, "$ref", "a form of this schema would never end", isUnsupported: true)
  }

  private func issue(
    _ pointer: String, _ keyword: String, _ reason: String, isUnsupported: Bool = false
  ) -> SchemaError {
    SchemaError(issues: [
      SchemaIssue(
        at: pointer, keyword, reason,
        isUnsupported: isUnsupported)
    ])
  }
}

extension JSONValue {
  /// What a schema that is a reference and nothing else refers to.
  fileprivate var referenceAlone: JSONValue? {
    guard case .object(let object) = self, object.members.count == 1 else { return nil }
    return object["$ref"]
  }
}
