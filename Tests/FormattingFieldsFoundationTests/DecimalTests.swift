import FieldForms
import FormattingFields
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
    let decimal = try #require(Decimal(fixedDecimal: number))
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
    let decimal = Decimal(fixedDecimal: number)
    #expect(decimal?.fixedDecimal == expected.flatMap(FixedDecimal.init))
    #expect(decimal?.fixedDecimal != number, "it cannot be exact")
    if decimal == nil { #expect(Decimal.refusal(of: number) == .overflow) }
  }

  @Test("NaN is no number") func nan() { #expect(Decimal.nan.fixedDecimal == nil) }

  @Test(
    "Every value is saved and made again from what was saved",
    arguments: [
      0, 1.5, .nan, .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude,
      Decimal(string: "-12345678901234567890123456789012345678.5") ?? 0,
      Decimal(sign: .minus, exponent: -2, significand: 150), pow(2, 127), 1 / Decimal(3),
    ] as [Decimal])
  func saved(_ decimal: Decimal) throws {
    let format = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    let field = FormattingField(decimal, format: format)
    var other = FormattingField<Decimal>(format: format)
    try other.restore(field.saved)
    #expect(other.value?.exactText == decimal.exactText)
    #expect(other.value == decimal)
    #expect(other.text == field.text)
  }

  @Test(
    "What no value gave makes none",
    arguments: ["", "nan", "1E128", "1E-129", "0.1x", "340282366920938463463374607431768211456"])
  func unsaved(_ text: String) { #expect(Decimal(exactText: text) == nil) }
}
