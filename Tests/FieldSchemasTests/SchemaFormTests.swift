import EditScripts
import FieldForms
import FieldSchemas
import FieldTesting
import FormattingFields
import Foundation
import Testing

private let order = """
  {"type": "object", "additionalProperties": false, "required": ["customer", "lines"], "properties": {
    "customer": {"type": "string", "title": "Customer", "minLength": 2},
    "a.b[0]/~\\\\": {"type": "integer"}, "K": {"type": "integer"},
    "delivery": {"type": "object", "required": ["city"], "properties": {
      "city": {"type": "string"},
      "fee": {"type": "number", "x-currency": "EUR"},
      "window": {"type": "object", "required": ["from"], "properties": {
        "from": {"type": "integer"}, "to": {"type": ["integer", "null"]}}}}},
    "lines": {"type": "array", "items": {"type": "object", "additionalProperties": false,
      "required": ["price"], "properties": {
      "price": {
        "type": "number", "title": "Unit price", "x-currency": "EUR", "exclusiveMinimum": 0},
      "quantity": {"type": "integer", "minimum": 1, "default": 1},
      "parts": {"type": "array", "items": {"type": "object", "properties": {
        "weight": {"type": "number", "x-unit": "kilogram"}}}}}}}}}
  """

struct SchemaFormTests {
  private let content: SchemaContent

  init() throws { content = try SchemaContent(schema: order, format: icu("de-DE")) }

  private func messages() -> FormMessages<[String]> {
    let content = content
    return FormMessages(label: { content.field($0)?.label ?? "?" }, in: .keys)
  }

