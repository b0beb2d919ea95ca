import FormattingFields

/// An amount of money as a host may keep it: a value type of its own, bound to a field.
struct Cents: NumberValue {
  var count: Int

  static func converted(from number: FixedDecimal) -> Cents? {
    Int.converted(from: number.multipliedByPowerOfTen(2)).map(Cents.init)
  }

  var fixedDecimal: FixedDecimal? { FixedDecimal(count).multipliedByPowerOfTen(-2) }
  static var allowsNegative: Bool { true }
  static var maximumFractionDigits: Int? { 2 }
}
