import FormattingFields

/// How a conversion writes numbers in a locale: with all of their digits, and with the zeros that were
/// written at the end of a fraction.
struct TargetFormat {
  /// Formats with as many fraction digits as their index, at least.
  private let formats: [NumberFormat]

  init(locale: String) throws(ColumnFailure) {
    var formats: [NumberFormat] = []
    for count in 0...Self.mostZeros {
      let precision =
        count == 0 ? "precision-unlimited" : "." + String(repeating: "0", count: count) + "*"
      // Refuses to round away any digit of a number.
      formats.append(
        try .named(
          locale: locale, style: .skeleton("\(precision) group-auto rounding-mode-unnecessary")))
    }
    self.formats = formats
  }

  /// More fraction digits than this are written without zeros at their end.
  private static let mostZeros = 20

  /// The text of a number, with as many fraction digits as its plain text has.
  func text(for number: FixedDecimal, asLongAs plain: String) -> String {
    let point = plain.utf8.lastIndex(of: UInt8(ascii: "."))
    let count = point.map { plain.utf8.distance(from: $0, to: plain.utf8.endIndex) - 1 } ?? 0
    return formats[count < formats.count ? count : 0].text(for: number)
  }
}
