import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// A draft of one schema, restored into a form of another one: a submit sends no less than the draft said
/// unless the loss was told. (F17)
struct ChangedSchemaTests {
  private static let schemas = [
    #"{"type":"string"}"#, #"{"type":"string","format":"date"}"#,
    #"{"type":"string","format":"time"}"#, #"{"type":"string","format":"date-time"}"#,
    #"{"type":"string","format":"email"}"#, #"{"type":"string","pattern":"^[a-z]+$"}"#,
    #"{"type":"string","enum":["red","green","12"]}"#,
    #"{"oneOf":[{"const":"r","title":"red"},{"const":12,"title":"12"}]}"#,
    #"{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["red","12"]}}"#,
    #"{"type":"boolean"}"#, #"{"type":"number"}"#, #"{"type":"integer","maximum":9}"#,
    #"{"type":"number","format":"percent"}"#, #"{"type":"number","x-currency":"EUR"}"#,
    #"{"type":["string","null"],"format":"date"}"#, #"{"type":["number","null"]}"#,
    #"{"type":"number","enum":[1,12]}"#, #"{"const":12}"#,
  ]
  private static let texts = [
    "red", "green", "12", "1.5", "1,5", "1.234", "2026-03-05", "2026-03", "08:30:00Z",
    "2026-03-05T08:30:00Z", "Yes", "a@b.de", "x", "-", "red, 12", "12,00 €",
  ]

  private static func form(_ schema: String, _ locale: String) throws -> FieldForm<SchemaContent> {
    FieldForm(
      try SchemaContent(
        schema: #"{"type":"object","properties":{"v":\#(schema)}}"#, format: icu(locale)))
  }

  @Test("all pairs of schemas, with texts that are typed or committed")
  func pairs() throws {
    var (sent, kept, told) = (0, 0, 0)
    for source in Self.schemas {
      for (text, isCommitted) in Self.texts.flatMap({ [($0, false), ($0, true)] }) {
        var form = try Self.form(source, "en-US")
        try form.apply(.edit(TextEdit(.all, text)), to: ["v"])
        if isCommitted { _ = form.commit(["v"]) }
        guard !form[text: ["v"]].isEmpty else { continue }
        let snapshot = form.snapshot
        for target in Self.schemas {
          let content = try Self.form(target, "de-DE").content
          var (restored, losses) = FieldForm.restored(from: snapshot, in: content)
          var json: String?
          restored.submit {
            json = $0
            return []
          }
          let comment: Comment = "\(source) “\(form[text: ["v"]])” in \(target): \(json ?? "")"
          if losses.contains(where: { if case .field("v", _) = $0 { true } else { false } }) {
            told += 1
          } else if let json {
            sent += 1
            #expect(json.contains(#""v":"#), comment)
            #expect(!json.contains("null"), comment)
          } else {
            kept += 1
            // A number is written as the other locale writes it. (S7)
            #expect(!restored[text: ["v"]].isEmpty, comment)
            #expect(!restored.isValid, comment)
          }
        }
      }
    }
    #expect(sent > 1_000, "\(sent) sent, \(kept) kept, \(told) told")
    #expect(kept > 1_000, "\(sent) sent, \(kept) kept, \(told) told")
    #expect(told > 500, "\(sent) sent, \(kept) kept, \(told) told")
  }

  @Test(
    "a text is there when its schema gains a format or constants",
    arguments: [
      (#"{"type":"string","format":"date"}"#, "2026-03-05", #"{"v":"2026-03-05"}"#),
      (#"{"type":"string","enum":["red","green"]}"#, "green", #"{"v":"green"}"#),
      (#"{"type":"number"}"#, "1.5", #"{"v":1.5}"#),
      (#"{"type":"boolean"}"#, "No", #"{"v":false}"#),
    ], [false, true])
  func gains(_ gained: (schema: String, text: String, json: String), isCommitted: Bool) throws {
    var form = try Self.form(#"{"type":"string"}"#, "en-US")
    try form.apply(.edit(TextEdit(.all, gained.text)), to: ["v"])
    if isCommitted { _ = form.commit(["v"]) }
    for later in [gained.text, gained.text + "x"] {
      try form.apply(.edit(TextEdit(.all, later)), to: ["v"])
      let (restored, losses) = FieldForm.restored(
        from: form.snapshot, in: try Self.form(gained.schema, "en-US").content)
      #expect(losses == [])
      #expect(restored[text: ["v"]] == later)
      #expect(restored.isValid == (later == gained.text))
      if restored.isValid { #expect(restored.content.json == gained.json) }
    }
  }
}
