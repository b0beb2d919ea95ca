extension NumberStyle: LosslessStringConvertible {
  /// Makes a style from its name; nil where the name is none.
  ///
  /// ```swift
  /// NumberStyle("percent")         // .percent
  /// NumberStyle("currency:EUR")    // .currency("EUR")
  /// NumberStyle("money")           // nil
  /// ```
  ///
  /// Whether a currency, a unit or a skeleton exists is for whoever makes a format to find out.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let argument = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], argument) {
    case ("decimal", nil): self = .decimal
    case ("integer", nil): self = .integer
    case ("percent", nil): self = .percent
    case ("permille", nil): self = .permille
    case ("scientific", nil): self = .scientific
    case ("currency", let code?): self = .currency(code)
    case ("accounting", let code?): self = .accounting(code)
    case ("unit", let unit?): self = .unit(unit)
    case ("skeleton", let skeleton?): self = .skeleton(skeleton)
    default: return nil
    }
  }

  /// The style's name, such as "decimal" or "currency:EUR".
  public var description: String {
    switch self {
    case .decimal: "decimal"
    case .integer: "integer"
    case .percent: "percent"
    case .permille: "permille"
    case .scientific: "scientific"
    case .currency(let code): "currency:" + code
    case .accounting(let code): "accounting:" + code
    case .unit(let unit): "unit:" + unit
    case .skeleton(let skeleton): "skeleton:" + skeleton
    }
  }
}
