import FormattingFields

/// The types of values that a request can name.
enum NumberType: String, CaseIterable {
  case decimal, double, float
  case int, int8, int16, int32, int64
  case uint, uint8, uint16, uint32, uint64

  /// The type itself.
  var type: any NumberValue.Type {
    switch self {
    case .decimal: FixedDecimal.self
    case .double: Double.self
    case .float: Float.self
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    }
  }
}

extension NumberValue {
  /// The type's value of a number given in a request.
  static func taken(from number: FixedDecimal, of key: String) throws(RequestError) -> Self {
    switch converted(from: number) {
    case .exact(let value), .rounded(let value): return value
    case .overflow:
      throw RequestError("“\(key)” is out of the type's range: \(number)")
    case .fractionNotAllowed:
      throw RequestError("“\(key)” has a fraction and the type has none: \(number)")
    }
  }
}
