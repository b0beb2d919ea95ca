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

  @Test("an undo takes away no row in which somebody typed unrecorded (F12)")
  mutating func rowsNotAsLeft() throws {
    let added = form.undoable { $0.content.lines.append(.init("d")) }
    try form.apply(.type("5"), to: .price("d"))
    var before = form.content
    #expect(throws: FormRefusal.field(.otherText)) { try form.apply(added) }
    #expect(form.content == before)
    let changed = form.undoable { $0.content.lines[0].price.setValue(8) }
    try form.apply(.edit(TextEdit(.all, "9")), to: Self.a)
    before = form.content
    #expect(throws: FormRefusal.field(.otherText)) { try form.apply(changed) }
    #expect(form.content == before)
    // What else is typed meanwhile stays.
    let removed = form.undoable { $0.content.lines.remove(at: 1) }
    try form.apply(.edit(TextEdit(.all, "7")), to: .price("c"))
    try form.apply(removed)
    #expect(form.content.lines.map(\.price.text) == ["9", "2,00\u{A0}€", "7", "5"])
  }

  @Test("a change of one field does not bring back what was typed into another (F12)")
  mutating func others() throws {
    let undo = try form.undoable { form in
      form.content.customer.setText("Ada")
      form.content.lines.swapAt(0, 2)
      try form.apply(.edit(TextEdit(.all, "4")), to: Self.b)
    }
    try form.apply(.edit(TextEdit(.all, "9")), to: Self.a)
    let redo = try form.apply(undo)
    #expect(form.content.customer.text == "")
    #expect(form.content.lines.map(\.price.text) == ["9", "2,00\u{A0}€", "3,00\u{A0}€"])
    try form.apply(redo)
    #expect(form.content.customer.text == "Ada")
    #expect(form.content.lines.map(\.price.text) == ["3,00\u{A0}€", "4", "9"])
  }

  @Test("changes of one field are joined until a commit or a move of the focus")
  mutating func joined() throws {
    var keys = try form.undoable { try $0.apply(.edit(TextEdit(.all, "5")), to: Self.a) }
    let second = try form.undoable { try $0.apply(.type("6"), to: Self.a) }
    let other = try form.undoable { try $0.apply(.type("6"), to: Self.b) }
    #expect(second.joined(with: other) == nil)
    keys = try #require(keys.joined(with: second))
    try form.apply(.press(.revert), to: Self.b)
    let commit = form.undoable { $0.commit(Self.a) }
    let all = try #require(keys.joined(with: commit))
    #expect(all.joined(with: second) == nil)
    try form.apply(all)
    #expect(form[Self.a]?.text == "1,00\u{A0}€")
    #expect(form[Self.a]?.isEdited == false)
  }

  @Test("the fields after a computed one stay as they are when what is no field is undone (F14)")
  func afterComputed() throws {
    struct Offer: FormContent {
      enum FieldID: String { case sum, low, high }
      var sum = FormattingField<Int>(format: format(.integer))
      var low = FormattingField<Int>(1, format: format(.integer))
      var high = FormattingField<Int>(2, format: format(.integer))
      var isGift = false

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.computed(.sum, &sum, value: .number(3))
        form.field(.low, &low)
        form.field(.high, &high)
      }
    }
    var form = FieldForm(Offer())
    let undo = form.undoable { $0.content.isGift = true }
    try form.apply(.edit(TextEdit(.all, "5")), to: .high)
    try form.apply(undo)
    #expect(!form.content.isGift)
    #expect(form.declaredFields.map { form[text: $0] } == ["3", "1", "5"])
    #expect(form.undoable { $0.content.high.setValue(6) }.field == .high)
  }

  @Test("the values of a slider are undone together, what the host writes one by one")
  mutating func slider() {
    for price in 5..<9 { at(0.1) { $0.setValue(.number(FixedDecimal(price)), of: Self.a) } }
    var count = undo()
    #expect(count == 1)
    #expect(form[Self.a]?.text == "1,00\u{00A0}€")
    for name in ["Ada", "Bo", "Cleo"] { at(0.1) { $0.content.customer.setText(name) } }
    count = undo()
    #expect(count == 3)
  }

  @Test("only so many steps are kept")
  mutating func limit() {
    history.limit = 2
    for price in 5..<9 { at(9) { $0.content.lines[0].price.setValue(FixedDecimal(price)) } }
    let count = undo()
    #expect(count == 2)
    #expect(form.content.lines[0].price.value == 6)
  }

  @Test("histories are equal until a change parts them")
  mutating func equality() throws {
    at(0) { $0.focus(Self.a) }
    try at(0.3) { try $0.apply(.type("5")) }
    let copy = history
    #expect(copy == history)
    try at(0.3) { try $0.apply(.type("6")) }
    #expect(copy != history)
  }
}
