import FieldTesting
import FormattingFields
import Testing

/// A host shows its user sentences in the language of the field, with numbers as the field writes
/// them.
struct LanguageTests {
  /// A commit in a field of 0 to 1234567.5 in steps of 0.5 that holds 7, and the message.
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let typed: String
    /// The language of the locale, if there is a table of it.
    let language: String
    let message: String?
    var announcement: String?

    var testDescription: String { "\(typed) in \(locale)" }
  }

  static let rows: [Row] = [
    Row(
      locale: "de-DE", typed: "1234,567", language: "de",
      message: "rounded(1.234,567, 1.234,57)"),
    Row(
      locale: "hi-IN", typed: "9999999", language: "hi",
      message: "clamped(99,99,999, 12,34,567.5)"),
    Row(
      locale: "ar-EG", typed: "1234.567", language: "ar",
      message: "rounded(١٬٢٣٤٫٥٦٧, ١٬٢٣٤٫٥٧)"),
    Row(
      locale: "ja-JP", typed: "5x", language: "ja",
      message: "reverted(“5x”, 7) unexpectedCharacter(“x”)"),
    Row(
      locale: "fr-FR", typed: "8,5", language: "fr", message: nil,
      announcement: "fieldMessage(Preis, 8,5)"),
    Row(
      locale: "nb-NO", typed: "2000000,5", language: "en",
      message: "clamped(2\u{A0}000\u{A0}000,5, 1\u{A0}234\u{A0}567,5)"),
  ]

  @Test("a commit's outcome", arguments: rows)
  func outcome(row: Row) throws {
    var policies = FieldPolicies()
    (policies.clampsToBounds, policies.commitPolicy) = (true, .committedValue)
    let format = try NumberFormat.icu(
      locale: row.locale, style: .decimal, options: NumberOptions(maximumFractionDigits: 2))
    let bounds = try #require(NumberBounds(minimum: 0, maximum: FixedDecimal("1234567.5")))
    var field = FormattingField<FixedDecimal>(
      7, format: format, bounds: bounds, policies: policies)
    try field.select(.all)
    try field.type(row.typed)
    let outcome = field.commit().outcome
    #expect(outcome.message(showing: field.text, format: format, in: .keys) == row.message)
    let spoken = row.announcement ?? row.message.map { "fieldMessage(Preis, \($0))" }
    #expect(
      outcome.announcement(label: "Preis", showing: field.text, format: format, in: .keys)
        == spoken)
    let table = try #require(MessageTable.all.first { $0.language == row.language })
    #expect(
      outcome.message(showing: field.text, format: format)
        == outcome.message(showing: field.text, format: format, in: table))
    #expect(
      outcome.announcement(label: "Preis", showing: field.text, format: format)
        == outcome.announcement(label: "Preis", showing: field.text, format: format, in: table))
  }

  @Test("decimals are counted in the field's digits, multiples are as the field writes them")
  func counts() throws {
    let cents = NumberScanner<Cents>(format: try .icu(locale: "ar-EG", style: .decimal))
    let many = try #require(cents.refusedText(for: "1.234567"))
    #expect(many.message(in: .keys) == "tooManyFractionDigits(٢)")
    #expect(many.message == many.message(in: .arabic))
    let percent = NumberScanner<Int>(format: try .icu(locale: "de-DE", style: .percent))
    #expect(
      percent.refusedText(for: "50")?.message(in: .keys) == "multiple(100\u{A0}%)")
  }

  /// A text in a field above 0 and below 1000 that takes quarters with two decimals, and what is
  /// wrong.
  static let policyRows: [(locale: String, typed: String, message: String)] = [
    ("de-DE", "1,3", "stepMismatch(1,25, 1,5)"),
    ("de-DE", "999,9", "stepMismatchAtEnd(999,75)"),
    ("de-DE", "1000", "exclusiveMaximum(1.000)"),
    ("de-DE", "0", "exclusiveMinimum(0)"),
    ("de-DE", "1,2551", "tooManyFractionDigits(2)"),
    ("ar-EG", "1٫3", "stepMismatch(١٫٢٥, ١٫٥)"),
    ("ar-EG", "1000", "exclusiveMaximum(١٬٠٠٠)"),
    ("ar-EG", "1٫2551", "tooManyFractionDigits(٢)"),
  ]

  @Test(
    "what the policies refuse, and bounds that are no number of the field", arguments: policyRows)
  func policies(locale: String, typed: String, message: String) throws {
    var policies = FieldPolicies()
    (policies.step, policies.refusesOffStep, policies.refusesExtraDigits) = (0.25, true, true)
    var field = FormattingField<Double>(
      format: try .icu(
        locale: locale, style: .decimal, options: NumberOptions(maximumFractionDigits: 2)),
      bounds: NumberBounds(0..<1000).excluding(minimum: true), policies: policies)
    try field.type(typed)
    #expect(field.refusedText?.message(in: .keys) == message)
  }

  @Test("a format that a function writes has the typed number in the locale's digits")
  func renderer() throws {
    let format = try NumberFormat.icu(locale: "de-DE", style: .unit("kilometer"))
    let written = NumberFormat(locale: "de-DE", symbols: format.symbols, style: .decimal)
      .changing { $0.writer = .renderer(.init { "\($0.plainText) km" }) }
    #expect(
      CommitOutcome.rounded(from: FixedDecimal("-1234.567")!)
        .message(showing: "-1.234,57 km", format: written, in: .keys)
        == "rounded(-1.234,567, -1.234,57 km)")
  }

  @Test("what was emptied, and what never was a number")
  func emptied() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    var field = FormattingField<Int>(
      format: try .icu(locale: "de-DE", style: .decimal), policies: policies)
    try field.type("x")
    let outcome = field.commit().outcome
    #expect(
      outcome.message(showing: field.text, format: field.format, in: .keys)
        == "revertedToEmpty(“x”) unexpectedCharacter(“x”)")
    #expect(
      CommitOutcome.unchanged.announcement(
        label: "Preis", showing: "", format: field.format, in: .keys)
        == "fieldMessage(Preis, fieldUnchanged(emptyWord))")
    #expect(
      CommitOutcome.cleared.message(showing: "", format: field.format, in: .keys) == "cleared")
  }
}
