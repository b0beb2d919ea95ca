/// How each convention reads a cell.
///
/// Conventions that read the same number have the same label. Label 0 is a refused text; label 15
/// is a text to ask a person about: a price with a hyphen at its end, which another convention
/// takes for a minus, or what may be a network address or an id. (N2, N8, N15, N16)
package struct CellReading: Hashable, Sendable {
  /// Four bits for each convention, from the lowest on.
  private(set) var labels: UInt64 = 0
  var kind = NumberKind.plain
  var hasParentheses = false
  /// Whether the digits begin with a zero before another digit, as those of an id may.
  var hasLeadingZeros = false
  /// Whether the number is a zero without any sign: 0 % and 0 € are the same number.
  var isBareZero = false

  static let asked: UInt64 = 15

  func label(of convention: Int) -> UInt64 { labels >> (4 * UInt64(convention)) & 15 }

  mutating func setLabel(_ label: UInt64, of convention: Int) {
    labels |= label << (4 * UInt64(convention))
  }

  /// The conventions that do not refuse the text.
  var allowing: ConventionSet {
    var bits: UInt16 = 0
    var rest = labels
    var bit: UInt16 = 1
    while rest != 0 {
      if rest & 15 != 0 { bits |= bit }
      (rest, bit) = (rest >> 4, bit << 1)
    }
    return ConventionSet(bits: bits)
  }

  /// Whether the text is written as a network address is, "192.168.178.101", or as an id, "2310009E13".
  /// (N15, N16)
  var mayBeCode: Bool {
    guard kind == .plain else { return false }
    var rest = labels
    while rest != 0 {
      if rest & 15 == Self.asked { return true }
      rest >>= 4
    }
    return false
  }

  /// Whether the conventions of a set that allow the text do not agree on its number.
  func isDoubtful(in set: ConventionSet = .all) -> Bool {
    var first: UInt64 = 0
    var (rest, bits) = (labels, set.bits)
    while rest != 0 && bits != 0 {
      let label = bits & 1 != 0 ? rest & 15 : 0
      if label == Self.asked { return true }
      if label != 0 && first == 0 { first = label }
      if label != 0 && label != first { return true }
      (rest, bits) = (rest >> 4, bits >> 1)
    }
    return false
  }
}

#if !hasFeature(Embedded)
  extension CellReading: Codable {}
#endif

/// What kind of cell a text is.
package enum CellClass: Hashable, Sendable {
  case blank
  /// A word that says there is no value.
  case missing(String)
  case text(CellReading)
}
