import FormattingFields
import Testing

/// A whole text is no keystroke. (E13)
struct WholeTextTests {
  @Test(
    "a text that came as a whole is read afresh: never softly, as the keys that lead there would be (E13)",
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
    // A host that tells of a deletion, or of what was selected, has said that the rest stayed.
    var told = FormattingField<Double>(value, format: Formats.style(.skeleton(".00"), "de-DE"))
    try told.select(.all)
    try told.follow(text, selection: .utf8(text.utf8.count, text.utf8.count))
    #expect(told.status == .acceptable || told.text == text)
  }

  @Test(
    "a character in the place of another is no key either, if nobody said that it was selected (E13)"
  )
  func replacedCharacter() throws {
    var field = FormattingField<Double>(1234, format: Formats.decimal("de-DE"))
    try field.deleteBackward(2)
    var told = field
    try field.follow("1.5")  // "1.2" stood there, and was 12.
    #expect(field.value == 12)
    #expect(field.status != .acceptable)
    try told.select(.utf8(2, 3))
    try told.follow("1.5")
    #expect(told.value == 15)
  }

  @Test("keys, Backspace and a known selection leave the commit's separators soft (E7, E13)")
  func softKeys() throws {
    func field() throws -> FormattingField<Double> {
      FormattingField<Double>(12345, format: Formats.decimal("de-DE"))
    }
    var key = try field()
    try key.follow("12.3456")
    #expect(key.value == 123456)
    var backspace = try field()
    try backspace.follow("12.34")
    #expect(backspace.value == 1234)
    var selected = try field()
    try selected.select(.utf8(3, 5))
    try selected.follow("12.5", selection: .utf8(4, 4))
    #expect(selected.text == "12.5")
    #expect(selected.value == 125)
    var told = try field()
    try told.follow("12.3", intent: .deleted)
    #expect(told.value == 123)
  }
}
