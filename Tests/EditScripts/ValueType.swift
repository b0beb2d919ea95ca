import FormattingFields

/// The bound types that scripts choose from.
enum ValueType: String, CaseIterable {
  case fixedDecimal = "FixedDecimal"
  case double = "Double"
  case int = "Int"
  case float = "Float"
  case int8 = "Int8"
  case uint64 = "UInt64"

  /// The type as it is chosen at run time.
  var numberType: NumberType {
    switch self {
    case .fixedDecimal: .decimal
    case .double: .double
    case .int: .int64
    case .float: .float
    case .int8: .int8
    case .uint64: .uint64
    }
  }

  var type: any ExactValue.Type {
    switch self {
    case .fixedDecimal: FixedDecimal.self
    case .double: Double.self
    case .int: Int.self
    case .float: Float.self
    case .int8: Int8.self
    case .uint64: UInt64.self
    }
  }
}
