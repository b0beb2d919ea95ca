import Foundation

/// Foundation's `FloatingPointFormatStyle<Double>`, reading.
public struct FoundationDouble {
  private let strategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Double>>

  /// Makes a reader for the locale of a tag.
  public init(locale: String) {
    strategy = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).parseStrategy
  }

  /// The number that a text says; nil where it is refused.
  public func value(of text: String) -> Double? { try? strategy.parse(text) }
}
