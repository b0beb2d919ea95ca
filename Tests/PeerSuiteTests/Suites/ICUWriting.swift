import FormattingFields
import FormattingFieldsFoundation

/// ICU's rows about writing, from its pattern specification, tried in each way that this package
/// has.
enum ICUWriting {
  static func compare(_ row: PeerRow) throws -> Finding {
    guard let expected = row.expect.text("text") else {
      throw Unsupported("patterns, to be refused: formats are given as skeletons")
    }
    var pattern = try PeerPattern(row.argument ?? "")
    var settings = try pattern.apply(row.options)
    if pattern.hasCurrency && settings.currency == nil {
      settings.currency = try ICULocale(row.locale).regionCurrency
    }
    if pattern.hasPadding || settings.hasPadding { throw Unsupported("padding to a width") }
    guard let number = FixedDecimal(row.fields.text("value") ?? "") else {
      return .differs("no text")
    }
    var texts: [String] = []
    var needs: [String] = []
    for way in [pattern.writingFormat, pattern.skeletonFormat] {
      do {
        texts.append(try way(row.locale, settings).text(for: number))
      } catch let error as Unsupported {
        if !needs.contains(error.need) { needs.append(error.need) }
      } catch let error as NumberFormatError {
        needs.append(error.description)
      }
    }
    if texts.isEmpty { throw Unsupported(needs.joined(separator: "; ")) }
    guard let text = texts.first(where: { $0 != expected }) else { return .agrees }
    if pattern.hidesDigitsOfIncrement {
      throw Unsupported("fewer fraction digits than the rounding increment has")
    }
    return .differs("text \(text)")
  }
}
