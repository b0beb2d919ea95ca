#if os(Linux) || os(macOS)
  public import EntryKinds
  import FormattingFieldLock

  extension EntryKind {
    /// Measures in other units than the field's, by the names that ICU has for units in a locale.
    /// (X7)
    ///
    /// ```swift
    /// weight.policies.entries = [try .units("kilogram", locale: "de-DE")]
    /// try weight.type("500 Gramm")   // 0.5
    /// ```
    ///
    /// The kind is kept, so that a form's declaration may ask for it at each run. In a unit that
    /// the package does not know it reads nothing.
    ///
    /// - Parameters:
    ///   - unit: The field's unit, by its identifier in CLDR.
    ///   - locale: A BCP 47 tag.
    /// - Throws: `NumberFormatError` if ICU does not know the locale.
    /// - Complexity: O(1) for a kind that is kept. Else O(*n*²) in the names, which ICU takes
    ///   milliseconds to give.
    public static func units(
      _ unit: String, locale: String
    ) throws(NumberFormatError) -> EntryKind {
      try UnitKinds.kind(unit, locale)
    }
  }

  extension EntryName {
    /// Makes the kind of entry of this name, with the words that ICU has for a locale: with
    /// `shorthand`, a German field reads "2 Mio." as 2,000,000.
    ///
    /// ```swift
    /// field.policies.entries = [try EntryName.shorthand.icu(locale: "de-DE", style: .decimal)]
    /// ```
    ///
    /// - Throws: `NumberFormatError` if ICU does not know the locale; for `units` also if `style`
    ///   is not a unit, for `currencyWords` if it is no currency.
    /// - Complexity: O(*n*²) in the words of the locale.
    public func icu(locale: String, style: NumberStyle) throws(NumberFormatError) -> EntryKind {
      if let kind = try kind(in: style, words: ICUWords(locale: locale)) { return kind }
      throw self == .units ? .unknownUnit("\(style)") : .unknownCurrency("\(style)")
    }
  }

  private struct ICUWords: EntryWords {
    let locale: String

    func powers() throws(NumberFormatError) -> [(key: String, value: Int)]? {
      try NumberFormat.icuCompactWords(locale: locale)
    }

    func currencyNames(
      of code: String
    ) throws(NumberFormatError) -> [(key: String, value: String)] {
      try NumberFormat.icuCurrencyNames(locale: locale, of: code)
    }

    func units(of unit: String) throws(NumberFormatError) -> EntryKind? {
      try .units(unit, locale: locale)
    }
  }

  /// Keeps the names of units of up to 64 locales, because ICU takes long to give them, and as many
  /// kinds of entry, so that a form may ask for one at each run of its declaration.
  private enum UnitKinds {
    private static let names = Locked<[String: [(key: String, value: String)]]>([:])
    private static let kinds = Locked<[[String]: EntryKind]>([:])

    static func kind(_ unit: String, _ locale: String) throws(NumberFormatError) -> EntryKind {
      if let kind = kinds.withLock({ $0[[unit, locale]] }) { return kind }
      let kind = EntryKind.units(unit, try names(of: locale)) ?? .noUnits(unit)
      keep(kind, as: [unit, locale], in: kinds)
      return kind
    }

    private static func names(
      of locale: String
    ) throws(NumberFormatError) -> [(key: String, value: String)] {
      if let kept = names.withLock({ $0[locale] }) { return kept }
      let made = try NumberFormat.icuUnitNames(locale: locale)
      keep(made, as: locale, in: names)
      return made
    }

    private static func keep<Key: Hashable, Value>(
      _ value: Value, as key: Key, in kept: borrowing Locked<[Key: Value]>
    ) {
      kept.withLock { kept in
        if kept.count == 64 { kept.removeAll() }
        kept[key] = value
      }
    }
  }
#endif
