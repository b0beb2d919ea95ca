import Foundation
import Testing

@testable import NumberText

/// What a scan would hand to a bound type for `number`.
func leadingDigits(of number: FixedDecimal) -> LeadingDigits {
  number.withDigits { digits in
    let kept = digits.prefix(19)
    let rest = digits.dropFirst(19)
    return LeadingDigits(
      isNegative: number.isNegative, digits: kept.reduce(0) { $0 * 10 + UInt64($1) },
      exponent: number.exponent + rest.count, isTruncated: rest.contains { $0 != 0 })
  }
}

func converted<Value: NumberValue>(_ number: FixedDecimal, to type: Value.Type = Value.self)
  -> NumberConversion<Value>
{
  Value.converted(from: leadingDigits(of: number)) { number }
}

func converted<Value: NumberValue>(_ text: String, to type: Value.Type = Value.self) throws
  -> NumberConversion<Value>
{
  converted(try #require(FixedDecimal(text)))
}

extension NumberConversion {
  /// The value, rounded or not.
  var value: Value? {
    switch self {
    case .exact(let value), .rounded(let value): value
    case .overflow, .fractionNotAllowed: nil
    }
  }
}

@Suite struct BinaryConversionTests {
  struct Row: Decodable {
    struct Bits: Decodable { let f64, f32: String }
    let id, input: String
    let expect: Bits
  }

  /// The value of a literal whose exponent the type cannot hold lies at one end of both formats.
  private static let beyond = ["0000000000000000", "7FF0000000000000"]

  @Test func everyPeerRowGivesTheSameBits() throws {
    let rows = try fixtureRows("correct-rounding", of: Row.self)
    #expect(rows.count == 3000)
    for row in rows {
      guard let number = FixedDecimal(row.input) else {
        #expect(Self.beyond.contains(row.expect.f64), "\(row.id): not a literal")
        continue
      }
      let double = converted(number, to: Double.self).value ?? .infinity
      let float = converted(number, to: Float.self).value ?? .infinity
      let f64 = try #require(UInt64(row.expect.f64, radix: 16))
      let f32 = try #require(UInt32(row.expect.f32, radix: 16))
      #expect(double.bitPattern == f64, "\(row.id): \(row.input)")
      #expect(float.bitPattern == f32, "\(row.id): \(row.input)")
    }
  }
}
