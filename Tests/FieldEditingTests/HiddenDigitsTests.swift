import FormattingFields
import Testing

/// Digits of a value that its text hides. (S12, C6, E12)
struct HiddenDigitsTests {
  private func dollars(_ value: FixedDecimal) -> FormattingField<FixedDecimal> {
    FormattingField(value, format: Formats.style(.currency("USD"), "en-US"))
  }

  @Test("what is typed over all of the text says what it says")
  func replaced() throws {
    var whole = FormattingField<FixedDecimal>(
      FixedDecimal("2.5"), format: Formats.style(.integer, "en-US"))
    #expect(whole.text == "3")
    try whole.select(.all)
    try whole.type("3")
    #expect(whole.text == "3")
    #expect(whole.entry == 3)
    #expect(whole.isEdited)
    #expect(whole.commit().outcome == .accepted)
    #expect(whole.value == 3)
    for typed in ["13%", "13"] {
      var percent = FormattingField<FixedDecimal>(
        FixedDecimal("0.125"),
        format: try .icu(
          locale: "en-US", style: .percent, options: NumberOptions(maximumFractionDigits: 0)))
      #expect(percent.text == "13%")
      try percent.select(.all)
      try percent.type(typed)
      #expect(percent.entry == FixedDecimal("0.13"))
    }
  }

  @Test("a change of locale brings no digits back that the text has lost (S7, S12)")
  func lost() throws {
    var field = FormattingField<Double>(1234.5, format: Formats.style(.integer, "de-DE"))
    let shown = field.text
    try field.select(.utf8(0, 0))
    try field.type(".")
    field.setFormat(Formats.style(.integer, "es-ES"))
    try field.deleteBackward()
    #expect(field.text == shown)
    let number = field.entry
    #expect(number == number?.rounded(), "Spanish has no separator there, so this is not its text")
    field.setFormat(Formats.style(.integer, "de-DE"))
    #expect(field.entry == number)
  }

  @Test("a digit typed and taken away leaves the value what it was")
  func survived() throws {
    var field = dollars(FixedDecimal("1234.5678")!)
    #expect(field.text == "$1,234.57")
    try field.type("1")
    try field.deleteBackward()
    #expect(field.entry == FixedDecimal("1234.5678"))
    #expect(!field.isEdited)
    // One digit is left of it, then none.
    try field.deleteBackward(7)
    #expect(field.text == "$1")
    try field.type(",234.57")
    #expect(field.text == "$1,234.57")
    #expect(field.entry == FixedDecimal("1234.5678"))
    try field.deleteBackward(8)
    try field.type("1,234.57")
    #expect(field.text == "$1,234.57")
    #expect(field.entry == FixedDecimal("1234.57"))
    #expect(field.isEdited)
  }

  @Test("a whole text that a host reports says what it says, and an undo brings the digits back")
  func whole() throws {
    var field = dollars(FixedDecimal("1234.5678")!)
    try field.follow("$9,999.99")
    try field.follow("$1,234.57")
    #expect(field.entry == FixedDecimal("1234.57"))
    field = dollars(FixedDecimal("1234.5678")!)
    try field.select(.all)
    let change = try field.paste("$1,234.57")
    #expect(field.entry == FixedDecimal("1234.57"))
    try field.apply(change.inverse)
    #expect(field.entry == FixedDecimal("1234.5678"))
  }

  @Test("the ± key keeps them, as a step does")
  func sign() throws {
    var field = dollars(FixedDecimal("1234.5678")!)
    let change = try #require(try field.toggleSign())
    #expect(field.text == "-$1,234.57")
    #expect(field.value == FixedDecimal("-1234.5678"))
    #expect(!field.isEdited)
    #expect(field.commit().outcome == .unchanged)
    try field.apply(change.inverse)
    #expect(field.value == FixedDecimal("1234.5678"))
    try field.toggleSign()
    try field.toggleSign()
    #expect(field.value == FixedDecimal("1234.5678"))
    // What somebody has edited is what stands there.
    try field.select(.utf8(2, 2))
    try field.type("9")
    try field.toggleSign()
    #expect(field.value?.isNegative == true)
    #expect(field.isEdited)
  }

  @Test(
    "the ± key keeps them in other places and styles",
    arguments: [
      ("de-DE", NumberStyle.currency("EUR"), "-1.234,57\u{A0}€"),
      ("ja-JP", .currency("JPY"), "-￥1,235"),
      ("sv-SE", .currency("SEK"), "\u{2212}1\u{A0}234,57\u{A0}kr"),
      ("en-US", .accounting("USD"), "($1,234.57)"),
    ])
  func signElsewhere(_ locale: String, _ style: NumberStyle, _ text: String) throws {
    var field = FormattingField(
      FixedDecimal("1234.5678"), format: Formats.style(style, locale))
    try field.toggleSign()
    #expect(field.text == text)
    #expect(field.value == FixedDecimal("-1234.5678"))
  }

  @Test(
    "a step on a refused text does nothing, and the key says why",
    arguments: [("1.5", 20), ("180", 50), ("5x", 5), ("-", 5)] as [(String, Int)])
  func refusedStep(text: String, value: Int) throws {
    var field = FormattingField<Double>(
      Double(value), format: Formats.decimal("de-DE"), bounds: NumberBounds(0...100))
    try field.apply(TextEdit(.all, text))
    #expect(field.status != .acceptable)
    #expect(!field.canIncrement)
    #expect(!field.canDecrement)
    let before = field
    for key in [FieldAct.Key.increment, .decrement, .largeIncrement, .largeDecrement] {
      #expect(try field.press(key) == nil)
      #expect(field == before)
      #expect(field.refusal(of: key)?.text == text)
      var hosted = HostedField(field)
      try hosted.press(key)
      #expect(hosted.shownRefusal?.text == text)
      #expect(hosted.message != nil)
      #expect(hosted.outcome == nil, "nothing was committed")
      #expect(hosted.commit()?.refused?.text == text)
    }
    // The ends are where they are, whatever stands there.
    field.setToMaximum()
    #expect(field.value == 100)
  }

  @Test("an emptied field steps from its value")
  func emptyStep() throws {
    var field = FormattingField<Double>(20, format: Formats.decimal("de-DE"))
    try field.apply(TextEdit(.all, ""))
    #expect(field.canIncrement)
    field.increment()
    #expect(field.text == "21")
  }
}
