public import FormattingFields
public import Foundation

/// A style of Foundation's kind that writes as ICU does and reads a text whole or throws.
///
/// It stands wherever Foundation's own number styles do.
///
/// ```swift
/// let style = try StrictNumberStyle<Double>(locale: Locale(identifier: "de_DE"))
/// style.format(1234.5)                 // "1.234,5"
/// try style.parseStrategy.parse("1,5") // 1.5
/// try style.parseStrategy.parse("1.5") // throws NumberTextError, which suggests "1,5"
/// ```
public struct StrictNumberStyle<Value: NumberValue>: ParseableFormatStyle {
  /// How the style reads and writes.
  public let numberFormat: NumberFormat
  private let source: StyleSource

  /// Makes a style for a locale.
  ///
  /// - Throws: `ICUNumberTextError` where ICU does not know the locale's tag, the skeleton, the
  ///   currency or the unit.
  public init(
    locale: Locale = .autoupdatingCurrent, style: NumberStyle = .decimal,
    options: NumberOptions = NumberOptions()
  ) throws(ICUNumberTextError) {
    try self.init(
      StyleSource(locale: locale.identifier(.bcp47), style: style.description, options: options))
  }

  private init(_ source: StyleSource) throws(ICUNumberTextError) {
    self.source = source
    numberFormat = try source.numberFormat
  }

  /// The text of a value; empty for NaN and infinities, which are no numbers to a field.
  ///
  /// ```swift
  /// style.format(1234.5)   // "1.234,5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func format(_ value: Value) -> String {
    value.fixedDecimal.map(numberFormat.text(for:)) ?? ""
  }

  /// Reads a text whole or throws.
  public var parseStrategy: StrictNumberParseStrategy<Value> {
    StrictNumberParseStrategy(style: self)
  }

  /// The same style in another locale, or the style itself where ICU does not take the locale's tag.
  ///
  /// ```swift
  /// style.locale(Locale(identifier: "en_US")).format(1234.5)   // "1,234.5"
  /// ```
  ///
  /// - Complexity: that of `NumberFormat.icu`: a lookup once the format is kept.
  public func locale(_ locale: Locale) -> StrictNumberStyle {
    var source = source
    source.locale = locale.identifier(.bcp47)
    return (try? StrictNumberStyle(source)) ?? self
  }

  /// Makes a style from its coded locale, name and options.
  ///
  /// - Throws: What the decoder throws, or `ICUNumberTextError`.
  public init(from decoder: any Decoder) throws {
    try self.init(StyleSource(from: decoder))
  }

  /// Codes the style's locale, name and options.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try source.encode(to: encoder) }

  public static func == (left: StrictNumberStyle, right: StrictNumberStyle) -> Bool {
    left.source == right.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Reads a text whole in a style's format, or throws.
///
/// ```swift
/// try style.parseStrategy.parse("1.234,5")   // 1234.5
/// ```
public struct StrictNumberParseStrategy<Value: NumberValue>: ParseStrategy {
  /// The style to read in.
  public let style: StrictNumberStyle<Value>

  /// Reads a text.
  ///
  /// ```swift
  /// try style.parseStrategy.parse("1,5")     // 1.5
  /// try style.parseStrategy.parse("12abc")   // throws NumberTextError
  /// ```
  ///
  /// - Throws: ``NumberTextError`` for any text that is not acceptable.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func parse(_ text: String) throws -> Value {
    let scanner = NumberScanner<Value>(format: style.numberFormat)
    let reading = scanner.scan(text)
    guard let value = reading.value else {
      throw NumberTextError(
        text: text, issue: reading.issue, suggestions: scanner.suggestions(for: text))
    }
    return value
  }
}

/// What a style is made from: all that is coded of it.
private struct StyleSource: Hashable, Sendable, Codable {
  var locale: String
  var style: String
  let options: NumberOptions

  var numberFormat: NumberFormat {
    get throws(ICUNumberTextError) {
      guard let style = NumberStyle(style) else {
        throw .invalidOptions("no style is named “\(self.style)”")
      }
      return try NumberFormat.icu(locale: locale, style: style, options: options)
    }
  }
}
