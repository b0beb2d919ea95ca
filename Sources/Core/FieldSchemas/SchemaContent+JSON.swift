import FieldEditing
import FieldForms
import NumberText
import NumfieldJSON

extension SchemaContent {
  /// The values as JSON, in the order of the schema, each number with all its digits.
  ///
  /// ```swift
  /// form.content.json   // {"price":12.5,"lines":[{"quantity":100000000000000000000}]}
  /// ```
  ///
  /// An empty field is left out, or is null if it is nullable and required. Empty objects and arrays
  /// are left out if they are not required. A text that the field itself refuses counts as empty. A
  /// value that only `enum`, `const` or a length refuses is written, so use this on a valid form.
  ///
  /// - Complexity: O(*n*) in the bytes that are written.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    writer.open("{")
    for (member, node) in zip(schema.members, nodes) {
      switch (member.kind, node) {
      case (.number(let schema), .number(let field)):
        if let number = field.number {
          writer.key(member.name)
          // Without an exponent, for some readers refuse those in integers.
          writer.raw(number.plainText.utf8)
        } else if schema.isNullWhenEmpty {
          writer.member(member.name, nil)
        }
      case (.text(let schema), .text(let field)):
        if !field.isEmpty || schema.isNullWhenEmpty {
          writer.member(member.name, field.isEmpty ? nil : field.text)
        }
      case (.object, .object(let content)) where member.isRequired || !content.isEmpty:
        writer.key(member.name)
        content.write(to: &writer)
      case (.rows, .rows(let rows)) where member.isRequired || !rows.isEmpty:
        writer.key(member.name)
        writer.open("[")
        for row in rows { row.content.write(to: &writer) }
        writer.close("]")
      default: break
      }
    }
    writer.close("}")
  }

  /// Takes all values from JSON, to show what was saved. Each field is as new, rows get the ids "0",
  /// "1" and so on, and a field that the JSON does not have is empty.
  ///
  /// ```swift
  /// try form.content.read(#"{"price": 12.50, "lines": [{"quantity": 3}]}"#)
  /// form[text: ["price"]]   // "12,50 €"
  /// ```
  ///
  /// Values must have the schema's types. A value that fails another keyword is an issue in the form.
  ///
  /// - Throws: What does not fit, with its place in the JSON; nothing has changed then.
  /// - Complexity: O(*n*) in the bytes of the JSON and the fields.
  public mutating func read(_ json: String) throws(SchemaIssue) {
    try read(.object(Self.object(json)), at: "")
  }

  static func object(_ json: String) throws(SchemaIssue) -> JSONObject {
    do throws(JSONError) {
      return try JSONObject(json)
    } catch {
      throw SchemaIssue(pointer: error.pointer, keyword: "", reason: error.description)
    }
  }

  mutating func read(_ value: JSONValue, at pointer: String) throws(SchemaIssue) {
    guard case .object(let object) = value else {
      throw .type(value, "an object", at: pointer)
    }
    var values: [JSONKey: JSONValue] = [:]
    for member in object.members {
      // JSON compares names by code points, but `index` finds by `String`, for which U+00E9 is equal
      // to "e" with U+0301.
      guard let index = schema.index(of: member.key.text),
        JSONKey(schema.members[index].name) == member.key
      else {
        throw SchemaIssue(
          pointer: pointer.pointer(to: member.key.text), keyword: "properties",
          reason: "the schema has no such property")
      }
      values[member.key] = member.value
    }
    var read = self
    for (index, member) in schema.members.enumerated() {
      let (value, pointer) = (values[JSONKey(member.name)], pointer.pointer(to: member.name))
      switch member.kind {
      case .number(let field): try read.nodes[index].number.read(value, as: field, at: pointer)
      case .text(let field): try read.nodes[index].text.read(value, as: field, at: pointer)
      case .object: try read.nodes[index].object.read(value ?? .object(JSONObject()), at: pointer)
      case .rows(let template):
        read.nodes[index] = .rows(try Self.rows(value ?? .array([]), of: template, at: pointer))
      }
    }
    self = read
  }

  /// Makes copies of a template with the values of an array.
  static func rows(
    _ value: JSONValue, of template: SchemaContent, at pointer: String
  ) throws(SchemaIssue) -> [SchemaRow] {
    guard case .array(let elements) = value else { throw .type(value, "an array", at: pointer) }
    var rows: [SchemaRow] = []
    for (index, element) in elements.enumerated() {
      var row = SchemaRow(id: String(index), content: template)
      try row.content.read(element, at: pointer.pointer(to: row.id))
      rows.append(row)
    }
    return rows
  }
}

extension SchemaField {
  /// Whether the property has to be there and is null while the field is empty.
  fileprivate var isNullWhenEmpty: Bool { isRequired && isNullable }
}

extension SchemaIssue {
  fileprivate static func type(_ value: JSONValue, _ kind: String, at pointer: String)
    -> SchemaIssue
  {
    SchemaIssue(
      pointer: pointer, keyword: "type", reason: "it is \(value.kind) and has to be \(kind)")
  }
}

extension NumberField {
  /// The number to write: the one that an edited text says, or the value if nothing was edited.
  fileprivate var number: FixedDecimal? { (isEdited ? entry : value)?.fixedDecimal }

  /// Resets the field to a value of JSON; throws if its type does not have exactly that number.
  mutating func read(
    _ value: JSONValue?, as field: SchemaField, at pointer: String
  ) throws(SchemaIssue) {
    guard let value, value != .null || !field.isNullable else { return reset() }
    guard case .number(let text) = value else { throw .type(value, "a number", at: pointer) }
    func issue(_ keyword: String, _ reason: String) -> SchemaIssue {
      SchemaIssue(pointer: pointer, keyword: keyword, reason: reason)
    }
    guard var number = FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfValues) else {
      throw issue("type", "a number of more than 10,000 places")
    }
    if case .number(let keywords) = field.keywords, keywords.isInteger, number.exponent < 0 {
      throw issue("type", "the number is not whole")
    }
    // -0 becomes 0 if the bounds allow no minus.
    if number.isZero, let minimum = bounds.minimum, minimum >= 0 { number = number.magnitude }
    guard let own = type.value(of: number), own.fixedDecimal == number else {
      throw issue("format", "the number is none of the type \(type.rawValue)")
    }
    reset(to: own)
  }
}

extension PlainTextField {
  mutating func read(
    _ value: JSONValue?, as field: SchemaField, at pointer: String
  ) throws(SchemaIssue) {
    guard let value, value != .null || !field.isNullable else {
      self = PlainTextField(trimsEnds: trimsEnds, maximumLength: maximumLength)
      return
    }
    guard case .string(let text) = value else { throw .type(value, "a string", at: pointer) }
    self = PlainTextField(text, trimsEnds: trimsEnds, maximumLength: maximumLength)
  }
}
