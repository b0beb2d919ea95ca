import RandomSamples
import Testing

@testable import NumberText

/// How a type converts a number.
enum Conversion<Value: NumberValue>: Equatable {
  /// A value that is known to have all digits of the number: any whole number, and a binary value
  /// of few digits.
  case exact(Value)
  /// A value whose digits differ, or may differ.
  case rounded(Value)
  case overflow
  case fractionNotAllowed

  init(_ number: FixedDecimal) {
    guard let value = Value.converted(from: number) else {
      self = Value.refusal(of: number) == .overflow ? .overflow : .fractionNotAllowed
      return
    }
    let isKept = (value as? any BinaryValue)?.keeps(number) ?? false
    let isExact = number.isZero || !Value.allowsFraction || isKept
    if isExact { #expect(value.fixedDecimal == number) }
    #expect(value.number(madeFrom: number) == value.fixedDecimal)
    self = isExact ? .exact(value) : .rounded(value)
  }

  /// The value, rounded or not.
  var value: Value? {
    switch self {
    case .exact(let value), .rounded(let value): value
    case .overflow, .fractionNotAllowed: nil
    }
  }
}

func converted<Value: NumberValue>(
  _ text: String, to type: Value.Type = Value.self
) throws -> Conversion<Value> {
  Conversion(try #require(FixedDecimal(text)))
}

@Suite struct BinaryConversionTests {
  @Test(arguments: [
    ("0.1", Conversion.exact(0.1)), ("-0", .exact(-0.0)), ("1.50", .exact(1.5)),
    ("123456789012345", .exact(123_456_789_012_345)), ("1E22", .exact(1e22)),
    ("0.30000000000000004", .rounded(0.1 + 0.2)), ("0.30000000000000001", .rounded(0.3)),
    ("9007199254740992", .rounded(9_007_199_254_740_992)),
    ("9007199254740993", .rounded(9_007_199_254_740_992)),
    ("9007199254740995", .rounded(9_007_199_254_740_996)),
    ("12340000000000000000000000", .rounded(1.234e25)),
    ("1.7976931348623157E308", .rounded(.greatestFiniteMagnitude)),
    ("1.7976931348623159E308", .overflow), ("-1E309", .overflow), ("1E6176", .overflow),
    ("5E-324", .rounded(.leastNonzeroMagnitude)), ("4E-324", .rounded(.leastNonzeroMagnitude)),
    ("2E-324", .rounded(0)),
    ("1E-6176", .rounded(0)), ("1.5E-323", .rounded(3 * Double.leastNonzeroMagnitude)),
    ("1.4E-323", .rounded(3 * Double.leastNonzeroMagnitude)),
    ("0.10000000000000000000000", .rounded(0.1)), ("0.10000000000000000000001", .rounded(0.1)),
  ])
  func aDoubleOf15DigitsIsExact(
    text: String, expected: Conversion<Double>
  ) throws {
    let result: Conversion<Double> = try converted(text)
    #expect(result == expected)
    #expect(result.value?.sign == expected.value?.sign)
  }

  @Test(arguments: [
    ("0.1", Conversion.exact(Float(0.1))), ("3.14159", .exact(3.14159)),
    ("16777216", .rounded(16_777_216)), ("16777217", .rounded(16_777_216)),
    ("16777219", .rounded(16_777_220)), ("0.10000000149", .rounded(0.1)),
    ("3.4028235E38", .rounded(.greatestFiniteMagnitude)), ("3.4028236E38", .overflow),
    ("1E39", .overflow), ("1E-45", .rounded(.leastNonzeroMagnitude)), ("1E-46", .rounded(0)),
    // Halfway for Float once a Double has cut the digits: rounding twice would go the other way.
    ("1.00000017881393432617187499", .rounded(1.0000001)),
    ("1.00000005960464477539062501", .rounded(1.0000001)),
  ])
  func aFloatIsRoundedOnce(text: String, expected: Conversion<Float>) throws {
    #expect(try converted(text) == expected)
  }

  @Test(arguments: [
    (0.1, "0.1"), (100, "100"), (-1.5, "-1.5"), (Double.leastNonzeroMagnitude, "5E-324"),
    (1e22, "1E+22"), (-0.0, "-0"),
  ])
  func aDoubleHasItsShortestDigits(value: Double, expected: String) {
    #expect(value.fixedDecimal?.description == expected)
  }

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

  @Test func theGreatestValueIsTheUpperBound() {
    let double = Double.greatestFiniteMagnitude.fixedDecimal
    #expect(Double.numberBounds.maximum?.description == double?.description)
    let float = Float.greatestFiniteMagnitude.fixedDecimal
    #expect(Float.numberBounds.maximum?.description == float?.description)
  }

  @Test func noNumberIsMadeOfNaNOrInfinity() {
    #expect(Double.nan.fixedDecimal == nil)
    #expect((-Double.infinity).fixedDecimal == nil)
    #expect(Float.infinity.fixedDecimal == nil)
  }

  @Test func theLeadingDigitsDecideWhereTheyEncloseOneValue() {
    let decided = Double.nearest(
      toStart: 1_234_567_890_123_456_789, power: -18, isNegative: false)
    #expect(decided == .some(1.2345678901234568))
    let halfway = Double.nearest(
      toStart: 9_007_199_254_740_993_000, power: -3, isNegative: false)
    #expect(halfway == .none)
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
      #expect(Float.converted(from: middle) == even, "seed \(seed): \(value)")
      #expect(Float.converted(from: middle + hair) == value.nextUp, "seed \(seed)")
      #expect(Float.converted(from: middle - hair) == value, "seed \(seed)")
      #expect(Double.converted(from: middle) == halfway, "seed \(seed)")
    }
  }

  @Test("every half-precision value is read back, and what is next to halfway goes to its side")
  func halves() {
    func converted(_ number: FixedDecimal) -> Float16? { Float16.converted(from: number) }
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
