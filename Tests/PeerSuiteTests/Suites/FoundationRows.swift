import FormattingFieldsFoundation

/// The rows of Swift's two Foundations.
enum FoundationRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    if row.kind == "spellout" {
      throw Unsupported("spelled-out numbers: rule-based number formats")
    }
    if row.expect.flag("roundtrip") == true { return try roundTrip(row) }
    let api = row.options.text("api") ?? ""
    // These two read literals of their language, exponents included.
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

  /// Writes a value and reads its text. Foundation's percent styles of integers do not scale.
  private static func roundTrip(_ row: PeerRow) throws -> Finding {
    let options = row.options
    var stems: [String] = []
    switch (row.kind, row.argument) {
    case ("currency", let code?): stems.append("currency/\(code)")
    case ("percent", _): stems.append("percent")
    default: break
    }
    let widths = ["code": "iso-code", "name": "full-name", "narrowSymbol": "narrow"]
    if let width = options.text("currencyDisplay") {
      guard let stem = widths[width] else { throw Unsupported("currencies shown as \(width)") }
      stems.append("unit-width-\(stem)")
    }
    if options.flag("useGrouping") == false { stems.append("group-off") }
    if options.text("notation") == "scientific" { stems.append("scientific") }
    if options.flag("decimalSeparatorAlwaysShown") == true { stems.append("decimal-always") }
    let isAlways = options.text("signDisplay") == "always"
    if options.flag("accounting") == true {
      stems.append(isAlways ? "sign-accounting-always" : "sign-accounting")
    } else if isAlways {
      stems.append("sign-always")
    }
    let skeleton = NumberStyle.skeleton(stems.joined(separator: " "))
    let format = try NumberFormat.icu(locale: row.locale, style: skeleton)
    guard let number = FixedDecimal(row.expect.text("value") ?? "") else {
      return .differs("no text")
    }
    let text = format.text(for: number)
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    if reading.value == number { return .agrees }
    return .differs(
      "\(text) \(reading.status.rawValue) \(reading.value?.plainText ?? reading.issue?.code.rawValue ?? "")"
    )
  }
}
