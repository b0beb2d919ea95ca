import FieldForms
import FormattingFields
import Testing

/// Texts that are entered by id, as a pasted block is. (F5, F9, F12)
struct EnteringTests {
  private typealias Bill = ComputedTests.Bill

  private static func price(_ id: Int) -> Bill.FieldID { .line(id, .price) }

  @Test("a block is entered, committed and touched; what is refused stays and is shown")
  func block() {
    var form = FieldForm(Bill(nil, nil, 7))
    let outcomes = form.enter([
      Self.price(0): "1234,5", Self.price(1): "1.5", .line(1, .count): "2", .total: "9",
      .line(9, .price): "1", .note: "paid",
    ])
    #expect(outcomes[Self.price(0)] == .success(.accepted))
    #expect(outcomes.mapValues { try? $0.get().code }[Self.price(1)] == "keptInvalid")
    #expect(outcomes[.line(1, .count)] == .success(.accepted))
    #expect(outcomes[.total] == .failure(.readOnly))
    #expect(outcomes[.line(9, .price)] == .failure(.unknownField))
    #expect(outcomes[.note] == .success(.accepted))
    #expect(form[Self.price(0)]?.text == "1.234,5")
    #expect(form[Self.price(0)]?.outcome == .accepted)
    #expect(form[Self.price(1)]?.text == "1.5")
    #expect(form[Self.price(1)]?.isTouched == true)
    #expect(form[Self.price(1)]?.issues.isEmpty == false)
    #expect(form[Self.price(2)]?.isTouched == false, "nobody entered it")
    #expect(form[.note]?.text == "paid")
    #expect(form.focusedField == nil)
  }

