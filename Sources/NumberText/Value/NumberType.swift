/// The types that a field's values can have if the type is chosen at run time.
///
/// ```swift
/// let type = NumberType(rawValue: "int8")!
/// AnyNumber(7, as: type)     // .int8(7)
/// AnyNumber(300, as: type)   // nil
/// ```
public enum NumberType: String, CaseIterable, Hashable, Sendable {
  /// ``FixedDecimal``: any number.
  case decimal
  /// `Double`, which keeps the digits of numbers of up to 15 digits.
  case double
  /// `Float`, which keeps the digits of numbers of up to 6 digits.
  case float
  /// Swift's integer types of fixed width.
  case int8, int16, int32, int64, uint8, uint16, uint32, uint64

  /// How an integer type stores its values; nil for the other types.
  private var integer: (bitWidth: Int, isSigned: Bool)? {
    switch self {
    case .decimal, .double, .float: nil
    case .int8: (8, true)
    case .int16: (16, true)
    case .int32: (32, true)
    case .int64: (64, true)
    case .uint8: (8, false)
    case .uint16: (16, false)
    case .uint32: (32, false)
    case .uint64: (64, false)
    }
  }

  /// False for the unsigned integers alone.
  @usableFromInline package var allowsNegative: Bool { integer?.isSigned ?? true }

  /// How many fraction digits the type holds; nil if the count depends on the value.
  package var maximumFractionDigits: Int? { integer == nil ? nil : 0 }

  /// The type's least and greatest value; unlimited for `decimal`.
  package var numberBounds: NumberBounds {
    guard let integer else {
      return self == .double
        ? Double.numberBounds : self == .float ? Float.numberBounds : .unlimited
    }
    let unused = 64 - integer.bitWidth
    return integer.isSigned
      ? NumberBounds(FixedDecimal(Int64.min >> unused)...FixedDecimal(Int64.max >> unused))
      : NumberBounds(0...FixedDecimal(UInt64.max >> unused))
  }

  /// Makes the type's nearest value; nil if it has none.
  @usableFromInline func value(of number: FixedDecimal) -> AnyNumber? {
    switch self {
    case .decimal: return .decimal(number)
    case .double: return Double(fixedDecimal: number).map(AnyNumber.double)
    case .float: return Float(fixedDecimal: number).map(AnyNumber.float)
    default:
      guard let integer else { return nil }
      let unused = 64 - integer.bitWidth
      let bits: Int64?
      if integer.isSigned {
        bits = Int64(fixedDecimal: number).flatMap {
          (Int64.min >> unused...Int64.max >> unused).contains($0) ? $0 : nil
        }
      } else {
        bits = UInt64(fixedDecimal: number).flatMap {
          $0 <= UInt64.max >> unused ? Int64(bitPattern: $0) : nil
        }
      }
      return bits.map { AnyNumber(self, bits: $0) }
    }
  }
}

#if !hasFeature(Embedded)
  extension NumberType: Codable {}
#endif
