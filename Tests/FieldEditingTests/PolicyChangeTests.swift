import FormattingFields
import Testing

/// Policies that are set while a text stands in the field.
struct PolicyChangeTests {
  private let dollars: NumberFormat

  init() throws { dollars = try .icu(locale: "en-US", style: .currency("USD")) }

  @Test("a policy that is set judges the text that stands there (S3)")
  func policiesOfATextThatStands() throws {
    var field = FormattingField<Double>(1, format: dollars)
    try field.apply(TextEdit(.all, "1.2345"))
    field.policies.refusesExtraDigits = true
    #expect(field.issue?.code == .fractionNotAllowed)
    #expect(field.value == 1.2345)
    field.policies.refusesExtraDigits = false
    #expect(field.entry == 1.2345)
    field.policies.step = 5
    field.policies.refusesOffStep = true
    #expect(field.issue?.code == .stepMismatch)
    field.policies = FieldPolicies()
    try field.apply(TextEdit(.all, ""))
    field.policies.clearsWhenEmpty = true
    #expect(field.value == nil)
    // A number that nobody edits keeps the digits that are not shown.
    var shown = FormattingField<Double>(0.125, format: dollars)
    shown.policies.refusesExtraDigits = true
    #expect(shown.value == 0.125)
    #expect(shown.text == "$0.13")
    // What an input method composes is judged at its end.
    try shown.select(.all)
    try shown.compose("1.2345")
    shown.policies.refusesExtraDigits = false
    #expect(shown.value == 0.125)
    shown.endComposition()
    #expect(shown.entry == 1.2345)
  }

  @Test("an inverse brings back value and text, whichever policies were set since (E4, E6)")
  func undoneUnderOtherPolicies() throws {
    // A text that nobody edits, which stands for a value with more digits.
    var signed = FormattingField<FixedDecimal>(
      FixedDecimal("0.125"), format: try .icu(locale: "en-US", style: .skeleton(".00 sign-always")))
    signed.policies.step = FixedDecimal("0.05")
    signed.policies.refusesOffStep = true
    #expect(signed.issue?.code == .stepMismatch)
    let transposed = try signed.apply(TextEdit(.utf8(0, 2), "0+"))
    signed.policies = FieldPolicies()
    try signed.apply(transposed.inverse)
    #expect(signed.text == "+0.12")
    #expect(signed.value == FixedDecimal("0.125"))
    #expect(!signed.isEdited)
    signed.increment()
    #expect(signed.value == FixedDecimal("1.125"))
  }
}
