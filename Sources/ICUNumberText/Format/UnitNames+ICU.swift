import CICUNumberText
import NumberText

extension ICULocale {
  /// The system of measures of the locale's region, by its identifier in CLDR: "metric", "US" or
  /// "UK".
  ///
  /// Source: ICU `ulocdata_getMeasurementSystem`.
  package var measurementSystem: String {
    switch cicu_locale_measures(askedName) {
    case CICU_MEASURES_US: "US"
    case CICU_MEASURES_UK: "UK"
    default: "metric"
    }
  }

  /// Returns the names of units in the locale, in each width, each with the identifier of its unit.
  ///
  /// - Parameter identifiers: Units of CLDR.
  /// - Complexity: ICU writes a dozen numbers for each unit.
  ///
  /// Source: ICU's skeletons `unit/…` and `unit-width-…`.
  package func unitNames(of identifiers: [String]) -> [(key: String, value: String)] {
    var names: [(key: String, value: String)] = []
    for identifier in identifiers {
      for width in ["short", "narrow", "full-name"] {
        let skeleton = "unit/\(identifier) unit-width-\(width)"
        // If ICU cannot write the unit in this width, this width and those after it are skipped,
        // without an error.
        guard let formatter = try? ICUFormatter(skeleton: skeleton, localeName: name),
          let source = try? ICUSource(formatter, style: .decimal, localeName: name)
        else { break }
        for number in Self.unitCounts {
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
}
