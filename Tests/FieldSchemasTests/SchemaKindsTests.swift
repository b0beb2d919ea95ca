import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// Schemas as forms use them: kinds of fields, references, arrays, and keywords that no form shows.
struct SchemaKindsTests {
  private static let schema = """
    {"$ref": "#/$defs/order",
     "$defs": {
       "order": {
         "type": "object",
         "allOf": [
           {"properties": {"terms": {"type": "boolean", "const": true, "x-place": {"column": 2}}}},
           {"required": ["terms"], "properties": {"note": {"type": "string", "maxLength": 9}}},
           {"properties": {"note": {"maxLength": 4, "title": "Note", "pattern": "^[a-z]+$"}}}],
         "properties": {
           "size": {"title": "Size", "oneOf": [
             {"const": "s", "title": "Small"}, {"const": "l", "title": "Large"}]},
           "color": {"enum": ["red", "green"]},
           "level": {"type": "integer", "oneOf": [
             {"const": 1, "title": "Low"}, {"const": 2.0, "title": "High"}]},
           "day": {"type": "string", "format": "date"},
           "at": {"type": ["string", "null"], "format": "date-time"},
           "tags": {"type": "array", "items": {"type": "string", "minLength": 2},
             "minItems": 1, "maxItems": 2, "uniqueItems": true},
           "extras": {"type": "array", "uniqueItems": true, "maxItems": 1,
             "items": {"enum": ["tea", "bed"]}},
           "from": {"$ref": "#/$defs/place"}, "to": {"$ref": "#/$defs/place"}},
         "dependentRequired": {"color": ["size"]}},
       "place": {"type": "object", "required": ["city"],
         "properties": {"city": {"type": "string"}, "id": {"type": "string", "format": "uuid"}}}}}
    """

  private func form() throws -> FieldForm<SchemaContent> {
    FieldForm(try SchemaContent(schema: Self.schema, format: icu("en-US")))
  }

  private func issues(_ form: FieldForm<SchemaContent>) -> [String] {
    form.schemaIssues(in: FormMessages(label: { $0.joined(separator: ".") }))
      .map { "\($0.pointer) \($0.keyword)" }
  }

