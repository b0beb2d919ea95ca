import FormattingFields
import FormattingFieldsFoundation

/// The rows of Foundation's format styles: a value is written and its text is read back.
enum FoundationRoundTrip {
  static func compare(_ row: PeerRow) throws -> Finding {
    let format = try NumberFormat.icu(locale: row.locale, style: .skeleton(try skeleton(row)))
    guard let number = FixedDecimal(row.expect.text("value") ?? "") else {
      return .differs("no text")
    }
    let text = format.text(for: number)
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    if reading.value == number { return .agrees }
    let found = reading.value?.plainText ?? reading.issue?.code.rawValue ?? ""
    return .differs("\(text) \(reading.status.rawValue) \(found)")
  }

  /// Foundation's style as a skeleton. Its percent styles of integers do not scale.
  private static func skeleton(_ row: PeerRow) throws -> String {
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
    let always = options.text("signDisplay") == "always" ? "-always" : ""
    if options.flag("accounting") == true {
      stems.append("sign-accounting" + always)
    } else if !always.isEmpty {
      stems.append("sign" + always)
    }
    return stems.joined(separator: " ")
  }
}
