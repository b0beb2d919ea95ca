import EntryKinds
import FormattingFields
import Testing

/// Separators that a commit wrote, in a field that also reads texts from elsewhere. (S12, X6)
struct SoftSeparatorTests {
  private static let all: [[EntryKind]] = [[.typedFromElsewhere], [.fromElsewhere]]

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
    "a text that a person reads as another number is asked about, until it is one again",
    arguments: all)
  func doubt(_ kinds: [EntryKind]) throws {
    var field = try field(1234, kinds)
    try field.deleteBackward()
    #expect(field.text == "1,23")
    #expect(field.status == .intermediate)
    #expect(field.issue == NumberIssue(.ambiguousEntry, at: 0..<4))
    #expect(field.suggestions == ["123", "1.23"])
    #expect(field.value == 1234)
    try field.type("5")
    #expect(field.entry == 1235)
    try field.type("6")
    #expect(field.suggestions == ["12,356", "1.2356"])
    try field.type(".5")
    #expect(field.entry == FixedDecimal("12356.5"))
  }

  @Test("so it is after each act that leaves such a text")
  func acts() throws {
    var percent = try field(12, [.typedFromElsewhere], "de-DE", .percent)
    #expect(percent.text == "1.200\u{A0}%")
    try percent.apply(TextEdit(.utf8(4, 5), "", intent: .deleted))
    #expect(percent.issue?.code == .ambiguousEntry)
    // A number out of bounds is not moved there before it is known.
    var bounded = try field(
      1234, [.typedFromElsewhere], "en-US", .decimal, NumberBounds(200...5000))
    bounded.policies.clampsToBounds = true
    try bounded.deleteBackward()
    #expect(bounded.issue?.code == .ambiguousEntry)
    bounded.setBounds(.unlimited)
    #expect(bounded.issue?.code == .ambiguousEntry)
    // Another format writes what it can read alone.
    var changed = try field(nil, [.typedFromElsewhere], "de-DE")
    try changed.type("1,23")
    changed.setFormat(try .icu(locale: "en-US", style: .decimal))
    #expect(changed.entry == FixedDecimal("1.23"))
  }

  @Test("a soft space before a fraction")
  func fraction() throws {
    var field = try field(1234, [.fractions], "fr-FR")
    try field.apply(TextEdit(.utf8(field.text.utf8.count - 3, field.text.utf8.count), "1/2"))
    #expect(field.entry == nil || field.entry == FixedDecimal("1.5"))
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

  @Test("a field without kinds of entry reads on")
  func plain() throws {
    var field = try field(1234, [])
    try field.deleteBackward()
    #expect(field.entry == 123)
  }
}
