import Foundation

/// Foundation's `FloatingPointFormatStyle<Double>`, reading.
public struct FoundationDouble {
  private let style: FloatingPointFormatStyle<Double>
  private let strategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Double>>

  /// Makes a reader for the locale of a tag.
  public init(locale: String) {
    style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
    strategy = FloatingPointParseStrategy(format: style, lenient: true)
  }

  /// The number that a text says; nil if it is refused.
  public func value(of text: String) -> Double? { try? strategy.parse(text) }

  /// The text of a number.
  public func text(of value: Double) -> String { style.format(value) }
}
