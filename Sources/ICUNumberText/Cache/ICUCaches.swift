import NumberText
import Synchronization

/// What has been read from ICU, for the whole process and every thread.
///
/// A format is made outside the lock, so that two threads may make the same one; the first stays.
package enum ICUCaches {
  /// The number of formats that are kept at most.
  ///
  /// Measured: 1.3 KB for a format with a pattern, so 6 MB in all; up to 40 KB for one that writes
  /// through ICU, whose formatter it holds.
  package static let formatCapacity = 4096
  /// The number of locales whose symbols are kept at most: more than ICU has.
  static let symbolsCapacity = 1024

  private static let formats = Mutex(
    ClockCache<FormatKey, NumberFormat>(capacity: formatCapacity))
  private static let symbols = Mutex(ClockCache<String, LocaleSymbols>(capacity: symbolsCapacity))

  /// The number of formats that are kept now.
  package static var formatCount: Int { formats.withLock { $0.count } }

  /// The format of a key, from the cache or from ICU.
  static func format(for key: FormatKey) throws(NumberFormatError) -> NumberFormat {
    if let format = formats.withLock({ $0.value(for: key) }) { return format }
    let format = try FormatLoader(key).load()
    return formats.withLock { $0.insert(format, for: key) }
  }

  /// The symbols of a locale's tag, from the cache or from ICU.
  static func symbols(for tag: String) throws(NumberFormatError) -> LocaleSymbols {
    if let found = symbols.withLock({ $0.value(for: tag) }) { return found }
    let read = try LocaleSymbols(try ICULocale(tag))
    return symbols.withLock { $0.insert(read, for: tag) }
  }
}
