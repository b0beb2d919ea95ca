import FormattingFieldLock
import NumberText

/// The formats and symbols that were read from ICU, kept for all threads of the process.
///
/// A format is made outside the lock. If two threads make the same format, both get the format that
/// was finished first.
package enum ICUCaches {
  /// At most this many formats are kept. A format with a pattern takes 1.3 KB, 4,096 of them about
  /// 6 MB. A format that writes through ICU takes up to 40 KB, because it holds ICU's formatter.
  package static let formatCapacity = 4096
  /// The symbols of at most this many locales are kept; ICU has fewer locales.
  static let symbolsCapacity = 1024

  private static let formats = Locked(
    RecentValues<FormatKey, NumberFormat>(capacity: formatCapacity))
  private static let symbols = Locked(
    RecentValues<String, LocaleSymbols>(capacity: symbolsCapacity))

  static func format(for key: FormatKey) throws(NumberFormatError) -> NumberFormat {
    if let format = formats.withLock({ $0.value(for: key) }) { return format }
    let format = try FormatLoader(key).load()
    return formats.withLock { $0.insert(format, for: key) }
  }

  static func symbols(for tag: String) throws(NumberFormatError) -> LocaleSymbols {
    if let found = symbols.withLock({ $0.value(for: tag) }) { return found }
    let read = try LocaleSymbols(try ICULocale(known: tag))
    return symbols.withLock { $0.insert(read, for: tag) }
  }
}
