import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// What JSON leaves empty comes back as it was.
struct SchemaNullTests {
  private static let schema = """
    {"type": "object", "required": ["size", "owner", "tags"], "properties": {
      "size": {"type": ["integer", "null"]},
      "age": {"type": ["integer", "null"]},
      "note": {"type": "string"},
      "code": {"type": "string", "minLength": 2},
      "owner": {"anyOf": [
        {"type": "object", "required": ["name"], "properties": {
          "name": {"type": "string"}, "age": {"type": ["integer", "null"]}}},
        {"type": "null"}]},
      "place": {"type": ["object", "null"], "properties": {"city": {"type": ["string", "null"]}}},
      "tags": {"type": ["array", "null"], "items": {"type": "string"}},
      "marks": {"type": "array", "items": {"type": "integer"}},
      "lines": {"type": "array", "minItems": 1, "items": {"type": "integer"}}}}
    """

  private func form(_ json: String? = nil) throws -> FieldForm<SchemaContent> {
    var content = try SchemaContent(schema: Self.schema, format: icu("en-US"))
    if let json { try content.read(json) }
    return FieldForm(content)
  }

  /// JSON, and what a form of it writes.
  static let rows: [(json: String, written: String)] = [
    ("{}", #"{"size":null,"owner":null,"tags":null}"#),
    (
      #"{"size":null,"age":null,"owner":null,"place":null,"tags":null}"#,
      #"{"size":null,"age":null,"owner":null,"place":null,"tags":null}"#
    ),
    (
      #"{"size":1,"owner":{"name":"Ada","age":null},"tags":[]}"#,
      #"{"size":1,"owner":{"name":"Ada","age":null},"tags":[]}"#
    ),
    (
      #"{"size":1,"note":"","owner":null,"place":{"city":null},"tags":["a"],"marks":[]}"#,
      #"{"size":1,"note":"","owner":null,"place":{"city":null},"tags":["a"],"marks":[]}"#
    ),
    // What the schema forbids does not come back.
    (
      #"{"size":1,"code":"","owner":{},"tags":null,"lines":[]}"#,
      #"{"size":1,"owner":null,"tags":null}"#
    ),
  ]

  @Test("what JSON leaves empty comes back as it was (F21)", arguments: rows)
  func empty(json: String, written: String) throws {
    let form = try form(json)
    #expect(form.isValid)
    #expect(form.content.json == written)
    let again = try self.form(form.content.json)
    #expect(again.content.json == written)
  }

  @Test("what is typed replaces null, and null comes back when the field is emptied")
  func typed() throws {
    var form = try form(#"{"age":null}"#)
    try form.apply(.type("7"), to: ["age"])
    try form.apply(.type("Ada"), to: ["owner", "name"])
    #expect(
      form.content.json == #"{"size":null,"age":7,"owner":{"name":"Ada"},"tags":null}"#)
    try form.apply(.edit(TextEdit(.all, "")), to: ["age"])
    try form.apply(.edit(TextEdit(.all, "")), to: ["owner", "name"])
    #expect(form.content.json == #"{"size":null,"age":null,"owner":null,"tags":null}"#)
    // Read anew, the member is absent.
    try form.content.read("{}")
    #expect(form.content.json == #"{"size":null,"owner":null,"tags":null}"#)
  }

  @Test("the fields of an object that may be null are required once it is there")
  func presence() throws {
    var form = try form()
    try form.apply(.type("7"), to: ["owner", "age"])
    let issues = form.schemaIssues(in: FormMessages(label: { _ in "" }))
    #expect(issues.map(\.pointer) == ["/owner/name"])
  }

  @Test("a property is there with null, so what depends on it is required")
  func dependents() throws {
    let schema = """
      {"type": "object", "dependentRequired": {"a": ["b"]}, "properties": {
        "a": {"type": ["integer", "null"]}, "b": {"type": "integer"}}}
      """
    var content = try SchemaContent(schema: schema, format: icu("en-US"))
    #expect(FieldForm(content).isValid)
    try content.read(#"{"a":null}"#)
    #expect(!FieldForm(content).isValid)
  }

  @Test("an empty text is no value: a required text is asked for")
  func emptyText() throws {
    let schema = #"{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}"#
    var content = try SchemaContent(schema: schema, format: icu("en-US"))
    try content.read(#"{"a":""}"#)
    let issues = FieldForm(content).schemaIssues(in: FormMessages(label: { _ in "" }))
    #expect(issues.map(\.keyword) == ["required"])
    #expect(content.json == "{}")
  }

  @Test("a decimal is read from a text, and from a text of the pattern alone")
  func decimals() throws {
    let schema = #"""
      {"type": "object", "properties": {"price": {"anyOf": [
        {"type": "number"}, {"type": "string", "pattern": "^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$"}]}}}
      """#
    var content = try SchemaContent(schema: schema, format: icu("de-DE"))
    try content.read(#"{"price":"12345678901234567890.50"}"#)
    let form = FieldForm(content)
    #expect(form[text: ["price"]] == "12.345.678.901.234.567.890,5")
    #expect(content.json == #"{"price":"12345678901234567890.5"}"#)
    let anyText =
      #"{"type":"object","properties":{"a":{"anyOf":[{"type":"number"},{"type":"string"}]}}}"#
    var other = try SchemaContent(schema: anyText, format: icu("en-US"))
    try other.read(#"{"a":"-1.5e3"}"#)
    #expect(other.json == #"{"a":-1500}"#)
    let misfits = content.fill(from: #"{"price":"twelve"}"#)
    #expect(misfits.map(\.description) == ["/price: it is a string and has to be a number"])
  }
}
