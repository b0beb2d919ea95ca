import FormattingFieldFixtures
import FormattingFields
import Testing

/// What people wrote in public reports about measures, times, angles, fractions and words for
/// powers of ten: the rows of the suite.
struct ReportTests {
  private static var rows: [FieldCase] { get throws { try FieldCase.rows("suite/entries") } }

  private func typed(_ text: String, _ row: FieldCase) throws -> NumberField {
    var field = try row.field()
    try field.type(text)
    return field
  }

  @Test("every text that is read is read as people mean it, typed and pasted")
  func reports() throws {
    for row in try Self.rows {
      let entry = try typed(row.text, row).entry
      if let number = entry?.fixedDecimal?.plainText { #expect(number == row.number, "\(row)") }
      var pasted = try row.field()
      try pasted.paste(row.text)
      #expect(pasted.entry == entry, "\(row)")
      #expect(row.expect.suggestions != nil, "\(row)")
      #expect(row.source != nil || row.opinion == true, "\(row)")
    }
  }

  @Test("no offer is wrong: a suggestion says a number that may be meant, and the field reads it")
  func offers() throws {
    for row in try Self.rows {
      let meant = [row.number].compactMap { $0 } + (row.could ?? [])
      for suggestion in try typed(row.text, row).suggestions {
        let number = try typed(suggestion, row).entry?.fixedDecimal?.plainText
        #expect(number.map(meant.contains) == true, "\(row): \(suggestion)")
      }
    }
  }
}
