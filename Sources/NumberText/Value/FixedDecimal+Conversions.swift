// Conversions with the signatures of the standard library's number types.

extension FixedDecimal: AdditiveArithmetic {
  /// 0 without a minus and without fraction digits.
  public static var zero: FixedDecimal { 0 }
}

extension Double {
  /// Makes the value nearest to an exact number, ties to even; an infinity if the number is beyond
  /// the range of the type.
  ///
  /// ```swift
  /// Double(FixedDecimal("0.1")!)     // 0.1
  /// Double(FixedDecimal("1E400")!)   // infinity
  /// ```
  public init(_ number: FixedDecimal) {
    self = Double(fixedDecimal: number) ?? (number.isNegative ? -.infinity : .infinity)
  }
}
