import RandomSamples
import Testing

@testable import NumberText

/// Random numbers, calculated with in other ways.
struct FixedDecimalSweep {
  @available(macOS 15, *)
  @Test(arguments: [Sampling.seed])
  func smallNumbersAgreeWithInt128(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(5_000, full: 5_000) {
      let a = generator.number(digits: 12, exponents: 0...3)
      let b = generator.number(digits: 12, exponents: 0...3)
      let (x, y) = (Int128(a.plainText)!, Int128(b.plainText)!)
      #expect(a + b == FixedDecimal(x + y), "seed \(seed): \(a) + \(b)")
      #expect(a - b == FixedDecimal(x - y), "seed \(seed): \(a) - \(b)")
      #expect(a * b == FixedDecimal(x * y), "seed \(seed): \(a) * \(b)")
      #expect((a < b) == (x < y), "seed \(seed): \(a) < \(b)")
      guard y != 0 else { continue }
      let result = a.quotientAndRemainder(dividingBy: b)
      #expect(result.quotient == FixedDecimal(x / y), "seed \(seed): \(a) / \(b)")
      #expect(result.remainder == FixedDecimal(x % y), "seed \(seed): \(a) % \(b)")
    }
  }

  /// A number times 10^20, modulo a prime, digit by digit: an oracle without carries.
  private func residue(_ number: FixedDecimal, power: Int, prime: UInt64) -> UInt64 {
    var result: UInt64 = 0
    number.withDigits { for digit in $0 { result = (result * 10 + UInt64(digit)) % prime } }
    for _ in 0..<(number.exponent + power) { result = result * 10 % prime }
    return number.isNegative && result != 0 ? prime - result : result
  }

  @Test(arguments: [Sampling.seed])
  func longNumbersAgreeModuloPrimes(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(3_000, full: 3_000) {
      let a = generator.number(digits: 60, exponents: -20...20)
      let b = generator.number(digits: 60, exponents: -20...20)
      for prime: UInt64 in [998_244_353, 1_000_000_007] {
        let x = residue(a, power: 20, prime: prime)
        let y = residue(b, power: 20, prime: prime)
        #expect(
          residue(a + b, power: 20, prime: prime) == (x + y) % prime, "seed \(seed): \(a) + \(b)")
        #expect(
          residue(a - b, power: 20, prime: prime) == (x + prime - y) % prime,
          "seed \(seed): \(a) - \(b)")
        #expect(
          residue(a * b, power: 40, prime: prime) == x * y % prime, "seed \(seed): \(a) * \(b)")
      }
      guard !b.isZero else { continue }
      let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + rest == a, "seed \(seed): \(a) / \(b)")
      #expect(rest.magnitude < b.magnitude, "seed \(seed): \(a) % \(b)")
    }
  }

  @Test(arguments: [Sampling.seed])
  func everyNumberIsReadBackFromItsDescription(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<5_000 {
      let number = generator.number(digits: 40, exponents: -60...60)
      let again = FixedDecimal(number.description)
      #expect(again?.description == number.description, "seed \(seed)")
      #expect(again == number, "seed \(seed)")
      #expect(again?.exponent == number.exponent, "seed \(seed): \(number)")
      #expect(FixedDecimal(number.plainText) == number, "seed \(seed): \(number)")
    }
  }

  /// Rounds by counting up or down to the neighbours and asking which one is nearer.
  @available(macOS 15, *)
  private func slow(_ number: Int128, unit: Int128, mode: RoundingMode) -> Int128? {
    var below = number / unit * unit
    if below > number { below -= unit }
    guard below != number else { return number }
    let above = below + unit
    let belowIsEven = (below / unit) % 2 == 0
    let middle = 2 * number - below - above  // Above zero: nearer to `above`.
    switch mode {
    case .unnecessary: return nil
    case .ceiling: return above
    case .floor: return below
    case .up: return number > 0 ? above : below
    case .down: return number > 0 ? below : above
    case _ where middle != 0: return middle > 0 ? above : below
    case .halfEven: return belowIsEven ? below : above
    case .halfOdd: return belowIsEven ? above : below
    case .halfCeiling: return above
    case .halfFloor: return below
    case .halfUp: return number > 0 ? above : below
    case .halfDown: return number > 0 ? below : above
    }
  }

  @available(macOS 15, *)
  @Test(arguments: RoundingMode.allCases, [Sampling.seed])
  func randomNumbersAgreeWithInt128(mode: RoundingMode, seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(3_000, full: 3_000) {
      let number = generator.number(digits: 30, exponents: 0...0)
      let value = Int128(number.plainText)!
      let places = Int.random(in: 1...25, using: &generator)
      let unit = (0..<places).reduce(Int128(1)) { unit, _ in unit * 10 }
      #expect(
        number.rounded(toFractionDigits: -places, mode: mode)
          == slow(value, unit: unit, mode: mode).map { FixedDecimal($0) },
        "seed \(seed): \(number) to 10^\(places)")
      let step = Int128.random(in: 1...100_000, using: &generator)
      #expect(
        number.rounded(toMultipleOf: FixedDecimal(step), mode: mode)
          == slow(value, unit: step, mode: mode).map { FixedDecimal($0) },
        "seed \(seed): \(number) to a multiple of \(step)")
    }
  }
}
