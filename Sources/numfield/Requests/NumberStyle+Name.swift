import FormattingFields

extension NumberStyle {
  /// The style of a name such as "decimal", "currency:EUR" or "skeleton:.00"; nil for others.
  init?(name: String) {
    guard let colon = name.firstIndex(of: ":") else {
      switch name {
      case "decimal": self = .decimal
      case "integer": self = .integer
      case "percent": self = .percent
      case "permille": self = .permille
      case "scientific": self = .scientific
      default: return nil
      }
      return
    }
    let argument = String(name[name.index(after: colon)...])
    switch name[..<colon] {
    case "currency": self = .currency(argument)
    case "accounting": self = .accounting(argument)
    case "unit": self = .unit(argument)
    case "skeleton": self = .skeleton(argument)
    default: return nil
    }
  }
}

extension RoundingMode {
  /// The mode of a name in either spelling: "halfEven" or ICU's "half-even"; nil for others.
  init?(name: String) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let joined = words.dropFirst().reduce(String(words[0])) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    guard let mode = RoundingMode(rawValue: joined) else { return nil }
    self = mode
  }
}
