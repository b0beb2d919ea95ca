#if os(Linux) || os(macOS)
  public import EntryKinds

  extension EntryName {
    /// The kind, with the words that ICU has for it.
    ///
    /// ```swift
    /// field.policies.entries = [try EntryName.shorthand.icu(locale: "de-DE", style: .decimal)]
    /// ```
    ///
    /// - Throws: `NumberFormatError` if ICU does not know the locale, and for units in a field without one.
    /// - Complexity: O(*n*²) in the words of the locale.
    public func icu(locale: String, style: NumberStyle) throws(NumberFormatError) -> EntryKind {
      switch self {
      case .arithmetic: return .arithmetic
      case .cents: return .cents
      case .fractions: return .fractions
      case .fromElsewhere: return .fromElsewhere
      case .typedFromElsewhere: return .typedFromElsewhere
      case .shorthand: return .shorthand(try NumberFormat.icuCompactWords(locale: locale))
      case .units:
        guard case .unit(let unit) = style,
          let kind = EntryKind.units(unit, try NumberFormat.icuUnitNames(locale: locale))
        else { throw NumberFormatError.unknownUnit("\(style)") }
        return kind
      }
    }
  }
#endif
