import FormattingFields

/// The bound types that scripts choose from.
enum ValueType: String, CaseIterable {
  case fixedDecimal = "FixedDecimal"
  case double = "Double"
  case int = "Int"
  case float = "Float"
  case int8 = "Int8"
  case uint64 = "UInt64"

  /// The type's name in requests of `numfield`.
  var name: String {
    switch self {
    case .fixedDecimal: "decimal"
    case .int: "int64"
    case .double, .float, .int8, .uint64: rawValue.lowercased()
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
