/// The bound types that scripts choose from.
enum ValueType: String, CaseIterable {
  case fixedDecimal = "FixedDecimal"
  case double = "Double"
  case int = "Int"
  case float = "Float"
  case int8 = "Int8"
  case uint64 = "UInt64"
}
