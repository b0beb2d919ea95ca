import FormattingFields
import FormattingFieldsFoundation

/// The rows of web-platform-tests: the value of an input element of type number after a text was
/// set.
enum WebRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    let format = try NumberFormat.icu(
      locale: "en-US-posix", style: .decimal, options: NumberOptions(allowsExponent: true))
    let bounds = NumberBounds(
      minimum: row.options.text("min").flatMap { FixedDecimal($0) },
      maximum: row.options.text("max").flatMap { FixedDecimal($0) })
    let kept = row.expect.text("text") ?? ""
    let answer = PeerType(Double.self).scan(
      row.input, format, bounds ?? .unlimited, FixedDecimal(kept))
    let agrees = kept.isEmpty ? answer.status != .acceptable : answer.isExpected
    return agrees ? .agrees : .differs(answer.words)
  }
}
