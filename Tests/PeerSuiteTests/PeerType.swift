import EntryKinds
import FormattingFieldsFoundation
import Foundation

/// A type that a row's text is read into.
struct PeerType {
  /// The status of a text, and whether its number is the expected one.
  struct Answer {
    let status: ScanStatus
    let words: String
    let isExpected: Bool
  }

  let scan: (String, NumberFormat, NumberBounds, _ expected: FixedDecimal?) -> Answer

  /// Whether a field that reads texts from elsewhere as well has the expected number. (X6)
  let readsFromElsewhere: (String, NumberFormat, NumberBounds, _ expected: FixedDecimal?) -> Bool

  init<Value: NumberValue>(_ type: Value.Type) {
    readsFromElsewhere = { text, format, bounds, expected in
      guard let expected else { return false }
      var policies = FieldPolicies()
      policies.entries = [.typedFromElsewhere]
      var field = FormattingField<Value>(format: format, bounds: bounds, policies: policies)
      try? field.type(text)
      return field.entry.map { $0 == Value(fixedDecimal: expected) } ?? false
    }
    scan = { text, format, bounds, expected in
      let reading = NumberScanner<Value>(format: format, bounds: bounds).scan(text)
      guard let value = reading.value else {
        let code = reading.issue?.code.rawValue ?? ""
        return Answer(
          status: reading.status, words: "\(reading.status.rawValue) \(code)", isExpected: false)
      }
      var isExpected = false
      if let expected {
        isExpected = Value(fixedDecimal: expected) == value
        // This package reads minus zero as zero, so a peer that expects minus zero differs. (R9)
        if expected.isZero && expected.isNegative { isExpected = false }
      }
      let number = value.fixedDecimal.map { $0.isZero ? "0" : $0.normalized.description } ?? ""
      return Answer(
        status: .acceptable, words: "acceptable \(number.shortened)", isExpected: isExpected)
    }
  }

  static func named(_ name: String) throws -> PeerType {
    switch name {
    case "Int": PeerType(Int.self)
    case "Int8": PeerType(Int8.self)
    case "Int32": PeerType(Int32.self)
    case "Int64": PeerType(Int64.self)
    case "Int128":
      if #available(macOS 15, *) { PeerType(Int128.self) } else { throw PeerRowError(id: name) }
    case "UInt8": PeerType(UInt8.self)
    case "UInt64": PeerType(UInt64.self)
    case "Decimal": PeerType(Decimal.self)
    case "Double": PeerType(Double.self)
    case "FixedDecimal": PeerType(FixedDecimal.self)
    default: throw PeerRowError(id: name)
    }
  }
}

extension String {
  /// The text, or its beginning if it is very long.
  var shortened: String { count > 60 ? prefix(57) + "..." : self }
}
