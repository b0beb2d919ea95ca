import FormattingFields

extension NumberType {
  /// The names of the types: "int" and "uint" are those of 64 bits.
  static let names = allCases.map(\.rawValue) + ["int", "uint"]

  /// The type of a name; throws with the nearest names if there is none.
  init(named name: String) throws(RequestError) {
    switch name {
    case "int": self = .int64
    case "uint": self = .uint64
    default:
      guard let type = NumberType(rawValue: name) else {
        throw .unknown("type", name, among: Self.names)
      }
      self = type
    }
  }

  /// The type's value of a number given in a request.
  func taken(from number: FixedDecimal, of key: String) throws(RequestError) -> AnyNumber {
    if let value = AnyNumber(number, as: self) { return value }
    let whole = number.rounded(toFractionDigits: 0, mode: .down)
    throw RequestError(
      whole != number && whole.flatMap { AnyNumber($0, as: self) } != nil
        ? "“\(key)” has a fraction and the type has none: \(number)"
        : "“\(key)” is out of the type's range: \(number)")
  }
}
