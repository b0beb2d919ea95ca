import FormattingFields
import Testing

/// Keys of digits that the format does not show, in a field that refuses such digits and filters
/// invalid texts.
struct ExtraDigitKeyTests {
  private func field(
    _ locale: String, _ style: NumberStyle, digits: Int? = nil
  ) throws -> FormattingField<FixedDecimal> {
    var field = FormattingField<FixedDecimal>(
      format: try .icu(
        locale: locale, style: style, options: NumberOptions(maximumFractionDigits: digits)))
    (field.policies.refusesExtraDigits, field.policies.filtersInvalidTexts) = (true, true)
    return field
  }

  @Test("the key of a digit that the format does not show is refused (C18, E5)")
  func extraDigitKeys() throws {
    var dollars = try field("en-US", .currency("USD"))
    try dollars.type("1.55")
    #expect(throws: EditRefusal.filtered) { try dollars.type("5") }
    #expect(throws: EditRefusal.filtered) { try dollars.apply(TextEdit(.utf8(2, 2), "7")) }
    #expect(dollars.text == "1.55")
    try dollars.apply(TextEdit(.utf8(0, 0), "27"))
    #expect(dollars.text == "271.55", "digits before a full fraction are typed all the same")
    #expect(throws: EditRefusal.filtered) {
      try dollars.apply(TextEdit(.all, "1.5055", intent: .pasted))
    }
    #expect(dollars.commit().outcome == .accepted)
    #expect(dollars.value == 271.55)

    var yen = try field("ja-JP", .currency("JPY"))
    try yen.type("5.")
    #expect(throws: EditRefusal.filtered) { try yen.type("5") }
    var share = try field("en-US", .percent, digits: 1)
    try share.type("12.5")
    #expect(throws: EditRefusal.filtered) { try share.type("5") }
    var plain = try field("en-US", .decimal)
    try plain.type("1.23456789")
    #expect(plain.text == "1.23456789", "a plain decimal format shows all digits")
    var free = try field("en-US", .currency("USD"))
    free.policies.refusesExtraDigits = false
    try free.type("1.505")
    #expect(free.text == "1.505", "a field that rounds takes the key")
  }

  @Test("the key of a third decimal that may be a group is refused, too (C18, R26, E5)")
  func extraDigitInDoubt() throws {
    var dollars = try field("en-US", .currency("USD"))
    try dollars.type("2.34")
    for key in ["4", "0"] {
      #expect(throws: EditRefusal.filtered, "\(key)") { try dollars.type(key) }
    }
    try dollars.apply(TextEdit(.all, "1.50"))
    #expect(throws: EditRefusal.filtered) { try dollars.apply(TextEdit(.utf8(2, 2), "7")) }
    #expect(dollars.text == "1.50")
  }
}
