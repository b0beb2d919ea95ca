import FormattingFields

/// An amount of money as a host may keep it: a value type of its own, bound to a field.
struct Cents: NumberValue {
  var count: Int

  init(count: Int) { self.count = count }

  init?(fixedDecimal number: FixedDecimal) {
    guard let count = Int(fixedDecimal: number.multipliedByPowerOfTen(2)) else { return nil }
    self.count = count
  }

  var fixedDecimal: FixedDecimal? { FixedDecimal(count).multipliedByPowerOfTen(-2) }
  static var maximumFractionDigits: Int? { 2 }
}