  @Test(
    "another locale's formats are taken over with values, rows and a text that is being edited (S7)"
  )
  func otherFormats() throws {
    let schema = """
      {"type": "object", "properties": {
        "a": {"type": "number"}, "b": {"type": "boolean"},
        "part": {"type": "object", "properties": {"c": {"type": "number"}}},
        "rows": {"type": "array", "items": {"type": "number"}}}}
      """
    func content(_ locale: String) throws -> SchemaContent {
      try SchemaContent(
        schema: schema, in: MessageTable(for: locale) ?? .english, countsRows: true,
        format: icu(locale))
    }
    var form = FieldForm(try content("en-US"))
    try form.content.read(#"{"a": 1234.5, "b": true, "part": {"c": 0.5}, "rows": [2.5]}"#)
    try form.apply(.type("2"), to: ["a"])
    form.content.setFormats(of: try content("de-DE"))
    form.content.setRows(["0", "1"], at: "/rows")
    try form.apply(.type("7,5"), to: ["rows", "1"])
    let texts = form.declaredFields.map { form[$0]?.text }
    #expect(texts == ["1.234,52", "Ja", "0,5", "2,5", "7,5", "2"])
    #expect(form.isValid)
    #expect(form.declaredFields.last == ["rows"])
    #expect(
      form.content.json
        == #"{"a":1234.52,"b":true,"part":{"c":0.5},"rows":[2.5,7.5]}"#)
    form.content.setFormats(of: try content("de-DE"))
    #expect(form.content.json.contains("1234.52"))
  }

  @Test("every kind is filled in as a person does, judged, written and read again")
  func kinds() throws {
    var form = try form()
    #expect(issues(form) == ["/terms required"])
    try form.choose(.boolean(false), in: ["terms"])
    #expect(issues(form) == ["/terms const"])
    try form.apply(.press(.increment), to: ["terms"])
    try form.apply(.type("green"), to: ["color"])
    #expect(issues(form) == ["/size required"], "a color needs a size")
    try form.apply(.type("Larg"), to: ["size"])
    #expect(issues(form) == ["/size oneOf"])
    try form.apply(.type("e"), to: ["size"])
    try form.apply(.press(.setToMaximum), to: ["level"])
    try form.apply(.type("2030-02-30"), to: ["day"])
    #expect(issues(form) == ["/day format"])
    try form.apply(.press(.deleteBackward, count: 2), to: ["day"])
    try form.apply(.type("28"), to: ["day"])
    try form.apply(.type("2030-01-01T00:00:00Z"), to: ["at"])
    try form.apply(.type("abcde"), to: ["note"])
    #expect(issues(form) == ["/note maxLength"])
    try form.apply(.edit(TextEdit(.all, "ABC")), to: ["note"])
    #expect(issues(form) == ["/note pattern"])
    try form.apply(.press(.revert), to: ["note"])
    try form.choose(.choices(["bed", "tea"]), in: ["extras"])
    #expect(issues(form) == ["/extras maxItems"])
    try form.choose(.choices(["bed"]), in: ["extras"])
    try form.apply(.type("no"), to: ["to", "id"])
    #expect(issues(form) == ["/to/city required", "/to/id format"])
    try form.apply(.type("Rome"), to: ["to", "city"])
    try form.apply(
      .edit(TextEdit(.all, "123E4567-e89b-12d3-a456-426614174000")), to: ["to", "id"])
    #expect(form.isValid)
    let json =
      #"{"size":"l","color":"green","level":2,"day":"2030-02-28","at":"2030-01-01T00:00:00Z","#
      + #""extras":["bed"],"to":{"city":"Rome","id":"123E4567-e89b-12d3-a456-426614174000"},"#
      + #""terms":true}"#
    #expect(form.content.json == json)
    var again = try self.form().content
    try again.read(json)
    #expect(again.json == json)
    #expect(FieldForm(again).isValid)
    #expect(form.content.field(["terms"])?.hostKeywords == ["x-place": #"{"column":2}"#])
    #expect(form.content.field(["note"])?.label == "Note")
    #expect(form[["size"]]?.control.options.map(\.label) == ["Small", "Large"])
  }

  @Test("rows of single values have issues of their own, of their number and of twins")
  func rows() throws {
    var form = try form()
    try form.content.read(#"{"terms":true,"tags":["ab","c"]}"#)
    #expect(form.pointer(to: ["tags", "1"]) == "/tags/1")
    #expect(issues(form) == ["/tags/1 minLength"])
    try form.apply(.edit(TextEdit(.all, "ab")), to: ["tags", "1"])
    #expect(issues(form) == ["/tags uniqueItems"])
    #expect(!form.isValid)
    try form.apply(.type("d"), to: ["tags", "1"])
    #expect(form.isValid)
    #expect(form.content.json.contains(#""tags":["ab","abd"]"#))
    let snapshot = form.snapshot
    #expect(try FieldForm(restoring: snapshot, in: self.form().content).content == form.content)
    form.content.setRows(["0", "1", "2"], at: "/tags")
    try form.apply(.type("xy"), to: ["tags", "2"])
    #expect(issues(form) == ["/tags maxItems"])
    form.content.setRows([], at: "/tags")
    #expect(form.isValid, "an array that need not be there may be empty")
    form.content.setRows(["0"], at: "/tags")
    #expect(form.content.field(["tags", "0"])?.pointer.hasSuffix("/tags/items") == true)
  }

  @Test("JSON that does not fit is told in full, and what fits is taken")
  func filling() throws {
    var form = try form()
    let json = #"{"terms":"yes","size":"xl","color":"red","day":"2030-02-30","more":[1.50]}"#
    let issues = form.content.fill(from: json)
    #expect(issues.map(\.pointer) == ["/size", "/day", "/terms"])
    #expect(issues.map(\.keyword) == ["oneOf", "format", "type"])
    #expect(form.content.json == #"{"color":"red","more":[1.50]}"#, "unknown members are kept")
    let error = #expect(throws: SchemaError.self) { try form.content.read(json) }
    #expect(error?.issues == issues)
  }

  @Test("all problems of a schema are told at once")
  func problems() {
    let schema = """
      {"type": "object", "required": ["x", "a"], "properties": {
        "a": {"type": "number", "minimum": "1", "multipleOf": 0, "titel": 1},
        "b": {"$ref": "#/$defs/none"}, "c": {"$ref": "#"}, "d": {"type": "string", "pattern": "("},
        "e": {"type": "array", "items": {"type": "nothing"}, "minItems": -1}}}
      """
    let error = #expect(throws: SchemaError.self) {
      _ = try SchemaContent(schema: schema, format: icu("en-US"))
    }
    #expect(
      error?.issues.map(\.pointer) == [
        "/required/0", "/properties/a/minimum", "/properties/a/multipleOf", "/properties/a/titel",
        "/properties/b/$ref",
        "/properties/c/$ref", "/properties/d/pattern", "/properties/e/minItems",
        "/properties/e/items/type",
      ])
  }

  private static let general = """
    {"type": "object", "not": {"required": ["a", "b"]}, "properties": {
      "a": {"type": "number", "anyOf": [{"minimum": 5}, {"maximum": 1}]},
      "b": {"type": ["number", "string"]}, "c": {"type": "string"}}}
    """

