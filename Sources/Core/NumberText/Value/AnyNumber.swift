/// The types of values that a field can be given at run time.
///
/// ```swift
/// NumberType(rawValue: "int8")?.value(of: 300)   // nil
/// NumberType.double.value(of: 0.1)               // .double(0.1)
/// ```
public enum NumberType: String, CaseIterable, Hashable, Sendable {
  /// ``FixedDecimal``: any number.
  case decimal
  /// `Double`.
  case double
  /// `Float`.
  case float
  /// `Int8`.
  case int8
  /// `Int16`.
  case int16
  /// `Int32`.
  case int32
  /// `Int64`.
  case int64
  /// `UInt8`.
  case uint8
  /// `UInt16`.
  case uint16
  /// `UInt32`.
  case uint32
  /// `UInt64`.
  case uint64

  /// The type's value nearest to a number; nil where it has none. (R13)
  ///
  /// ```swift
  /// NumberType.uint8.value(of: 7)   // .uint8(7)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func value(of number: FixedDecimal) -> AnyNumber? {
    switch self {
    case .decimal: .decimal(number)
    case .double: Double.converted(from: number).map(AnyNumber.double)
    case .float: Float.converted(from: number).map(AnyNumber.float)
    case .int8: Int8.converted(from: number).map(AnyNumber.int8)
    case .int16: Int16.converted(from: number).map(AnyNumber.int16)
    case .int32: Int32.converted(from: number).map(AnyNumber.int32)
    case .int64: Int64.converted(from: number).map(AnyNumber.int64)
    case .uint8: UInt8.converted(from: number).map(AnyNumber.uint8)
    case .uint16: UInt16.converted(from: number).map(AnyNumber.uint16)
    case .uint32: UInt32.converted(from: number).map(AnyNumber.uint32)
    case .uint64: UInt64.converted(from: number).map(AnyNumber.uint64)
    }
  }

  /// Whether the type has values below zero.
  public var allowsNegative: Bool {
    switch self {
    case .uint8, .uint16, .uint32, .uint64: false
    default: true
    }
  }

  /// How many fraction digits the type holds; nil where the number itself decides.
  public var maximumFractionDigits: Int? {
    switch self {
    case .decimal, .double, .float: nil
    default: 0
    }
  }

  /// The type's least and greatest value.
  public var numberBounds: NumberBounds {
    switch self {
    case .decimal: .unlimited
    case .double: Double.numberBounds
    case .float: Float.numberBounds
    case .int8: Int8.numberBounds
    case .int16: Int16.numberBounds
    case .int32: Int32.numberBounds
    case .int64: Int64.numberBounds
    case .uint8: UInt8.numberBounds
    case .uint16: UInt16.numberBounds
    case .uint32: UInt32.numberBounds
    case .uint64: UInt64.numberBounds
    }
  }
}

/// A value of a type that is chosen at run time, with nothing of it lost: the bits of a `Double`, all
/// digits of an `Int64`.
///
/// A field of such values is a `NumberField`; it reads, writes and refuses as a field of the very type
/// does.
///
/// ```swift
/// AnyNumber.int8(7).type            // .int8
/// AnyNumber.double(0.1).fixedDecimal   // 0.1
/// ```
public enum AnyNumber: Hashable, Sendable {
  /// A `FixedDecimal`.
  case decimal(FixedDecimal)
  /// A `Double`.
  case double(Double)
  /// A `Float`.
  case float(Float)
  /// An `Int8`.
  case int8(Int8)
  /// An `Int16`.
  case int16(Int16)
  /// An `Int32`.
  case int32(Int32)
  /// An `Int64`.
  case int64(Int64)
  /// A `UInt8`.
  case uint8(UInt8)
  /// A `UInt16`.
  case uint16(UInt16)
  /// A `UInt32`.
  case uint32(UInt32)
  /// A `UInt64`.
  case uint64(UInt64)

  /// The type of the value.
  public var type: NumberType {
    switch self {
    case .decimal: .decimal
    case .double: .double
    case .float: .float
    case .int8: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    }
  }
}

