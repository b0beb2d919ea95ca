import FormattingFieldJSON
import NumberText

/// A schema whose references are followed and whose `allOf` is put together: one object of keywords.
struct ResolvedSchema {
  fileprivate(set) var object: JSONObject
  /// Where the keywords are; if there is only a reference, where it points.
  fileprivate(set) var pointer: String
  /// The references that were followed on the way here. To follow one of them again would never end.
  fileprivate(set) var references: Set<String>
  /// Whether null is allowed beside what the keywords say, by `anyOf` or `oneOf`.
  fileprivate(set) var isOptional = false
  /// The `pattern` of texts that are allowed beside the numbers which the keywords describe.
  fileprivate(set) var numerals: String?
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

  init(root: JSONValue) { self.root = SchemaReferences.placed(root) }

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
      if case .object(let object) = schema, object.hasParts {
        return try kept(schema, at: pointer, references, level)
      }
      guard references.insert(pointer).inserted else { throw neverEnds(origin) }
    }
    if schema == .boolean(true) {
      throw issue(pointer, keyword, "a value of any kind has no field", isUnsupported: true)
    }
    guard case .object(let object) = schema else {
      throw issue(
        pointer, keyword, "a schema is an object here, not \(schema.kind)",
        isUnsupported: schema == .boolean(false))
    }
    guard object.hasParts else {
      return ResolvedSchema(object: object, pointer: pointer, references: references)
    }
    return try merged(object, at: pointer, references, level)
  }

  /// Puts the parts of a schema together: what it says itself, what its reference leads to, the schemas of
  /// `allOf`, and the only schema beside null in `anyOf` and `oneOf`.
  private func merged(
    _ object: JSONObject, at pointer: String, _ references: Set<String>, _ level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    var own = object
    let alternatives = object.alternatives
    let names = ["$ref", "allOf"] + alternatives.map { $0.keyword }
    own.members.removeAll { names.contains($0.key.text) }
    var merged = ResolvedSchema(object: own, pointer: pointer, references: references)
    var parts = SchemaParts(own, at: pointer)
    var issues: [SchemaIssue] = []
    // Whether all parts allow null, and whether one of them does so beside its other keywords.
    var (allowsNull, isOptional) = (own.allowsNull, false)
    func add(_ part: () throws(SchemaError) -> ResolvedSchema) {
      do throws(SchemaError) {
        let part = try part()
        try parts.add(part.object)
        merged.references.formUnion(part.references)
        merged.numerals = merged.numerals ?? part.numerals
        allowsNull = allowsNull && (part.isOptional || part.object.allowsNull)
        isOptional = isOptional || part.isOptional
      } catch {
        issues += error.issues
      }
    }
    if let reference = object["$ref"] {
      add { () throws(SchemaError) in
        let (schema, place) = try target(of: reference, at: pointer.pointer(to: "$ref"))
        return try kept(schema, at: place, references, level)
      }
    }
    if let schemas = object["allOf"] {
      let pointer = pointer.pointer(to: "allOf")
      if case .array(let schemas) = schemas, !schemas.isEmpty {
        for (index, part) in schemas.enumerated() where part != .boolean(true) {
          add { () throws(SchemaError) in
            try resolve(
              part, at: pointer.pointer(to: String(index)), keyword: "allOf", references,
              level: level + 1)
          }
        }
      } else {
        issues += issue(pointer, "allOf", "it is a list of schemas").issues
      }
    }
    for own in alternatives {
      add { () throws(SchemaError) in try alternative(own, at: pointer, references, level) }
    }
    guard issues.isEmpty else {
      issues += SchemaKeywords.unread(in: own, at: pointer)
      throw SchemaError(issues: issues)
    }
    merged.object = parts.object
    merged.isOptional = isOptional && allowsNull
    return merged
  }

  /// The texts of numbers, where a schema allows any text.
  private static let numerals: String = #"^-?\d+(?:\.\d+)?(?:[Ee][+-]?\d+)?$"#

  /// The only schema beside null in `anyOf` or `oneOf`, or the number beside a text.
  private func alternative(
    _ own: SchemaAlternatives, at pointer: String, _ references: Set<String>, _ level: Int
  ) throws(SchemaError) -> ResolvedSchema {
    let place = pointer.pointer(to: own.keyword)
    var resolved: [ResolvedSchema] = []
    for (index, schema) in own.schemas {
      resolved.append(
        try resolve(
          schema, at: place.pointer(to: String(index)), keyword: own.keyword, references,
          level: level + 1))
    }
    // Of two schemas one has the texts that are numbers.
    if resolved.count == 2, let text = resolved.firstIndex(where: { $0.object.isOfNumerals }) {
      let pattern = resolved.remove(at: text).object["pattern"]
      resolved[0].numerals = Self.numerals
      if case .string(let pattern)? = pattern { resolved[0].numerals = pattern }
    }
    guard var alone = resolved.first, resolved.count == 1,
      alone.numerals == nil || alone.object.isOfNumbers,
      // For `oneOf` null must not be valid twice.
      !own.hasNull || own.keyword == "anyOf" || !(alone.isOptional || alone.object.allowsNull)
    else {
      throw issue(place, own.keyword, SchemaKeywords.unreadReason(own.keyword), isUnsupported: true)
    }
    alone.isOptional = own.hasNull || alone.isOptional
    return alone
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

/// The schemas of an `anyOf` or a `oneOf` beside null, where a form may have a field for them: one schema, or two,
/// of which one can have the texts that are numbers of the other.
private struct SchemaAlternatives {
  let keyword: String
  let schemas: [(index: Int, schema: JSONValue)]
  let hasNull: Bool

  init?(_ keyword: String, _ value: JSONValue) {
    guard case .array(let all) = value else { return nil }
    schemas = all.enumerated().filter { !$0.element.isNullAlone }.map { ($0.offset, $0.element) }
    let nulls = all.count - schemas.count
    // Constants are options.
    let areConstants = all.allSatisfy {
      if case .object(let object) = $0 { object["const"] != nil } else { false }
    }
    guard 1...2 ~= schemas.count, keyword == "anyOf" || nulls <= 1, !areConstants else {
      return nil
    }
    if schemas.count == 2 {
      guard schemas.contains(where: { $0.schema.type == .string("string") }),
        schemas.contains(where: {
          [.string("number"), .string("integer")].contains($0.schema.type)
        })
      else { return nil }
    }
    (self.keyword, hasNull) = (keyword, nulls > 0)
  }
}

extension JSONObject {
  /// Whether the schema has to be put together from parts.
  fileprivate var hasParts: Bool {
    self["$ref"] != nil || self["allOf"] != nil || !alternatives.isEmpty
  }

  fileprivate var alternatives: [SchemaAlternatives] {
    ["anyOf", "oneOf"].compactMap { keyword in
      self[JSONKey(keyword)].flatMap { SchemaAlternatives(keyword, $0) }
    }
  }

  /// Whether no keyword about all values forbids null.
  fileprivate var allowsNull: Bool {
    switch self["type"] {
    case .string(let name)? where name != "null": return false
    case .array(let names)? where !names.contains(.string("null")): return false
    default: break
    }
    if case .array(let values)? = self["enum"], !values.contains(.null) { return false }
    return self["const"] ?? .null == .null
  }

  /// Whether the schema has texts of which nothing is said, or a pattern alone.
  fileprivate var isOfNumerals: Bool {
    self["type"] == .string("string")
      && members.allSatisfy {
        ["type", "pattern"].contains($0.key) || SchemaKeywords.annotations.contains($0.key)
      }
  }

  fileprivate var isOfNumbers: Bool {
    [.string("number"), .string("integer")].contains(self["type"])
  }
}

extension JSONValue {
  fileprivate var type: JSONValue? {
    if case .object(let object) = self { object["type"] } else { nil }
  }

  /// Whether a schema allows null and nothing else.
  fileprivate var isNullAlone: Bool {
    guard case .object(let object) = self else { return false }
    let says = object.members.filter { !SchemaKeywords.annotations.contains($0.key) }
    guard says.count == 1 else { return false }
    return switch (says[0].key, says[0].value) {
    case ("type", .string("null")), ("type", .array([.string("null")])), ("const", .null),
      ("enum", .array([.null])):
      true
    default: false
    }
  }

  /// What a schema that is a reference and nothing else refers to.
  fileprivate var referenceAlone: JSONValue? {
    guard case .object(let object) = self, object.members.count == 1 else { return nil }
    return object["$ref"]
  }
}
