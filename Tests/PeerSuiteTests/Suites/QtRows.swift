import FormattingFields
import FormattingFieldsFoundation

/// The rows of Qt's QLocale.
enum QtRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let isInteger = row.options.flag("parseIntegerOnly") == true
    return try row.read(
      try .icu(
        locale: row.locale, style: .decimal, options: NumberOptions(allowsExponent: !isInteger)),
      as: isInteger ? PeerType(Int64.self) : PeerType(Double.self))
  }
}
