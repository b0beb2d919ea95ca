import FieldTesting
import FormattingFields
import Testing

/// Which digits a commit writes.
struct DigitsPolicyTests {
  @Test(
    "a commit writes the locale's digits, or those that were typed where the policy says so",
    arguments: [
      ("en-US", NumberStyle.decimal, "１２３４．５", "1,234.5", "１,２３４.５"),
      ("de-DE", .decimal, "١٢٣٤,٥", "1.234,5", "١.٢٣٤,٥"),
      ("ar-EG", .decimal, "1234.5", "١٬٢٣٤٫٥", "1٬234٫5"),
      ("hi-IN", .percent, "१२.५", "12.5%", "१२.५%"),
      ("ja-JP", .decimal, "一二三", "123", "一二三"),
      (
        "fr-FR", .unit("liter-per-100-kilometer"), "５", "5\u{202F}l/100\u{202F}km",
        "５\u{202F}l/100\u{202F}km"
      ),
      ("en-US", .scientific, "١E٣", "1E3", "١E٣"),
    ])
  func digits(
    tag: String, style: NumberStyle, typed: String, locale: String, asTyped: String
  ) throws {
    let format = try NumberFormat.icu(locale: tag, style: style)
    for (keeps, text) in [(false, locale), (true, asTyped)] {
      var policies = FieldPolicies()
      policies.keepsTypedDigits = keeps
      var field = FormattingField<FixedDecimal>(format: format, policies: policies)
      try field.type(typed)
      let value = field.value
      #expect(field.commit().outcome == .accepted)
      #expect(field.text == text, "\(field.text.visible)")
      #expect(field.value == value)
      #expect(field.status == .acceptable)
      #expect(field.commit().outcome == .unchanged)
    }
  }

  @Test(
    "leading zeros that a format writes are read again, groups and all (C2)",
    arguments: [
      ("en-US", 7, "0,000,005", "0,000,005"), ("en-US", 12, "000,000,000,005", "000,000,000,005"),
      ("ckb-IQ", 4, "٠٬٠٠٥", "0٬005"), ("hi-IN", 9, "00,00,00,005", "00,00,00,005"),
      ("fr-FR", 8, "00\u{202F}000\u{202F}005", "00\u{202F}000\u{202F}005"),
      ("de-CH", 7, "0’000’005", "0’000’005"),
    ])
  func zerosBefore(tag: String, count: Int, locale: String, asTyped: String) throws {
    let format = try NumberFormat.icu(
      locale: tag, style: .decimal, options: NumberOptions(minimumIntegerDigits: count))
    for (keeps, text) in [(false, locale), (true, asTyped)] {
      var policies = FieldPolicies()
      policies.keepsTypedDigits = keeps
      var field = FormattingField<Int>(3, format: format, policies: policies)
      #expect(field.status == .acceptable)
      #expect(field.reading.value == 3)
      try field.apply(TextEdit(.all, "5"))
      field.commit()
      #expect(field.text == text, "\(field.text.visible)")
      #expect(field.status == .acceptable, "\(field.text.visible)")
      #expect(field.reading.value == 5)
    }
  }

  @Test("digits of two systems are refused under either policy")
  func mixed() throws {
    var policies = FieldPolicies()
    policies.keepsTypedDigits = true
    var field = FormattingField<Int>(
      7, format: try .icu(locale: "en-US", style: .decimal), policies: policies)
    try field.type("٣")
    #expect(field.issue?.code == .mixedDigits)
    #expect(field.value == 7)
  }

  @Test("a value from outside is written in the locale's digits")
  func fromOutside() throws {
    var policies = FieldPolicies()
    policies.keepsTypedDigits = true
    var field = FormattingField<Int>(
      format: try .icu(locale: "en-US", style: .decimal), policies: policies)
    try field.type("٣")
    field.commit()
    #expect(field.text == "٣")
    field.increment()
    #expect(field.text == "٤")
    field.setValue(9)
    #expect(field.text == "9")
  }
}
