import EditScripts
import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// What a form keeps of members that a key does not ask, against what it finds anew, in random schemas. (F11, F20)
struct SkippedMembersTests {
  private static let types = [
    #""number""#, #""string""#, #"["number","null"]"#, #""integer","readOnly":true"#, #""boolean""#,
    #""integer","maximum":1"#,
  ]

  /// A schema whose objects, at the top and in rows, have members that are required or not, in any order.
  private static func schema(_ random: inout SeededGenerator) -> String {
    let names = ["a", "b", "c", "d", "e"]
    let required = names.filter { _ in Bool.random(using: &random) }.map { #""\#($0)""# }
    let properties = names.map { name in
      #""\#(name)":{"type":\#(types.randomElement(using: &random) ?? "")}"#
    }
    let object = """
      "type":"object","required":[\(required.joined(separator: ","))],
      "properties":{\(properties.joined(separator: ",")),"f":{"type":"string"}
      """
    return """
      {\(object),"part":{\(object)}},"lines":{"type":"array","items":{\(object),"part":{\(object)}}}}}}}
      """
  }

  @Test("after each edit a form of a random schema is as a form that is surveyed anew")
  func random() throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    for round in 0..<Sampling.count(60, full: 3_000) {
      let schema = Self.schema(&random)
      var content = try SchemaContent(schema: schema, format: icu("en-US"))
      content.setRows(["0", "1"], at: "/lines")
      var form = FieldForm(content)
      for _ in 0..<30 {
        let field = form.declaredFields.randomElement(using: &random) ?? []
        let text = ["", "", "1", "2", "x"].randomElement(using: &random) ?? ""
        try? form.apply(.edit(TextEdit(.all, text)), to: field)
        var fresh = form
        fresh.content = form.content
        let isFresh = fresh.fieldStates == form.fieldStates
        try #require(isFresh, "seed \(seed), round \(round), \(field): \(schema)")
      }
    }
  }
}
