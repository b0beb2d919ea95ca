import CICUNumberText
import EntryKinds
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
  /// The names are not cached: a host asks once and keeps them. A unit of the United States or the
  /// United Kingdom, such as a gallon, is left out in other locales, where its name may mean
  /// another amount.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag.
  ///   - identifiers: Units of CLDR; by default all units that kinds of entry read.
  /// - Returns: Names, each with the identifier of its unit.
  /// - Throws: `NumberFormatError` if ICU does not know the locale.
  /// - Complexity: ICU writes a dozen numbers for each unit.
  ///
  /// Source: ICU's skeletons `unit/…` and `unit-width-…`, and its systems of measures.
  public static func icuUnitNames(
    locale: String, of identifiers: [String] = everydayUnits
  ) throws(NumberFormatError) -> [(key: String, value: String)] {
    let locale = try ICULocale(known: locale)
    let home: UnitTable.Home? =
      switch cicu_locale_measures(locale.askedName) {
      case CICU_MEASURES_US: .unitedStates
      case CICU_MEASURES_UK: .unitedKingdom
      default: nil
      }
    var names: [(key: String, value: String)] = []
    for identifier in identifiers where UnitTable.home(identifier).map({ $0 == home }) ?? true {
      for width in ["short", "narrow", "full-name"] {
        let skeleton = "unit/\(identifier) unit-width-\(width)"
        // If ICU cannot write the unit in this width, this width and those after it are skipped,
        // without an error.
        guard let formatter = try? ICUFormatter(skeleton: skeleton, localeName: locale.name),
          let source = try? ICUSource(formatter, style: .decimal, localeName: locale.name)
        else { break }
        for number in unitCounts {
          guard let text = try? source.markedText(of: number)?.affixes else { continue }
          for name in [text.prefix, text.suffix]
          where !name.isEmpty
            && !names.contains(where: { $0.key == name && $0.value == identifier })
          {
            names.append((name, identifier))
          }
        }
      }
    }
    return names
  }

  /// Numbers that together have most plural categories, to find the forms of a unit's name: ICU
  /// writes "gram" after 1, and "grams" after 2.
  private static let unitCounts: [FixedDecimal] = [1, 2, 5, 20, 1.5]

  /// The CLDR identifiers of the units that kinds of entry read, and of units that share a name
  /// with one of these in some language.
  public static let everydayUnits = UnitTable.identifiers
}