extension AnyNumber: NumberValue {
  /// The number itself, as a ``FixedDecimal``. For other types see ``NumberType/value(of:)``.
  ///
  /// ```swift
  /// AnyNumber.converted(from: 7)   // .decimal(7)
  /// ```
  ///
  /// - Complexity: O(1)
  public static func converted(from number: FixedDecimal) -> AnyNumber? { .decimal(number) }

  public var fixedDecimal: FixedDecimal? {
    switch self {
    case .decimal(let value): value
    case .double(let value): value.fixedDecimal
    case .float(let value): value.fixedDecimal
    case .int8(let value): value.fixedDecimal
    case .int16(let value): value.fixedDecimal
    case .int32(let value): value.fixedDecimal
    case .int64(let value): value.fixedDecimal
    case .uint8(let value): value.fixedDecimal
    case .uint16(let value): value.fixedDecimal
    case .uint32(let value): value.fixedDecimal
    case .uint64(let value): value.fixedDecimal
    }
  }

  /// True.
  public static var allowsNegative: Bool { true }
  /// Nil: it depends on the type.
  public static var maximumFractionDigits: Int? { nil }

  /// The type's name and the value's own text: "double 0.1".
  public var exactText: String? {
    let text: String? =
      switch self {
      case .double(let value): value.exactText
      case .float(let value): value.exactText
      default: fixedDecimal?.description
      }
    return text.map { "\(type.rawValue) \($0)" }
  }

  /// Makes the value that gave an `exactText`; nil for any other text.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  public init?(exactText: String) {
    guard let space = exactText.utf8.firstIndex(of: UInt8(ascii: " ")),
      let type = NumberType(rawValue: String(exactText[..<space]))
    else { return nil }
    let text = String(exactText[exactText.utf8.index(after: space)...])
    let value: AnyNumber? =
      switch type {
      case .decimal: FixedDecimal(exactText: text).map(AnyNumber.decimal)
      case .double: Double(exactText: text).map(AnyNumber.double)
      case .float: Float(exactText: text).map(AnyNumber.float)
      default: FixedDecimal(text).flatMap { type.value(of: $0) }
      }
    guard let value else { return nil }
    self = value
  }
}

extension NumberType {
  /// The type of an ``AnyNumber``. For nil, and for types that are known without it, `.decimal`.
  package init<Value: NumberValue>(ofValue value: Value?) {
    guard Value.self == AnyNumber.self, let value else {
      self = .decimal
      return
    }
    self = unsafeBitCast(value, to: AnyNumber.self).type
  }
}

// MARK: The type that a scanner reads for

/// Questions about the bound type. For ``AnyNumber`` only the scanner knows which type that is.
extension NumberScanner {
  /// The bound type's value nearest to a number; nil where it has none.
  @inlinable
  package func converted(_ number: FixedDecimal) -> Value? {
    guard Value.self == AnyNumber.self else { return Value.converted(from: number) }
    return unsafeBitCast(type.value(of: number), to: Value?.self)
  }

  /// Why the bound type has no value for a number.
  package func refusal(of number: FixedDecimal) -> NumberIssue.Code {
    Value.self == AnyNumber.self ? type.refusal(of: number) : Value.refusal(of: number)
  }

  @inlinable package var allowsNegative: Bool {
    Value.self == AnyNumber.self ? type.allowsNegative : Value.allowsNegative
  }

  package var maximumFractionDigits: Int? {
    Value.self == AnyNumber.self ? type.maximumFractionDigits : Value.maximumFractionDigits
  }

  /// The bound type's own limits.
  package var typeBounds: NumberBounds {
    Value.self == AnyNumber.self ? type.numberBounds : Value.numberBounds
  }

  /// Whether a value is of the type that the scanner reads for.
  package func reads(_ value: Value?) -> Bool {
    guard Value.self == AnyNumber.self, let value else { return true }
    return unsafeBitCast(value, to: AnyNumber.self).type == type
  }
}

extension NumberScanner<AnyNumber> {
  /// Makes a scanner for values of a type that is chosen at run time.
  ///
  /// ```swift
  /// NumberScanner(.int8, format: english).scan("300").issue?.code   // .overflow
  /// ```
  public init(_ type: NumberType, format: NumberFormat, bounds: NumberBounds = .unlimited) {
    self.init(format: format, bounds: bounds, type: type)
  }
}
