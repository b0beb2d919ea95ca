import NumberText

/// A value of the bound type, and the number that it is: its shortest digits.
struct HeldNumber<Value: NumberValue> {
  let value: Value
  let number: FixedDecimal

  /// Takes what a type makes of a number, or gives nil where the number is beyond its range.
  init?(_ number: FixedDecimal) {
    switch Value.converted(from: number) {
    case .exact(let value):
      self.value = value
      // Of an exact value the digits are known, but zero may have lost its sign. To print and read
      // them takes a fifth of a commit's time.
      self.number = number.isZero ? value.fixedDecimal ?? number : number.normalized
    case .rounded(let value):
      self.value = value
      self.number = value.fixedDecimal ?? number
    case .overflow, .fractionNotAllowed: return nil
    }
  }
}
