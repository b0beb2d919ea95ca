import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// All that is wrong with a schema is told at once, with its place.
struct SchemaErrorTests {
  private func places(_ schema: String) -> [String] {
    do throws(SchemaError) {
      _ = try SchemaContent(schema: schema, format: icu("en-US"))
      return []
    } catch {
      return error.issues.map(\.pointer)
    }
  }

  @Test("each keyword that is wrong or that no form reads is told, in order (F20)")
  func all() {
    let schema = """
      {"type": "object", "if": true, "required": ["nobody"], "properties": {
        "a": {"type": "number", "minimum": "1", "multipleOf": 0, "enum": [1, "2"], "minimun": 3},
        "b": {"type": "strnig", "not": {}, "contains": {}},
        "c": {"allOf": [{"$ref": "#/$defs/none"}, {"$ref": 7}], "anyOf": [{}, {}], "$ref": "x.json"},
        "d": {"oneOf": [{"type": "number"}, {"type": "boolean"}], "title": 7},
        "e": {"type": "array", "unevaluatedItems": {}, "minItems": -1},
        "f": {"type": "string", "pattern": "(", "format": 7, "minLength": 1.5},
        "g": {"type": "array", "items": {"type": "object", "properties": {
          "h": {"type": "number", "maximum": null}, "i": {"type": "boolean", "const": 1}}}}}}
      """
    #expect(
      places(schema) == [
        "/required/0", "/if",
        "/properties/a/enum/1", "/properties/a/minimum", "/properties/a/multipleOf",
        "/properties/a/minimun",
        "/properties/b/type", "/properties/b/not", "/properties/b/contains",
        "/properties/c/$ref", "/properties/c/allOf/0/$ref", "/properties/c/allOf/1/$ref",
        "/properties/c/anyOf",
        "/properties/d/oneOf",
        "/properties/e/minItems", "/properties/e", "/properties/e/unevaluatedItems",
        "/properties/f/minLength", "/properties/f/pattern", "/properties/f/format",
        "/properties/g/items/properties/h/maximum", "/properties/g/items/properties/i/const",
      ])
  }

  /// Broken JSON, and the description of what is wrong.
  static let broken: [(json: String, place: String)] = [
    (
      "{\n  \"type\": \"object\",\n  \"properties\": [1,, 2]\n}",
      "/properties/1: line 3, column 20: expected a value"
    ),
    ("{\"a\": \r\n\t\"é𝕒\": 1}", "line 2, column 6: expected “,” or “}”"),
    ("{\r\r\"a\" 1}", "line 3, column 5: expected “:”"),
    ("{\n\n", "line 3, column 1: the text ends early: expected a key"),
  ]

  @Test("broken JSON is told by line and column", arguments: broken)
  func lines(json: String, place: String) throws {
    let error = #expect(throws: SchemaError.self) {
      _ = try SchemaContent(schema: json, format: icu("en-US"))
    }
    #expect(error?.description == place)
    var content = try SchemaContent(
      schema: #"{"type":"object","properties":{}}"#, format: icu("en-US"))
    #expect(content.fill(from: json).map(\.description) == [place])
  }

  @Test("a reference counts from the id around it, wherever what it leads to is merged")
  func ids() throws {
    let schema = """
      {"$id": "https://example.org/order", "type": "object",
       "allOf": [{"$ref": "line"}],
       "$defs": {
        "amount": {"type": "boolean"},
        "line": {"$id": "line", "properties": {"a": {"$ref": "#/$defs/amount"}, "b": {"$ref": "order#/$defs/amount"}},
          "$defs": {"amount": {"type": "integer"}}}}}
      """
    var content = try SchemaContent(schema: schema, format: icu("en-US"))
    try content.read(#"{"a":1,"b":true}"#)
    #expect(content.json == #"{"a":1,"b":true}"#)
  }

  @Test("a keyword that is skipped leaves nothing behind that refuses valid values")
  func skipping() throws {
    let schema = """
      {"type": "object", "additionalProperties": false, "required": ["x", "free"],
       "properties": {"x": {"not": {}}, "list": {"type": "array", "prefixItems": [{"type": "string"}],
         "items": {"type": "integer"}}, "never": false, "n": {"type": "integer"},
         "rest": {"type": "object", "additionalProperties": {"type": "integer"}}}}
      """
    var content = try SchemaContent(schema: schema, onUnsupported: .skip, format: icu("en-US"))
    let json = #"{"n":1,"rest":{"z":2},"x":[7],"list":["a",1]}"#
    try content.read(json)
    #expect(FieldForm(content).isValid)
    #expect(content.json == json)
    // What no one has named is still refused.
    #expect(content.fill(from: #"{"y":1}"#).map(\.keyword) == ["additionalProperties"])
  }

  @Test("a format and a default that no field has are left to the host")
  func annotations() throws {
    let schema = """
      {"type": "object", "properties": {
        "a": {"type": "string", "format": "hostname"}, "b": {"type": "integer", "default": []}}}
      """
    let content = try SchemaContent(schema: schema, format: icu("en-US"))
    #expect(content.field(["a"])?.hostKeywords == ["format": #""hostname""#])
    #expect(content.json == "{}")
    #expect(content.handedOver == [])
    let handed = try SchemaContent(schema: schema, onUnsupported: .handOver, format: icu("en-US"))
    #expect(handed.handedOver.map(\.pointer) == ["/properties/a/format", "/properties/b/default"])
  }
}
