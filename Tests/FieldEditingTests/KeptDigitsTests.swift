import FormattingFields
import Testing

/// Digits that a format does not show: left in the value, or refused as they are typed.
struct KeptDigitsTests {
  private let dollars: NumberFormat

  init() throws { dollars = try .icu(locale: "en-US", style: .currency("USD")) }

  @Test(
    "a commit may leave the value the digits that are not shown (C25)",
    arguments: [
      ("1.2391", "$1.24", 1.2391), ("0.0011", "$0.00", 0.0011), ("2.5", "$2.50", 2.5),
      ("-0.0041", "-$0.00", -0.0041),
    ])
  func hiddenDigits(typed: String, shown: String, value: Double) throws {
    var field = FormattingField<Double>(7, format: dollars)
    field.policies.keepsHiddenDigits = true
    try field.apply(TextEdit(.all, typed))
    #expect(field.commitPreview.value == value)
    #expect(field.commit().outcome == .accepted)
    #expect(field.text == shown)
    #expect(field.value == value)
    #expect(field.commit().outcome == .unchanged)
    try field.select(.all)
    try field.type("3")
    #expect(field.value == 3)
    field.revert()
    #expect(field.value == value)
    field.increment()
    #expect(abs((field.value ?? 0) - value - 1) < 1e-9)
  }

  @Test("three digits that may be a group are in doubt (C25, R26)")
  func groupOrFraction() throws {
    var field = FormattingField<Double>(7, format: dollars)
    field.policies.keepsHiddenDigits = true
    try field.apply(TextEdit(.all, "1.239"))
    #expect(field.issue?.code == .ambiguousSeparator)
    #expect(field.value == 7)
  }

  @Test("what a policy moves has no digits that are not shown (C25)")
  func movedDigits() throws {
    var field = FormattingField<Float>(7, format: dollars, bounds: NumberBounds(0...1.5))
    field.policies.keepsHiddenDigits = true
    field.policies.clampsToBounds = true
    try field.apply(TextEdit(.all, "9.99"))
    #expect(field.commit().outcome == .clamped(from: FixedDecimal("9.99")!))
    #expect(field.value == 1.5)
    // A Float has eight of these digits at most.
    try field.apply(TextEdit(.all, "0.12345678912"))
    #expect(field.commit().outcome.code == "rounded")
    #expect(field.text == "$0.12")
  }

  @Test("the key of a digit that is not shown is refused, and why (C18, E5)")
  func blockedDigit() throws {
    var hosted = HostedField<Double>(7, format: dollars)
    var policies = FieldPolicies()
    (policies.refusesExtraDigits, policies.filtersInvalidTexts) = (true, true)
    hosted.setBounds(.unlimited, policies: policies)
    hosted.follow("1.23", intent: .typed)
    #expect(hosted.blocked == nil)
    hosted.follow("1.234", intent: .typed)
    #expect(hosted.field.text == "1.23")
    #expect(hosted.message == nil)
    #expect(hosted.blocked?.issue.code == .fractionNotAllowed)
    #expect(hosted.blocked?.maximumFractionDigits == 2)
    hosted.follow("1.2", intent: .typed)
    #expect(hosted.blocked == nil)
    #expect(hosted.field.value == 1.2)
  }
}
