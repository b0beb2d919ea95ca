import RandomSamples
import Testing

@testable import NumberText
@testable import NumberTextTests

/// Binary values are those of the standard library.
struct BinaryConversionSweep {
  /// Short numbers are found by arithmetic, all others by way of the text.
  @Test(arguments: [Sampling.seed])
  func shortDigitsAreThoseOfTheText(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(2_000, full: 50_000) {
      let number = generator.number(digits: 17, exponents: -20...2)
      guard let short = Double(number.description) else { continue }
      let any = Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
      for value in [short, short.nextUp, short.nextDown, any] {
        #expect(
          value.fixedDecimal?.description == value.shortestDecimal?.description, "\(seed) \(value)")
      }
    }
  }

  @Test(arguments: [Sampling.seed])
  func shortDigitsOfAFloatAreThoseOfTheText(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(2_000, full: 50_000) {
      let short = Float(generator.number(digits: 8, exponents: -12...2).description) ?? 0
      let any = Float(bitPattern: .random(in: 0...UInt32.max, using: &generator))
      for value in [short, short.nextUp, short.nextDown, any] {
        #expect(
          value.fixedDecimal?.description == value.shortestDecimal?.description, "\(seed) \(value)")
      }
    }
  }

  /// The standard library rounds a text correctly; the numbers lie at and beside halfway points.
  @Test(arguments: [Sampling.seed])
  func randomNumbersAgreeWithTheStandardLibrary(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    for _ in 0..<Sampling.count(2_000, full: 5_000) {
      let number = generator.number(digits: 40, exponents: -360...320)
      let (text, double) = (number.description, Conversion<Double>(number))
      #expect((double.value ?? .infinity).magnitude == Double(text)!.magnitude, "\(seed) \(text)")
      let float = Conversion<Float>(number)
      #expect((float.value ?? .infinity).magnitude == Float(text)!.magnitude, "\(seed) \(text)")
      if case .exact(let value) = double {
        #expect(value.fixedDecimal == number, "\(seed) \(text)")
      }
      if case .exact(let value) = float { #expect(value.fixedDecimal == number, "\(seed) \(text)") }
    }
    for _ in 0..<Sampling.count(800, full: 2_000) {
      let value = Float(bitPattern: .random(in: 0..<0x7F7F_FFFF, using: &generator))
      // Every Float and every point halfway between two of them is a Double, with at most 160
      // digits.
      let halfway = (Double(value) + Double(value.nextUp)) / 2
      let middle = exactDecimal(halfway)
      let even = value.bitPattern & 1 == 0 ? value : value.nextUp
      let hair = FixedDecimal(coefficient: 1, exponent: -300)
      #expect(Float(fixedDecimal: middle) == even, "seed \(seed): \(value)")
      #expect(Float(fixedDecimal: middle + hair) == value.nextUp, "seed \(seed)")
      #expect(Float(fixedDecimal: middle - hair) == value, "seed \(seed)")
      #expect(Double(fixedDecimal: middle) == halfway, "seed \(seed)")
    }
  }

  @available(macOS 15, *)
  @Test("every half-precision value is read back, and what is next to halfway goes to its side")
  func halves() {
    func converted(_ number: FixedDecimal) -> Float16? { Float16(fixedDecimal: number) }
    let tiny = FixedDecimal(coefficient: 1, exponent: -40)
    var wrong: [Float16] = []
    let step = Sampling.number(few: 16, many: 4, full: 1)
    let first = UInt16(Sampling.seed % UInt64(step))
    for bits in stride(from: first, to: Float16.infinity.bitPattern, by: step) {
      let value = Float16(bitPattern: bits)
      let next = value.nextUp
      guard let number = value.fixedDecimal, converted(number) == value else {
        wrong.append(value)
        continue
      }
      // Exact in Double, and written with all its digits: 2^−25 has 25 of them.
      let upper = next.isFinite ? Double(next) : 65536
      let middle = (Double(value) + upper) / 2
      let scaled = Int128(middle * 33_554_432) * 298_023_223_876_953_125
      let exact = FixedDecimal(scaled).multipliedByPowerOfTen(-25)
      let even = bits % 2 == 0 ? value : next
      if converted(exact - tiny) != value { wrong.append(value) }
      if converted(exact + tiny) != (next.isFinite ? next : nil) { wrong.append(value) }
      if converted(exact) != (even.isFinite ? even : nil) { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// All the digits of a binary value: halves and doubles, twenty at a time.
  private func exactDecimal(_ value: Double) -> FixedDecimal {
    var result = FixedDecimal(UInt64(value.significandBitPattern | 1 << 52))
    let power = Int(value.exponent) - 52
    func half(_ count: Int) -> FixedDecimal {
      let fives = (0..<count).reduce(UInt64(1)) { product, _ in product * 5 }
      return FixedDecimal(coefficient: fives, exponent: -count)
    }
    func double(_ count: Int) -> FixedDecimal { FixedDecimal(UInt64(1) << count) }
    let (whole, rest) = abs(power).quotientAndRemainder(dividingBy: 20)
    let factor = power < 0 ? half : double
    for _ in 0..<whole { result *= factor(20) }
    return result * factor(rest)
  }
}
