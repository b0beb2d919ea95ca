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
    self = Double.converted(from: number) ?? (number.isNegative ? -.infinity : .infinity)
  }
}

extension FixedWidthInteger where Self: NumberValue {
  /// Makes the value of an exact number; nil if the number has a fraction or is beyond the range of
  /// the type.
  ///
  /// ```swift
  /// Int(exactly: FixedDecimal("1.50E2")!)   // 150
  /// Int(exactly: FixedDecimal("1.5")!)      // nil
  /// ```
  public init?(exactly number: FixedDecimal) {
    guard let value = Self.converted(from: number), value.fixedDecimal == number else { return nil }
    self = value
  }
}
