#if os(Linux) || os(macOS)
  public import EntryKinds
  import FormattingFieldLock

  extension EntryName {
    /// Makes the kind of entry of this name, which lets a field read more than plain numbers, with the words that ICU
    /// has for a locale: with `shorthand`, a German field reads "2 Mio." as 2,000,000.
    ///
    /// ```swift
    /// field.policies.entries = [try EntryName.shorthand.icu(locale: "de-DE", style: .decimal)]
    /// ```
    ///
    /// - Throws: `NumberFormatError` if ICU does not know the locale; for `units` also if `style` is not a unit, for
    ///   `currencyWords` if it is no currency.
    /// - Complexity: O(*n*²) in the words of the locale.
    public func icu(locale: String, style: NumberStyle) throws(NumberFormatError) -> EntryKind {
      switch self {
      case .arithmetic: return .arithmetic
      case .relative: return .relative
      case .powersOfTen: return .powersOfTen
      case .debitsNegative, .creditsNegative:
        return .statements(
          negative: self == .debitsNegative ? .debits : .credits,
          words: try NumberFormat.icuCompactWords(locale: locale))
      case .currencyWords:
        guard let code = style.currencyCode else {
          throw NumberFormatError.unknownCurrency("\(style)")
        }
        return .currencyWords(code, try NumberFormat.icuCurrencyNames(locale: locale, of: code))
      case .fractions: return .fractions
      case .fromElsewhere: return .fromElsewhere
      case .typedFromElsewhere: return .typedFromElsewhere
      case .shorthand: return .shorthand(try NumberFormat.icuCompactWords(locale: locale))
      case .units:
        guard case .unit(let unit) = style else {
          throw NumberFormatError.unknownUnit("\(style)")
        }
        return try UnitKinds.kind(unit, locale) ?? .noUnits(unit)
      }
    }
  }

  /// Keeps the unit names of up to 64 locales, because ICU takes long to give them.
  private enum UnitKinds {
    private static let kept = Locked<[String: [(key: String, value: String)]]>([:])

    /// Makes the kind of entry that reads other units, such as centimetres, in a field of `unit`, such as metres; nil
    /// if the package does not know `unit`.
    static func kind(_ unit: String, _ locale: String) throws(NumberFormatError) -> EntryKind? {
      if let names = kept.withLock({ $0[locale] }) { return .units(unit, names) }
      let names = try NumberFormat.icuUnitNames(locale: locale)
      kept.withLock { kept in
        if kept.count == 64 { kept.removeAll() }
        kept[locale] = names
      }
      return .units(unit, names)
    }
  }
#endif
