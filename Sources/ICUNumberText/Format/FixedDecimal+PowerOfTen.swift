import NumberText

extension FixedDecimal {
  /// The exponent of a power of ten such as 100 or 0.01; nil where the number is none.
  var powerOfTen: Int? {
    let power = exponent + digitCount - 1
    return self == FixedDecimal(coefficient: 1, exponent: power) ? power : nil
  }
}
