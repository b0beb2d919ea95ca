import FieldForms
import FormattingFields
import Testing

/// A text field edits as a number field does, but reads no number.
struct PlainTextFieldTests {
  @Test("an edit replaces its range and nothing else, whatever the units")
  func edits() throws {
    var field = PlainTextField("Grüße 👋")
    #expect(field.selection == FieldSelection(caret: 12))
    try field.apply(.edit(TextEdit(.utf16(6, 8), "!")))
    #expect(field.text == "Grüße !")
    try field.apply(.edit(TextEdit(.utf8(2, 4), "u")))
    #expect(field.text == "Gruße !")
    #expect(field.selection == FieldSelection(caret: 3))
    try field.apply(.press(.deleteForward))
    try field.apply(.press(.deleteBackward, count: 2))
    #expect(field.text == "Ge !")
    try field.apply(.select(.utf8(1, 0)))
    try field.apply(.type("x"))
    #expect(field.text == "xe !")
  }

  @Test("deleting takes a character as the reader sees it, or the selection")
  func deleting() throws {
    var field = PlainTextField("a👨\u{200D}👩\u{200D}👧e\u{301}")
    try field.apply(.press(.deleteBackward))
    #expect(field.text == "a👨\u{200D}👩\u{200D}👧")
    try field.apply(.press(.deleteBackward))
    #expect(field.text == "a")
    try field.apply(.select(.all))
    try field.apply(.press(.deleteForward, count: 7))
    #expect(field.text == "")
    try field.apply(.press(.deleteBackward))
    #expect(field.text == "")
  }

  @Test(
    "a refused edit changes nothing",
    arguments: [
      (FieldAct.edit(TextEdit(.utf8(0, 9), "x")), EditRefusal.rangeOutsideText),
      (.edit(TextEdit(.utf8(2, 3), "x")), .offsetInsideCharacter),
      (.edit(TextEdit(.utf8(3, 1), "x")), .rangeOutsideText),
      (.select(.utf16(-1, 0)), .rangeOutsideText), (.paste("abcdefgh"), .tooLong(limit: 8)),
      (.compose("abcdefgh"), .tooLong(limit: 8)),
    ])
  func refusals(_ input: FieldAct, _ refusal: EditRefusal) {
    let before = PlainTextField("aübc", maximumLength: 8)
    var field = before
    #expect(throws: refusal) { try field.apply(input) }
    #expect(field == before)
  }

  @Test(
    "a field and a form refuse what only a host that shows the field does (E11)",
    arguments: [
      FieldAct.copy, .take("1"), .focus(true), .enable(false), .gone, .drawn(0), .value(1), .rest,
      .setValue(1), .setLocale("de"), .setBounds(NumberBounds(0...1)), .setOptions("{}"), .undo,
      .redo, .preview, .save, .reopen("de"),
    ])
  func hostsActs(_ act: FieldAct) throws {
    var name = PlainTextField("Ada")
    var price = try FormattingField<Double>(1.5, format: .icu(locale: "en", style: .integer))
    var form = FieldForm(SignIn())
    let before = (name, price, form)
    #expect(throws: EditRefusal.unknownAct) { try name.apply(act) }
    #expect(throws: EditRefusal.unknownAct) { try price.apply(act) }
    #expect(throws: FormRefusal.field(.unknownAct)) { try form.apply(act, to: .username) }
    #expect((name, price) == (before.0, before.1))
    #expect(form.content == before.2.content)
  }

  @Test("bytes are an edit, or are refused if they are no text (E11, S6)")
  func bytes() throws {
    var field = PlainTextField("ac")
    try field.apply(.bytes(.utf8(1, 1), Array("ü".utf8)))
    #expect(field.text == "aüc")
    #expect(throws: EditRefusal.brokenText) { try field.apply(.bytes(.selection, [0xC3])) }
    #expect(field.text == "aüc")
  }

