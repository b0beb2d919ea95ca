import FormattingFields

/// Units that a language writes without digits for some numbers: "metre" and "two metres" in Arabic,
/// "day" in Hebrew. Such a text shows no number, so that none can be read from it.
enum Digitless {
  /// The languages and their units.
  static let units: [String: Set<String>] = [
    "ar": [
      "meter", "day", "foot", "degree", "month", "decade", "quarter", "year", "minute", "pint",
      "bushel",
    ],
    "he": ["day", "minute", "month", "year"],
  ]

  static func isListed(_ tag: String, _ style: NumberStyle) -> Bool {
    guard case .unit(let unit) = style else { return false }
    return units[String(tag.prefix { $0 != "-" })]?.contains(unit) ?? false
  }

  static func isDigitless(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }
}
