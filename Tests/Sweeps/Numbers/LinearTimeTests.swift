import RandomSamples
import Testing

@testable import NumberText

/// Texts of 10,000 digits or marks, or of 100,000 in a full run: quadratic time would be minutes.
struct LinearTimeTests {
  /// Long texts: a repeated piece, and what stands before it and after.
  static let texts: [(front: String, piece: String, after: String)] = [
    ("", "9", ""), ("-", "9", ""), ("", "9", "-"), ("", "0", "1"), ("0.", "0", "1"),
    ("1.", "2", ""),
    ("", "9", "E1"), ("", "9", "E-99"), ("", "0", "1E-1"), ("1.", "2", "E5"), ("1E", "9", ""),
    ("1E-", "0", "3"), ("9007199254740993.", "0", "1"), ("9007199254740993", "0", "1E-99"),
    ("1", ",111", ""), ("1", ",111", ".5"), ("", "1,", "1"), ("", "1.", "1"), ("1", "'111", "E2"),
    ("", " ", "1"), ("", "\u{200E}", "1"), ("", "1 ", ""), ("", "9", "$"), ("", "$", "1"),
    ("", "１", ""),
    ("9999999999999999999", "$", ""),
  ]

  /// A format with exponents, and a format of money whose sign is the decimal separator as well.
  static let formats: [NumberFormat] = {
    var escudo = NumberSymbols.latin
    escudo.decimalSeparator = "$"
    return [
      NumberFormat(locale: "test", symbols: .latin, style: .scientific),
      NumberFormat(
        locale: "test", symbols: escudo, style: .currency("CVE"), affixes: ["$"]),
    ]
  }()

  @Test("are read and mended as shorter ones are", arguments: texts)
  func longTexts(front: String, piece: String, after: String) throws {
    func text(_ count: Int) -> String { front + String(repeating: piece, count: count) + after }
    // The shorter ones are beyond decimal128's range, too.
    let (short, long) = (
      text(7_000), text(Sampling.number(few: 10_000, many: 40_000, full: 100_000))
    )
    let bounds = try #require(NumberBounds(minimum: 10, maximum: FixedDecimal("99.5")))
    for format in Self.formats {
      func check<Value: NumberValue>(_ scanner: NumberScanner<Value>) {
        let (expected, found) = (scanner.scan(short), scanner.scan(long))
        #expect(found.status == expected.status)
        #expect(found.issue?.code == expected.issue?.code)
      }
      let numbers = NumberScanner<FixedDecimal>(format: format)
      check(numbers)
      #expect(numbers.suggestions(for: long).count == numbers.suggestions(for: short).count)
      // What a type makes of the digits does not depend on the format.
      guard format.allowsExponent || Sampling.isFull else { continue }
      check(NumberScanner<UInt8>(format: format))
      if #available(macOS 15, *) { check(NumberScanner<Int128>(format: format, bounds: bounds)) }
      check(NumberScanner<Double>(format: format))
      check(NumberScanner<Float>(format: format, bounds: bounds))
    }
  }

  @Test("and so is a number half of which could begin an affix")
  func manyPlaces() {
    let text = String(repeating: "9", count: 50_000) + String(repeating: "$", count: 50_000)
    let reading = NumberScanner<Double>(format: Self.formats[1]).scan(text)
    #expect(reading.issue?.code == .unexpectedCharacter)
  }

  @Test(
    "and so is a number of 12,000 digits divided by a step of a few",
    arguments: ["0.05", "3", "12.5", "7E5990"])
  func divided(step: String) throws {
    let nines = String(repeating: "9", count: 6_000)
    let number = try #require(FixedDecimal("\(nines).\(nines)"))
    let step = try #require(FixedDecimal(step))
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: step)
    #expect(quotient * step + rest == number)
    #expect(rest < step)
    let row = try #require(number.rounded(toMultipleOf: step, mode: .down))
    #expect(row == quotient * step)
  }
}
