public import FormattingFields
public import Foundation

extension NumberFormat {
  /// The format that ICU has for a locale of Foundation's and a style.
  ///
  /// ```swift
  /// let euros = try NumberFormat.icu(locale: .current, style: .currency("EUR"))
  /// ```
  ///
  /// - Throws: `ICUNumberTextError`, as for a tag.
  /// - Complexity: a lookup once the format is kept.
  public static func icu(
    locale: Locale, style: NumberStyle, options: NumberOptions = NumberOptions()
  ) throws(ICUNumberTextError) -> NumberFormat {
    try icu(locale: locale.identifier(.bcp47), style: style, options: options)
  }
}
