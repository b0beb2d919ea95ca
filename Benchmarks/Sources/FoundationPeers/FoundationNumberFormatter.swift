import Foundation

/// Foundation's `NumberFormatter`, reading.
public struct FoundationNumberFormatter {
  private let formatter: NumberFormatter

  /// Makes a reader for the locale of a tag.
  public init(locale: String) {
    formatter = NumberFormatter()
    // With the tag "de-DE", Core Foundation sometimes gives no formatter, and Foundation ends the
    // process.
    formatter.locale = Locale(identifier: locale.replacing("-", with: "_"))
    formatter.numberStyle = .decimal
  }

  /// The number that a text says; nil if it is refused.
  public func value(of text: String) -> Double? { formatter.number(from: text)?.doubleValue }
}
