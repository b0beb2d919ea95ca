import FieldForms
import FormattingFields
import Testing

/// Fields that the form computes, and sums over rows. (F14, F16)
struct ComputedTests {
  /// An invoice whose lines and whose total are computed.
  struct Bill: FormContent {
    enum FieldID: Hashable {
      case discount
      case line(Int, Line.FieldID)
      case total, note
    }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case price, count, amount }
      let id: Int
      var price = FormattingField<FixedDecimal>(format: format(.decimal, "de-DE"))
      var count = FormattingField<Int>(1, format: format(.integer, "de-DE"))
      var amount = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))
      let asked: Counter

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        asked.count += 1
        form.field(.price, &price, .required)
        form.field(.count, &count, .required)
        let product = price.entry.flatMap { price in count.entry.map { price * FixedDecimal($0) } }
        form.computed(.amount, &amount, value: .number(product))
      }
    }

    /// How often rows were declared; not a part of the form's state.
    final class Counter: Equatable, @unchecked Sendable {
      var count = 0
      static func == (left: Counter, right: Counter) -> Bool { true }
    }

    let asked = Counter()
    var discount = FormattingField<FixedDecimal>(0, format: format(.decimal, "de-DE"))
    var lines: [Line] = []
    var total = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))
    var note = PlainTextField()

    init(_ prices: FixedDecimal?...) { lines = prices.enumerated().map { line($0, $1) } }

    func line(_ id: Int, _ price: FixedDecimal?) -> Line {
      var line = Line(id: id, asked: asked)
      line.price.setValue(price)
      return line
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.discount, named: "discount", &discount)
      let sum = form.rows(&lines, named: "lines", as: FieldID.line, summing: { $0.amount.entry })
      let total = sum.flatMap { sum in discount.entry.map { sum - $0 } }
      form.computed(
        .total, named: "total", &self.total, .required, value: .number(total),
        rules: [.rule("positive") { $0 >= 0 }])
      form.field(.note, named: "note", &note, (self.total.entry ?? 0) > 1000 ? .required : [])
    }
  }

  private var form = FieldForm(Bill(10, 20, 30))

  private var total: String? { form[text: .total] }

  private func expectFresh() {
    var fresh = form
    fresh.content = form.content
    #expect(fresh.fieldStates == form.fieldStates)
  }

  @Test("a computed field follows each key, and what is declared after it sees its value")
  mutating func follows() throws {
    #expect(total == "60,00\u{A0}€")
    try form.apply(.edit(TextEdit(.all, "990,5")), to: .line(1, .price))
    #expect(form[text: .line(1, .amount)] == "990,50\u{A0}€")
    #expect(total == "1.030,50\u{A0}€")
    #expect(form.issues(of: .note).map(\.kind) == [.required])
    try form.apply(.edit(TextEdit(.all, "100")), to: .discount)
    #expect(total == "930,50\u{A0}€")
    #expect(form.issues(of: .note).isEmpty)
    try form.apply(.edit(TextEdit(.all, "2000")), to: .discount)
    #expect(form.issues(of: .total).map(\.kind) == [.rule("positive")])
    #expect(!form.isValid)
    expectFresh()
  }

  @Test("while a text is refused there is no total, for its number is not what is on screen")
  mutating func refused() throws {
    try form.apply(.edit(TextEdit(.all, "1.5")), to: .line(1, .price))
    #expect(form.content.lines[1].price.value == 20)
    #expect(form[.line(1, .price)]?.entry == nil)
    #expect(total == "")
    #expect(form.issues(of: .total).map(\.kind) == [.required])
    try form.apply(.edit(TextEdit(.all, "1,5")), to: .line(1, .price))
    #expect(total == "41,50\u{A0}€")
    expectFresh()
  }

  @Test("the user cannot edit it, and Return passes over it; its text can be selected")
  mutating func readOnly() throws {
    #expect(throws: FormRefusal.readOnly) { try form.apply(.type("1"), to: .total) }
    #expect(throws: FormRefusal.readOnly) { try form.apply(.press(.increment), to: .total) }
    try form.apply(.select(.all), to: .total)
    try form.apply(.follow(form[text: .total], selection: .utf8(0, 0)), to: .total)
    form.focus(.line(2, .count))
    form.pressReturn()
    #expect(form.focusedField == .note)
    #expect(form[.note]?.isLast == true)
    form.moveToPrevious()
    #expect(form.focusedField == .line(2, .count))
    let isFocused = form.focus(.total)
    #expect(isFocused, "by a tap")
    #expect(form.focusedField == .total)
  }

  @Test("a caret at the end of its text stays at the end (F14)")
  mutating func caret() throws {
    try form.apply(.type("5"), to: .line(0, .price))
    #expect(form[.total]?.selection == FieldSelection(caret: total?.utf8.count ?? 0))
    form.content.total.setFormat(format(.decimal, "de-DE"))
    try form.apply(.edit(TextEdit(.all, "0,125")), to: .line(0, .price))
    #expect(total == "50,125")
    #expect(form[.total]?.selection == FieldSelection(caret: 6))
    try form.apply(.select(.utf8(2, 2)), to: .total)
    try form.apply(.edit(TextEdit(.all, "100,5")), to: .line(0, .price))
    #expect(total == "150,5")
    #expect(form[.total]?.selection == FieldSelection(caret: 3))
  }

  @Test("a computed zero has no minus, though one is typed (F14)")
  mutating func zero() throws {
    for text in ["-", "-0", "-0,0"] {
      try form.apply(.edit(TextEdit(.all, text)), to: .line(0, .price))
      #expect(form[text: .line(0, .amount)] == (text == "-" ? "" : "0,00\u{A0}€"), "\(text)")
    }
    form.commit(.line(0, .price))
    #expect(form[text: .line(0, .amount)] == "0,00\u{A0}€")
  }

  @Test("rows that come, go and move leave the sum that a new form would have")
  mutating func rows() throws {
    form.content.lines.append(form.content.line(7, 5))
    #expect(total == "65,00\u{A0}€")
    form.content.lines.removeFirst()
    form.content.lines.reverse()
    #expect(total == "55,00\u{A0}€")
    try form.apply(.edit(TextEdit(.all, "")), to: .line(7, .price))
    #expect(total == "")
    form.content.lines.removeAll { $0.id == 7 }
    #expect(total == "50,00\u{A0}€")
    form.content.lines = []
    #expect(total == "0,00\u{A0}€")
    expectFresh()
  }

  @Test("a key asks each row for its number once, and those up to its own once more")
  mutating func work() throws {
    for count in [10, 1000] {
      var bill = Bill()
      bill.lines = (0..<count).map { bill.line($0, 1) }
      var form = FieldForm(bill)
      bill.asked.count = 0
      try form.apply(.type("2"), to: .line(5, .price))
      #expect(bill.asked.count == 6 + count, "up to its own to act, and once to survey")
      #expect(form[.total]?.entry == .number(FixedDecimal(count + 11)))
    }
  }

  @Test("keys in one field are undone together, and the total goes back with them")
  mutating func undo() throws {
    var history = UndoHistory<Bill>()
    for (time, key) in ["1", "2", "3"].enumerated() {
      try history.record(in: &form, at: .milliseconds(time * 300)) {
        try $0.apply(.type(key), to: .discount)
      }
    }
    #expect(form[.discount]?.entry == .number(123) || form[text: .discount].hasSuffix("123"))
    let undid = history.undo(&form)
    #expect(undid)
    #expect(!history.canUndo)
    #expect(total == "60,00\u{A0}€")
    let redid = history.redo(&form)
    #expect(redid)
    #expect(total != "60,00\u{A0}€")
    expectFresh()
  }

  @Test("it is not saved, and is computed anew when the rest is restored")
  mutating func saved() throws {
    try form.apply(.edit(TextEdit(.all, "4")), to: .discount)
    let snapshot = form.snapshot
    #expect(snapshot.fields["total"] == nil)
    #expect(snapshot.fields["lines[0].amount"] == nil)
    let restored = try FieldForm(restoring: snapshot, in: Bill(1, 2, 3))
    #expect(restored[text: .total] == "56,00\u{A0}€")
  }
}
