public import NumberText

extension NumberSymbols {
  /// Returns the symbols that ICU has for a locale.
  ///
  /// ```swift
  /// let german = try NumberSymbols.icu(locale: "de-DE")
  /// german.decimalSeparator       // ","
  /// let hindi = try NumberSymbols.icu(locale: "hi-IN")
  /// hindi.secondaryGroupingSize   // 2
  /// ```
  ///
  /// For money some locales have other symbols than these; a format of money has them in its
  /// `symbols`.
  ///
  /// - Parameter locale: A BCP 47 tag; `-u-nu-` chooses the numbering system.
  /// - Throws: `NumberFormatError`, as ``NumberFormat/icu(locale:style:options:)`` does: the
  ///   symbols are those of the locale's decimal format.
  /// - Complexity: that of loading the decimal format; a hash and a lock once that has been loaded.
  ///
  /// Source: ICU `unum_getSymbol`, `unum_getAttribute`; UTS #35 Part 3, "Number Symbols".
  public static func icu(locale: String) throws(NumberFormatError) -> NumberSymbols {
    try NumberFormat.icu(locale: locale, style: .decimal).symbols
  }
}
