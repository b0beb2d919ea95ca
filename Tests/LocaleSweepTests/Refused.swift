import FormattingFields
import Synchronization

/// What ICU writes and the field refuses, because it could be read in two ways.
///
/// A full run fails where an entry is no longer needed.
enum Refused {
  /// Language and unit. Kyrgyz writes one year "1-ж." and two "2 ж.", so that "1-ж." could be minus
  /// one year.
  static let units: Set<String> = ["ky year"]

  private static let found = Mutex<Set<String>>([])

  static var seen: Set<String> { found.withLock { $0 } }

  static func contains(_ tag: String, _ style: NumberStyle) -> Bool {
    guard case .unit(let unit) = style else { return false }
    let entry = "\(tag.prefix { $0 != "-" }) \(unit)"
    if units.contains(entry) { _ = found.withLock { $0.insert(entry) } }
    return units.contains(entry)
  }
}
