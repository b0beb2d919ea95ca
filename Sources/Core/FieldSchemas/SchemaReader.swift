import FieldEditing
import FieldForms
import NumberText
import NumfieldJSON

/// Reads schemas and makes the contents that they describe.
enum SchemaReader {
  typealias Format = (SchemaField) -> NumberFormat?

  /// What an object's schema says of a property, beside the property's own schema.
  struct Property {
    var name = ""
    var isRequired = true
    /// Whether an object or array around it is read-only.
    var isReadOnly = false
  }

  /// Reads the schema of an object: of the form itself, a part of it or a row.
  static func object(
    _ schema: JSONValue, at pointer: String, keyword: String, _ object: Property, _ format: Format
  ) throws(SchemaIssue) -> SchemaContent {
    var keywords = try SchemaKeywords(schema, at: pointer, keyword: keyword)
    guard try type(&keywords).name == "object" else {
      throw keywords.issue("type", "an object is needed here")
    }
    try keywords.takeAnnotations()
    _ = try (keywords.string("title"), keywords.string("description"))
    let isReadOnly = try keywords.boolean("readOnly") ?? false || object.isReadOnly
    _ = try keywords.boolean("additionalProperties")
    let properties = try keywords.object("properties") ?? JSONObject()
    let required = try required(&keywords, of: properties)
    let initial = keywords.take("default")
    try keywords.refuseOthers(in: "an object")

    var members: [ObjectSchema.Member] = []
    var nodes: [SchemaNode] = []
    var names: Set<String> = []
    for member in properties.members {
      let name = member.key.text
      let pointer = pointer.pointer(to: "properties").pointer(to: name)
      guard names.insert(name).inserted else {
        throw SchemaIssue(
          pointer: pointer, keyword: "properties",
          reason: "two properties differ in code points alone")
      }
      let property = Property(
        name: name, isRequired: required.contains(member.key), isReadOnly: isReadOnly)
      let (kind, node) = try node(member.value, at: pointer, property, format)
      members.append(ObjectSchema.Member(name, kind, isRequired: property.isRequired))
      nodes.append(node)
    }
    var content = SchemaContent(
      schema: ObjectSchema(members, isRequired: object.isRequired), nodes: nodes)
    if let initial { try content.read(initial, at: pointer.pointer(to: "default")) }
    return content
  }

  /// Reads the schema of a property, and makes the property's first value.
  private static func node(
    _ schema: JSONValue, at pointer: String, _ property: Property, _ format: Format
  ) throws(SchemaIssue) -> (ObjectSchema.Member.Kind, SchemaNode) {
    var keywords = try SchemaKeywords(schema, at: pointer, keyword: "properties")
    switch try type(&keywords).name {
    case "object":
      return (
        .object, .object(try object(schema, at: pointer, keyword: "properties", property, format))
      )
    case "array": return try rows(&keywords, property, format)
    case "string":
      let (field, text) = try text(&keywords, property)
      return (.text(field), .text(text))
    default:
      let (field, number) = try number(&keywords, property, format)
      return (.number(field), .number(number))
    }
  }

  /// Reads `required`. A name without a property is refused, as the form would have no field to fill
  /// in.
  private static func required(
    _ keywords: inout SchemaKeywords, of properties: JSONObject
  ) throws(SchemaIssue) -> Set<JSONKey> {
    var required: Set<JSONKey> = []
    let names = Set(properties.members.map { $0.key })
    for (index, name) in (try keywords.array("required") ?? []).enumerated() {
      func issue(_ reason: String) -> SchemaIssue {
        SchemaIssue(
          pointer: keywords.pointer.pointer(to: "required").pointer(to: String(index)),
          keyword: "required", reason: reason)
      }
      guard case .string(let name) = name else { throw issue("a name is a string") }
      guard names.contains(JSONKey(name)) else { throw issue("there is no property “\(name)”") }
      required.insert(JSONKey(name))
    }
    return required
  }

  /// Reads the schema of an array of objects.
  private static func rows(
    _ keywords: inout SchemaKeywords, _ property: Property, _ format: Format
  ) throws(SchemaIssue) -> (ObjectSchema.Member.Kind, SchemaNode) {
    try keywords.takeAnnotations()
    _ = try (keywords.string("title"), keywords.string("description"))
    let isReadOnly = try keywords.boolean("readOnly") ?? false || property.isReadOnly
    guard let items = keywords.take("items") else {
      throw SchemaIssue(
        pointer: keywords.pointer, keyword: "items", reason: "rows have a schema in “items”")
    }
    let initial = keywords.take("default")
    try keywords.refuseOthers(in: "an array")
    let template = try object(
      items, at: keywords.pointer.pointer(to: "items"), keyword: "items",
      Property(isReadOnly: isReadOnly), format)
    var rows: [SchemaRow] = []
    if let initial {
      rows = try SchemaContent.rows(
        initial, of: template, at: keywords.pointer.pointer(to: "default"))
    }
    return (.rows(template: template), .rows(rows))
  }

  /// Reads the type of a schema, and whether null is allowed beside it. A schema without `type` has
  /// the type of the values of `enum` or `const`.
  static func type(
    _ keywords: inout SchemaKeywords
  ) throws(SchemaIssue) -> (name: String, isNullable: Bool) {
    var names: Set<String> = []
    switch keywords.take("type") {
    case .string(let name)?: names = [name]
    case .array(let values)?:
      for value in values {
        guard case .string(let name) = value, names.insert(name).inserted else {
          throw keywords.issue("type", "it lists names, each once")
        }
      }
    case let other?: throw keywords.issue("type", "it is \(other.kind) and has to be a name")
    case nil: names = try typesOfChoices(&keywords)
    }
    let isNullable = names.remove("null") != nil
    // "number" includes "integer".
    if names.contains("number") { names.remove("integer") }
    guard names.count == 1, let name = names.first,
      ["number", "integer", "string", "object", "array"].contains(name)
    else {
      throw keywords.issue(
        "type", "a form has a number, an integer, a string, an object or an array here")
    }
    if isNullable, ["object", "array"].contains(name) {
      throw keywords.issue("type", "only numbers and strings may be null")
    }
    return (name, isNullable)
  }

  private static func typesOfChoices(
    _ keywords: inout SchemaKeywords
  ) throws(SchemaIssue) -> Set<String> {
    var names: Set<String> = []
    for value in (try keywords.array("enum") ?? []) + [keywords.take("const")].compactMap({ $0 }) {
      switch value {
      case .number: names.insert("number")
      case .string: names.insert("string")
      case .null: names.insert("null")
      default: break
      }
    }
    guard !names.isEmpty else {
      throw SchemaIssue(
        pointer: keywords.pointer, keyword: "type", reason: "there is no type")
    }
    return names
  }
}
