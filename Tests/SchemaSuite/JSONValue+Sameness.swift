public import FormattingFieldJSON
import NumberText

extension JSONValue {
  /// The value as it was written, without white space.
  public var json: String {
    switch self {
    case .null: return "null"
    case .boolean(let flag): return String(flag)
    case .number(let text): return text
    case .string(let text):
      var writer = JSONWriter()
      writer.string(text)
      return writer.text
    case .array(let elements): return "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let object):
      let members = object.members.map { JSONValue.string($0.key.text).json + ":" + $0.value.json }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// Whether two values are equal as JSON Schema has it, and zeros have the same sign.
  public func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      guard let left = FixedDecimal(left), let right = FixedDecimal(right) else { return false }
      return left == right && (!left.isZero || left.isNegative == right.isNegative)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      return left.members.count == right.members.count
        && left.members.allSatisfy { member in
          right[member.key].map { member.value.isSame(as: $0) } ?? false
        }
    default: return self == other
    }
  }
}
