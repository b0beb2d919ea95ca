import Testing

@testable import NumberText

@Suite struct IntegerConversionTests {
  private func check<Value: NumberValue & FixedWidthInteger>(_ type: Value.Type) throws {
    for edge in [Value.max, .min, 0, 1, .max - 1, .min + 1] {
      #expect(try converted("\(edge)", to: type) == .exact(edge))
      #expect(try converted("\(edge).000", to: type) == .exact(edge))
      #expect(try converted("\(edge)00E-2", to: type) == .exact(edge))
      #expect(edge.fixedDecimal?.description == "\(edge)")
    }
    let above = FixedDecimal(Value.max) + 1
    let below = FixedDecimal(Value.min) - 1
    #expect(Conversion<Value>(above) == .overflow)
    #expect(Conversion<Value>(below) == .overflow)
    #expect(try converted("\(Value.max).5", to: type) == .fractionNotAllowed)
    #expect(try converted("\(above).5", to: type) == .overflow)
    #expect(try converted("0.5", to: type) == .fractionNotAllowed)
    #expect(try converted("-0.5", to: type) == .fractionNotAllowed)
    #expect(try converted("1E-30", to: type) == .fractionNotAllowed)
    #expect(try converted("0.12345678901234567890123", to: type) == .fractionNotAllowed)
    #expect(try converted("1E2", to: type) == .exact(100))
    #expect(try converted("-0", to: type) == .exact(0))
    #expect(try converted("0E2000000000", to: type) == .exact(0))
    #expect(try converted("0E-2000000000", to: type) == .exact(0))
    #expect(try converted("1E6144", to: type) == .overflow)
    #expect(try converted("1E39", to: type) == .overflow)
    #expect(try converted("-1E39", to: type) == .overflow)
    #expect(type.allowsNegative == Value.isSigned)
    #expect(!type.allowsFraction)
  }

  @Test func everyWidthIsExactUpToItsEdges() throws {
    try check(Int.self)
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(UInt.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
  }

  @available(macOS 15, *)
  @Test func doubleWidthsAreExactUpToTheirEdges() throws {
    try check(Int128.self)
    try check(UInt128.self)
  }

  @Test func fixedDecimalsStayAsTheyAre() throws {
    #expect(try converted("1.50", to: FixedDecimal.self).value?.description == "1.50")
    let long = "123456789012345678901234567890.12345"
    #expect(try converted(long, to: FixedDecimal.self).value?.description == long)
  }
}
