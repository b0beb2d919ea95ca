import FormattingFields
import FormattingFieldsFoundation

extension PeerRow {
  /// The formats that the row is run with.
  func formats() throws -> [NumberFormat] {
    try here.list("formats").map { try format(PeerObject($0)) }
  }

  /// The format of a row that has one.
  func format() throws -> NumberFormat {
    guard let format = try formats().first else { throw PeerRowError(id: id) }
    return format
  }

  private func format(_ given: PeerObject) throws -> NumberFormat {
    let style = given.text("style").flatMap { NumberStyle($0) } ?? .decimal
    guard given.has("symbols") else {
      return try .icu(
        locale: given.text("locale") ?? locale, style: style,
        options: NumberOptions(given.object("options")))
    }
    var symbols = try NumberSymbols.icu(locale: locale)
    symbols.replace(given.object("symbols"))
    return NumberFormat(
      locale: locale, symbols: symbols, style: style,
      affixes: given.list("affixes").compactMap { $0 as? String },
      pattern: NumberPattern(given.object("pattern"))
    ).changing {
      $0.scale = given.integer("scale") ?? 0
      $0.codes = given.list("codes").compactMap { $0 as? String }
      $0.allowsAffixOnBothSides = given.flag("allowsAffixOnBothSides") ?? false
      $0.allowsExponent = given.flag("allowsExponent") ?? false
    }
  }
}

/// The row does not say how it is run.
struct PeerRowError: Error {
  let id: String
}

extension NumberSymbols {
  /// Takes the symbols that a row has in place of the locale's.
  fileprivate mutating func replace(_ given: PeerObject) {
    let texts: [(String, WritableKeyPath<NumberSymbols, String>)] = [
      ("decimalSeparator", \.decimalSeparator), ("groupingSeparator", \.groupingSeparator),
      ("minusSign", \.minusSign), ("plusSign", \.plusSign), ("percentSign", \.percentSign),
      ("perMilleSign", \.perMilleSign), ("exponentSeparator", \.exponentSeparator),
    ]
    for (name, path) in texts {
      if let text = given.text(name) { self[keyPath: path] = text }
    }
    let sizes: [(String, WritableKeyPath<NumberSymbols, Int>)] = [
      ("primaryGroupingSize", \.primaryGroupingSize),
      ("secondaryGroupingSize", \.secondaryGroupingSize),
      ("minimumGroupingDigits", \.minimumGroupingDigits),
    ]
    for (name, path) in sizes {
      if let size = given.integer(name) { self[keyPath: path] = size }
    }
  }
}

extension NumberOptions {
  fileprivate init(_ given: PeerObject) {
    self.init(
      minimumFractionDigits: given.integer("minimumFractionDigits"),
      maximumFractionDigits: given.integer("maximumFractionDigits"),
      minimumIntegerDigits: given.integer("minimumIntegerDigits"),
      usesGrouping: given.flag("usesGrouping") ?? true,
      roundingMode: given.text("roundingMode").flatMap { RoundingMode(rawValue: $0) },
      allowsExponent: given.flag("allowsExponent"),
      decimalSeparator: given.text("decimalSeparator"),
      groupingSeparator: given.text("groupingSeparator"), minusSign: given.text("minusSign"))
  }
}

extension NumberPattern {
  fileprivate init(_ given: PeerObject) {
    let usual = NumberPattern()
    self.init(
      prefix: given.text("prefix") ?? "", suffix: given.text("suffix") ?? "",
      negativePrefix: given.text("negativePrefix"), negativeSuffix: given.text("negativeSuffix"),
      minimumIntegerDigits: given.integer("minimumIntegerDigits") ?? usual.minimumIntegerDigits,
      minimumFractionDigits: given.integer("minimumFractionDigits") ?? usual.minimumFractionDigits,
      maximumFractionDigits: given.integer("maximumFractionDigits") ?? usual.maximumFractionDigits,
      roundingMode: given.text("roundingMode").flatMap { RoundingMode(rawValue: $0) }
        ?? usual.roundingMode,
      usesGrouping: given.flag("usesGrouping") ?? true,
      minimumExponentDigits: given.integer("minimumExponentDigits"))
  }
}
