import FormattingFieldFixtures
import FormattingFields
import Testing

/// What the field offers for numbers of the suite that the rules refuse.
struct SuiteOfferTests {
  @Test("a number that people mean and the rules refuse is suggested: it costs one tap (R24)")
  func offered() throws {
    var (offered, others): (Int, [String]) = (0, [])
    for row in try FieldCase.rows("suite/rows", "suite/entries")
    where row.expect.value == nil && row.opinion != true && row.number != nil {
      let blank = try row.field()
      var field = blank
      try field.apply(TextEdit(.all, row.text))
      let numbers = try field.suggestions.map { try blank.taking($0) }
      if numbers.contains(row.number) { offered += 1 } else { others.append(row.id) }
    }
    #expect(others == [])
    #expect(offered > 20)
  }
}
