import FieldForms
import FieldSchemas
import FormattingFields
import Foundation
import Testing

@testable import TerminalForm
@testable import numfield

/// The form of a schema on a terminal: the same keys as in the demo, and JSON in the end.
struct SchemaFormTests {
  private static let schema = """
    {"type": "object", "required": ["name", "price"], "properties": {
      "name": {"type": "string", "title": "Name", "description": "As on the card."},
      "price": {"type": "number", "title": "Price", "x-currency": "EUR", "minimum": 1},
      "size": {"enum": ["S", "L"]},
      "gift": {"type": "boolean"},
      "due": {"type": "string", "format": "date"},
      "address": {"type": "object", "title": "Address", "required": ["street"], "properties": {
        "street": {"type": "string"}, "city": {"type": "string"}}},
      "lines": {"type": "array", "title": "Lines", "items": {"type": "object", "properties": {
        "weight": {"type": "number", "x-unit": "kilogram"},
        "parts": {"type": "array", "title": "Parts", "items": {"type": "integer"}}}}},
      "tags": {"type": "array", "title": "Tags", "minItems": 1, "items": {"type": "string"}},
      "total": {"type": "number", "readOnly": true, "default": 5}}}
    """

  private func page(locale: String = "de-DE", data: String = "{}") throws -> KeyedForm<SchemaPage> {
    let source = SchemaSource(schema: Self.schema, onUnsupported: .refuse)
    var content = try source.content(locale: locale)
    if data != "{}" { #expect(content.fill(from: data).isEmpty) }
    return KeyedForm(SchemaPage(content, of: source, locale: locale, title: "order.json"))
  }

  private static let add = TerminalKey.control("n")
  private static let remove = TerminalKey.control("x")
  private static let undo = TerminalKey.control("z")
  /// As many keys as lead from the first field to the count of the lines.
  private static let toLines = Array(repeating: TerminalKey.tab, count: 7)

  static let rows: [([TerminalKey], [String], String)] = [
    ([.text("Ada"), .enter, .text("1,5")], ["price"], #"{"name":"Ada","price":1.5,"total":5}"#),
    ([.tab, .paste("1.5"), .control("t")], ["price"], #"{"price":1.5,"total":5}"#),
    ([.tab, .tab, .up, .up], ["size"], #"{"size":"L","total":5}"#),
    ([.tab, .tab, .tab, .text("Ja"), .up], ["gift"], #"{"gift":false,"total":5}"#),
    (
      [.tab, .tab, .tab, .tab, .text("2030-12-31"), .up], ["due"],
      #"{"due":"2031-01-01","total":5}"#
    ),
    // From anywhere a row is added to the array whose count comes next.
    ([add, .text("0,5")], ["lines", "0", "weight"], #"{"lines":[{"weight":0.5}],"total":5}"#),
    (
      [add, .text("2"), .tab, add, .text("7"), add, .text("8")], ["lines", "0", "parts", "1"],
      #"{"lines":[{"weight":2,"parts":[7,8]}],"total":5}"#
    ),
    (
      toLines + [add, .text("2"), .tab, .tab, add, .text("3")], ["lines", "1", "weight"],
      #"{"lines":[{"weight":2},{"weight":3}],"total":5}"#
    ),
    (
      toLines + [.tab, add, .text("red"), .tab, add, .text("blue")], ["tags", "1"],
      #"{"tags":["red","blue"],"total":5}"#
    ),
    // A row is removed with what is in it, and undone.
    (
      [add, .text("2"), .tab, .tab, add, .text("3"), remove], ["lines", "0", "weight"],
      #"{"lines":[{"weight":2}],"total":5}"#
    ),
    ([add, .text("2"), remove], ["lines"], #"{"total":5}"#),
    (
      [add, .text("2"), .tab, add, .text("7"), remove], ["lines", "0", "parts"],
      #"{"lines":[{"weight":2}],"total":5}"#
    ),
    (
      [add, .text("2"), remove, undo], ["lines", "0", "weight"],
      #"{"lines":[{"weight":2}],"total":5}"#
    ),
    ([remove], ["name"], #"{"total":5}"#),
  ]

  @Test(
    "keys do in the form of a schema what they do in the demo, and rows come and go",
    arguments: rows)
  func keys(keys: [TerminalKey], focus: [String], json: String) throws {
    var form = try page()
    for key in keys { form.take(key) }
    #expect(form.form.focusedField == .member(focus))
    #expect(form.form.content.content.json == json)
  }

  @Test("another locale writes the values anew, those of rows that come later, too")
  func locale() throws {
    var form = try page(data: #"{"price": 1234.5, "lines": [{"weight": 0.5}], "tags": ["a"]}"#)
    for key in [.tab, .tab, .tab, .text("Ja"), .tab] as [TerminalKey] { form.take(key) }
    form.take(.backTab)
    form.take(.control("l"))
    let texts = form.form.declaredFields.map { form.form[$0]?.text }
    #expect(texts[2] == "1\u{202F}234,50\u{A0}€")
    #expect(texts[4] == "Oui")
    #expect(texts[8].map(narrow) == "0,5kg")
    form.take(.control("l"))
    for key in Array(repeating: TerminalKey.tab, count: 6) + [Self.add, .paste("1234.5"), .tab] {
      form.take(key)
    }
    let weights = (0...1).map { form.form[.member(["lines", "\($0)", "weight"])]?.text ?? "" }
    #expect(weights.map(narrow) == ["0.5kg", "1’234.5kg"])
  }

  /// A text without its spaces, of which locales have several.
  private func narrow(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test("Return on the last field sends what is valid, and else goes to what is not")
  func sending() throws {
    var form = try page(data: #"{"name": "Ada", "price": 0.5, "tags": []}"#)
    form.take(.backTab)
    for _ in 0...9 { form.take(.enter) }
    #expect(!form.isSent)
    #expect(form.form.focusedField == .member(["price"]))
    for key in [.text("1"), .backTab, .backTab, .backTab, .backTab] as [TerminalKey] {
      form.take(key)
    }
    #expect(form.form.focusedField == .member(["tags"]))
    form.take(.enter)
    #expect(form.isSent)
    #expect(form.isClosed)
    #expect(form.form.content.content.json == #"{"name":"Ada","price":1}"#)
  }

  static let sizes = [
    TerminalSize(rows: 5, columns: 20), TerminalSize(rows: 12, columns: 40),
    TerminalSize(rows: 24, columns: 80), TerminalSize(rows: 50, columns: 200),
  ]

  @Test("every field is shown where it has the focus, in every size", arguments: sizes)
  func everyField(size: TerminalSize) throws {
    let view = FormView(paint: Paint(isOn: false))
    var form = try page(data: #"{"lines": [{"parts": [1, 2]}, {}], "tags": ["a"]}"#)
    var seen: Set<SchemaPage.FieldID> = []
    form.take(.backTab)
    while let field = form.form.focusedField, seen.insert(field).inserted {
      form.take(.paste("1" + String(repeating: "0", count: 300)))
      let screen = view.page(of: form, size: size).screen
      var model = ScreenModel(rows: size.rows, columns: size.columns)
      model.take(screen.changes(since: nil).utf8)
      let row = try #require(screen.cursor).row
      #expect(screen.lines.count <= size.rows)
      #expect(model.lines[row].hasPrefix(" ▸"))
      for line in model.lines where line.hasSuffix("]") {
        #expect(DisplayWidth.columns(of: line) <= size.columns - 1)
      }
      form.take(.tab)
    }
    // All of them but the total, which is read-only.
    #expect(seen.count == form.form.declaredFields.count - 1)
  }

  @Test("a field's section, description, choices and rows are shown")
  func screen() throws {
    let view = FormView(paint: Paint(isOn: false))
    var form = try page(data: #"{"lines": [{"weight": 1}], "total": 5}"#)
    func lines() -> [String] {
      let size = TerminalSize(rows: 40, columns: 80)
      var model = ScreenModel(rows: 40, columns: 80)
      model.take(view.page(of: form, size: size).screen.changes(since: nil).utf8)
      return model.lines
    }
    #expect(lines().contains("              As on the card."))
    for section in ["   Address", "   Lines 1"] { #expect(lines().contains(section)) }
    #expect(lines().contains("   Lines      1 row"))
    #expect(lines().contains("   total      5"))
    form.take(.tab)
    form.take(.tab)
    #expect(lines().contains { $0.contains("Up and Down choose: S, L.") })
  }

  /// Opens the form of a schema on the tests' own terminal.
  private func opened(
    _ data: String, _ body: (TerminalDriver) throws -> Void
  ) throws {
    try NumfieldProcess.withFolder { folder in
      let (schema, json) = (
        folder.appending(path: "order.json"), folder.appending(path: "data.json")
      )
      try Data(Self.schema.utf8).write(to: schema)
      try Data(data.utf8).write(to: json)
      let terminal = try TerminalDriver(
        NumfieldProcess.executable.path, "form", "--locale", "de-DE", schema.path, json.path)
      terminal.expectFocus(on: "Name")
      try body(terminal)
    }
  }

  @Test("the command opens the form on a terminal, and prints the result behind it")
  func session() throws {
    try opened(#"{"price": 2.5, "size": "M", "tags": ["a"]}"#) { terminal in
      terminal.expect("/size: ")
      terminal.type("Ada")
      terminal.expect("Name", shows: "Ada")
      terminal.type("\t")
      terminal.expect("The number 2.5. ")
      terminal.type("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z")
      terminal.expectFocus(on: "Tags")
      terminal.expect("Ctrl-N adds a row.")
      terminal.type("\r")
      #expect(terminal.end() == 0)
      #expect(terminal.isGivenBack)
      #expect(
        terminal.everything.hasSuffix(
          #"{"name":"Ada","price":2.5,"tags":["a"]}"# + "\r\n"))
    }
  }

  @Test("Ctrl-C leaves the form without a result, with the status of a form that is not valid")
  func leaving() throws {
    try opened(#"{"name": "Ada", "price": 2.5}"#) { terminal in
      terminal.type("\u{3}")
      #expect(terminal.end() == 1)
      #expect(terminal.isGivenBack)
      #expect(!terminal.everything.contains(#"{"name""#))
    }
  }
}
