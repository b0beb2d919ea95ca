import Foundation

/// Foundation's `Decimal.FormatStyle`, reading.
public struct FoundationDecimal {
  /// A number that Foundation has read.
  public struct Number {
    fileprivate let value: Decimal

    /// The number in plain ASCII digits.
    public var text: String { value.description }
    /// The power of ten of the number's last digit.
    public var exponent: Int { value.exponent }
  }

  private let strategy: Decimal.ParseStrategy<Decimal.FormatStyle>

  /// Makes a reader for the locale of a tag.
  public init(locale: String) {
    strategy = Decimal.ParseStrategy(
      format: Decimal.FormatStyle(locale: Locale(identifier: locale)), lenient: true)
  }

  /// The number that a text says; nil if it is refused.
  public func number(of text: String) -> Number? {
    guard let value = try? strategy.parse(text) else { return nil }
    return Number(value: value)
  }
}
