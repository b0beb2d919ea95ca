import FormattingFields
import FormattingFieldsFoundation

/// Decimal texts and the bits of the nearest Double and Float: as literals, and as typed texts.
enum RoundingRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let format = try NumberFormat.icu(
      locale: "en-US", style: .decimal, options: NumberOptions(allowsExponent: true))
    let double = try compare(row, "f64", format) { (value: Double) in UInt64(value.bitPattern) }
    let float = try compare(row, "f32", format) { (value: Float) in UInt64(value.bitPattern) }
    return double == .agrees ? float : double
  }

  private static func compare<Value: NumberValue>(
    _ row: PeerRow, _ name: String, _ format: NumberFormat, bits: (Value) -> UInt64
  ) throws -> Finding {
    guard let expected = UInt64(row.expect.text(name) ?? "", radix: 16) else {
      throw Unsupported("a row without bits")
    }
    let reading = NumberScanner<Value>(format: format).scan(row.input)
    if let value = reading.value, bits(value) != expected {
      return .differs("\(name) \(String(bits(value), radix: 16)) as a typed text")
    }
    // A literal may be beyond decimal128, which a scan refuses. A scan reads a zero with any
    // exponent, a literal does not.
    guard let number = FixedDecimal(row.input) else {
      let code = reading.issue?.code.rawValue
      return code.map { .differs("\(name) \($0)") } ?? .agrees
    }
    guard let value = Value.converted(from: number) else { return .differs("\(name) overflow") }
    return bits(value) == expected
      ? .agrees : .differs("\(name) \(String(bits(value), radix: 16))")
  }
}
