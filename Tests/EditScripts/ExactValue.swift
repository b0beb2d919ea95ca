import FormattingFields
import SlowOracle

/// A bound type whose values the checks can compute exactly, without the package's conversions.
/// (R13)
protocol ExactValue: NumberValue {
  static var boundType: BoundType { get }
  init?(script text: String)
  /// Any value of the type, including values that are not numbers if the type has such.
  init(bits: UInt64)
  var rational: Rational { get }
  /// Whether the value is the one that the type has for a number.
  func isRight(for number: Rational) -> Bool
}

extension FixedDecimal: ExactValue {
  static var boundType: BoundType { .fixedDecimal }
  init?(script text: String) { self.init(text) }
  init(bits: UInt64) {
    self.init(
      isNegative: bits & 1 == 1, coefficient: bits >> 7, exponent: Int(bits >> 1 & 63) - 32)
  }
  var rational: Rational { Rational(self) }
  func isRight(for number: Rational) -> Bool { rational == number }
}

extension ExactValue where Self: FixedWidthInteger {
  static var boundType: BoundType { .integer(Self.self) }
  init?(script text: String) { self.init(text) }
  init(bits: UInt64) { self.init(truncatingIfNeeded: bits) }
  var rational: Rational { Rational(FixedDecimal(String(self))!) }
  func isRight(for number: Rational) -> Bool { rational == number }
}

extension Int: ExactValue {}
extension Int8: ExactValue {}
extension UInt64: ExactValue {}

extension Double: ExactValue {
  static var boundType: BoundType { .double }
  init?(script text: String) { self.init(text) }
  init(bits: UInt64) { self.init(bitPattern: bits) }
  var rational: Rational { Rational(self) }
}

extension Float: ExactValue {
  static var boundType: BoundType { .float }
  init?(script text: String) { self.init(text) }
  init(bits: UInt64) { self.init(bitPattern: UInt32(truncatingIfNeeded: bits)) }
  var rational: Rational { Rational(Double(self)) }
}

extension ExactValue where Self: BinaryFloatingPoint {
  /// Whether no other value is nearer to the number; of two that are equally near, this has to be
  /// the even one.
  func isRight(for number: Rational) -> Bool {
    guard isFinite else { return false }
    let distance = (number - rational).magnitude
    let isEven = significandBitPattern & 1 == 0
    for neighbour in [nextUp, nextDown] {
      let other =
        neighbour.isFinite
        ? neighbour.exact : self > 0 ? exact + ulp.exact : exact - ulp.exact
      let otherDistance = (number - other).magnitude
      if otherDistance < distance || (otherDistance == distance && !isEven) { return false }
    }
    return true
  }

  private var exact: Rational { Rational(Double(self)) }
}
