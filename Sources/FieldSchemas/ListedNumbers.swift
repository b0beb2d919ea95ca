import FormattingFieldJSON
import NumberText

/// The numbers that `enum` lists, in the order of the schema and each once. A lookup costs the same however
/// many there are.
struct ListedNumbers: Sendable {
  private(set) var elements: [FixedDecimal] = []
  private var members: Set<JSONKey> = []

  init(_ numbers: [FixedDecimal]) {
    for number in numbers {
      if let key = Self.key(number), members.insert(key).inserted { elements.append(number) }
    }
  }

  func contains(_ number: FixedDecimal) -> Bool { Self.key(number).map(members.contains) ?? false }

  /// A text that equal numbers share; nil for a number with more places than a schema may list.
  private static func key(_ number: FixedDecimal) -> JSONKey? {
    if number.isZero { return "0" }
    guard number.leadingExponent <= FixedDecimal.mostPlacesOfKeywords else { return nil }
    return JSONKey(number.normalized.plainText)
  }
}
