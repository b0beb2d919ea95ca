import FormattingFieldsFoundation

/// The rows of .NET's Parse, whose styles are switches for what a text may have.
enum DotNetRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let styles = Self.switches(row.options.text("NumberStyles") ?? "")
    let types = ["int": "Int32", "double": "Double", "decimal": "Decimal"]
    let name = row.options.text("api")?.prefix { $0 != "." } ?? ""
    let takesSign =
      !styles.isDisjoint(with: ["AllowLeadingSign", "AllowTrailingSign", "AllowParentheses"])
    let type = try PeerType.named(types[String(name)] ?? "")
    return try row.read(
      try format(row, styles),
      as: styles.contains("AllowDecimalPoint") || name == "int" ? type : .exact(integerOnly: true),
      bounds: takesSign ? .unlimited : NumberBounds(minimum: 0)!)
  }

  private static func switches(_ text: String) -> Set<String> {
    let integer = ["AllowLeadingWhite", "AllowTrailingWhite", "AllowLeadingSign"]
    let number = integer + ["AllowTrailingSign", "AllowDecimalPoint", "AllowThousands"]
    let currency = number + ["AllowParentheses", "AllowCurrencySymbol"]
    let compounds = [
      "Integer": integer, "Number": number, "Currency": currency,
      "Float": integer + ["AllowDecimalPoint", "AllowExponent"],
      "Any": currency + ["AllowExponent"],
    ]
    return Set(text.split(separator: "|").flatMap { compounds[String($0)] ?? [String($0)] })
  }

  private static func format(_ row: PeerRow, _ styles: Set<String>) throws -> NumberFormat {
    let given = row.options.object("symbols")
    var symbols = NumberSymbols.latin
    let isMoney = styles.contains("AllowCurrencySymbol")
    symbols.decimalSeparator = given.text("decimal") ?? "."
    symbols.groupingSeparator =
      isMoney ? given.text("currencyGroup") ?? "," : given.text("group") ?? ","
    for name in ["minus", "plus"] {
      if let sign = given.text(name), !sign.isEmpty {
        throw Unsupported("“\(sign)” as a sign: only the signs of R8 are read")
      }
    }
    let style: NumberStyle =
      styles.contains("AllowParentheses")
      ? .accounting("USD") : isMoney ? .currency("USD") : .decimal
    let currency = given.text("currency") ?? ""
    return NumberFormat(
      locale: row.locale, symbols: symbols, style: style,
      affixes: isMoney && !currency.isEmpty ? [currency] : [],
      allowsExponent: styles.contains("AllowExponent"))
  }
}
