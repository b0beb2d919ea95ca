import FormattingFields
import FormattingFieldsFoundation

/// The rows of Swift's two Foundations.
enum FoundationRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    if row.kind == "spellout" {
      throw Unsupported("spelled-out numbers: rule-based number formats")
    }
    if row.expect.flag("roundtrip") == true { return try FoundationRoundTrip.compare(row) }
    let api = row.options.text("api") ?? ""
    // These two APIs read literals of their language, exponents included.
    let readsLiterals = api.hasPrefix("Decimal(string") || api == "Scanner.scanDouble"
    let type = try PeerType.named(
      row.options.text("type") ?? (api == "Scanner.scanDouble" ? "Double" : "Decimal"))
    let options = NumberOptions(allowsExponent: readsLiterals ? true : nil)
    let finding = try row.read(
      try .icu(locale: row.locale, style: try style(row), options: options), as: type)
    if case .differs = finding, row.input.hasSuffix("dollars") {
      throw Unsupported("a currency's names as affixes beside its symbol and code")
    }
    return finding
  }

  private static func style(_ row: PeerRow) throws -> NumberStyle {
    switch (row.kind, row.argument) {
    case ("currency", let code?):
      row.options.flag("accounting") == true ? .accounting(code) : .currency(code)
    case ("percent", _): .percent
    case ("scientific", _): .scientific
    default: .decimal
    }
  }
}
