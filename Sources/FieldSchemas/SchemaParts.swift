import FormattingFieldJSON
import NumberText

/// Keywords that several schemas may have at once, because their values can be merged into one.
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
struct SchemaParts {
  private let pointer: String
  private var members: [JSONObject.Member] = []
  private var indices: [JSONKey: Int] = [:]
  /// The merged lists of several schemas, by keyword; that of `properties` is kept from the first schema
  /// on.
  private var lists: [MergedKeyword: SchemaLists] = [:]
  /// Whether a schema with `additionalProperties: false` came: later schemas add no properties.
  private var isClosed = false

  init(_ object: JSONObject, at pointer: String) {
    self.pointer = pointer
    isClosed = object["additionalProperties"] == .boolean(false)
    for member in object.members { put(member) }
  }

  /// All keywords, in the order in which they came.
  var object: JSONObject {
    var object = JSONObject()
    object.members = members
    for (keyword, list) in lists {
      guard let index = indices[JSONKey(keyword.rawValue)] else { continue }
      object.members[index].value = list.value(of: keyword)
    }
    return object
  }

  private mutating func put(_ member: JSONObject.Member) {
    indices[member.key] = members.count
    members.append(member)
    var properties = SchemaLists()
    if member.key == "properties", properties.add(member.value, of: .properties) {
      lists[.properties] = properties
    }
  }

  /// Adds a schema that has to hold as well.
  mutating func add(_ other: JSONObject) throws(SchemaError) {
    let othersClose = other["additionalProperties"] == .boolean(false)
    var added: Set<JSONKey> = []
    if case .object(let object)? = other["properties"] {
      added = Set(object.members.map { $0.key })
    }
    let names = lists[.properties]?.names ?? []
    if isClosed && added.contains(where: { lists[.properties]?.has($0) != true })
      || othersClose && (names.contains { !added.contains($0) })
    {
      throw problem("additionalProperties", "a part of the object forbids properties of another")
    }
    isClosed = isClosed || othersClose
    for member in other.members {
      guard let index = indices[member.key] else {
        put(member)
        continue
      }
      guard merge(member, at: index) else {
        throw problem(member.key.text, "a form does not put two of “\(member.key)” together")
      }
    }
  }

  /// Merges a further value of a keyword into the present one; false if no single value says both.
  private mutating func merge(_ member: JSONObject.Member, at index: Int) -> Bool {
    let own = members[index].value
    guard own != member.value else { return true }
    let keyword = MergedKeyword(rawValue: member.key.text)
    switch keyword {
    case .properties?, .required?, .dependentRequired?:
      guard let keyword else { return false }
      if lists[keyword] == nil {
        var list = SchemaLists()
        guard list.add(own, of: keyword) else { return false }
        lists[keyword] = list
      }
      return lists[keyword, default: SchemaLists()].add(member.value, of: keyword)
    default:
      guard let both = Self.both(keyword, member.key.text, own, member.value) else { return false }
      members[index].value = both
      return true
    }
  }

  private func problem(_ keyword: String, _ reason: String) -> SchemaError {
    SchemaError(issues: [
      SchemaIssue(
        at: pointer.pointer(to: keyword), keyword, reason, isUnsupported: true
      )
    ])
  }

  /// The single value of a keyword that says what two values say together; nil if there is none.
  private static func both(
    _ keyword: MergedKeyword?, _ name: String, _ own: JSONValue, _ other: JSONValue
  ) -> JSONValue? {
    switch keyword {
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
    case .required, .dependentRequired, .properties: return nil
    case nil: return name.utf8.starts(with: "x-".utf8) ? own : nil
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

/// What several schemas say by `properties`, `required` or `dependentRequired`: lists of values by name, each
/// value and name once, in the order in which they came.
private struct SchemaLists {
  private(set) var names: [JSONKey] = []
  private var values: [JSONKey: [JSONValue]] = [:]
  private var seen: [JSONKey: Set<JSONValue>] = [:]

  func has(_ name: JSONKey) -> Bool { values[name] != nil }

  /// Adds what a schema says; false if the keyword has no such values.
  mutating func add(_ value: JSONValue, of keyword: MergedKeyword) -> Bool {
    switch (keyword, value) {
    case (.properties, .object(let object)):
      for member in object.members { add([member.value], named: member.key) }
    case (.dependentRequired, .object(let object)):
      for member in object.members {
        guard case .array(let names) = member.value else { return false }
        add(names, named: member.key)
      }
    case (.required, .array(let names)): add(names, named: "")
    default: return false
    }
    return true
  }

  private mutating func add(_ new: [JSONValue], named name: JSONKey) {
    if !has(name) {
      names.append(name)
      values[name] = new
      return
    }
    // The set of names is made at the second schema only: one schema has each name once.
    var known = seen.removeValue(forKey: name) ?? Set(values[name] ?? [])
    values[name, default: []] += new.filter { known.insert($0).inserted }
    seen[name] = known
  }

  /// The merged lists, in the form that the keyword has in a schema.
  func value(of keyword: MergedKeyword) -> JSONValue {
    if keyword == .required { return .array(values[""] ?? []) }
    var object = JSONObject()
    object.members = names.map { name in
      let values = values[name] ?? []
      let value: JSONValue =
        keyword == .dependentRequired
        ? .array(values) : values.count == 1 ? values[0] : .allOf(values)
      return JSONObject.Member(key: name, value: value)
    }
    return .object(object)
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

extension String {
  /// The index that a token of a JSON Pointer names: digits without a sign and without zeros in front.
  ///
  /// Source: RFC 6901, 4.
  var pointerIndex: Int? {
    let isIndex = utf8.allSatisfy { 0x30...0x39 ~= $0 } && (utf8.count == 1 || utf8.first != 0x30)
    return isIndex ? Int(self) : nil
  }
}
