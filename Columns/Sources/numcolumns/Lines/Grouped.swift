import FormattingFields

extension Int {
  private static let english = try? NumberFormat.icu(locale: "en", style: .integer)

  /// The number with its digits in groups, as messages show it: "1,234,567".
  var grouped: String {
    guard let english = Self.english, let number = fixedDecimal else { return String(self) }
    return english.text(for: number)
  }
}
