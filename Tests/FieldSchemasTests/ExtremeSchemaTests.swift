import EditScripts
import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// Schemas with absurd numbers, and slips of the hand in their fields.
struct ExtremeSchemaTests {
  private static let numbers =
    [
      "0", "-0", "1", "-1", "0.1", "0.5", "128", "5e-324", "1e400", "1e499", "-1e500", "9.99e499",
      "1e-499", "1e-500", "1e501", "1e-501", "1e99999999999999999999", "0e99999999999",
    ] + [
      String(repeating: "7", count: 500), "0." + String(repeating: "3", count: 500),
      "-" + String(repeating: "8", count: 499),
    ]
  private static let keywords = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "default", "const",
  ]
  private static let formats = ["int8", "uint64", "double", "float", "percent", "permille"]

  private static func schema(_ random: inout SeededGenerator) -> String {
    var members = [#""type":"\#(Bool.random(using: &random) ? "number" : "integer")""#]
    for keyword in keywords.shuffled(using: &random).prefix(.random(in: 0...3, using: &random)) {
      members.append(#""\#(keyword)":\#(numbers.randomElement(using: &random)!)"#)
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      members.append(#""format":"\#(formats.randomElement(using: &random)!)""#)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      members.append(#""enum":[\#(numbers.shuffled(using: &random)[..<4].joined(separator: ","))]"#)
    }
    return
      #"{"type":"object","required":["v"],"properties":{"v":{\#(members.joined(separator: ","))}}}"#
  }

  @Test("whatever the numbers of a schema, it is refused or its form holds together")
  func extremes() throws {
    var random = SeededGenerator(Sampling.seed &+ 2)
    let inputs: [FieldInput] = [
      .press(.increment), .press(.decrement), .type("1"), .type("-"), .type("E9"),
      .press(.deleteBackward), .press(.revert),
      .edit(TextEdit(.all, "")),
    ]
    var (made, refused) = (0, 0)
    for _ in 0..<Sampling.count(250, full: 10_000) {
      let schema = Self.schema(&random)
      let locale = ["en-US", "de-DE", "ar-EG"].randomElement(using: &random)!
      let allowsExponent: Bool? = Bool.random(using: &random) ? true : nil
      var form: FieldForm<SchemaContent>
      do throws(SchemaError) {
        form = FieldForm(
          try SchemaContent(schema: schema, format: icu(locale, allowsExponent: allowsExponent)))
      } catch {
        #expect(
          error.issues.allSatisfy {
            $0.pointer.hasPrefix("/properties/v/") && !$0.reason.isEmpty
          }, "\(schema)")
        refused += 1
        continue
      }
      made += 1
      for _ in 0..<6 {
        let text = FieldInput.edit(TextEdit(.all, Self.numbers.randomElement(using: &random)!))
        _ = try? form.apply((inputs + [text]).randomElement(using: &random)!, to: ["v"])
        if Bool.random(using: &random) { _ = form.commit(["v"]) }
        let issues = form.schemaIssues(in: FormMessages(label: { $0[0] }))
        #expect(form.isValid == issues.isEmpty, "\(schema)")
        var again = form.content
        try again.read(form.content.json)
        #expect(again.json == form.content.json, "\(schema)")
      }
    }
    #expect(made > 0, "\(made) made, \(refused) refused")
    #expect(refused > 0, "\(made) made, \(refused) refused")
  }

  @Test("thousands of listed texts and types are read, and a text is looked up at once")
  func longLists() throws {
    let texts = (0..<20_000).map { "\"t\($0)\"" }.joined(separator: ",")
    let content = try SchemaContent(
      schema: #"{"type":"object","properties":{"v":{"type":"string","enum":[\#(texts)]}}}"#
    ) { _ in nil }
    var form = FieldForm(content)
    #expect(content.field(["v"])?.choices.count == 20_000)
    for (text, isValid) in [("t0", true), ("t19999", true), ("t20000", false), ("T1", false)] {
      try form.apply(.edit(TextEdit(.all, text)), to: ["v"])
      #expect(form.isValid == isValid, "\(text)")
    }
    let names = (0..<20_000).map { "\"n\($0)\"" }.joined(separator: ",")
    #expect(throws: SchemaError.self) {
      try SchemaContent(
        schema: #"{"type":"object","properties":{"v":{"type":[\#(names)]}}}"#
      ) { _ in nil }
    }
  }
}
