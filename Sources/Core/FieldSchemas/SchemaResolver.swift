import NumberText
import NumfieldJSON

/// A schema whose references are followed and whose `allOf` is put together: one object of keywords.
final class ResolvedSchema {
  fileprivate(set) var object: JSONObject
  /// Where the keywords are; if there is only a reference, where it points.
  let pointer: String
  /// The references that were followed on the way here. A second one of them would never end.
  fileprivate(set) var references: [String]

  fileprivate init(_ object: JSONObject, at pointer: String, _ references: [String]) {
    (self.object, self.pointer, self.references) = (object, pointer, references)
  }
}

/// Follows references within one document, and puts the parts of `allOf` together.
///
/// Keywords of several parts become one keyword that means the same: the greater of two minima, the values
/// that both lists have. Annotations are those of the outermost part.
///
/// Source: JSON Schema Core 2020-12, sections 8.2.3 and 10.2.1.
struct SchemaResolver {
  let root: JSONValue

  func resolve(
    _ schema: JSONValue, at pointer: String, keyword: StaticString, _ references: [String]
  ) throws(SchemaError) -> ResolvedSchema {
    if schema == .boolean(true) {
      throw issue(pointer, keyword, "a value of any kind has no field", isUnsupported: true)
    }
    guard case .object(let object) = schema else {
      throw issue(pointer, keyword, because: "a schema is an object here, not \(schema.kind)")
    }
    let resolved = ResolvedSchema(object, at: pointer, references)
    resolved.object.members.removeAll { $0.key == "$ref" || $0.key == "allOf" }
    let isAlone = resolved.object.members.isEmpty && object["allOf"] == nil
    if let reference = object["$ref"] {
      let target = try follow(reference, at: pointer.pointer(to: "$ref"), references)
      if isAlone { return target }
      try resolved.add(target)
    }
    if let parts = object["allOf"] {
      let pointer = pointer.pointer(to: "allOf")
      guard case .array(let parts) = parts, !parts.isEmpty else {
        throw issue(pointer, "allOf", "it is a list of schemas")
      }
      for (index, part) in parts.enumerated() where part != .boolean(true) {
        try resolved.add(
          resolve(part, at: pointer.pointer(to: String(index)), keyword: "allOf", references))
      }
    }
    return resolved
  }

  private func follow(
    _ reference: JSONValue, at pointer: String, _ references: [String]
  ) throws(SchemaError) -> ResolvedSchema {
    guard case .string(let text) = reference else {
      throw issue(pointer, "$ref", because: "it is \(reference.kind) and has to be a string")
    }
    guard text.utf8.first == UInt8(ascii: "#"), let target = text.fragment else {
      throw issue(
        pointer, "$ref", "a form follows references within the schema alone", isUnsupported: true)
    }
    guard !references.contains(target) else {
      throw issue(pointer, "$ref", "a form of this schema would never end", isUnsupported: true)
    }
    var value = root
    for name in target.pointerPath {
      guard let next = value[name] else {
        throw issue(pointer, "$ref", because: "there is nothing at “\(text)”")
      }
      value = next
    }
    return try resolve(value, at: target, keyword: "$ref", references + [target])
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

extension JSONValue {
  /// The member or element that a name in a JSON Pointer stands for; nil if there is none.
  fileprivate subscript(name: String) -> JSONValue? {
    switch self {
    case .object(let object): return object[JSONKey(name)]
    case .array(let elements):
      guard let index = name.wholeNumber, elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
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

extension ResolvedSchema {
  /// Adds a schema that has to hold as well.
  fileprivate func add(_ other: ResolvedSchema) throws(SchemaError) {
    references += other.references.filter { !references.contains($0) }
    if object.closes(other.object) || other.object.closes(object) {
      throw problem("additionalProperties", "a part of the object forbids properties of another")
    }
    for member in other.object.members {
      guard let index = object.members.firstIndex(where: { $0.key == member.key }) else {
        object.members.append(member)
        continue
      }
      let own = object.members[index].value
      guard own != member.value else { continue }
      guard let both = Self.both(member.key.text, own, member.value) else {
        throw problem(member.key.text, "a form does not put two of “\(member.key)” together")
      }
      object.members[index].value = both
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
    case .items: return allOf(own, other)
    case .type: return types(own, other)
    case .enum:
      guard case .array(let first) = own, case .array(let second) = other else { return nil }
      return .array(first.common(with: second))
    case .required:
      guard case .array(let first) = own, case .array(let second) = other else { return nil }
      return .array(first + second.filter { !first.contains($0) })
    case .properties, .dependentRequired:
      guard case .object(var first) = own, case .object(let second) = other else { return nil }
      for member in second.members {
        guard let index = first.members.firstIndex(where: { $0.key == member.key }) else {
          first.members.append(member)
          continue
        }
        let value = first.members[index].value
        guard value != member.value else { continue }
        if keyword == "properties" {
          first.members[index].value = allOf(value, member.value)
        } else {
          guard let names = both("required", value, member.value) else { return nil }
          first.members[index].value = names
        }
      }
      return .object(first)
    case nil: return keyword.hasBytesInFront("x-") ? own : nil
    }
  }

  /// The schema of what both schemas allow.
  private static func allOf(_ own: JSONValue, _ other: JSONValue) -> JSONValue {
    var schema = JSONObject()
    schema.members.append(JSONObject.Member(key: "allOf", value: .array([own, other])))
    return .object(schema)
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
    var common = first.filter { second.contains($0) || $0 == integer && second.contains(number) }
    if first.contains(number), second.contains(integer), !common.contains(integer) {
      common.append(integer)
    }
    return common.isEmpty ? nil : .array(common)
  }
}

extension JSONObject {
  /// Whether a schema allows no further properties, and another one has some.
  fileprivate func closes(_ other: JSONObject) -> Bool {
    guard self["additionalProperties"] == .boolean(false),
      case .object(let others)? = other["properties"]
    else { return false }
    guard case .object(let own)? = self["properties"] else { return true }
    return others.members.contains { own[$0.key] == nil }
  }
}
