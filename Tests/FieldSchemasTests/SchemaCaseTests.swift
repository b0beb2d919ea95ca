import FieldForms
import FieldSchemas
import FormattingFieldJSON
import FormattingFields
import SchemaSuite
import Testing

struct SchemaCaseTests {
  @Test("a text in the field of a schema", arguments: SchemaCase.texts)
  func typed(row: SchemaCase) throws {
    var form = FieldForm(try row.content())
    if let text = row.string("text") {
      try form.apply(.edit(TextEdit(.all, text)), to: ["value"])
      #expect(form[text: ["value"]] == text)
    }
    try check(form, row)
    // A commit writes the text anew and does not change the value.
    _ = form.commit(["value"])
    try check(form, row)
    if let choices = row.choices {
      #expect(
        form.content.field(["value"])?.choices == choices.map { .number(FixedDecimal($0)) })
    }
    if let up = row.string("up") {
      try form.apply(.press(.increment), to: ["value"])
      #expect(form[text: ["value"]] == up)
      #expect(form.isValid)
    }
  }

  private func check(_ form: FieldForm<SchemaContent>, _ row: SchemaCase) throws {
    let issues = form.schemaIssues(in: FormMessages(label: { $0.joined(separator: ".") }))
    #expect(issues.map(\.keyword) == (row.string("keyword").map { [$0] } ?? []))
    #expect(issues.allSatisfy { $0.pointer == "/value" && !$0.reason.isEmpty })
    #expect(form.isValid == issues.isEmpty)
    let expected = JSONValue.object(try JSONObject(row.json("json") ?? ""))
    let value = JSONValue.object(try JSONObject(form.content.json))
    #expect(value.isSame(as: expected), "\(form.content.json)")
    // The written JSON is read back, and means the same.
    var again = form.content
    try again.read(form.content.json)
    #expect(again.json == form.content.json)
  }

  @Test("a schema that is refused", arguments: SchemaCase.refusals)
  func refusal(row: SchemaCase) {
    let error = #expect(throws: SchemaError.self) { _ = try row.content() }
    let issue = error?.issues.first
    #expect(issue?.pointer == row.string("refused"))
    #expect(issue?.keyword == row.string("keyword"))
    #expect(issue?.reason.isEmpty == false)
  }

  /// Texts that are not JSON, or not an object, and where.
  static let broken = [
    ("", ""), ("[]", ""), ("true", ""), ("{}", ""), (#"{"type":"number"}"#, "/type"),
    (#"{"type":"object","type":"object"}"#, "/type"),
    (
      #"{"type":"object","properties":{"a":{"type":"number","minimum":1,"minimum":2}}}"#,
      "/properties/a/minimum"
    ),
    (#"{"type":"object","properties":{"a/b":{"enum":[1,01]}}}"#, "/properties/a~1b/enum"),
    (
      #"{"type":"object","properties":{"a":{"type":"number","minimum":.5}}}"#,
      "/properties/a/minimum"
    ),
    (
      #"{"type":"object","properties":{"a":{"type":"number","minimum":NaN}}}"#,
      "/properties/a/minimum"
    ),
    (#"{"type":"object","properties":[]}"#, "/properties"),
    (#"{"type":"object"} {}"#, ""),
    (#"{"type":"object","$defs":[]}"#, "/$defs"),
    (#"{"type":"object","additionalProperties":{"type":"integer"}}"#, "/additionalProperties"),
  ]

  @Test("a text that is no schema of a form", arguments: broken)
  func refused(schema: String, pointer: String) {
    let error = #expect(throws: SchemaError.self) {
      _ = try SchemaContent(schema: schema, format: icu("en-US"))
    }
    let issue = error?.issues.first
    #expect(issue?.pointer == pointer, "\(String(describing: issue))")
  }

  @Test("objects in objects are read to the last level that JSON has here, and no further")
  func levels() throws {
    func nested(_ count: Int) -> String {
      count == 0
        ? #"{"type":"number"}"#
        : #"{"type":"object","properties":{"a":\#(nested(count - 1))}}"#
    }
    // Each object takes two levels.
    let content = try SchemaContent(schema: nested(31), format: icu("en-US"))
    var form = FieldForm(content)
    let id = [String](repeating: "a", count: 31)
    #expect(form.declaredFields == [id])
    try form.apply(.type("5"), to: id)
    #expect(form.isValid)
    let error = #expect(throws: SchemaError.self) {
      _ = try SchemaContent(schema: nested(32), format: icu("en-US"))
    }
    let issue = error?.issues.first
    #expect(issue?.pointer == String(repeating: "/properties/a", count: 32))
    #expect(throws: SchemaError.self) {
      _ = try SchemaContent(schema: nested(10_000), format: icu("en-US"))
    }
  }
}
