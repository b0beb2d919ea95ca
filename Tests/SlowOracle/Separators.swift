import NumberText

/// What a separator means in a locale. (R3)
struct Separators {
  enum Role: Equatable {
    case decimal, foreignDecimal
    case grouping(String)
  }

  private let decimal: String
  private let grouping: String
  private let readsForeignDecimals: Bool
  /// Primary and secondary sizes of groups that are allowed. (R6)
  let shapes: [(primary: Int, secondary: Int)]
  /// Whether a group may begin with a zero, as the format's own "0,000" does. (R6)
  private(set) var allowsZeroFirst = false

  init(_ format: NumberFormat) {
    decimal = Self.name(of: format.symbols.decimalSeparator)
    grouping = Self.name(of: format.symbols.groupingSeparator)
    readsForeignDecimals = true
    let primary = format.symbols.primaryGroupingSize
    let secondary = format.symbols.secondaryGroupingSize
    shapes = primary > 0 ? [(primary, secondary > 0 ? secondary : primary), (3, 3)] : [(3, 3)]
    let zero = Array(format.text(for: 0).unicodeScalars)
    let isDigit = zero.map { if case .digit = CharacterClass($0) { true } else { false } }
    guard let start = isDigit.firstIndex(of: true),
      let end = isDigit[start...].firstIndex(of: false), end + 1 < zero.count
    else { return }
    allowsZeroFirst = isDigit[end + 1] && groups(zero[end])
  }

  /// The marks of another place. (R25)
  init(decimal: String, grouping: String) {
    (self.decimal, self.grouping) = (decimal, grouping)
    readsForeignDecimals = false
    shapes = [(3, 3)]
  }

  private static func name(of separator: String) -> String {
    let scalar = separator.unicodeScalars.first { CharacterClass($0) != .ignored }
    guard let scalar else { return "" }
    return name(CharacterClass(scalar), scalar)
  }

  static func name(_ kind: CharacterClass, _ scalar: Unicode.Scalar) -> String {
    switch kind {
    case .period: "period"
    case .comma: "comma"
    case .arabicDecimal: "arabicDecimal"
    case .arabicGroup: "arabicGroup"
    case .apostrophe: "apostrophe"
    case .space: "space"
    case .adlam: "adlam"
    default: "U+" + String(Word.sign(scalar).value, radix: 16)
    }
  }

  /// Whether a mark separates groups.
  func groups(_ scalar: Unicode.Scalar) -> Bool {
    if case .grouping = role(CharacterClass(scalar), scalar) { true } else { false }
  }

  func role(_ kind: CharacterClass, _ scalar: Unicode.Scalar) -> Role? {
    let name = Self.name(kind, scalar)
    if name == decimal { return .decimal }
    if name == grouping { return .grouping(name) }
    switch kind {
    case .space, .apostrophe, .arabicGroup, .adlam: return .grouping(name)
    case .period, .comma, .arabicDecimal: return readsForeignDecimals ? .foreignDecimal : nil
    default: return nil
    }
  }
}
