import Foundation
import Testing

@testable import NumberText

@Suite struct FixedDecimalArithmeticTests {
  @Test(arguments: [
    ("0.10", "0.2", "0.30", "-0.10", "0.020"),
    ("1", "-1", "0", "2", "-1"),
    ("-1.5", "-2.5", "-4.0", "1.0", "3.75"),
    (
      "9999999999999999999", "1", "10000000000000000000", "9999999999999999998",
      "9999999999999999999"
    ),
    ("1E20", "-1", "99999999999999999999", "100000000000000000001", "-1E+20"),
    (
      "99999999999999999999.9", "0.1", "100000000000000000000.0", "99999999999999999999.8",
      "9999999999999999999.99"
    ),
    ("0", "-5", "-5", "5", "-0"),
  ])
  func sumDifferenceAndProductAreExact(
    left: String, right: String, sum: String, difference: String, product: String
  ) throws {
    let (a, b) = (try #require(FixedDecimal(left)), try #require(FixedDecimal(right)))
    #expect((a + b).description == sum)
    #expect((a - b).description == difference)
    #expect((a * b).description == product)
  }

  @Test(arguments: [
    ("7.5", "2", "3", "1.5"), ("-7.5", "2", "-3", "-1.5"), ("7.5", "-2", "-3", "1.5"),
    ("1", "3", "0", "1"), ("6", "0.25", "24", "0.00"),
    ("100000000000000000000000", "7", "14285714285714285714285", "5"),
    ("1", "100000000000000000000000", "0", "1"),
    ("123456789012345678901234567890", "12345678901234567890", "10000000000", "1234567890"),
  ])
  func quotientAndRemainderCutOffTowardsZero(
    left: String, right: String, quotient: String, remainder: String
  ) throws {
    let (a, b) = (try #require(FixedDecimal(left)), try #require(FixedDecimal(right)))
    let result = a.quotientAndRemainder(dividingBy: b)
    #expect(result.quotient.description == quotient)
    #expect(result.remainder.description == remainder)
  }

  @Test func farApartFieldNumbersAreStillExact() throws {
    let sum = try #require(FixedDecimal("1E6000")) + 1
    #expect(sum.digitCount == 6001)
    #expect(sum - FixedDecimal("1E6000")! == 1)
  }

  @Test(
    "a quotient is exact within 34 digits, else rounded to the nearest, ties to even",
    arguments: [
      ("10", "4", "2.5"), ("-7.5", "2.5", "-3"), ("1.50", "0.5", "3.0"), ("100", "0.1", "1.00E+3"),
      ("1", "3", "0.3333333333333333333333333333333333"),
      ("2", "3", "0.6666666666666666666666666666666667"),
      ("0", "-7", "-0"), ("1E-6000", "8", "1.25E-6001"),
      ("1000000000000000000000000000000000.5", "1", "1000000000000000000000000000000000"),
      ("1000000000000000000000000000000001.5", "1", "1000000000000000000000000000000002"),
      ("3000000000000000000000000000000001.50000000001", "3", "1000000000000000000000000000000001"),
      ("1", "123456789012345678901234567890", "8.100000072900000663390006036857155E-30"),
    ])
  func quotients(_ dividend: String, _ divisor: String, _ quotient: String) throws {
    var number = try #require(FixedDecimal(dividend))
    let divisor = try #require(FixedDecimal(divisor))
    #expect((number / divisor).description == FixedDecimal(quotient)?.description)
    number /= divisor
    #expect(number == FixedDecimal(quotient))
    #expect(-number == number.negated)
  }

  @Test("a result with a digit beyond the places is no number, and stays none (R23)")
  func beyond() throws {
    let (large, small) = (
      try #require(FixedDecimal("9E6144")), try #require(FixedDecimal("1E-6176"))
    )
    let digits = try #require(FixedDecimal(String(repeating: "9", count: 6145)))
    let results = [
      large + large, -large - large, large * 10, small * FixedDecimal("0.1")!, small / 10,
      large / small,
      digits * digits, digits + 1, large.multipliedByPowerOfTen(1),
      small.multipliedByPowerOfTen(-1),
      large.multipliedByPowerOfTen(.max), large.multipliedByPowerOfTen(.min),
      FixedDecimal(coefficient: 1, exponent: .max), FixedDecimal(coefficient: 1, exponent: .min),
      FixedDecimal(coefficient: 9_999_999_999_999_999_999, exponent: 6127),
      FixedDecimal(digits: [1, 0], exponent: 6144),
      try #require(large.rounded(toFractionDigits: -6145, mode: .up)),
    ]
    for result in results {
      #expect(result.isOutOfRange)
      for next in [result + 1, 1 - result, result * 0, 1 / result, result / 3, result.normalized] {
        #expect(next.isOutOfRange)
      }
      #expect(result.quotientAndRemainder(dividingBy: 7).quotient.isOutOfRange)
      #expect(result == result)
      #expect(result.magnitude > digits)
      #expect((result + 1).hashValue == result.hashValue)
      #expect(FixedDecimal(fixedDecimal: result) == nil)
      #expect(Double(fixedDecimal: result) == nil)
      #expect(Int64(fixedDecimal: result) == nil)
      #expect(result.exactText == nil)
      #expect(FixedDecimal(result.description) == nil)
    }
    #expect((large + small).digitCount == 12_321)
    #expect((large + small) - large == small)
    #expect(FixedDecimal(coefficient: .max).description == "\(UInt64.max)")
    #expect(FixedDecimal(coefficient: 0, exponent: .max) == 0)
    #expect((digits / digits) == 1)
    #expect((1 / digits).description == "1E-6145")
    #expect((small / digits).isOutOfRange)
  }

  @Test("a number is coded as the text of its digits")
  func coding() throws {
    let numbers = ["-1.50", "0", "1E+400", "12345678901234567890123.4"].map { FixedDecimal($0)! }
    let data = try JSONEncoder().encode(numbers)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"["-1.50","0","#))
    let read = try JSONDecoder().decode([FixedDecimal].self, from: data)
    #expect(read.map(\.description) == numbers.map(\.description))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FixedDecimal].self, from: Data(#"["1,5"]"#.utf8))
    }
  }
}
