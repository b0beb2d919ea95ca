import FormattingFields
import Testing

/// Details that Documentation/Behaviour.md settles besides the rules, as far as its table of
/// examples cannot show them.
struct SettledPointsTests {
  private func format(_ locale: String, _ style: NumberStyle = .decimal) throws -> NumberFormat {
    try NumberFormat.icu(locale: locale, style: style)
  }

  @Test("a committed separator is the next locale's own")
  func separatorAcrossLocales() throws {
    var field = FormattingField<FixedDecimal>(1234, format: try format("en-US"))
    try field.type("5")
    #expect(field.text == "12345")
    field.setFormat(try format("de-DE"))
    #expect(field.text == "12345")
    #expect(field.value == 12345)
    #expect(field.status == .acceptable)
    field.commit()
    #expect(field.text == "12.345")
  }

  @Test("a separator typed into the new locale is the new locale's")
  func typedSeparatorAcrossLocales() throws {
    var field = FormattingField<FixedDecimal>(123, format: try format("en-US"))
    try field.type("4")
    field.setFormat(try format("de-DE"))
    try field.type(",5")
    #expect(field.value == FixedDecimal("1234.5"))
  }

  @Test("a text that is too long can be shortened")
  func shortening() throws {
    var field = FormattingField<FixedDecimal>(123_456, format: try format("en-US"))
    field.policies.maximumLength = 3
    #expect(throws: EditRefusal.tooLong(limit: 3)) { try field.type("7") }
    try field.deleteBackward()
    #expect(field.text == "12345")
    try field.apply(TextEdit(.utf8(0, 2), "9"))
    #expect(field.text == "9345")
  }

  @Test("an offset inside a code point is refused, one between two code points is not")
  func offsets() throws {
    var field = FormattingField<FixedDecimal>(format: try format("en-US"))
    try field.type("1\u{0301}\u{1D7CF}")
    #expect(throws: EditRefusal.offsetInsideCharacter) { try field.select(.utf8(2, 2)) }
    #expect(throws: EditRefusal.offsetInsideCharacter) { try field.select(.utf16(3, 3)) }
    try field.select(.utf16(1, 1))
    #expect(field.selection == FieldSelection(caret: 1))
  }

  @Test(
    "a minus after the digits counts as typing on where the format writes one there (R14)",
    arguments: [("en-US", ScanStatus.invalid), ("fa-IR", .invalid), ("after", .intermediate)])
  func trailingMinusReachesBounds(_ locale: String, _ status: ScanStatus) throws {
    let bounds = try #require(NumberBounds(minimum: -99, maximum: -10))
    let format =
      locale == "after"
      ? NumberFormat(
        locale: "test", symbols: .latin, style: .decimal,
        pattern: NumberPattern(negativePrefix: "", negativeSuffix: "-"))
      : try format(locale)
    var field = FormattingField<Int>(format: format, bounds: bounds)
    try field.type("5")
    #expect(field.status == status)
    #expect(field.issue?.code == .aboveMaximum)
    try field.type("0-")
    #expect(field.value == -50)
  }

  @Test("a number too large is invalid at once, and its key is filtered if asked (R14, E5)")
  func tooLarge() throws {
    let bounds = try #require(NumberBounds(maximum: 999))
    var field = FormattingField<Int>(format: try format("en-US"), bounds: bounds)
    try field.type("12345")
    #expect(field.status == .invalid)
    #expect(field.issue?.code == .aboveMaximum)
    field = FormattingField<Int>(format: try format("en-US"), bounds: bounds)
    field.policies.filtersInvalidTexts = true
    try field.type("123")
    #expect(throws: EditRefusal.self) { try field.type("4") }
    #expect(field.text == "123")
  }

  @Test("unsigned types exclude the minus, a maximum below zero the plus")
  func excludedSigns() throws {
    let unsigned = NumberScanner<UInt8>(format: try format("en-US")).scan("-5")
    #expect(unsigned.issue == NumberIssue(.signNotAllowed, at: 0..<1))
    let bounds = try #require(NumberBounds(maximum: -1))
    let negative = NumberScanner<Int>(format: try format("en-US"), bounds: bounds).scan("+5")
    #expect(negative.issue == NumberIssue(.signNotAllowed, at: 0..<1))
  }

  @Test("deleting the digits of a committed exponent never makes the text invalid")
  func exponentWithoutMantissa() throws {
    var field = FormattingField<FixedDecimal>(
      FixedDecimal("1.5E5"), format: try format("en-US", .scientific))
    #expect(field.text == "1.5E5")
    while field.text != "" {
      #expect(field.status != .invalid, "\(field.text)")
      try field.select(.utf8(0, 0))
      try field.deleteForward()
    }
  }

  @Test(
    "numbers end where decimal128 ends",
    arguments: [
      ("9E6144", nil), ("1E6145", .overflow), ("1E-6176", nil), ("1E-6177", .overflow),
      ("0E9999", nil), ("1E99999999999999999999", .overflow),
    ] as [(String, NumberIssue.Code?)])
  func decimal128(text: String, issue: NumberIssue.Code?) throws {
    let scanner = NumberScanner<FixedDecimal>(format: try format("en-US", .scientific))
    #expect(scanner.scan(text).issue?.code == issue)
  }
}
