import FieldEditing
public import Foundation
public import NumberText

/// A format style that writes as another style does, and that refuses each text that is not a
/// number from its first character to its last.
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
  let base: Base
  /// The format by which texts are read; it has no kinds of entry.
  public let numberFormat: NumberFormat

  /// Makes a strict style from any style that writes numbers.
  ///
  /// - Throws: `NumberFormatError` if the meaning of the style's texts is not certain, as in
  ///   compact notation, where 1234 is "1.2K".
  /// - Complexity: That of making a `NumberFormat` of the style: some hundred texts, or one if the
  ///   format was made before.
  public init(_ base: Base) throws(NumberFormatError) {
    self.base = base
    numberFormat = try NumberFormat(base)
    if !numberFormat.entries.isEmpty { throw NumberFormatError.notPositional }
  }

  /// Writes a value as the base does.
  ///
  /// ```swift
  /// style.format(1234.5)   // "1.234,5"
  /// ```
  public func format(_ value: Base.FormatInput) -> String { base.format(value) }

  /// The style itself.
  public var parseStrategy: Self { self }

  /// Reads a text that is a number and nothing else.
  ///
  /// ```swift
  /// try style.parse("1,5")     // 1.5
  /// try style.parse("12abc")   // throws a RefusedText
  /// ```
  ///
  /// - Throws: `RefusedText` for a text that is no number in this style, or that has more in it
  ///   than a number.
  public func parse(_ text: String) throws -> Base.FormatInput {
    let scanner = NumberScanner<Base.FormatInput>(format: numberFormat)
    if let value = scanner.scan(text).value { return value }
    throw scanner.refusedText(for: text) ?? CocoaError(.formatting)
  }

  /// Returns the same style in another locale; the style itself if no strict style can be made for
  /// that locale.
  ///
  /// ```swift
  /// style.locale(Locale(identifier: "en_US")).format(1234.5)   // "1,234.5"
  /// ```
  public func locale(_ locale: Locale) -> StrictNumberStyle {
    (try? StrictNumberStyle(base.locale(locale))) ?? self
  }

  /// Decodes the base, and makes a strict style of it.
  ///
  /// - Throws: What the base's decoder throws, or `NumberFormatError`.
  public init(from decoder: any Decoder) throws { try self.init(Base(from: decoder)) }

  /// Encodes the base alone.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try base.encode(to: encoder) }

  public static func == (left: StrictNumberStyle, right: StrictNumberStyle) -> Bool {
    left.base == right.base
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
