public import Foundation
public import NumberText

extension Decimal: NumberValue {
  public static func converted(
    from leading: LeadingDigits, exact: () -> FixedDecimal
  ) -> NumberConversion<Decimal> {
    let number = exact()
    guard let decimal = Decimal(string: number.description) else { return .overflow }
    return decimal.fixedDecimal == number ? .exact(decimal) : .rounded(decimal)
  }

  public var fixedDecimal: FixedDecimal? { FixedDecimal(description) }
  public static var allowsNegative: Bool { true }
  public static var allowsFraction: Bool { true }
}
