import EntryKinds
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// What each kind of entry reads and refuses.
struct EntryCaseTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable, Equatable {
      var status: String
      var value: String?
      var issue: String?
      var outcome: String?
      /// What the commit leaves, and what is suggested, where the row says.
      var text: String?
      /// What the commit's sentence quotes, if that is not the text.
      var told: String?
      var suggestions: [String]?
      /// The numbers that the suggestions say, each taken in a field of its own.
      var offers: [String]?
    }
    var id, locale, style, text: String
    var entry: [String]
    /// The number that stands in the field, all of it selected.
    var value: String?
    var type, minimum, maximum, step: String?
    /// The least and the greatest count of fraction digits, where the style's own do not count.
    var digits: [Int?]?
    var policies: [String]?
    /// Whether the text is typed, or pasted.
    var typed: Bool?
    var expect: Expectation

    var testDescription: String { "\(id) \(text)" }
  }

  @Test(
    "read and committed as they should be (X1, X2, X3, X4, X5, X6, X7, X9, X10, X11, X12, X13, X14)",
    arguments: try Fixtures.lines("entry-cases.jsonl").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    })
  func cases(row: Row) throws {
    let bounds = try #require(
      NumberBounds(
        minimum: row.minimum.flatMap { FixedDecimal($0) },
        maximum: row.maximum.flatMap { FixedDecimal($0) }))
    let type = row.type.map { NumberType(rawValue: $0 == "int" ? "int64" : $0) ?? .double }
    var policies = FieldPolicies()
    policies.entries = try row.entry.map { try EntryKind.named($0, row.locale, row.style) }
    policies.commitPolicy = .keepText
    policies.step = row.step.flatMap { FixedDecimal($0) }
    for name in row.policies ?? [] {
      policies[try #require(FieldPolicies.Choice(rawValue: name))] = true
    }
    let standing = row.value.flatMap { FixedDecimal($0) }.flatMap {
      AnyNumber($0, as: type ?? .decimal)
    }
    let blank = NumberField(
      type: type ?? .decimal, value: standing,
      format: try .icu(
        locale: row.locale, style: try #require(NumberStyle(row.style)),
        options: NumberOptions(
          minimumFractionDigits: row.digits?.first ?? nil,
          maximumFractionDigits: row.digits?.last ?? nil)),
      bounds: bounds, policies: policies)
    var field = blank
    try field.apply(TextEdit(.all, row.text, intent: row.typed == false ? .pasted : .typed))

    let entry = field.entry?.fixedDecimal?.plainText
    #expect(field.status.rawValue == row.expect.status)
    #expect(field.issue?.code.rawValue == row.expect.issue)
    #expect(entry == row.expect.value)
    if let suggestions = row.expect.suggestions { #expect(field.suggestions == suggestions) }
    if let offers = row.expect.offers {
      #expect(
        try field.suggestions.map { try blank.taking($0) } == offers, "\(field.suggestions)")
    }
    #expect(field.refusedText?.suggestions ?? [] == (entry == nil ? field.suggestions : []))

    let (typed, preview) = (field, field.commitPreview)
    let report = field.commit()
    #expect(preview.text == field.text)
    #expect(preview.outcome == report.outcome)
    guard let outcome = row.expect.outcome else {
      #expect(field == typed)
      return
    }
    #expect(report.outcome.code == outcome)
    if let text = row.expect.text { #expect(field.text == text) }
    if case .evaluated(let from) = report.outcome { #expect(from == row.expect.told ?? row.text) }
    #expect(field.status == .acceptable)
    #expect(field.commit().outcome == .unchanged)
    if let change = report.change {
      try field.apply(change.inverse)
      #expect(field == typed, "undone")
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

extension NumberField {
  /// The number that a commit leaves after a text was typed into the field.
  fileprivate func taking(_ text: String) throws -> String? {
    var field = self
    try field.apply(TextEdit(.all, text))
    guard field.entry != nil else { return nil }
    field.commit()
    return field.value?.fixedDecimal?.plainText
  }
}

extension EntryKind {
  /// The kind that rows name so.
  static func named(_ name: String, _ locale: String, _ style: String) throws -> EntryKind {
    try #require(EntryName(rawValue: name)).icu(
      locale: locale, style: try #require(NumberStyle(style)))
  }
}
