import FormattingFields
import FormattingFieldsFoundation

/// The rows of the JDK's NumberFormat.
enum JavaRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    // Java's formats read an exponent behind any number.
    let options = NumberOptions(
      usesGrouping: row.options.flag("useGrouping") ?? true, allowsExponent: true)
    let type = PeerType.exact(integerOnly: row.options.flag("parseIntegerOnly") == true)
    return try row.read(try format(row, options), as: type)
  }

  private static func format(_ row: PeerRow, _ options: NumberOptions) throws -> NumberFormat {
    switch (row.kind, row.argument) {
    case ("pattern", let text?):
      var pattern = try PeerPattern(text)
      _ = try pattern.apply(row.options)
      return try pattern.readingFormat(row.locale, options: options, ignoresCase: false)
    case ("currency", let code?):
      return try .icu(locale: row.locale, style: .currency(code), options: options)
    case ("percent", _): return try .icu(locale: row.locale, style: .percent, options: options)
    default: return try .icu(locale: row.locale, style: .decimal, options: options)
    }
  }
}
