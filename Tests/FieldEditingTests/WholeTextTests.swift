import FormattingFields
import Testing

/// A whole text is no keystroke. (E13)
struct WholeTextTests {
  @Test(
    "a text that came as a whole is read as it stands, and not as the keys that lead there would be",
    arguments: [
      (1234.5, "1.5"), (1000, "1.00"), (2500, "2.50"), (1_234_567.5, "1.234.50"),
      (1234, "1.25"), (1234, "1.2355"), (12345, "12.3"),
    ] as [(Double, String)])
  func wholeTexts(value: Double, text: String) throws {
    var euros = FormattingField<Double>(
      value, format: Formats.style(.skeleton(".00"), "de-DE"))
    try euros.follow(text)
    #expect(euros.text == text, "\(euros)")
    #expect(euros.status != .acceptable, "\(euros)")
    // A host that tells what was selected has said that the rest stayed: nothing did.
    var told = FormattingField<Double>(value, format: Formats.style(.skeleton(".00"), "de-DE"))
    try told.select(.all)
    try told.follow(text, selection: .utf8(text.utf8.count, text.utf8.count))
    #expect(told.text == text, "\(told)")
    #expect(told.status != .acceptable, "\(told)")
  }

  @Test("a character in the place of another is no key, if nobody said that it was selected")
  func replacedCharacter() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("de-DE"))
    var told = field
    try field.follow("1.23x")
    try field.follow("1.2x")
    #expect(field.text == "1.2x")
    try told.select(.utf8(2, 5))
    try told.follow("1.5", selection: .utf8(3, 3))
    #expect(told.text == "15")
    #expect(told.value == 15)
  }

  @Test("keys in a control that has not drawn yet that the separators went are keys (H4)")
  func lateDrawing() throws {
    var field = FormattingField<Double>(12345, format: Formats.decimal("de-DE"))
    let before = field
    try field.follow("12.3456")
    let change = try #require(try field.follow("12.34567"))
    #expect(field.text == "1234567")
    #expect(field.selection == FieldSelection(caret: 7))
    try field.apply(change.inverse)
    #expect(field.text == "123456")
    // So is a Backspace, and what stands there is read where it becomes a number again.
    field = before
    try field.follow("12.34")
    try field.follow("12.3")
    #expect(field.text == "123")
    field = before
    try field.follow("12.3456")
    try field.follow("12.345")
    #expect(field.text == "12.345")
    // A text that is no key in either is one that came as a whole.
    field = before
    try field.follow("12.3456")
    try field.follow("1.5")
    #expect(field.text == "1.5")
    #expect(field.status != .acceptable)
  }

  @Test("a separator of the commit goes after a key, a Backspace and over a known selection (E7)")
  func keys() throws {
    func field() throws -> FormattingField<Double> {
      FormattingField<Double>(12345, format: Formats.decimal("de-DE"))
    }
    var key = try field()
    try key.follow("12.3456")
    #expect(key.text == "123456")
    var backspace = try field()
    try backspace.follow("12.34")
    #expect(backspace.text == "1234")
    var selected = try field()
    try selected.select(.utf8(3, 6))
    try selected.follow("12.5", selection: .utf8(4, 4))
    #expect(selected.text == "125")
    #expect(selected.selection == FieldSelection(caret: 3))
    var told = try field()
    try told.follow("12.3", intent: .deleted)
    #expect(told.text == "123")
  }
}
