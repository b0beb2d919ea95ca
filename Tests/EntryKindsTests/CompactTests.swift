import EntryKinds
import FormattingFields
import Testing

/// Fields that write in compact words. (X9)
struct CompactTests {
  private static let numbers = [
    "7", "1000", "1200", "1234", "1500", "-2500", "12345.67", "99999", "400000", "999999",
    "1000000", "1230000",
    "1234567", "2000000", "5500000", "30000000", "1500000000", "1000000000000",
    "990000000000000",
  ].compactMap { FixedDecimal($0) }

  @Test(
    "locales read the numbers that they write, and no two numbers have one text (X9)",
    arguments: [false, true])
  func everyLocale(isLong: Bool) throws {
    var (compact, all) = (0, 0)
    for (index, locale) in ICULocale.allTags.enumerated() where index % 16 == 5 {
      let format = try NumberFormat.icu(locale: locale, style: .decimal)
      var policies = FieldPolicies()
      policies.entries = [
        .shorthand(
          try NumberFormat.icuCompactWords(locale: locale),
          write: try NumberFormat.icuCompactWriter(locale: locale, isLong: isLong))
      ]
      var numbers: [String: FixedDecimal] = [:]
      for number in Self.numbers {
        var field = FormattingField<FixedDecimal>(number, format: format, policies: policies)
        let text = field.text
        #expect(numbers.updateValue(number, forKey: text) == nil, "\(locale): \(text)")
        // What was written can be typed, and a commit leaves it.
        field.reset()
        try field.type(text)
        #expect(field.entry == number, "\(locale): \(text)")
        field.commit()
        #expect(field.text == text && field.value == number, "\(locale): \(text)")
        all += 1
        if text != format.text(for: number) { compact += 1 }
      }
    }
    #expect(compact * 3 > all, "\(compact) of \(all)")
  }

  /// Writes a text that says another number.
  @Test("a writer that cuts digits or lies is not believed (X9)")
  func wrongWriters() throws {
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    for wrong in ["1.2K", "1K", "12", "x", "", "1.234K K", "m"] {
      var policies = FieldPolicies()
      policies.entries = [.shorthand(["K": 3], write: { _ in wrong })]
      let field = FormattingField<Int>(1234, format: english, policies: policies)
      #expect(field.text == "1,234" && field.value == 1234, "\(wrong)")
    }
  }

  @Test("steps, reverts, undo and another value write in compact words as well (X9)")
  func otherWritings() throws {
    var policies = FieldPolicies()
    policies.entries = [
      .shorthand(
        try NumberFormat.icuCompactWords(locale: "en-US"),
        write: try NumberFormat.icuCompactWriter(locale: "en-US"))
    ]
    policies.step = 500
    policies.isPlainWhileFocused = true
    var field = FormattingField<Int>(
      1000, format: try .icu(locale: "en-US", style: .decimal), policies: policies)
    #expect(field.text == "1K" && field.status == .acceptable && !field.isEdited)
    field.increment()
    #expect(field.text == "1.5K" && field.value == 1500)
    try field.apply(TextEdit(.all, "7"))
    field.revert()
    #expect(field.text == "1.5K" && field.value == 1500)
    let change = field.setValue(2_500_000)
    #expect(field.text == "2.5M")
    try field.apply(#require(change).inverse)
    #expect(field.text == "1.5K" && field.value == 1500)
    field.focus()
    #expect(field.text == "1500")
    try field.apply(TextEdit(.all, "1234567"))
    #expect(field.preview == "1,234,567")
    #expect(field.commit().outcome == .accepted && field.text == "1,234,567")
  }
}
