import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import SlowOracle
import Testing

/// What a field reads, suggests and commits, with kinds of entry and without.
struct FieldCaseTests {
  @Test(
    "read and committed as they should be (X1, X2, X3, X4, X5, X6, X7, X9, X10, X11, X12, X13, X14)",
    arguments: try FieldCase.rows("field-cases", "suite/rows", "suite/entries"))
  func cases(row: FieldCase) throws {
    let (expected, blank) = (row.expect, try row.field())
    var field = blank
    try field.apply(TextEdit(.all, row.text, intent: row.typed == false ? .pasted : .typed))

    let entry = field.entry?.fixedDecimal?.plainText
    #expect([field.status.rawValue, entry, field.issue?.code.rawValue] == expected.verdict)
    if let suggestions = expected.suggestions { #expect(field.suggestions == suggestions) }
    if let offers = expected.offers {
      #expect(
        try field.suggestions.map { try blank.taking($0) } == offers, "\(field.suggestions)")
    }
    #expect(field.refusedText?.suggestions ?? [] == (entry == nil ? field.suggestions : []))
    if row.entry == nil, row.policies == nil, field.format.entries.isEmpty { check(row, field) }

    let (typed, preview) = (field, field.commitPreview)
    let report = field.commit()
    #expect(preview.text == field.text)
    #expect(preview.outcome == report.outcome)
    guard entry != nil else {
      #expect(field == typed)
      return
    }
    if let outcome = expected.outcome { #expect(report.outcome.code == outcome) }
    if let text = expected.text { #expect(field.text == text) }
    if case .evaluated(let from) = report.outcome { #expect(from == expected.told ?? row.text) }
    #expect(field.status == .acceptable)
    #expect(field.commit().outcome == .unchanged)
    if let change = report.change {
      try field.apply(change.inverse)
      #expect(field == typed, "undone")
    }
  }

  /// Checks what a scanner and the slow oracle read of a plain text.
  private func check(_ row: FieldCase, _ field: NumberField) {
    let verdict = SlowOracle(
      format: field.format, type: BoundType(field.type), bounds: field.bounds
    ).verdict(row.text)
    let number = verdict.number.flatMap { AnyNumber($0, as: field.type)?.fixedDecimal }
    #expect(verdict.status.rawValue == row.expect.status, "the slow oracle")
    func check<Value>(_ scanner: NumberScanner<Value>) {
      let reading = scanner.scan(row.text)
      let value = reading.value?.fixedDecimal
      #expect(value == number, "the slow oracle")
      #expect(
        [reading.status.rawValue, value?.plainText, reading.issue?.code.rawValue]
          == row.expect.verdict)
      if let suggestions = row.expect.suggestions {
        #expect(scanner.suggestions(for: row.text) == suggestions)
      }
    }
    check(NumberScanner(field.type, format: field.format, bounds: field.bounds))
    switch field.type {
    case .decimal: check(NumberScanner<FixedDecimal>(format: field.format, bounds: field.bounds))
    case .int8: check(NumberScanner<Int8>(format: field.format, bounds: field.bounds))
    case .int64: check(NumberScanner<Int>(format: field.format, bounds: field.bounds))
    case .uint64: check(NumberScanner<UInt64>(format: field.format, bounds: field.bounds))
    default: break
    }
  }

  @Test("a number of more than 19 digits is read as a number before any kind of entry is asked")
  func longNumber() throws {
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
      .changing { $0.entries = [.arithmetic] }
    let reading = NumberScanner<FixedDecimal>(format: format).scan("12345678901234567890")
    #expect(reading.value?.plainText == "12345678901234567890")
  }
}
