import EntryKinds
import FormattingFields
@_spi(EntryKinds) import NumberText
import Testing

/// What a kind of entry reads beside what the field reads. (X1, X3, E3)
struct EntryDoubtTests {
  private func field(
    _ kinds: [EntryKind], _ locale: String = "en-US", _ style: NumberStyle = .decimal
  )
    throws -> FormattingField<FixedDecimal>
  {
    var policies = FieldPolicies()
    policies.entries = kinds
    return FormattingField(format: try .icu(locale: locale, style: style), policies: policies)
  }

  @Test("a sum that has begun is not finished (X3)", arguments: ["5 -", "5-", "5 +", "1+2-"])
  func begunSum(text: String) throws {
    var field = try field([.arithmetic])
    try field.type(text)
    #expect(field.status == .intermediate)
    #expect(field.issue?.code == .incomplete)
    try field.type("3")
    #expect(field.status == .acceptable)
    var plain = try self.field([.fractions])
    try plain.type("5 -")
    #expect(plain.entry == -5)
  }

  @Test("in a sum of two numbering systems the first digit that differs is wrong (R2, X3)")
  func mixedSum() throws {
    for (text, place) in [("5-\u{663}", 2..<4), ("12 + 3\u{660}\u{661} + 4", 6..<8)] {
      var field = try field([.arithmetic])
      try field.apply(TextEdit(.all, text))
      #expect(field.issue == NumberIssue(.mixedDigits, at: place))
    }
  }

  @Test("a pasted text is written in the field's own marks (E3, X6)")
  func pastes() throws {
    for (text, shown, number) in [
      ("1.5", "1,5", "1.5"), ("12,34,567", "1234567", "1234567"), ("$1.50", "$1.50", ""),
    ] {
      var field = try field([.fromElsewhere], "de-DE")
      let change = try field.paste(text)
      #expect(field.text == shown)
      #expect(field.entry == FixedDecimal(number))
      // So it is read the same wherever it stands.
      var typed = try self.field([.fromElsewhere], "de-DE")
      try typed.type(field.text)
      #expect(typed.reading == field.reading)
      var restored = try self.field([.fromElsewhere], "de-DE")
      try restored.restore(field.saved)
      #expect(restored == field)
      try field.apply(change.inverse)
      #expect(field.text == "")
    }
    var typed = try field([.fromElsewhere], "de-DE")
    try typed.type("1.5")
    #expect(typed.issue?.code == .incompleteGroup)
  }

  private final class Roman: EntryInterpreter {
    let name = "roman"
    func canRead(_ scalar: Unicode.Scalar) -> Bool { "IVXLCDM".unicodeScalars.contains(scalar) }
    func reading(of text: EntryText) -> EntryReading? {
      text.text == "L" ? .number(ExactRatio(50)) : nil
    }
  }

  @Test("a number of a kind that is the beginning of another is a question (X1)")
  func begunAffix() throws {
    var field = try field([EntryKind(Roman())], "es-HN", .currency("HNL"))
    try field.type("L")
    #expect(field.issue?.code == .ambiguousEntry)
    #expect(field.status == .intermediate)
    #expect(field.suggestions == [field.format.text(for: 50)])
    try field.type(" 5")
    #expect(field.entry == 5)
  }
}
