import FormattingFieldFixtures
import Testing

/// What the rows of the suite mean to people.
struct MatrixTests {
  @Test("a text that is read says the number that people mean")
  func meaning() throws {
    for row in try FieldCase.rows("suite/rows") where row.expect.value != nil && row.opinion != true
    {
      #expect(row.expect.value == row.number, "\(row)")
    }
  }

  /// A row of the matrix is named after its locale: "de-DE-106".
  @Test("the matrix has each of its texts in each of its locales")
  func product() throws {
    let rows = try FieldCase.rows("suite/rows").filter { $0.id.hasPrefix("\($0.locale)-") }
    let (texts, locales) = (Set(rows.map(\.text)), Set(rows.map(\.locale)))
    #expect(rows.count == texts.count * locales.count)
    #expect(texts.count > 80)
    #expect(locales.count > 7)
  }
}
