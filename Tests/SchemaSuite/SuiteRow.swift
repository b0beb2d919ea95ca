import FieldForms
public import FieldSchemas
public import FormattingFieldJSON
import FormattingFields

/// A row of the official suite of JSON Schema: a schema, data, and whether the data is valid.
public struct SuiteRow: Sendable {
  /// The suite's file, the schema's place in the file and the row's place: "anyOf/0/3".
  public let id: String
  public let schema, data: JSONValue
  public let isValid: Bool

  public init(id: String, schema: JSONValue, data: JSONValue, isValid: Bool) {
    (self.id, self.schema, self.data, self.isValid) = (id, schema, data, isValid)
  }

  /// The suite's file, which is named after its keyword: "anyOf", "optional/format/date".
  public var file: String { id.split(separator: "/").dropLast(2).joined(separator: "/") }

  /// What a form makes of a row.
  public enum Verdict: Equatable, Sendable {
    case agrees
    /// The form refuses the schema, with the keyword.
    case refused(String)
    case differs(String)
  }

  /// The form's verdict. The row's value is a required property of the form; what the form needs beside the
  /// row's schema, such as a type, is taken from the data. The form agrees if valid data fills the form, is
  /// valid there and is written as it was, or if invalid data is found, with a pointer into the data.
  public func verdict(_ unsupported: UnsupportedKeywords = .refuse) -> Verdict {
    let json = #"{"value":\#(data.json)}"#
    do throws(SchemaError) {
      var form = FieldForm(
        try SchemaContent(schema: formSchema.json, onUnsupported: unsupported) { field in
          try? .icu(
            locale: "en-US", style: field.style,
            options: NumberOptions(
              maximumFractionDigits: field.maximumFractionDigits, allowsExponent: true))
        })
      let found =
        form.content.fill(from: json)
        + form.schemaIssues(in: FormMessages(label: { $0.joined(separator: ".") }))
      for issue in found where !issue.pointer.hasPrefix("/value") {
        return .differs("an issue at \(issue.pointer)")
      }
      if !found.isEmpty { return isValid ? .differs("found \(found[0])") : .agrees }
      let written = (try? JSONObject(form.content.json)).map { JSONValue.object($0) }
      let given = (try? JSONObject(json)).map { JSONValue.object($0) }
      let isSame = written?.inUTC.isSame(as: given?.inUTC ?? .null) ?? false
      if isValid, isSame { return .agrees }
      return .differs(isSame ? "nothing was found" : "became \(form.content.json)")
    } catch {
      return .refused(error.issues[0].keyword)
    }
  }

  /// The schema of a form with the row's value as its only property.
  private var formSchema: JSONValue {
    var own = completedSchema
    // References with a bare "#" count from the nearest schema with an id.
    if case .object(var object) = own, object["$id"] == nil, schema.json.contains("\"$ref\"") {
      object.set("$id", .string("suite:/row"))
      own = .object(object)
    }
    return .object(
      JSONObject([
        "type": .string("object"), "required": .array([.string("value")]),
        "properties": .object(JSONObject(["value": own])),
      ]))
  }

  /// The row's schema with what a form needs beside it.
  public var completedSchema: JSONValue { completed(schema, data) }

  /// A schema completed with what a form needs and the suite omits: types, properties and elements, from the
  /// data.
  private func completed(_ schema: JSONValue?, _ data: JSONValue) -> JSONValue {
    var own = JSONObject()
    switch schema {
    case .object(let object)?: own = object
    case .boolean(true)?, nil: break
    default: return schema ?? .null
    }
    let isSaid = ["enum", "const", "$ref", "allOf", "oneOf", "anyOf"]
      .contains { own[JSONKey($0)] != nil }
    if isSaid { return .object(own) }
    if own["type"] == nil {
      // A field is empty where the data is null.
      let null = JSONValue.array([.string("string"), .string("null")])
      own.set("type", data == .null ? null : .string(data.typeName))
    }
    if case .array(let elements) = data, own["prefixItems"] == nil,
      Set(elements.map(\.typeName)).count <= 1
    {
      own.set("items", completed(own["items"], elements.first ?? .number("1")))
    }
    if case .object(let members) = data {
      own.set("properties", properties(of: own, members))
    }
    return .object(own)
  }

  private func properties(of own: JSONObject, _ data: JSONObject) -> JSONValue {
    var properties = JSONObject()
    if case .object(let own)? = own["properties"] { properties = own }
    let isEmpty = properties.members.isEmpty
    for member in data.members where isEmpty || properties[member.key] != nil {
      properties.set(member.key, completed(properties[member.key], member.value))
    }
    var names: [JSONValue] = []
    if case .array(let required)? = own["required"] { names = required }
    if case .object(let dependents)? = own["dependentRequired"] {
      for member in dependents.members {
        if case .array(let needed) = member.value { names += needed }
      }
    }
    for case .string(let name) in names where properties[JSONKey(name)] == nil {
      properties.set(JSONKey(name), .object(JSONObject(["type": .string("number")])))
    }
    return .object(properties)
  }
}

extension JSONObject {
  init(_ members: KeyValuePairs<JSONKey, JSONValue>) {
    self.init()
    for (key, value) in members { set(key, value) }
  }

  mutating func set(_ key: JSONKey, _ value: JSONValue) {
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(Member(key: key, value: value))
    }
  }
}

extension JSONValue {
  /// The value with times of UTC in one notation: "Z" and "+00:00" say the same, "-00:00" does not.
  fileprivate var inUTC: JSONValue {
    switch self {
    case .string(let text) where text.contains(":"):
      .string(text.uppercased().replacing("+00:00", with: "Z"))
    case .object(let object):
      .object(
        object.members.reduce(into: JSONObject()) {
          $0.members.append(.init(key: $1.key, value: $1.value.inUTC))
        })
    default: self
    }
  }

  /// The name of the type in schemas.
  fileprivate var typeName: String {
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
