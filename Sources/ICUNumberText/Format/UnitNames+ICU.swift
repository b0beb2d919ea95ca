import CICUNumberText
public import NumberText

extension NumberFormat {
  /// What a locale calls units, in each width: for entries such as "500 g" in a field of kilograms.
  ///
  /// ```swift
  /// try NumberFormat.icuUnitNames(locale: "en-US", of: ["gram"])
  /// // [(key: "g", value: "gram"), (key: "gram", value: "gram"), (key: "grams", value: "gram")]
  /// ```
  ///
  /// Nothing is kept: a host asks once. Where units of the United States are not those of the country, their
  /// names stand for the country's units as well, so that "5 pt" is ambiguous in `en-GB`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag.
  ///   - identifiers: Units of CLDR; those of everyday use if not given.
  /// - Returns: Names, each with the identifier of its unit.
  /// - Throws: `NumberFormatError`: what ICU does not know of the locale.
  /// - Complexity: ICU writes a dozen numbers for each unit.
  ///
  /// Source: ICU's skeletons `unit/…` and `unit-width-…`.
  public static func icuUnitNames(
    locale: String, of identifiers: [String] = everydayUnits
  ) throws(NumberFormatError) -> [(key: String, value: String)] {
    let locale = try ICULocale(locale)
    let isAmerican = cicu_locale_uses_us_units(locale.wholeName)
    var names: [(key: String, value: String)] = []
    for identifier in identifiers {
      for width in ["short", "narrow", "full-name"] {
        let skeleton = "unit/\(identifier) unit-width-\(width)"
        // ICU lacks the unit, or the locale has no name in this width: the unit is left out, without an
        // error.
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
    return isAmerican ? names : names + namesakes(in: names)
  }

  /// Units of the United States, each with those that have its name in other countries.
  private static let american = [
    "ton": ["tonne", "ton-imperial"], "pint": ["pint-imperial"], "cup": ["cup-metric"],
  ]

  /// What names of American units mean elsewhere, if they do not say that they are American: "pt", "tons".
  ///
  /// Such a name is a single word that has no other unit's name in it, as the Japanese short ton has. With
  /// two units it is ambiguous. (X7)
  private static func namesakes(
    in names: [(key: String, value: String)]
  ) -> [(key: String, value: String)] {
    var found: [(key: String, value: String)] = []
    for name in names {
      guard let others = american[name.value], !name.key.contains(where: \.isWhitespace) else {
        continue
      }
      let isQualified = names.contains {
        others.contains($0.value) && name.key != $0.key && name.key.contains($0.key)
      }
      if !isQualified || name.key.unicodeScalars.allSatisfy(\.isASCII) {
        found += others.map { (name.key, $0) }
      }
    }
    return found
  }

  /// Numbers of most plural categories.
  private static let unitCounts: [FixedDecimal] = [1, 2, 5, 20, 1.5]

  /// The units that people measure with every day, by their identifiers in CLDR.
  public static let everydayUnits = [
    "millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile",
    "nautical-mile", "decimeter", "mile-scandinavian", "milligram", "gram", "kilogram", "tonne",
    "ounce", "pound", "stone",
    "ton",
    "milliliter", "centiliter", "deciliter", "liter", "hectoliter", "cubic-centimeter",
    "cubic-meter", "teaspoon", "dessert-spoon", "dessert-spoon-imperial", "tablespoon",
    "fluid-ounce",
    "fluid-ounce-imperial", "cup", "cup-metric", "pint", "pint-metric", "quart", "quart-imperial",
    "gallon",
    "gallon-imperial", "square-centimeter", "square-meter", "hectare", "square-kilometer",
    "square-inch", "square-foot", "acre", "square-mile", "millisecond", "second", "minute", "hour",
    "day", "week", "celsius", "fahrenheit", "kelvin", "meter-per-second", "kilometer-per-hour",
    "mile-per-hour", "knot", "joule", "kilojoule", "calorie", "foodcalorie", "kilocalorie",
    "kilowatt-hour",
    "watt",
    "kilowatt", "horsepower", "pascal", "hectopascal", "bar", "millibar", "bit", "kilobit",
    "megabit", "gigabit", "terabit",
    "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "hertz", "kilohertz", "megahertz",
    "gigahertz", "volt",
    "ampere", "ohm",
  ]
}
