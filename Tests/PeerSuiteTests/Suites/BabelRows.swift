import FormattingFields
import FormattingFieldsFoundation

/// The rows of Python's Babel, which suggests texts as well.
enum BabelRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let format = try NumberFormat.icu(locale: row.locale, style: .decimal)
    let type = PeerType.exact(integerOnly: row.options.flag("parseIntegerOnly") == true)
    let finding = try row.read(format, as: type)
    guard finding == .agrees, row.options.has("suggestions") else { return finding }
    let expected = row.options.list("suggestions").compactMap { $0 as? String }
    let suggestions = NumberScanner<FixedDecimal>(format: format).suggestions(for: row.input)
    if Set(suggestions) == Set(expected) { return .agrees }
    return .differs("suggests \(suggestions.joined(separator: " or "))")
  }
}
