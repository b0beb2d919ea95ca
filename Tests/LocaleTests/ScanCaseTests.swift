import FormattingFieldFixtures
import FormattingFields
import Foundation
import SlowOracle
import Testing

/// Texts that were once read wrong, and details of the rules that had to be settled.
struct ScanCaseTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable, Equatable {
      var status: String
      var value: String?
      var issue: String?
    }
    var id: String
    var locale, style, text: String
    var type, minimum, maximum: String?
    var allowsExponent: Bool?
    var excludesMinimum, excludesMaximum: Bool?
    /// The suggestions, if the row has them.
    var suggestions: [String]?
    var expect: Expectation

    var testDescription: String { id }
  }

  @Test(
    "read as they should be",
    arguments: try Fixtures.lines("scan-cases.jsonl").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    })
  func cases(row: Row) throws {
    let format = try NumberFormat.icu(
      locale: row.locale, style: try #require(NumberStyle(row.style)),
      options: NumberOptions(allowsExponent: row.allowsExponent))
    let bounds = try #require(
      NumberBounds(
        minimum: row.minimum.flatMap { FixedDecimal($0) },
        maximum: row.maximum.flatMap { FixedDecimal($0) })
    ).excluding(minimum: row.excludesMinimum == true, maximum: row.excludesMaximum == true)
    switch row.type {
    case "int": check(row, NumberScanner<Int>(format: format, bounds: bounds), .integer(Int.self))
    case "int8":
      check(row, NumberScanner<Int8>(format: format, bounds: bounds), .integer(Int8.self))
    case "uint64":
      check(row, NumberScanner<UInt64>(format: format, bounds: bounds), .integer(UInt64.self))
    default:
      check(row, NumberScanner<FixedDecimal>(format: format, bounds: bounds), .fixedDecimal)
    }
  }

  private func check<Value: NumberValue>(
    _ row: Row, _ scanner: NumberScanner<Value>, _ type: BoundType
  ) {
    let reading = scanner.scan(row.text)
    let found = Row.Expectation(
      status: reading.status.rawValue, value: reading.value?.fixedDecimal?.plainText,
      issue: reading.issue?.code.rawValue)
    #expect(found == row.expect)
    let verdict = SlowOracle(format: scanner.format, type: type, bounds: scanner.bounds)
      .verdict(row.text)
    #expect(verdict.status.rawValue == row.expect.status, "the slow oracle")
    #expect(verdict.number.flatMap { Value(fixedDecimal: $0) } == reading.value)
    if let suggestions = row.suggestions {
      #expect(scanner.suggestions(for: row.text) == suggestions)
    }
  }
}
