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
    guard let value = Value(fixedDecimal: number) else {
      self = Value.refusal(of: number) == .overflow ? .overflow : .fractionNotAllowed
      return
    }
    let isKept = (value as? any BinaryValue).map { Self.keeps(number, $0) } ?? false
    let isExact = number.isZero || !Value.allowsFraction || isKept
    if isExact { #expect(value.fixedDecimal == number) }
    #expect(value.number(madeFrom: number) == value.fixedDecimal)
    self = isExact ? .exact(value) : .rounded(value)
  }

  /// Whether a value is sure to keep all digits of the number that it was made from.
  private static func keeps<Binary: BinaryValue>(_ number: FixedDecimal, _ value: Binary) -> Bool {
    number.digits == nil && number.small < Binary.distinctDigits && value.isNormal
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
    ("1.7976931348623159E308", .overflow), ("-1E309", .overflow), ("1E6144", .overflow),
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

  @Test func aTypeChosenAtRunTimeHasTheBoundsOfItsValues() {
    #expect(NumberType.double.numberBounds == Double.numberBounds)
    #expect(NumberType.float.numberBounds == Float.numberBounds)
    #expect(NumberType.decimal.numberBounds == .unlimited)
  }
}
