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

    var made = SchemaContent.Members(isRequired: object.isRequired)
    for member in properties.members {
      let name = member.key.text
      let place = pointer.pointer(to: "properties").pointer(to: name)
      guard !made.has(name) else {
        throw SchemaIssue(
          pointer: place, keyword: "properties",
          reason: "two properties differ in code points alone")
      }
      let property = Property(
        name: name, isRequired: required.contains(member.key), isReadOnly: isReadOnly)
      var own = try SchemaKeywords(member.value, at: place, keyword: "properties")
      switch try type(&own).name {
      case "object":
        made.add(
          name,
          part: try self.object(
            member.value, at: place, keyword: "properties", property, format))
      case "array":
        try add(&own, to: &made, property, format)
      case "string":
        let (field, text) = try self.text(&own, property)
        made.add(field, text)
      default:
        let (field, number) = try self.number(&own, property, format)
        made.add(field, number)
      }
    }
    var content = SchemaContent(made)
    if let initial { try content.read(initial, at: pointer.pointer(to: "default")) }
    return content
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

  /// Reads the schema of an array of objects, and adds them as rows.
  private static func add(
    _ keywords: inout SchemaKeywords, to made: inout SchemaContent.Members, _ property: Property,
    _ format: Format
  ) throws(SchemaIssue) {
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
    made.add(property.name, rowsOf: template, rows, isRequired: property.isRequired)
  }

  /// Reads the type of a schema, and whether null is allowed beside it. A schema without `type` has
  /// the type of the values of `enum` or `const`.
  static func type(
    _ keywords: inout SchemaKeywords
  ) throws(SchemaIssue) -> (name: String, isNullable: Bool) {
    var names: [String] = []
    switch keywords.take("type") {
    case .string(let name)?: names = [name]
    case .array(let values)?:
      for value in values {
        guard case .string(let name) = value, !names.contains(name) else {
          throw keywords.issue("type", "it lists names, each once")
        }
        names.append(name)
      }
    case let other?: throw keywords.issue("type", "it is \(other.kind) and has to be a name")
    case nil: names = try typesOfChoices(&keywords)
    }
    let isNullable = names.contains("null")
    names.removeAll { $0 == "null" }
    // "number" includes "integer".
    if names.contains("number") { names.removeAll { $0 == "integer" } }
    guard names.count == 1, ["number", "integer", "string", "object", "array"].contains(names[0])
    else {
      throw keywords.issue(
        "type", "a form has a number, an integer, a string, an object or an array here")
    }
    if isNullable, ["object", "array"].contains(names[0]) {
      throw keywords.issue("type", "only numbers and strings may be null")
    }
    return (names[0], isNullable)
  }

  private static func typesOfChoices(
    _ keywords: inout SchemaKeywords
  ) throws(SchemaIssue) -> [String] {
    var names: [String] = []
    for value in (try keywords.array("enum") ?? []) + [keywords.take("const")].compactMap({ $0 }) {
      switch value {
      case .number where !names.contains("number"): names.append("number")
      case .string where !names.contains("string"): names.append("string")
      case .null where !names.contains("null"): names.append("null")
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