  @Test("what no form shows is refused, skipped, or handed over to a validator")
  func unsupported() throws {
    func content(_ unsupported: UnsupportedKeywords) throws -> SchemaContent {
      try SchemaContent(schema: Self.general, onUnsupported: unsupported, format: icu("en-US"))
    }
    let error = #expect(throws: SchemaError.self) { _ = try content(.refuse) }
    #expect(
      error?.issues.map(\.pointer) == ["/not", "/properties/a/anyOf", "/properties/b/type"])
    let skipped = try content(.skip)
    #expect(skipped.declaredFields == [["a"], ["c"]])
    #expect(skipped.handedOver.isEmpty)
    var form = FieldForm(try content(.handOver))
    #expect(
      form.content.handedOver.map(\.pointer) == [
        "/not", "/properties/a/anyOf", "/properties/b/type",
      ])
    try form.content.read(#"{"b":"x","a":3}"#)
    #expect(form.content.json == #"{"a":3,"b":"x"}"#, "what has no field is kept")
    let outcome = form.submit { json in
      #expect(json == #"{"a":3,"b":"x"}"#)
      return [.answer("/a", "It is from 5, or up to 1."), .answer("/b", "Not with a.")]
    }
    #expect(outcome == .answered)
    #expect(form.focusedField == ["a"])
    #expect(form.issues(of: ["a"]).map(\.message) == ["It is from 5, or up to 1."])
    #expect(form.formIssues.map(\.message) == ["Not with a."])
  }

  @Test("a validator is asked while the user types, and shown where a field was left (F19)")
  func validator() throws {
    let schema = """
      {"type": "object", "properties": {"a": {"type": "number"}, "b": {"type": "number"},
        "rows": {"type": "array", "items": {"type": "number"}}}}
      """
    var form = FieldForm(try SchemaContent(schema: schema, format: icu("en-US")))
    try form.content.read(#"{"a": 1, "b": 2, "rows": [7]}"#)
    var asked: [String] = []
    // b has to be above a, 13 is no row, and 99 is wrong with nothing in particular.
    func type(_ text: String, _ field: [String]) throws -> Bool {
      try form.apply(.edit(TextEdit(.all, text)), to: field)
      let content = form
      return form.validate { json in
        asked.append(json)
        let (a, b) = (content[["a"]]?.entry, content[["b"]]?.entry)
        var issues: [ValidationIssue] = []
        if case .number(let a?) = a, case .number(let b?) = b, a >= b {
          issues.append(.answer("/b", "Above a."))
        }
        if json.contains("13") { issues.append(.answer("/rows/0", "Not thirteen.")) }
        if a == .number(99) { issues.append(.answer("", "Not today.")) }
        return issues
      }
    }
    form.focus(["a"])
    #expect(try type("2", ["a"]))
    #expect(asked == [#"{"a":2,"b":2,"rows":[7]}"#])
    #expect(form.issues(of: ["b"]).map(\.message) == ["Above a."])
    #expect(form[["b"]]?.shownIssues == [], "nobody was there yet")
    form.moveToNext()
    form.moveToNext()
    #expect(form[["b"]]?.shownIssues.map(\.message) == ["Above a."])
    // Each question replaces what was found before.
    #expect(try type("13", ["rows", "0"]))
    #expect(form.issues(of: ["rows", "0"]).map(\.message) == ["Not thirteen."])
    #expect(try type("1", ["a"]))
    #expect(form.issues(of: ["b"]).isEmpty)
    // An issue goes with the text that it is about, and follows its row.
    form.content.setRows(["new", "0"], at: "/rows")
    try form.apply(.type("3"), to: ["rows", "new"])
    #expect(form.issues(of: ["rows", "0"]).map(\.message) == ["Not thirteen."])
    try form.apply(.type("0"), to: ["rows", "0"])
    #expect(form.issues(of: ["rows", "0"]).isEmpty)
    #expect(try type("99", ["a"]))
    #expect(form.formIssues.map(\.message) == ["Not today."])
    // While a text is refused, the screen shows what no JSON can say.
    let before = asked.count
    #expect(try !type("1.5.", ["a"]))
    #expect(asked.count == before)
    #expect(form.formIssues.isEmpty)
    #expect(form.issues(of: ["b"]).isEmpty)
    // A server's answers are another matter: they stay until the next submit.
    #expect(try type("1", ["a"]))
    #expect(form.submit { _ in [.answer("/b", "Taken.")] } == .answered)
    #expect(try type("2", ["a"]))
    #expect(form.isValid)
    #expect(form.issues(of: ["b"]).map(\.message) == ["Above a.", "Taken."])
  }

  @Test("yes and no are in the words of a language")
  func words() throws {
    let content = try SchemaContent(
      schema: #"{"type":"object","properties":{"a":{"type":"boolean","default":true}}}"#,
      in: .german, format: icu("de-DE"))
    #expect(FieldForm(content)[text: ["a"]] == "Ja")
    #expect(content.json == #"{"a":true}"#)
  }
}
