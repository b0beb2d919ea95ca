import FormattingFieldsFoundation
import Foundation
import Testing

/// Foundation's Decimal as a bound value. (R13)
struct DecimalTests {
  @Test(
    "Numbers of 38 digits and every exponent in range are exact",
    arguments: [
      "0", "-0.1", "3.14", "12345678901234567890123456789012345678",
      "-99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
      "1E-128", "1E127", "12345E127", "-1.5E100",
    ])
  func exact(_ text: String) throws {
    let number = try #require(FixedDecimal(text))
    guard case .exact(let decimal) = Decimal.converted(from: number) else {
      Issue.record("\(text) is not exact")
      return
    }
    #expect(decimal.fixedDecimal == number)
    #expect(decimal == Decimal(string: text))
  }

  @Test(
    "What Decimal cannot hold is rounded half-even, or overflows",
    arguments: [
      ("123456789012345678901234567890123456785", "123456789012345678901234567890123456780"),
      ("123456789012345678901234567890123456775", "123456789012345678901234567890123456780"),
      ("1.5E-128", "2E-128"), ("1E-200", "0"), ("1E128", nil), ("12345E150", nil), ("-1E200", nil),
    ])
  func inexact(_ text: String, _ expected: String?) throws {
    let number = try #require(FixedDecimal(text))
    switch Decimal.converted(from: number) {
    case .exact: Issue.record("\(text) cannot be exact")
    case .rounded(let decimal): #expect(decimal.fixedDecimal == expected.flatMap(FixedDecimal.init))
    case .overflow, .fractionNotAllowed: #expect(expected == nil)
    }
  }

  @Test("NaN is no number") func nan() { #expect(Decimal.nan.fixedDecimal == nil) }
}
