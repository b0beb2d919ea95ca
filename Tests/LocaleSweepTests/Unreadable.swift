import FormattingFields
import Synchronization

/// What ICU writes and nobody can read back: listed with the reason, by language and unit.
///
/// A full run fails on an entry that no text needs any more.
enum Unreadable {
  /// Units that a language writes without digits for some numbers ("metre", "two metres"), a
  /// negative one included: the text shows no number.
  static let withoutDigits: [String: Set<String>] = [
    "ar": [
      "meter", "day", "foot", "degree", "month", "decade", "quarter", "year",
      "liter-per-100-kilometer",
    ],
    "ce": ["day"],
    "he": ["day", "minute", "month"], "so": ["year"],
  ]

  private static let seen = Mutex<Set<String>>([])

  /// Whether a text of the locale and style is listed.
  static func contains(_ tag: String, _ style: NumberStyle) -> Bool {
    guard case .unit(let unit) = style else { return false }
    let language = String(tag.prefix { $0 != "-" })
    guard withoutDigits[language]?.contains(unit) == true else { return false }
    _ = seen.withLock { $0.insert("\(language) \(unit)") }
    return true
  }

  /// The entries that no text has needed.
  static var unneeded: [String] {
    let entries = withoutDigits.flatMap { language, units in units.map { "\(language) \($0)" } }
    let seen = seen.withLock { $0 }
    return entries.filter { !seen.contains($0) }.sorted()
  }
}
