import EditScripts
import FieldForms
import FormattingFields
import Testing

/// Changes of a form are undone and made again, down to the caret. (F12)
struct UndoTests {
  private static let a = Invoice.FieldID.price("a")
  private static let b = Invoice.FieldID.price("b")
  private var form = FieldForm(Invoice())
  private var history = UndoHistory<Invoice>()
  private var time = Duration.zero

  private mutating func at(
    _ seconds: Double, _ body: (inout FieldForm<Invoice>) throws -> Void
  ) rethrows {
    time += .seconds(seconds)
    try history.record(in: &form, at: time, body)
  }

  @Test(
    "a random script undone is the form as it began, and done again is as it ended",
    arguments: 0..<4)
  func randomScript(_ number: UInt64) throws {
    let seed = Sampling.seed &+ number
    var run: RandomFormTests.Run = (FieldForm(Ledger()), SeededGenerator(seed), 0)
    run.form = FieldForm(RandomFormTests.ledger(&run))
    var states = [State(run.form)]
    var undos: [FormChange<Ledger>] = []
    for _ in 0..<Sampling.count(2_000, full: 4_000) {
      undos.append(
        run.form.undoable { form in
          var inner: RandomFormTests.Run = (form, run.random, run.next)
          _ = RandomFormTests.step(&inner)
          (form, run.random, run.next) = inner
        })
      states.append(State(run.form))
    }
    var redos: [FormChange<Ledger>] = []
    for (step, undo) in undos.enumerated().reversed() {
      redos.append(try run.form.apply(undo))
      let state = State(run.form)
      try #require(
        state == states[step],
        "seed \(seed), step \(step) undone: \(Self.difference(state, states[step]))")
    }
    for (step, redo) in redos.reversed().enumerated() {
      try run.form.apply(redo)
      try #require(State(run.form) == states[step + 1], "seed \(seed), step \(step) done again")
    }
    var fresh = run.form
    fresh.content = run.form.content
    #expect(fresh.fieldStates == run.form.fieldStates, "seed \(seed)")
  }

  @Test(
    "an undo goes on in another locale, with all digits of each value (F12, S7)", arguments: 0..<8)
  func changedFormats(_ number: UInt64) throws {
    let locales = ["en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES"]
    for round in 0..<Sampling.count(100, full: 3_750) {
      let seed = Sampling.seed &+ number &* 0x9_0001 &+ UInt64(round)
      var random = SeededGenerator(seed)
      var form = FieldForm(Cart(locale: locales.randomElement(using: &random)!))
      var (undos, states) = ([FormChange<Cart>](), [form.content.price])
      for _ in 0..<Int.random(in: 2...12, using: &random) {
        let choice = Int.random(in: 0..<8, using: &random)
        let text = ["1", "2", "5", ",", ".", "0", "1.5", "12"].randomElement(using: &random)!
        let locale = locales.randomElement(using: &random)!
        undos.append(
          form.undoable { form in
            switch choice {
            case 0..<4: try? form.type(text, into: .price)
            case 4: try? form.apply(.press(.deleteBackward), to: .price)
            case 5: form.focus(.price)
            case 6: form.focus(nil)
            default: form.content.price.setFormat(Cart(locale: locale).price.format)
            }
          })
        states.append(form.content.price)
      }
      // The locale changes once more, and nobody has recorded that.
      form.content.price.setFormat(
        Cart(locale: locales.randomElement(using: &random)!).price.format)
      for (step, undo) in undos.enumerated().reversed() {
        let latest = form.content.price
        #expect(
          throws: Never.self, "seed \(seed), step \(step): \(latest), was \(states[step + 1])"
        ) { try form.apply(undo) }
        let (was, now) = (states[step], form.content.price)
        if was.status == .acceptable {
          #expect(now.status == .acceptable, "seed \(seed), step \(step): \(now), was \(was)")
          #expect(now.value == was.value, "seed \(seed), step \(step): \(now), was \(was)")
        }
      }
    }
  }

  /// The lines in which two states differ.
  private static func difference(_ state: State, _ other: State) -> String {
    var (own, others) = ("", "")
    dump(state, to: &own)
    dump(other, to: &others)
    return zip(own.split(separator: "\n"), others.split(separator: "\n"))
      .filter { $0 != $1 }.map { "\($0), not \($1)" }.joined(separator: "; ")
  }

  /// What an undo brings back: the whole content, and the focus.
  private struct State: Equatable {
    let content: Ledger
    let focus: Ledger.FieldID?

    init(_ form: FieldForm<Ledger>) { (content, focus) = (form.content, form.focusedField) }
  }

  /// Undoes until nothing is left, or so many times.
  ///
  /// - Returns: How many times something was undone.
  private mutating func undo(_ times: Int = .max) -> Int {
    var count = 0
    while count < times && history.undo(&form) { count += 1 }
    return count
  }

  @Test("keys in one field and the commit that ends them are undone together")
  mutating func keys() throws {
    at(0) { $0.focus(Self.a) }
    for key in ["1", "2", "3"] { try at(0.3) { try $0.apply(.type(key)) } }
    try at(5) { try $0.apply(.type("4")) }
    at(9) { $0.focus(Self.b) }
    #expect(form[Self.a]?.text == "1.234,00\u{00A0}€")
    var count = undo(1)
    #expect(count == 1)
    #expect(form[Self.a]?.text == "123")
    #expect(form.focusedField == Self.a)
    #expect(form[Self.a]?.selection == FieldSelection(caret: 3))
    count = undo()
    #expect(count == 1)
    #expect(!history.canUndo)
    #expect(form[Self.a]?.text == "1,00\u{00A0}€")
    #expect(form[Self.a]?.isEdited == false)
    let redone = [history.redo(&form), history.redo(&form), history.redo(&form)]
    #expect(redone == [true, true, false])
    #expect(form[Self.a]?.text == "1.234,00\u{00A0}€")
    #expect(form.focusedField == Self.b)
  }

  @Test("each field and each row has its own step, and a new one ends what could be done again")
  mutating func steps() throws {
    for field in [Self.a, Self.b] {
      at(0.1) { $0.focus(field) }
      try at(0.1) { try $0.apply(.type("7")) }
    }
    at(0.1) { $0.content.lines.append(.init("d", 4)) }
    at(0.1) { $0.content.lines.swapAt(0, 3) }
    at(0.1) { $0.content.lines.remove(at: 1) }
    #expect(form.focusedField == .price("c"), "the neighbour's")
    var count = undo(1)
    #expect(count == 1)
    #expect(form.focusedField == Self.b)
    #expect(form.content.lines.map(\.id) == ["d", "b", "c", "a"])
    count = undo(2)
    #expect(form.content.lines.map(\.id) == ["a", "b", "c"])
    #expect(form[Self.b]?.text == "7")
    count = undo(1)
    #expect(form[Self.b]?.text == "2,00\u{00A0}€")
    #expect(form[Self.a]?.text == "7,00\u{00A0}€")
    at(0.1) { $0.focus(Self.a) }
    #expect(history.canRedo, "the focus alone is no change")
    try at(0.1) { try $0.apply(.press(.increment)) }
    #expect(!history.canRedo)
    #expect(form[Self.a]?.text == "8,00\u{00A0}€")
    count = undo(1)
    #expect(form[Self.a]?.text == "7,00\u{00A0}€")
  }

  @Test("what throws has done nothing and is no step")
  mutating func refused() {
    let before = form.content
    #expect(throws: FormRefusal.unknownField) {
      try at(0) { form in
        form.content.lines.removeLast()
        try form.apply(.type("5"), to: Self.a)
        try form.apply(.type("5"), to: .price("z"))
      }
    }
    #expect(form.content == before)
    #expect(!history.canUndo)
  }

  @Test("a change that does not fit the form is refused as a whole")
  mutating func otherText() throws {
    let undo = try form.undoable { form in
      try form.apply(.type("5"), to: Self.b)
      try form.apply(.edit(TextEdit(.all, "6")), to: Self.a)
    }
    try form.apply(.type("9"), to: Self.b)
    let before = form.content
    #expect(throws: FormRefusal.field(.otherText)) { try form.apply(undo) }
    #expect(form.content == before)
    form.content.lines.removeFirst()
    #expect(throws: FormRefusal.unknownField) { try form.apply(undo) }
  }

  @Test("only so many steps are kept")
  mutating func limit() {
    history.limit = 2
    for price in 5..<9 { at(9) { $0.content.lines[0].price.setValue(FixedDecimal(price)) } }
    let count = undo()
    #expect(count == 2)
    #expect(form.content.lines[0].price.value == 6)
  }
}
