#if os(Linux) || os(macOS)
  import EntryKinds
  import ICUNumberText
  public import NumberText

  extension NumberFormat {
    /// Returns the names of units in a locale, in each width, so that a field of kilograms can read
    /// "500 g".
    ///
    /// ```swift
    /// try NumberFormat.icuUnitNames(locale: "en-US", of: ["gram"])
    /// // [(key: "g", value: "gram"), (key: "gram", value: "gram"), (key: "grams", value: "gram")]
    /// ```
    ///
    /// The names are not cached: a host asks once and keeps them. A unit of the United States or
    /// the United Kingdom, such as a gallon, is left out in other locales, where its name may mean
    /// another amount.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag.
    ///   - identifiers: Units of CLDR; by default all units that kinds of entry read.
    /// - Returns: Names, each with the identifier of its unit.
    /// - Throws: `NumberFormatError` if ICU does not know the locale.
    /// - Complexity: ICU writes a dozen numbers for each unit.
    public static func icuUnitNames(
      locale: String, of identifiers: [String] = everydayUnits
    ) throws(NumberFormatError) -> [(key: String, value: String)] {
      let locale = try ICULocale(known: locale)
      let system = locale.measurementSystem
      return locale.unitNames(
        of: identifiers.filter { UnitTable.home($0).map { $0.rawValue == system } ?? true })
    }

    /// The CLDR identifiers of the units that kinds of entry read, and of units that share a name
    /// with one of these in some language.
    public static let everydayUnits = UnitTable.identifiers
  }
#endif
