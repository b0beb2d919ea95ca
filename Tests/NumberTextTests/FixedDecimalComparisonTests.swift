import Testing

@testable import NumberText

@Suite struct FixedDecimalComparisonTests {
  /// Each row is one number in different spellings; the rows ascend.
  static let ascending = [
    ["-1E6144"], ["-12345678901234567890.5", "-12345678901234567890.500"],
    ["-12345678901234567890"], ["-1.5", "-1.50", "-15E-1"], ["-1E-6176"],
    ["0", "-0", "0.00", "0E6144", "-0E-5"], ["1E-6176"], ["0.5", ".50"],
    ["1", "1.0", "0.1E1", "1.0000000000000000000000000"], ["1.0000000000000000000000001"],
    ["1.00000000000000000000000012"], ["9.9"],
    ["10", "1E1", "10.0"], ["1E20", "100000000000000000000", "100000000000000000000.0"],
    ["100000000000000000001"], ["1E6144", "1.000E6144", "10E6143"],
  ]

  @Test func numbersCompareWhateverTheirDigitsAre() throws {
    for (row, texts) in Self.ascending.enumerated() {
      for (otherRow, others) in Self.ascending.enumerated() {
        for text in texts {
          for other in others {
            let left = try #require(FixedDecimal(text))
            let right = try #require(FixedDecimal(other))
            #expect((left == right) == (row == otherRow), "\(text) and \(other)")
            #expect((left < right) == (row < otherRow), "\(text) and \(other)")
            if row == otherRow { #expect(left.hashValue == right.hashValue, "\(text), \(other)") }
          }
        }
      }
    }
  }

  @Test func differentNumbersSeldomHashAlike() {
    let hashes = Set((0..<10_000).map { FixedDecimal($0).hashValue })
    #expect(hashes.count > 9_990)
  }
}
