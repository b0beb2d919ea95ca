import RandomSamples

@testable import NumberText

extension SeededGenerator {
  /// A number of 1 to `digits` digits, many of them 0, 5 or 9.
  mutating func number(digits: Int, exponents: ClosedRange<Int>) -> FixedDecimal {
    let favourites: [UInt8] = [0, 0, 5, 9]
    let count = Int.random(in: 1...digits, using: &self)
    return FixedDecimal(
      isNegative: .random(using: &self),
      digits: (0..<count).map { _ in
        .random(using: &self)
          ? favourites.randomElement(using: &self)! : .random(in: 0...9, using: &self)
      },
      exponent: .random(in: exponents, using: &self))
  }
}