  @Test("fields are in the schema's order, with its words")
  func fields() {
    #expect(
      content.declaredFields == [
        ["customer"], ["a.b[0]/~\\"], ["K"], ["delivery", "city"], ["delivery", "fee"],
        ["delivery", "window", "from"], ["delivery", "window", "to"],
      ])
    #expect(content.field(["lines", "any", "price"])?.label == "Unit price")
    #expect(content.field(["delivery", "fee"])?.style == .currency("EUR"))
    #expect(
      content.field(["delivery", "fee"])?.pointer == "/properties/delivery/properties/fee")
    #expect(content.field(["delivery"])?.label == "delivery")
    #expect(content.field(["lines", "0"]) == nil)
    #expect(content.field(["customer", "x"]) == nil)
    #expect(content.field([]) == nil)
  }

  @Test("keys fill a price of a row from the right, in drafts and undone as well (X8)")
  func cents() throws {
    func content(_ locale: String) throws -> SchemaContent {
      try SchemaContent(
        schema: order,
        policies: { field, policies in
          if field.style == .currency("EUR") { policies.entries = [.cents] }
        }, format: icu(locale))
    }
    var form = FieldForm(try content("de-DE"))
    form.content.setRows(["a"], at: "/lines")
    let price = ["lines", "a", "price"]
    form.focus(price)
    var history = UndoHistory<SchemaContent>()
    for (key, text) in [("1", "0,01\u{A0}€"), ("2", "0,12\u{A0}€"), ("5", "1,25\u{A0}€")] {
      try history.record(in: &form, at: .zero) { form throws(FormRefusal) in
        try form.apply(.type(key))
      }
      #expect(form[text: price] == text)
    }
    var (other, losses) = FieldForm.restored(from: form.snapshot, in: try content("en-US"))
    #expect(losses == [])
    #expect(other[text: price] == "€1.25")
    try other.apply(.type("0"), to: price)
    #expect(other[text: price] == "€12.50")
    try form.apply(.press(.deleteBackward))
    #expect(form[text: price] == "0,12\u{A0}€")
    try form.apply(.type("5"))
    history.undo(&form)
    #expect(form[text: price] == "")
  }

  @Test("a computed field follows its row, and a total its rows (F14)")
  func computed() throws {
    let schema = """
      {"type": "object", "properties": {
        "lines": {"type": "array", "items": {"type": "object", "properties": {
          "quantity": {"type": "integer"}, "price": {"type": "number"}, "amount": {"type": "number"}}}},
        "total": {"type": "number", "maximum": 5}}}
      """
    let amount: SchemaContent.Computation = { line in
      guard case .number(let quantity?) = line.entry(at: "/quantity"),
        case .number(let price?) = line.entry(at: "/price")
      else { return nil }
      return quantity * price
    }
    let total: SchemaContent.Computation = { form in
      (form.rows(at: "/lines") ?? []).indices.reduce(0) { sum, row in
        guard case .number(let amount?) = form.entry(at: "/lines/\(row)/amount") else { return sum }
        return sum + amount
      }
    }
    var form = FieldForm(
      try SchemaContent(
        schema: schema, computing: { ["amount": amount, "total": total][$0.name] },
        format: icu("en-US")))
    form.content.setRows(["a", "b"], at: "/lines")
    for (row, quantity, price) in [("a", "3", "0.1"), ("b", "2", "2")] {
      try form.apply(.type(quantity), to: ["lines", row, "quantity"])
      try form.apply(.type(price), to: ["lines", row, "price"])
    }
    #expect(form[text: ["lines", "a", "amount"]] == "0.3")
    #expect(form[text: ["total"]] == "4.3")
    #expect(form.isValid)
    try form.apply(.type("0"), to: ["lines", "b", "quantity"])
    #expect(form[text: ["total"]] == "40.3")
    #expect(form.issues(of: ["total"]).first?.code == "number.aboveMaximum")
    try form.apply(.type("x"), to: ["lines", "b", "price"])
    #expect(form[text: ["lines", "b", "amount"]] == "")
    #expect(form[text: ["total"]] == "0.3")
    form.content.setRows(["b"], at: "/lines")
    #expect(form[text: ["total"]] == "0")
    #expect(throws: FormRefusal.readOnly) { try form.apply(.type("1"), to: ["total"]) }
    #expect(form.content.entry(at: "/lines/7/amount") == nil)
  }

  @Test("rows are added, moved and removed by ids, and known by their places")
  func rows() throws {
    var form = FieldForm(content)
    #expect(form.content.rows(at: "/lines") == [])
    #expect(form.content.rows(at: "/delivery") == nil)
    var set = [
      form.content.setRows(["x", "x"], at: "/lines"), form.content.setRows(["x"], at: "/customer"),
      form.content.setRows([], at: "lines"), form.content.setRows([], at: "/lines/0/parts"),
    ]
    #expect(set == [false, false, false, false])
    set = [
      form.content.setRows(["x", "y"], at: "/lines"),
      form.content.setRows(["p"], at: "/lines/1/parts"),
      form.content.setRows(["p"], at: "/lines/2/parts"),
    ]
    #expect(set == [true, true, false])
    let weight = ["lines", "y", "parts", "p", "weight"]
    #expect(form.pointer(to: weight) == "/lines/1/parts/0/weight")
    form.focus(weight)
    try form.apply(.type("1,5"))
    form.content.setRows(["y", "x"], at: "/lines")
    #expect(form.focusedField == weight)
    #expect(form.pointer(to: weight) == "/lines/0/parts/0/weight")
    #expect(form.field(named: "/lines/0/parts/0/weight") == weight)
    #expect(form[text: ["lines", "x", "quantity"]] == "1")
    form.content.setRows(["x"], at: "/lines")
    #expect(form.content.json == #"{"lines":[{"quantity":1}]}"#)
  }

  @Test("names with marks in them have their own pointers")
  func names() throws {
    var form = FieldForm(content)
    let id = ["a.b[0]/~\\"]
    #expect(form.pointer(to: id) == "/a.b[0]~1~0\\")
    #expect(form.field(named: "/a.b[0]~1~0\\") == id)
    try form.apply(.type("7"), to: id)
    #expect(form.content.json == #"{"a.b[0]/~\\":7,"lines":[]}"#)
  }

  @Test("an object that need not be there needs its fields once something is in it")
  func absence() throws {
    var form = FieldForm(content)
    try form.apply(.type("Ada"), to: ["customer"])
    #expect(form.isValid)
    try form.apply(.type("3"), to: ["delivery", "window", "to"])
    #expect(
      form.schemaIssues(in: messages()).map { $0.pointer + " " + $0.keyword }
        == ["/delivery/city required", "/delivery/window/from required"])
    try form.apply(.press(.deleteBackward), to: ["delivery", "window", "to"])
    #expect(form.isValid)
    try form.apply(.type("4"), to: ["delivery", "fee"])
    #expect(form.schemaIssues(in: messages()).map(\.pointer) == ["/delivery/city"])
    try form.apply(.type("Bonn"), to: ["delivery", "city"])
    #expect(
      form.content.json == #"{"customer":"Ada","delivery":{"city":"Bonn","fee":4},"lines":[]}"#)
  }

  @Test("what is read-only is shown, never edited or invalid, and sent as it is")
  func readOnly() throws {
    let schema = """
      {"type": "object", "required": ["a"], "properties": {
        "a": {"type": "object", "readOnly": true, "properties": {"b": {"type": "number"}}},
        "c": {"type": "array", "readOnly": true, "items": {
          "type": "object", "required": ["d"], "properties": {
            "d": {"type": "integer", "minimum": 5}}}},
        "e": {"type": "integer"}}}
      """
    var form = FieldForm(try SchemaContent(schema: schema, format: icu("en-US")))
    try form.content.read(#"{"a":{"b":1.5},"c":[{"d":3},{}]}"#)
    #expect(form[["a", "b"]]?.traits == .disabled)
    #expect(form[["c", "0", "d"]]?.traits.isActive == false)
    #expect(form.isValid)
    form.focusOnAppear()
    #expect(form.focusedField == ["e"])
    #expect(form.content.json == #"{"a":{"b":1.5},"c":[{"d":3},{}]}"#)
  }

  @Test("an answer of a server finds its row, and a submit the first invalid field")
  func submit() throws {
    var form = FieldForm(content)
    try form.content.read(#"{"customer":"Ada","lines":[{"price":1.5},{"price":0}]}"#)
    var outcome = form.beginSubmit()
    #expect(outcome == .invalid(first: ["lines", "1", "price"]))
    #expect(
      form.schemaIssues(in: messages()).map(\.description)
        == ["/lines/1/price: fieldMessage(Unit price, exclusiveMinimum(0,00\u{A0}€))"])
    try form.apply(.type("2"))
    outcome = form.beginSubmit()
    #expect(outcome == .started)
    let submission = try #require(form.submission)
    form.content.setRows(["1"], at: "/lines")
    form.endSubmit(submission, [.answer("/lines/1/price", "It went up.")])
    #expect(form.focusedField == ["lines", "1", "price"])
    #expect(
      form.schemaIssues(in: messages())
        .map { $0.description + $0.keyword } == [
          "/lines/0/price: fieldMessage(Unit price, It went up.)"
        ])
  }

  @Test("undoing and saving work as in any form")
  func undoing() throws {
    var form = FieldForm(content)
    var history = UndoHistory<SchemaContent>()
    let before = form
    history.record(in: &form, at: .zero) { $0.content.setRows(["7"], at: "/lines") }
    try history.record(in: &form, at: .seconds(9)) {
      try $0.apply(.type("2,5"), to: ["lines", "7", "price"])
    }
    let after = form
    let snapshot = form.snapshot
    #expect(snapshot.rows == ["lines": ["7"], "lines[0].parts": []])
    #expect(try FieldForm(restoring: snapshot, in: content).content == form.content)
    for _ in 0..<2 { history.undo(&form) }
    #expect(form.content == before.content)
    #expect(!history.canUndo)
    for _ in 0..<2 { history.redo(&form) }
    #expect(form.content == after.content)
    #expect(!history.canRedo)
  }

  /// Values that do not fit, and where.
  static let misfits = [
    (#"{"customer":7}"#, "/customer", "type"), (#"{"customer":null}"#, "/customer", "type"),
    (#"{"lines":{}}"#, "/lines", "type"), (#"{"lines":[3]}"#, "/lines/0", "type"),
    (#"{"lines":[{},{"price":"3"}]}"#, "/lines/1/price", "type"),
    (#"{"lines":[{"quantity":1.5}]}"#, "/lines/0/quantity", "type"),
    (#"{"lines":[{"quantity":1e20000}]}"#, "/lines/0/quantity", "type"),
    (#"{"lines":[{"quantity":1e99999999999}]}"#, "/lines/0/quantity", "type"),
    (#"{"lines":[{"size":1}]}"#, "/lines/0/size", "additionalProperties"), ("[]", "", ""),
    (#"{"delivery":{"city":"a","city":"b"}}"#, "/delivery/city", ""),
    // U+212A, the kelvin sign, is another code point than "K".
    (#"{"\u212A":1}"#, "/\u{212A}", "additionalProperties"),
    ("{\"\u{212A}\":1}", "/\u{212A}", "additionalProperties"),
  ]

  @Test(
    "values that do not fit are refused with their place, and nothing changes", arguments: misfits)
  func misfit(json: String, pointer: String, keyword: String) throws {
    var content = content
    let before = content
    let error = #expect(throws: SchemaError.self) { try content.read(json) }
    let issue = error?.issues.first
    #expect(issue?.pointer == pointer, "\(String(describing: issue))")
    #expect(issue?.keyword == keyword, "\(String(describing: issue))")
    #expect(content == before)
  }

  @Test("values are shown in the field's format and written with all their digits")
  func values() throws {
    var form = FieldForm(content)
    let json =
      #"{"customer":"A\"da","a.b[0]/~\\":123456789012345678901234567890,"#
      + #""lines":[{"price":1234.50,"quantity":1e3,"parts":[{"weight":0.1},{}]}]}"#
    try form.content.read(json)
    #expect(form[text: ["lines", "0", "price"]] == "1.234,50\u{A0}€")
    #expect(form[text: ["a.b[0]/~\\"]] == "123.456.789.012.345.678.901.234.567.890")
    #expect(
      form.content.json
        == json.replacingOccurrences(of: "1234.50", with: "1234.5")
        .replacingOccurrences(of: "1e3", with: "1000"))
    #expect(form.isValid)
    #expect(form.content != content)
    let other = try SchemaContent(schema: order, format: icu("de-DE"))
    #expect(other == content, "two contents of one schema are equal")
  }

  @Test("a value that a host sets is judged by the digits that it has, shown or not")
  func setValue() {
    var form = FieldForm(content)
    let isSet = form.setValue(.number(FixedDecimal("1.5")), of: ["K"])
    #expect(isSet)
    #expect(form.schemaIssues(in: messages()).map(\.keyword).contains("type"))
    form.setValue(.number(7), of: ["K"])
    #expect(!form.schemaIssues(in: messages()).map(\.keyword).contains("type"))
  }

  @Test("a schema in which one thing is changed is read or refused with a pointer")
  func tampered() throws {
    let schema = """
      {"type": "object", "required": ["a"], "properties": {
        "a": {"type": ["number", "null"], "minimum": 1, "exclusiveMaximum": 9, "multipleOf": 0.5,
          "enum": [1, 2.5, null], "default": 2.5, "x-currency": "EUR"},
        "b": {"type": "string", "maxLength": 9, "format": "email"},
        "c": {"type": "array", "items": {
          "type": "object", "properties": {"d": {"type": "integer", "format": "int8"}}}}}}
      """
    var (read, refused) = (0, 0)
    for data in try TamperedJSON.all(from: Data(schema.utf8)) {
      let text = String(decoding: data, as: UTF8.self)
      do throws(SchemaError) {
        var form = FieldForm(try SchemaContent(schema: text, format: icu("en-US")))
        for id in form.declaredFields { _ = try? form.apply(.type("1"), to: id) }
        var again = form.content
        try again.read(form.content.json)
        read += 1
      } catch {
        for issue in error.issues {
          #expect(issue.pointer.isEmpty || issue.pointer.hasPrefix("/"), "\(text): \(error)")
          #expect(!issue.reason.isEmpty)
        }
        refused += 1
      }
    }
    #expect(read > 20, "\(read) read, \(refused) refused")
    #expect(refused > 500, "\(read) read, \(refused) refused")
  }
}