  @Test("a text at its limit can still be shortened")
  func limit() throws {
    var field = PlainTextField("too long", maximumLength: 4)
    try field.apply(.edit(TextEdit(.utf8(0, 4), "t")))
    #expect(field.text == "tlong")
    #expect(throws: EditRefusal.tooLong(limit: 4)) { try field.apply(.type("x")) }
  }

  @Test("an input method's text is marked until it ends")
  func composition() throws {
    var field = PlainTextField("a")
    try field.apply(.compose("n"))
    try field.apply(.compose("ni"))
    #expect(field.text == "ani")
    #expect(field.markedRange == 1..<3)
    try field.apply(.compose("你"))
    try field.apply(.press(.endComposition))
    #expect(field.text == "a你")
    #expect(field.markedRange == nil)
  }

  @Test("a paste loses line ends, a commit trims where it is told to, a revert puts back")
  func endings() throws {
    var field = PlainTextField(trimsEnds: true)
    try field.apply(.paste("\n Ada Lovelace \r\n"))
    #expect(field.text == " Ada Lovelace ")
    #expect(field.isEdited)
    #expect(field.endEditing() == .accepted)
    #expect(field.text == "Ada Lovelace")
    #expect(field.endEditing() == .unchanged)
    try field.apply(.type("!"))
    try field.apply(.press(.revert))
    #expect(field.text == "Ada Lovelace")
    #expect(!field.isEdited)
    var password = PlainTextField()
    try password.apply(.type(" x "))
    #expect(password.endEditing() == .accepted)
    #expect(password.text == " x ")
  }

  @Test("a commit trims what Unicode calls white space, and nothing else")
  func whiteSpace() throws {
    var wrong: [Unicode.Scalar] = []
    for scalar in (0...0x3100 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      var field = PlainTextField(trimsEnds: true)
      try field.apply(.type("x\(scalar)"))
      let typed = field.text
      _ = field.endEditing()
      let isTrimmed = typed.last.map(\.isWhitespace) ?? false
      if field.text != (isTrimmed ? String(typed.dropLast()) : typed) { wrong.append(scalar) }
    }
    #expect(wrong == [])
  }

  @Test("a commit trims whole characters: no accent is left without its space")
  func whiteCharacters() throws {
    for (typed, committed) in [
      (" \u{301}x", "x"), ("x \u{301}", "x"), ("\r\nx\u{301}\r\n", "x\u{301}"),
      ("\u{301} x", "\u{301} x"), (" \u{200D} ", ""),
    ] {
      var field = PlainTextField(trimsEnds: true)
      try field.apply(.type(typed))
      _ = field.endEditing()
      #expect(field.text.unicodeScalars.elementsEqual(committed.unicodeScalars), "\(typed)")
    }
  }

  @Test("the text that the field has disturbs nothing from outside; another one replaces it")
  func outside() throws {
    var field = PlainTextField("abc")
    try field.apply(.select(.utf8(1, 2)))
    let before = field
    field.setText("abc")
    #expect(field == before)
    field.setText("xy")
    #expect(field.text == "xy")
    #expect(field.selection == FieldSelection(caret: 2))
    #expect(!field.isEdited)
  }

  @Test("two spellings of one letter are two texts")
  func spellings() throws {
    var field = PlainTextField("\u{E9}")
    try field.apply(.edit(TextEdit(.all, "e\u{301}")))
    #expect(field.isEdited)
    #expect(field.selection == FieldSelection(caret: 3))
    try field.apply(.press(.revert))
    #expect(field.text.utf8.count == 2)
    #expect(field.selection == FieldSelection(caret: 2))
    try field.apply(.type("!"))
    field.setText("e\u{301}!")
    #expect(field.text.utf8.count == 4)
  }

  @Test("number keys do what they can")
  func numberKeys() throws {
    var field = PlainTextField("1")
    try field.apply(.press(.increment))
    try field.apply(.press(.decrement))
    try field.apply(.press(.decimalKey))
    #expect(field.text == "1.")
  }
}