  @Test("a text is entered in one field, or the reason is thrown")
  func one() throws {
    var form = FieldForm(Bill(nil))
    #expect(try form.enter("3,25", in: Self.price(0)) == .accepted)
    #expect(form[.total]?.number == FixedDecimal("3.25"))
    #expect(throws: FormRefusal.readOnly) { try form.enter("3", in: .total) }
    #expect(throws: FormRefusal.unknownField) { try form.enter("3", in: Self.price(4)) }
    let long = String(repeating: "1", count: 2000)
    #expect(throws: FormRefusal.field(.tooLong(limit: 1024))) {
      try form.enter(long, in: Self.price(0))
    }
    #expect(form[Self.price(0)]?.text == "3,25")
  }

  @Test("a field that another text brings into the form is entered, too")
  func broughtIn() {
    var form = FieldForm(Booking())
    #expect(form[.wake]?.traits.contains(.hidden) == true)
    let outcomes = form.enter([.isBusiness: "Yes", .wake: "07:30"])
    #expect(outcomes[.isBusiness] == .success(.accepted))
    #expect(outcomes[.wake] == .success(.accepted))
    #expect(form[.wake]?.text == "07:30")
  }

  @Test("a block is one change, undone and made again, with a computed field that has the focus")
  func undo() {
    var (form, history) = (FieldForm(Bill(1, 2)), UndoHistory<Bill>())
    history.record(in: &form, at: .zero) { $0.focus(.total) }
    let before = form.fieldStates.mapValues(\.text)
    history.record(in: &form, at: .seconds(9)) {
      $0.enter([Self.price(0): "10", Self.price(1): "20", .discount: "5"])
    }
    let entered = form.fieldStates.mapValues(\.text)
    #expect(form[.total]?.number == 25)
    let undone = history.undo(&form)
    #expect(undone)
    #expect(form.fieldStates.mapValues(\.text) == before)
    #expect(!history.canUndo)
    let redone = history.redo(&form)
    #expect(redone)
    #expect(form.fieldStates.mapValues(\.text) == entered)
  }

  @Test(
    "what was typed is undone and made again after a computed field had the focus",
    arguments: [true, false])
  func focusOnTotal(selects: Bool) throws {
    var (form, history) = (FieldForm(Bill(1)), UndoHistory<Bill>())
    form.focus(Self.price(0))
    try history.record(in: &form, at: .zero) { try $0.apply(.type("5")) }
    history.record(in: &form, at: .seconds(9)) { $0.focus(.total) }
    try history.record(in: &form, at: .seconds(18)) {
      try $0.apply(selects ? .press(.selectAll) : .select(.utf8(0, 1)))
    }
    let total = form[.total]?.text
    let undone = history.undo(&form)
    #expect(undone)
    #expect(form[.total]?.number == 1)
    let redone = history.redo(&form)
    #expect(redone)
    #expect(form[.total]?.text == total)
  }

  @Test("a refused text is shown after a commit, and where the host has written it")
  func touched() throws {
    var form = FieldForm(Bill(1, 2))
    try form.apply(.edit(TextEdit(.all, "1.5", intent: .pasted)), to: Self.price(0))
    #expect(form[Self.price(0)]?.isTouched == false, "it may still be typed")
    form.commit(Self.price(0))
    #expect(form[Self.price(0)]?.isTouched == true)
    var copy = form.content
    try copy.lines[1].price.apply(TextEdit(.all, "2x", intent: .pasted))
    copy.lines[1].price.commit()
    form.content = copy
    #expect(form[Self.price(1)]?.isTouched == true)
    #expect(form[.line(1, .count)]?.isTouched == false)
    form.focus(.line(1, .count))
    try form.content.lines[1].count.apply(TextEdit(.all, "3x"))
    #expect(form[.line(1, .count)]?.isTouched == false, "the focused field is being typed in")
  }

  @Test("a refused text that a redo brings back is shown, and so is one of a removed row (F5, F12)")
  func touchedAgain() throws {
    var form = FieldForm(Bill(1))
    let undo = try form.undoable { form throws(FormRefusal) in
      form.content.lines.append(form.content.line(1, nil))
      _ = try form.enter("1.5", in: Self.price(1))
    }
    let redo = try form.apply(undo)
    #expect(form[Self.price(1)] == nil)
    try form.apply(redo)
    #expect(form[text: Self.price(1)] == "1.5")
    #expect(form[Self.price(1)]?.isTouched == true)
    let back = form.undoable { $0.content.lines.removeLast() }
    try form.apply(back)
    #expect(form[Self.price(1)]?.isTouched == true)
    // One that an undo leaves in the field with the focus may still be typed.
    var typed = FieldForm(Bill(1))
    typed.focus(Self.price(0))
    try typed.apply(.edit(TextEdit(.all, "1.5")))
    let key = try typed.undoable { form throws(FormRefusal) in try form.apply(.type("0")) }
    try typed.apply(key)
    #expect(typed[text: Self.price(0)] == "1.5")
    #expect(typed[Self.price(0)]?.isTouched == false)
  }

  @Test("a rule is kept in a constant of a type")
  func rule() {
    struct Rules { static let short = FieldRule<String>.length(...3) }
    #expect(Rules.short as (any Sendable)? != nil)
  }

  @Test("a draft of pasted texts is what was saved")
  func draft() throws {
    var form = FieldForm(Booking())
    form.enter([.room: "Suite", .arrival: "2026-03-05"])
    try form.apply(.edit(TextEdit(.all, "2026-03-09", intent: .pasted)), to: .departure)
    let restored = try FieldForm(restoring: form.snapshot, in: Booking())
    #expect(restored.content == form.content)
    var bill = FieldForm(Bill(1))
    bill.enter([Self.price(0): "2,5", .note: "ten"])
    #expect(try FieldForm(restoring: bill.snapshot, in: Bill(1)).content == bill.content)
  }

  @Test("a draft that was saved in dollars says so where the form has euros")
  func style() throws {
    struct Offer: FormContent {
      enum FieldID: String { case price }
      var price: FormattingField<FixedDecimal>
      mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.price, &price) }
    }
    func offer(_ code: String, _ price: FixedDecimal? = nil) -> Offer {
      Offer(price: FormattingField(price, format: format(.currency(code))))
    }
    let saved = FieldForm(offer("USD", FixedDecimal("1.25"))).snapshot
    let (form, losses) = FieldForm.restored(from: saved, in: offer("EUR"))
    #expect(losses == [.field("price", .style("currency:USD"))])
    #expect(form[.price]?.number == FixedDecimal("1.25"))
    #expect(FieldForm.restored(from: saved, in: offer("USD")).losses.isEmpty)
  }
}
