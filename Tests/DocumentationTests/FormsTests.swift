import FieldForms
import FieldSchemas
import FormattingFields
import Testing

private let german = format(locale: "de-DE")

private func format(locale: String) -> NumberFormat {
  do {
    return try NumberFormat.icu(locale: locale, style: .decimal)
  } catch {
    preconditionFailure("\(locale): \(error)")
  }
}

@MainActor struct FormsTests {
  fileprivate struct Order: FormContent {
    enum FieldID: Hashable {
      case customer
      case line(Int, Line.FieldID)
    }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case price, quantity }
      let id: Int
      var price = FormattingField<FixedDecimal>(format: german)
      var quantity = FormattingField<Int>(1, format: german)

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, &price, .required)
        form.field(.quantity, &quantity, .required)
      }
    }

    var customer = PlainTextField(trimsEnds: true)
    var lines: [Line] = []

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.customer, named: "customer", &customer, .required)
      form.rows(&lines, named: "lines", as: FieldID.line) { saved in
        Int(saved.id).map { Line(id: $0) }
      }
    }
  }

  @Test("the article about forms shows what the code does")
  func article() async throws {
    var listing = try Listing(of: "Sources/Core/FieldForms/FieldForms.docc/Forms.md")
    listing.expect(
      """
      struct Order: FormContent {
        enum FieldID: Hashable { case customer, line(Int, Line.FieldID) }
        struct Line: FormContent, Identifiable {
          enum FieldID: String { case price, quantity }
          let id: Int
          var price = FormattingField<FixedDecimal>(format: german)
          var quantity = FormattingField<Int>(1, format: german)
          mutating func declare(_ form: inout FormDeclaration<FieldID>) {
            form.field(.price, &price, .required)
            form.field(.quantity, &quantity, .required)
          }
        }
        var customer = PlainTextField(trimsEnds: true)
        var lines: [Line] = []
        mutating func declare(_ form: inout FormDeclaration<FieldID>) {
          form.field(.customer, named: "customer", &customer, .required)
          form.rows(&lines, named: "lines", as: FieldID.line) { saved in
            Int(saved.id).map { Line(id: $0) }
          }
        }
      }
      """)
    let form = try rows(&listing)
    listing.expect(
      """
      let model = FormModel(form)
      model.addCheck(of: .customer, after: .milliseconds(1)) { name in
        name == "Ada" ? [] : [.check("Nobody knows \\(name).")]
      }
      try model.form.apply(.type("Bob"), to: .customer)
      await model.awaitChecks()
      """)
    let model = FormModel(form)
    model.addCheck(of: .customer, after: .milliseconds(1)) { name in
      name == "Ada" ? [] : [.check("Nobody knows \(name).")]
    }
    try model.form.apply(.type("Bob"), to: .customer)
    await model.awaitChecks()
    listing.expect(
      "model.field(.customer)?.issues.first?.message", model.field(.customer)?.issues.first?.message
    )
    listing.expect(
      """
      try model.form.apply(.edit(TextEdit(.all, "Ada")), to: .customer)
      await model.awaitChecks()
      """)
    try model.form.apply(.edit(TextEdit(.all, "Ada")), to: .customer)
    await model.awaitChecks()
    listing.expect("model.isValid", model.isValid)
    listing.expect(
      """
      let outcome = await model.submit { order in
        [.answer("/lines/0/price", "The price has changed."), .answer("stock", "One piece is left.")]
      }
      """)
    let outcome = await model.submit { order in
      [.answer("/lines/0/price", "The price has changed."), .answer("stock", "One piece is left.")]
    }
    listing.expect("outcome", outcome)
    listing.expect("model.focusedField == .line(9, .price)", model.focusedField == .line(9, .price))
    listing.expect(
      "model.field(.line(9, .price))?.issues.count", model.field(.line(9, .price))?.issues.count)
    listing.expect("model.formIssues.first?.message", model.formIssues.first?.message)
    listing.expect("try model.form.apply(.type(\"6\"))")
    try model.form.apply(.type("6"))
    listing.expect(
      "model.field(.line(9, .price))?.issues.count", model.field(.line(9, .price))?.issues.count)
    listing.expect(
      """
      struct Offline: Error {}
      do {
        try await model.submit { _ in throw Offline() }
      } catch {
      """)
    struct Offline: Error {}
    do {
      try await model.submit { _ in throw Offline() }
    } catch {
      listing.expect("model.isSubmitting", model.isSubmitting)
      listing.expect("}")
    }
    listing.expect(
      """
      model[text: .line(9, .price)] = "7,25"
      model[value: .line(9, .quantity)] = .number(3)
      model[isFocused: .customer] = true
      """)
    model[text: .line(9, .price)] = "7,25"
    model[value: .line(9, .quantity)] = .number(3)
    model[isFocused: .customer] = true
    listing.expect("model.field(.line(9, .price))?.text", model.field(.line(9, .price))?.text)
    listing.expect("model.field(.line(9, .quantity))?.text", model.field(.line(9, .quantity))?.text)
    listing.expect("var mirror = FocusMirror<Order.FieldID>()")
    var mirror = FocusMirror<Order.FieldID>()
    listing.expect("mirror.follow(model.form)", mirror.follow(model.form))
    listing.expect(
      "mirror.report(.customer, to: &model.form)", mirror.report(.customer, to: &model.form))
    listing.expect(
      "mirror.report(.line(9, .price), to: &model.form)",
      mirror.report(.line(9, .price), to: &model.form))
    listing.expect("model.focusedField == .line(9, .price)", model.focusedField == .line(9, .price))
    listing.expect(
      """
      let snapshot = model.form.snapshot
      let restored = try FieldForm(restoring: snapshot, in: Order())
      """)
    let snapshot = model.form.snapshot
    let restored = try FieldForm(restoring: snapshot, in: Order())
    listing.expect("restored.content == model.form.content", restored.content == model.form.content)
    listing.expect("snapshot.rows?[\"lines\"] == [\"9\"]", snapshot.rows?["lines"] == ["9"])
    try schema(&listing)
    listing.expectEnd()
  }

  private func rows(_ listing: inout Listing) throws -> FieldForm<Order> {
    listing.expect(
      """
      var form = FieldForm(Order())
      form.content.lines = [Order.Line(id: 4), Order.Line(id: 9)]
      form.focus(.line(4, .price))
      try form.apply(.type("12,5"))
      form.content.lines.swapAt(0, 1)
      """)
    var form = FieldForm(Order())
    form.content.lines = [Order.Line(id: 4), Order.Line(id: 9)]
    form.focus(.line(4, .price))
    try form.apply(.type("12,5"))
    form.content.lines.swapAt(0, 1)
    listing.expect("form.name(of: .line(4, .price))", form.name(of: .line(4, .price)))
    listing.expect("form.content.lines.removeLast()")
    form.content.lines.removeLast()
    listing.expect("form.name(of: .line(9, .price))", form.name(of: .line(9, .price)))
    listing.expect("form.focusedField == .line(9, .price)", form.focusedField == .line(9, .price))
    listing.expect("let undo = try form.undoable { try $0.apply(.type(\"5\")) }")
    let undo = try form.undoable { try $0.apply(.type("5")) }
    listing.expect("form[text: .line(9, .price)]", form[text: .line(9, .price)])
    listing.expect("let redo = try form.apply(undo)")
    let redo = try form.apply(undo)
    listing.expect("form[text: .line(9, .price)]", form[text: .line(9, .price)])
    listing.expect("try form.apply(redo)")
    try form.apply(redo)
    listing.expect("form[text: .line(9, .price)]", form[text: .line(9, .price)])
    listing.expect(
      """
      var history = UndoHistory<Order>()
      try history.record(in: &form, at: .seconds(1)) { try $0.apply(.type("0")) }
      try history.record(in: &form, at: .milliseconds(1200)) { try $0.apply(.type("0")) }
      history.record(in: &form, at: .seconds(9)) { $0.content.lines.append(Order.Line(id: 10)) }
      """)
    var history = UndoHistory<Order>()
    try history.record(in: &form, at: .seconds(1)) { try $0.apply(.type("0")) }
    try history.record(in: &form, at: .milliseconds(1200)) { try $0.apply(.type("0")) }
    history.record(in: &form, at: .seconds(9)) { $0.content.lines.append(Order.Line(id: 10)) }
    listing.expect("history.undo(&form)", history.undo(&form))
    listing.expect("form.content.lines.count", form.content.lines.count)
    listing.expect("history.undo(&form)", history.undo(&form))
    listing.expect("form[text: .line(9, .price)]", form[text: .line(9, .price)])
    listing.expect("history.canUndo", history.canUndo)
    return form
  }

  private func schema(_ listing: inout Listing) throws {
    listing.expect(
      #"""
      let schema = """
        {"type": "object", "properties": {
          "lines": {"type": "array", "items": {"type": "object", "required": ["price"], "properties": {
            "price": {"type": "number", "title": "Price", "x-currency": "EUR", "multipleOf": 0.05},
            "quantity": {"type": "integer", "minimum": 1, "default": 1}}}}}}
        """
      let content = try SchemaContent(schema: schema) { field in
        try? .icu(
          locale: "de-DE", style: field.style,
          options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
      }
      var bill = FieldForm(content)
      bill.content.setRows(["a", "b"], at: "/lines")
      try bill.apply(.type("12,57"), to: ["lines", "b", "price"])
      let words = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
      let issue = bill.schemaIssues(in: words).last
      """#)
    let schema = """
      {"type": "object", "properties": {
        "lines": {"type": "array", "items": {"type": "object", "required": ["price"], "properties": {
          "price": {"type": "number", "title": "Price", "x-currency": "EUR", "multipleOf": 0.05},
          "quantity": {"type": "integer", "minimum": 1, "default": 1}}}}}}
      """
    let content = try SchemaContent(schema: schema) { field in
      try? .icu(
        locale: "de-DE", style: field.style,
        options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
    }
    var bill = FieldForm(content)
    bill.content.setRows(["a", "b"], at: "/lines")
    try bill.apply(.type("12,57"), to: ["lines", "b", "price"])
    let words = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
    let issue = bill.schemaIssues(in: words).last
    listing.expect("issue?.pointer", issue?.pointer)
    listing.expect("issue?.keyword", issue?.keyword)
    listing.expect(
      #"bill.field(named: "/lines/1/price") == ["lines", "b", "price"]"#,
      bill.field(named: "/lines/1/price") == ["lines", "b", "price"])
    listing.expect(
      ##"try bill.content.read(#"{"lines": [{"price": 12.55, "quantity": 100000000000000000000}]}"#)"##
    )
    try bill.content.read(#"{"lines": [{"price": 12.55, "quantity": 100000000000000000000}]}"#)
    listing.expect(
      #"bill[text: ["lines", "0", "quantity"]]"#, bill[text: ["lines", "0", "quantity"]])
    listing.expect("bill.content.json", bill.content.json)
    listing.expect("bill.isValid", bill.isValid)
  }
}
