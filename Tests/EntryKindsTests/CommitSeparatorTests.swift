import EntryKinds
import FormattingFields
import Testing

/// Separators that a commit wrote, in a field that also reads sums, or texts from elsewhere. (E13,
/// S12)
struct CommitSeparatorTests {
  private func field(
    _ value: FixedDecimal?, _ kinds: [EntryKind], _ locale: String = "en-US",
    _ style: NumberStyle = .decimal, _ bounds: NumberBounds = .unlimited
  ) throws -> FormattingField<FixedDecimal> {
    var policies = FieldPolicies()
    policies.entries = kinds
    return FormattingField(
      value, format: try .icu(locale: locale, style: style), bounds: bounds, policies: policies)
  }

  @Test(
    "a separator of a commit goes before a kind of entry reads another number there",
    arguments: [[EntryKind.typedFromElsewhere], [.fromElsewhere], [.arithmetic], []])
  func elsewhere(_ kinds: [EntryKind]) throws {
    var field = try field(1234, kinds)
    try field.deleteBackward()
    #expect(field.text == "123")
    #expect(field.entry == 123)
    try field.type("56.5")
    #expect(field.entry == FixedDecimal("12356.5"))
    var percent = try self.field(12, kinds, "de-DE", .percent)
    #expect(percent.text == "1.200\u{A0}%")
    try percent.apply(TextEdit(.utf8(4, 5), "", intent: .deleted))
    #expect(percent.text == "120\u{A0}%")
    #expect(percent.entry == FixedDecimal("1.2"))
  }

  @Test("in a sum the separators of a commit stay while they stand where they are written")
  func sum() throws {
    var field = try field(1234, [.arithmetic])
    try field.type("+5")
    #expect(field.text == "1,234+5")
    #expect(field.entry == 1239)
    try field.select(.utf8(5, 5))
    try field.deleteBackward()
    #expect(field.text == "123+5")
    #expect(field.entry == 128)
    #expect(field.selection == FieldSelection(caret: 3))
  }

  @Test("a space of a commit before a fraction")
  func fraction() throws {
    var field = try field(1234, [.fractions], "fr-FR")
    try field.apply(TextEdit(.utf8(field.text.utf8.count - 3, field.text.utf8.count), "1/2"))
    #expect(field.text == "11/2")
    #expect(field.entry == FixedDecimal("5.5"))
  }

  @Test("a kind of entry that leaves is not read any more (S3)")
  func removedKind() throws {
    var field = try field(nil, [.arithmetic])
    try field.type("1+2")
    #expect(field.entry == 3)
    field.policies.entries = []
    #expect(field.entry == nil)
    #expect(field.issue?.code == .misplacedSign)
    field.policies.entries = [.arithmetic]
    #expect(field.entry == 3)
  }
}
