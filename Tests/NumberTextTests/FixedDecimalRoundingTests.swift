import Testing

@testable import NumberText

@Suite struct FixedDecimalRoundingTests {
  /// The rows of ICU's table of modes, and their neighbours.
  static let inputs = ["2.5", "-2.5", "3.5", "-3.5", "2.1", "-2.1", "2.9", "-2.9", "2.0", "0.5"]
  static let table: [(RoundingMode, [String?])] = [
    (.ceiling, ["3", "-2", "4", "-3", "3", "-2", "3", "-2", "2", "1"]),
    (.floor, ["2", "-3", "3", "-4", "2", "-3", "2", "-3", "2", "0"]),
    (.down, ["2", "-2", "3", "-3", "2", "-2", "2", "-2", "2", "0"]),
    (.up, ["3", "-3", "4", "-4", "3", "-3", "3", "-3", "2", "1"]),
    (.halfEven, ["2", "-2", "4", "-4", "2", "-2", "3", "-3", "2", "0"]),
    (.halfOdd, ["3", "-3", "3", "-3", "2", "-2", "3", "-3", "2", "1"]),
    (.halfDown, ["2", "-2", "3", "-3", "2", "-2", "3", "-3", "2", "0"]),
    (.halfUp, ["3", "-3", "4", "-4", "2", "-2", "3", "-3", "2", "1"]),
    (.halfCeiling, ["3", "-2", "4", "-3", "2", "-2", "3", "-3", "2", "1"]),
    (.halfFloor, ["2", "-3", "3", "-4", "2", "-2", "3", "-3", "2", "0"]),
    (.unnecessary, [nil, nil, nil, nil, nil, nil, nil, nil, "2", nil]),
  ]

  @Test(arguments: table)
  func everyModeRoundsAsItsRowSays(mode: RoundingMode, row: [String?]) throws {
    for (input, expected) in zip(Self.inputs, row) {
      let number = try #require(FixedDecimal(input))
      let text = number.rounded(toFractionDigits: 0, mode: mode)?.description
      #expect(text == expected, "\(input) in mode \(mode)")
      // The same digits after twenty others take the way of long numbers.
      let long = FixedDecimal(isNegative: number.isNegative, coefficient: 10_000_000, exponent: 13)
      let longText = (long + number).rounded(toFractionDigits: 0, mode: mode)
      let longExpected = expected.flatMap { FixedDecimal($0) }.map { $0 + long }
      #expect(longText == longExpected, "\(long + number) in mode \(mode)")
    }
  }

  @Test func theTableNamesEveryMode() {
    #expect(Set(Self.table.map(\.0)) == Set(RoundingMode.allCases))
  }

  @Test(arguments: [
    ("1.5", 3, "1.5"), ("2.675", 2, "2.68"), ("2.665", 2, "2.66"), ("1234.5", -2, "1.2E+3"),
    ("0.0004", 2, "0.00"), ("-0.0004", 2, "-0.00"), ("99.99", 1, "100.0"), ("0.00", 1, "0.0"),
    ("49", -2, "0E+2"), ("51", -2, "1E+2"), ("1E-6176", 5, "0.00000"),
    ("9999999999999999999.6", 0, "10000000000000000000"),
    ("0.99999999999999999999999", 3, "1.000"), ("0.000000000000000000000051", 3, "0.000"),
    ("12345678901234567890123", -23, "0E+23"), ("62345678901234567890123", -23, "1E+23"),
    ("12345678901234567890123", -24, "0E+24"),
  ])
  func fractionDigitsAreAtMostTheCount(text: String, count: Int, expected: String) throws {
    let number = try #require(FixedDecimal(text))
    #expect(number.rounded(toFractionDigits: count, mode: .halfEven)?.description == expected)
  }

  @Test(arguments: [
    ("1234.5", 2, "1.2E+3"), ("1.50", 3, "1.50"), ("9.96", 2, "10"), ("99999", 3, "1.00E+5"),
    ("0.00099951", 3, "0.00100"), ("0", 1, "0"),
    ("12345678901234567890.5", 20, "12345678901234567890"),
    ("99999999999999999999.9", 20, "1.0000000000000000000E+20"),
    ("9999999999999999999999.9", 21, "1.00000000000000000000E+22"),
  ])
  func significantDigitsAreAtMostTheCount(text: String, count: Int, expected: String) throws {
    let number = try #require(FixedDecimal(text))
    #expect(number.rounded(toSignificantDigits: count, mode: .halfEven)?.description == expected)
  }

  @Test(arguments: [
    ("7.3", "0.25", "0", RoundingMode.halfEven, "7.25"), ("7.375", "0.25", "0", .halfEven, "7.500"),
    ("7.125", "0.25", "0", .halfEven, "7.000"), ("8", "5", "1", .halfEven, "6"),
    ("8.5", "5", "1", .halfEven, "11.0"), ("-3", "5", "0", .halfEven, "-5"),
    ("-2.5", "5", "0", .halfUp, "-5.0"), ("-2.5", "5", "0", .halfCeiling, "0.0"),
    ("-7", "5", "0", .ceiling, "-5"), ("-7", "5", "0", .floor, "-10"), ("3", "10", "0", .up, "10"),
    ("3", "10", "0", .down, "0"), ("15", "5", "0", .unnecessary, "15"),
    ("1E25", "3", "0", .down, "9999999999999999999999999"),
  ])
  func aStepSnapsToTheRow(
    text: String, step: String, start: String, mode: RoundingMode, expected: String
  ) throws {
    let result = try #require(FixedDecimal(text)).rounded(
      toMultipleOf: try #require(FixedDecimal(step)),
      startingAt: try #require(FixedDecimal(start)), mode: mode)
    #expect(result?.description == expected)
  }

  @Test func unnecessarySnappingIsRefused() {
    #expect(FixedDecimal(7).rounded(toMultipleOf: 5, mode: .unnecessary) == nil)
  }
}
