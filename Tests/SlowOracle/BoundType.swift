public import NumberText

/// What a bound type can hold, without using the type itself.
public enum BoundType: Sendable {
  case fixedDecimal
  case integer(minimum: FixedDecimal, maximum: FixedDecimal)
  case double, float

  public static func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> BoundType {
    .integer(
      minimum: FixedDecimal(String(Integer.min))!, maximum: FixedDecimal(String(Integer.max))!)
  }

  /// What a type chosen at run time is bound to.
  public init(_ type: NumberType) {
    self =
      switch type {
      case .decimal: .fixedDecimal
      case .double: .double
      case .float: .float
      default:
        .integer(minimum: type.numberBounds.minimum!, maximum: type.numberBounds.maximum!)
      }
  }

  var allowsNegative: Bool {
    if case .integer(let minimum, _) = self { minimum < 0 } else { true }
  }

  var allowsFraction: Bool {
    if case .integer = self { false } else { true }
  }

  /// The least number that the type takes; for a binary type the least that rounds to its least
  /// value.
  var minimum: FixedDecimal? {
    if case .integer(let minimum, _) = self { minimum } else { maximum?.negated }
  }

  /// The greatest number that the type takes.
  var maximum: FixedDecimal? {
    switch self {
    case .fixedDecimal: nil
    case .integer(_, let maximum): maximum
    case .double: FixedDecimal("1.7976931348623158E308")!
    case .float: FixedDecimal("3.4028235677973365E38")!
    }
  }

  /// Why a number does not fit, or nil. (R13)
  func violation(of number: FixedDecimal) -> NumberIssue.Code? {
    switch self {
    case .fixedDecimal: nil
    case .integer(let minimum, let maximum):
      if number <= minimum - 1 || number >= maximum + 1 {
        .overflow
      } else {
        number.isWhole ? nil : .fractionNotAllowed
      }
    case .double: Double(String(describing: number))!.isFinite ? nil : .overflow
    case .float: Float(String(describing: number))!.isFinite ? nil : .overflow
    }
  }
}

extension FixedDecimal {
  /// Whether the number has no fraction.
  var isWhole: Bool { rounded(toFractionDigits: 0, mode: .down)! == self }
}
