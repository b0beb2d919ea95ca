import FieldEditing
public import Foundation
public import NumberText

/// A format style that writes as another style does, and reads a text whole or throws.
///
/// It can be used wherever Foundation's own number styles can.
///
/// ```swift
/// let german = Locale(identifier: "de_DE")
/// let style = try StrictNumberStyle(FloatingPointFormatStyle<Double>(locale: german))
/// style.format(1234.5)                 // "1.234,5"
/// try style.parseStrategy.parse("1,5") // 1.5
/// try style.parseStrategy.parse("1.5") // throws a RefusedText, which suggests "1,5"
/// ```
public struct StrictNumberStyle<Base: FormatStyle & Sendable>: ParseableFormatStyle, ParseStrategy,
  Sendable
where Base.FormatInput: NumberValue, Base.FormatOutput == String {
  /// The style that writes.
  public let base: Base
  /// How a text is read.
  public let numberFormat: NumberFormat

  /// Makes a strict style of any style that writes numbers.
  ///
  /// - Throws: `NumberFormatError` if the meaning of the style's texts is not certain, as in compact notation,
  ///   where 1234 is "1.2K".
  /// - Complexity: that of a `NumberFormat` of the style: a text once the format is kept.
  public init(_ base: Base) throws(NumberFormatError) {
    self.base = base
    numberFormat = try NumberFormat(base)
    if !numberFormat.entries.isEmpty { throw NumberFormatError.notPositional }
  }

  /// The text that the base writes.
  ///
  /// ```swift
  /// style.format(1234.5)   // "1.234,5"
  /// ```
  public func format(_ value: Base.FormatInput) -> String { base.format(value) }

  /// The style itself.
  public var parseStrategy: Self { self }

  /// Reads a text.
  ///
  /// ```swift
  /// try style.parse("1,5")     // 1.5
  /// try style.parse("12abc")   // throws a RefusedText
  /// ```
  ///
  /// - Throws: `RefusedText` for any text that is not acceptable.
  public func parse(_ text: String) throws -> Base.FormatInput {
    let scanner = NumberScanner<Base.FormatInput>(format: numberFormat)
    if let value = scanner.scan(text).value { return value }
    throw scanner.refusedText(for: text) ?? CocoaError(.formatting)
  }

  /// The same style in another locale, or the style itself if it cannot be read there.
  ///
  /// ```swift
  /// style.locale(Locale(identifier: "en_US")).format(1234.5)   // "1,234.5"
  /// ```
  public func locale(_ locale: Locale) -> StrictNumberStyle {
    (try? StrictNumberStyle(base.locale(locale))) ?? self
  }

  /// Makes a style from its coded base.
  ///
  /// - Throws: What the base's decoder throws, or `NumberFormatError`.
  public init(from decoder: any Decoder) throws { try self.init(Base(from: decoder)) }

  /// Codes the base.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try base.encode(to: encoder) }

  public static func == (left: StrictNumberStyle, right: StrictNumberStyle) -> Bool {
    left.base == right.base
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
