import Testing

@testable import NumberText

@Suite struct FixedDecimalLiteralTests {
  @Test(arguments: [
    ("5.", "5"), (".5", "0.5"), ("+1.50", "1.50"), ("-0.00", "-0.00"), ("007", "7"),
    ("1e3", "1E+3"), ("0.0000001", "1E-7"), ("0.000001", "0.000001"),
    ("00000000000000000000.5", "0.5"), ("0.00000000000000000000125", "1.25E-21"),
    ("12345678901234567890.50", "12345678901234567890.50"),
    ("18446744073709551616", "18446744073709551616"),
    ("1E6144", "1E+6144"), ("1E-6176", "1E-6176"), ("0E9999", "0E+6144"), ("-0E-9999", "-0E-6176"),
  ])
  func aLiteralIsDescribedDigitForDigit(text: String, description: String) {
    #expect(FixedDecimal(text)?.description == description)
  }

  @Test(arguments: [
    "", ".", "-", "+.", "1 ", " 1", "1,5", "1e", "1e+", "--1", "1-", "٣", "0x1p3", "1_000", "1.2.3",
    "1E6145", "1E-6177", "10E6144", "0.1E-6176", "1.0E-6176", "1E2147483648", "1E-2147483649",
    "1E99999999999999999999999999", "1E-99999999999999999999999999",
  ])
  func aTextThatIsNoLiteralIsRefused(text: String) {
    #expect(FixedDecimal(text) == nil)
  }

  @Test(arguments: [
    ("1.50", "1.5", "1.50"), ("-1234.50", "-1234.5", "-1234.50"), ("1E3", "1000", "1E+3"),
    ("-0.00", "0", "-0.00"), ("0E5", "0", "0E+5"), ("5E-8", "0.00000005", "5E-8"),
    ("100.00", "100", "100.00"), ("1200E-1", "120", "120.0"),
    (
      "123456789012345678901234.5000", "123456789012345678901234.5", "123456789012345678901234.5000"
    ),
  ])
  func plainTextHasNoExponent(text: String, plain: String, description: String) throws {
    let number = try #require(FixedDecimal(text))
    #expect(number.plainText == plain)
    #expect(number.description == description)
  }

  @Test(arguments: [
    ("1.50", 3, 1, 2, "1.5"), ("0", 1, 0, 0, "0"), ("0.00", 1, 0, 2, "0"),
    ("0.05", 1, 0, 2, "0.05"),
    ("1E3", 1, 4, 0, "1E+3"), ("100.0", 4, 3, 1, "100"),
    ("12345678901234567890.500", 23, 20, 3, "12345678901234567890.5"),
    ("10000000000000000000000.0", 24, 23, 1, "10000000000000000000000"),
  ])
  func digitsAreCounted(
    text: String, digits: Int, integer: Int, fraction: Int, normalized: String
  ) throws {
    let number = try #require(FixedDecimal(text))
    #expect(number.digitCount == digits)
    #expect(number.integerDigitCount == integer)
    #expect(number.fractionDigitCount == fraction)
    #expect(number.normalized.description == normalized)
  }

  @available(macOS 15, *)
  @Test func integersOfAnyWidthAreExact() {
    #expect(FixedDecimal(UInt64.max).description == "18446744073709551615")
    #expect(FixedDecimal(Int64.min).description == "-9223372036854775808")
    #expect(FixedDecimal(Int128.min).description == "-170141183460469231731687303715884105728")
    #expect(FixedDecimal(UInt128.max).description == "340282366920938463463374607431768211455")
    let literal: FixedDecimal = -9_223_372_036_854_775_808
    #expect(literal.description == "-9223372036854775808")
  }

  @Test func aLiteralWithAFractionHasItsDigits() {
    let literals: [FixedDecimal] = [0.25, -0.1, 123456.789012345, 1e-7, 0.0]
    #expect(literals.map(\.description) == ["0.25", "-0.1", "123456.789012345", "1E-7", "0"])
  }
}
