/// A value of a type that is chosen at run time. Nothing of the value is lost: it keeps the bits of
/// a `Double`, all digits of an `Int64`.
///
/// A field of such values is a `NumberField`; it reads, writes and refuses as a field of the chosen
/// type does.
///
/// ```swift
/// AnyNumber.int8(7).type               // .int8
/// AnyNumber.double(0.1).fixedDecimal   // 0.1
/// AnyNumber.double(.nan).double        // NaN
///
/// // the greatest of each type
/// [AnyNumber.int16(.max), .int32(.max), .int64(.max), .uint16(.max), .uint32(.max), .uint64(.max)]
/// AnyNumber.float(.greatestFiniteMagnitude).type   // .float
/// ```
public struct AnyNumber: Hashable, Sendable {
  /// Values of different types are never equal: `.int8(7)` is not `.int16(7)`.
  public let type: NumberType
  private let payload: Payload

  private enum Payload: Hashable, Sendable {
    case decimal(FixedDecimal)
    /// A `Double`, or a `Float`, which a `Double` holds exactly.
    case binary(Double)
    /// The bits of an integer; `type` says whether they are signed.
    case integer(Int64)
  }

  private init(_ type: NumberType, _ payload: Payload) {
    (self.type, self.payload) = (type, payload)
  }

  /// Makes the value of a type that is nearest to a number; nil if the number is out of the type's
  /// range, or has a fraction and the type has none. (R13)
  ///
  /// ```swift
  /// AnyNumber(7, as: .uint8)     // .uint8(7)
  /// AnyNumber(300, as: .uint8)   // nil
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public init?(_ number: FixedDecimal, as type: NumberType) {
    guard let value = type.value(of: number) else { return nil }
    self = value
  }

  init(_ type: NumberType, bits: Int64) { self.init(type, .integer(bits)) }

  /// Keeps all digits: 1.50 has the ``exactText`` "decimal 1.50".
  public static func decimal(_ value: FixedDecimal) -> AnyNumber {
    AnyNumber(.decimal, .decimal(value))
  }
  /// May be NaN or an infinity, which has no ``fixedDecimal``.
  public static func double(_ value: Double) -> AnyNumber { AnyNumber(.double, .binary(value)) }
  /// Has the digits of a `Float`: 0.1 has the ``exactText`` "float 0.1".
  public static func float(_ value: Float) -> AnyNumber {
    AnyNumber(.float, .binary(Double(value)))
  }
  /// A whole number in -128...127.
  public static func int8(_ value: Int8) -> AnyNumber { AnyNumber(.int8, bits: Int64(value)) }
  /// A whole number in -32768...32767.
  public static func int16(_ value: Int16) -> AnyNumber { AnyNumber(.int16, bits: Int64(value)) }
  /// A whole number in -2147483648...2147483647.
  public static func int32(_ value: Int32) -> AnyNumber { AnyNumber(.int32, bits: Int64(value)) }
  /// A whole number in -9223372036854775808...9223372036854775807.
  public static func int64(_ value: Int64) -> AnyNumber { AnyNumber(.int64, bits: value) }
  /// A whole number in 0...255.
  public static func uint8(_ value: UInt8) -> AnyNumber { AnyNumber(.uint8, bits: Int64(value)) }
  /// A whole number in 0...65535.
  public static func uint16(_ value: UInt16) -> AnyNumber { AnyNumber(.uint16, bits: Int64(value)) }
  /// A whole number in 0...4294967295.
  public static func uint32(_ value: UInt32) -> AnyNumber { AnyNumber(.uint32, bits: Int64(value)) }
  /// A whole number in 0...18446744073709551615.
  public static func uint64(_ value: UInt64) -> AnyNumber {
    AnyNumber(.uint64, bits: Int64(bitPattern: value))
  }

  /// The `Double`, NaN and infinities included; nil for a value of another type.
  public var double: Double? {
    if case .binary(let value) = payload, type == .double { value } else { nil }
  }
}

extension AnyNumber: NumberValue {
  /// Makes a value of the type ``FixedDecimal``. For other types see ``init(_:as:)``.
  ///
  /// ```swift
  /// AnyNumber(fixedDecimal: 7)   // .decimal(7)
  /// ```
  public init?(fixedDecimal number: FixedDecimal) { self = .decimal(number) }

  public var fixedDecimal: FixedDecimal? {
    switch payload {
    case .decimal(let number): number
    case .binary(let value): type == .float ? Float(value).fixedDecimal : value.fixedDecimal
    case .integer(let bits):
      type.allowsNegative ? FixedDecimal(bits) : FixedDecimal(UInt64(bitPattern: bits))
    }
  }

  /// The type's name and the value's own text: "double 0.1".
  public var exactText: String? {
    let text =
      switch payload {
      case .binary(let value): type == .float ? Float(value).exactText : value.exactText
      default: fixedDecimal?.description
      }
    return text.map { "\(type.rawValue) \($0)" }
  }

  /// Makes the value whose ``exactText`` is the given text; nil if no value has this text.
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

extension NumberValue {
  /// The type of an ``AnyNumber``; nil for all other values.
  @inlinable package var typeAtRunTime: NumberType? {
    Self.self == AnyNumber.self ? unsafeBitCast(self, to: AnyNumber.self).type : nil
  }
}

extension AnyNumber: CustomStringConvertible {
  /// The type and the number: "int8 7", "decimal 1.50".
  public var description: String { exactText ?? "\(type.rawValue) not a number" }
}
