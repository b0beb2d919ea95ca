import FormattingFields
import Testing

/// Keys of digits that the format does not show.
struct ExtraDigitKeyTests {
  private let english: NumberFormat
  private let dollars: NumberFormat

  init() throws {
    english = try .icu(locale: "en-US", style: .decimal)
    dollars = try .icu(locale: "en-US", style: .currency("USD"))
  }

  @Test("a key of a digit that the format does not show is refused, and a paste passes (E5)")
  func extraDigitKeys() throws {
    var field = FormattingField<FixedDecimal>(format: dollars)
    field.policies.filtersExtraDigits = true
    try field.type("1.50")
    #expect(throws: EditRefusal.filtered) { try field.type("5") }
    #expect(throws: EditRefusal.filtered) { try field.apply(TextEdit(.utf8(2, 2), "7")) }
    #expect(field.text == "1.50")
    try field.apply(TextEdit(.utf8(0, 0), "27"))
    #expect(field.text == "271.50")
    try field.apply(TextEdit(.all, "1.5055", intent: .pasted))
    #expect(field.text == "1.5055")
    try field.apply(TextEdit(.utf8(0, 0), "2"))
    #expect(field.text == "21.5055", "one with too many digits is edited")
    #expect(field.commit().outcome == .rounded(from: FixedDecimal("21.5055")!))
    var yen = FormattingField<FixedDecimal>(
      format: try .icu(locale: "ja-JP", style: .currency("JPY")))
    yen.policies.filtersExtraDigits = true
    try yen.type("5.")
    #expect(throws: EditRefusal.filtered) { try yen.type("5") }
    var share = FormattingField<FixedDecimal>(
      format: try .icu(
        locale: "en-US", style: .percent, options: NumberOptions(maximumFractionDigits: 1)))
    share.policies.filtersExtraDigits = true
    try share.type("12.5")
    #expect(throws: EditRefusal.filtered) { try share.type("5") }
    var plain = FormattingField<FixedDecimal>(format: english)
    plain.policies.filtersExtraDigits = true
    try plain.type("1.23456789")
    #expect(plain.text == "1.23456789", "a plain decimal format shows all digits")
    var free = FormattingField<FixedDecimal>(format: dollars)
    try free.type("1.505")
    #expect(free.text == "1.505", "not without the policy")
  }
}
