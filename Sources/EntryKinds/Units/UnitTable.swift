@_spi(EntryKinds) import NumberText

/// The units that a field with the kind of entry `units` reads: each with its exact ratio to the
/// base unit of its measure, and the spellings that mean the unit in every locale.
///
/// ```swift
/// UnitTable.unit("foot")?.ratio   // 381/1250, in metres
/// ```
///
/// A unit whose name means another amount elsewhere is left out on purpose: horsepower, the ton of
/// the United States, cups and spoons.
///
/// Source: the ratios are those of the International System of Units (BIPM, "The International
/// System of Units", 9th edition, tables 3, 5 and 8), of the agreement on yard and pound of 1959
/// (Federal Register 24 FR 5348), and of Schedule 1 of the Weights and Measures Act 1985 of the
/// United Kingdom; a gallon of the United States has 231 cubic inches (NIST Handbook 44, appendix
/// C). Data is counted in powers of a thousand (IEC 80000-13).
package enum UnitTable {
  /// The unit with an identifier of CLDR; nil if the table has none.
  static func unit(_ identifier: String) -> Unit? {
    // Before version 42, CLDR calls the tonne "metric-ton".
    let identifier = identifier.hasSameBytes(as: "metric-ton") ? "tonne" : identifier
    return units.first { $0.identifier.hasSameBytes(as: identifier) }
  }

  /// The unit with an identifier, among the units that are read and the ``namesakes``, which are
  /// only refused; nil if there is none.
  static func named(_ identifier: String) -> Unit? {
    unit(identifier) ?? namesakes.first { $0.identifier.hasSameBytes(as: identifier) }
  }

  /// The identifiers of all units whose names a host gives in its locale. The ``namesakes`` belong
  /// to them: their names have to be known so that they can be refused.
  package static let identifiers =
    (units + namesakes).filter { $0.naming != .unnamed }.map { $0.identifier }

  /// The system of measures that a unit belongs to; nil for a unit whose name means the same amount
  /// everywhere.
  package static func home(_ identifier: String) -> Home? { unit(identifier)?.home }

  /// A system of measures with units whose names mean other amounts elsewhere, such as the gallon,
  /// by its identifier in CLDR.
  package enum Home: String, Sendable {
    case unitedStates = "US"
    case unitedKingdom = "UK"
  }

  /// A physical quantity. Units of the same quantity can be converted to each other.
  enum Measure: Sendable {
    case length, area, volume, mass, temperature, time, speed, data, energy, power, pressure,
      frequency, angle, consumption
  }

  /// Which of a locale's names of a unit are read, in addition to the spellings of the table.
  enum Naming: Sendable {
    /// The locale's names, in every field.
    case everywhere
    /// The locale's names, but only in a field of this unit, or for a unit of one country (`home`):
    /// in other fields a "pied" may be the old French foot of 32.5 cm.
    case own
    /// None of the locale's names: a German "Pfund" has 500 grams, and is no pound.
    case none
    /// CLDR has no names of the unit.
    case unnamed
  }

  /// A family of units that can follow one another in a text, from larger to smaller: feet and
  /// inches, hours and minutes.
  enum Chain: Sendable { case meters, feet, pounds, hours, degrees }

  struct Unit: Sendable, Equatable {
    let identifier: String
    let measure: Measure
    let chain: Chain?
    let ratio: ExactRatio
    /// What is added after a multiplication by the ratio, to convert to the base unit: 273.15 for
    /// degrees Celsius.
    let offset: ExactRatio
    let naming: Naming
    let home: Home?
    /// The spellings that mean the unit in every locale.
    let spellings: [String]
    /// Spellings that mean the unit in a field of this unit or after a larger unit: "m" is minutes
    /// in "1h30m". In a field of hours or less "m" is minutes, too: months are not counted there.
    let ownSpellings: [String]
    /// Spellings that mean the unit in English, and other things elsewhere: "st" are pieces in
    /// Dutch.
    let englishSpellings: [String]

    static func == (left: Unit, right: Unit) -> Bool {
      left.identifier.hasSameBytes(as: right.identifier)
    }

    /// The next smaller unit that can follow in a text: inches for feet.
    var next: Unit? {
      var next: Unit?
      for unit in UnitTable.units
      where chain != nil && unit.chain == chain && unit.ratio < ratio
        && next.map({ $0.ratio < unit.ratio }) ?? true
      {
        next = unit
      }
      return next
    }

    func converted(_ number: ExactRatio, to other: Unit) -> ExactRatio {
      let base = number * ratio + offset + -other.offset
      return base.dividing(by: other.ratio) ?? base
    }
  }

  private static func unit(
    _ identifier: String, _ measure: Measure, _ top: FixedDecimal, over bottom: FixedDecimal = 1,
    plus offset: ExactRatio = ExactRatio(0), chain: Chain? = nil, naming: Naming = .everywhere,
    home: Home? = nil, _ spellings: [String], own: [String] = [], english: [String] = []
  ) -> Unit {
    Unit(
      identifier: identifier, measure: measure, chain: chain,
      ratio: ExactRatio(top).dividing(by: ExactRatio(bottom)) ?? ExactRatio(top), offset: offset,
      naming: naming, home: home, spellings: spellings, ownSpellings: own,
      englishSpellings: english)
  }

  static let units: [Unit] =
    lengths + areas + volumes + masses + temperatures + times + speeds + data + energies + angles
    + consumptions

  /// Units of length; their ratios are in metres.
  private static let lengths: [Unit] = [
    unit(
      "micrometer", .length, 1, over: 1_000_000, ["\u{B5}m", "\u{3BC}m", "um", "micron", "microns"]),
    unit(
      "millimeter", .length, 1, over: 1000, chain: .meters,
      ["mm", "millimeter", "millimeters", "millimetre", "millimetres"] + mils),
    unit("milliinch", .length, 254, over: 10_000_000, naming: .unnamed, ["thou"] + mils),
    unit(
      "centimeter", .length, 1, over: 100, chain: .meters,
      ["cm", "centimeter", "centimeters", "centimetre", "centimetres"]),
    unit("decimeter", .length, 1, over: 10, ["dm"]),
    unit("meter", .length, 1, chain: .meters, ["m", "meter", "meters", "metre", "metres"]),
    unit(
      "kilometer", .length, 1000, chain: .meters,
      ["km", "kilometer", "kilometers", "kilometre", "kilometres"]),
    unit(
      "inch", .length, 254, over: 10_000, chain: .feet, naming: .own,
      ["in", "in.", "inch", "inches", "\"", "\u{2033}", "\u{201D}", "''", "\u{2032}\u{2032}"]),
    unit(
      "foot", .length, 3048, over: 10_000, chain: .feet, naming: .own,
      ["ft", "ft.", "foot", "feet", "'", "\u{2032}", "\u{2019}"]),
    unit(
      "yard", .length, 9144, over: 10_000, chain: .feet, naming: .own,
      ["yd", "yd.", "yds", "yard", "yards"]),
    unit(
      "mile", .length, 1_609_344, over: 1000, naming: .own, ["mi", "mi.", "mile", "miles"]),
    unit(
      "nautical-mile", .length, 1852, naming: .own,
      ["nmi", "NM", "nautical mile", "nautical miles"]),
  ]

  /// A thousandth of an inch, and in speech a millimetre: in each field both are meant.
  private static let mils = ["mil", "mils"]

  /// Units of area; their ratios are in square metres.
  private static let areas: [Unit] = [
    unit("square-centimeter", .area, 1, over: 10_000, ["cm\u{B2}", "cm2", "sq cm"]),
    unit("square-meter", .area, 1, ["m\u{B2}", "m2", "sq m", "sqm"]),
    unit("hectare", .area, 10_000, ["ha", "hectare", "hectares"]),
    unit("square-kilometer", .area, 1_000_000, ["km\u{B2}", "km2", "sq km"]),
    unit(
      "square-inch", .area, 64_516, over: 100_000_000, naming: .own,
      ["in\u{B2}", "in2", "sq in", "sq. in.", "square inches"]),
    unit(
      "square-foot", .area, 9_290_304, over: 100_000_000, naming: .own,
      ["ft\u{B2}", "ft2", "sq ft", "sq. ft.", "sqft", "square feet"]),
    unit(
      "square-yard", .area, 83_612_736, over: 100_000_000, naming: .own,
      ["yd\u{B2}", "yd2", "sq yd", "square yards"]),
    unit(
      "acre", .area, 40_468_564_224, over: 10_000_000, naming: .own, ["ac", "acre", "acres"]),
    unit(
      "square-mile", .area, 2_589_988_110_336, over: 1_000_000, naming: .own,
      ["mi\u{B2}", "mi2", "sq mi", "square miles"]),
  ]

  /// Units of volume; their ratios are in litres.
  private static let volumes: [Unit] = [
    unit(
      "milliliter", .volume, 1, over: 1000,
      ["ml", "mL", "milliliter", "milliliters", "millilitre", "millilitres"]),
    unit("centiliter", .volume, 1, over: 100, ["cl", "cL"]),
    unit("deciliter", .volume, 1, over: 10, ["dl", "dL"]),
    unit("liter", .volume, 1, ["l", "L", "\u{2113}", "liter", "liters", "litre", "litres"]),
    unit("hectoliter", .volume, 100, ["hl", "hL"]),
    unit("cubic-centimeter", .volume, 1, over: 1000, ["cm\u{B3}", "cm3", "cc"]),
    unit("cubic-meter", .volume, 1000, ["m\u{B3}", "m3"]),
    unit(
      "fluid-ounce", .volume, 473_176_473, over: 16_000_000_000, naming: .own,
      home: .unitedStates, ["US fl oz"]),
    unit(
      "pint", .volume, 473_176_473, over: 1_000_000_000, naming: .own, home: .unitedStates,
      ["US pt"]),
    unit(
      "quart", .volume, 473_176_473, over: 500_000_000, naming: .own, home: .unitedStates,
      ["US qt"]),
    unit(
      "gallon", .volume, 473_176_473, over: 125_000_000, naming: .own, home: .unitedStates,
      ["US gal"]),
    unit(
      "fluid-ounce-imperial", .volume, 454_609, over: 16_000_000, naming: .own,
      home: .unitedKingdom, ["imp fl oz"]),
    unit(
      "gallon-imperial", .volume, 454_609, over: 100_000, naming: .own, home: .unitedKingdom,
      ["imp gal"]),
  ]

  /// Units of mass; their ratios are in grams.
  private static let masses: [Unit] = [
    unit("microgram", .mass, 1, over: 1_000_000, ["\u{B5}g", "\u{3BC}g", "ug", "mcg"]),
    unit("milligram", .mass, 1, over: 1000, ["mg", "milligram", "milligrams"]),
    unit("gram", .mass, 1, ["g", "gram", "grams"]),
    unit("kilogram", .mass, 1000, ["kg", "Kg", "kgs", "Kgs", "kilogram", "kilograms"]),
    unit("tonne", .mass, 1_000_000, ["t", "tonne", "tonnes"]),
    unit(
      "ounce", .mass, 45_359_237, over: 1_600_000, chain: .pounds, naming: .none,
      ["oz", "oz.", "ounce", "ounces"]),
    unit(
      "pound", .mass, 45_359_237, over: 100_000, chain: .pounds, naming: .none,
      ["lb", "lb.", "lbs", "lbs.", "pound", "pounds"]),
    unit(
      "stone", .mass, 635_029_318, over: 100_000, chain: .pounds, naming: .none,
      ["stone", "stones"], english: ["st"]),
  ]

  /// Units of temperature; their ratios and offsets are in kelvins.
  private static let temperatures: [Unit] = [
    unit("kelvin", .temperature, 1, ["K", "kelvin", "kelvins"]),
    unit(
      "celsius", .temperature, 1, plus: ratio(27_315, 100),
      ["\u{B0}C", "\u{BA}C", "\u{2DA}C", "\u{2103}", "C"], own: degreeSigns),
    unit(
      "fahrenheit", .temperature, 5, over: 9, plus: ratio(45_967, 180),
      ["\u{B0}F", "\u{BA}F", "\u{2DA}F", "\u{2109}", "F"], own: degreeSigns),
  ]

  /// The degree sign, what looks like it, and its name. A degree of what is clear from the field.
  private static let degreeSigns = ["\u{B0}", "\u{BA}", "\u{2DA}", "degree", "degrees"]

  /// Units of time; their ratios are in seconds.
  private static let times: [Unit] = [
    unit("millisecond", .time, 1, over: 1000, ["ms", "msec"]),
    unit(
      "second", .time, 1, chain: .hours,
      [
        "s", "sec", "sec.", "secs", "second", "seconds", "\"", "\u{2033}", "\u{201D}", "''",
        "\u{2032}\u{2032}",
      ]),
    unit(
      "minute", .time, 60, chain: .hours,
      ["min", "min.", "mins", "minute", "minutes", "'", "\u{2032}", "\u{2019}"], own: ["m"]),
    unit("hour", .time, 3600, chain: .hours, ["h", "hr", "hr.", "hrs", "hour", "hours"]),
    unit("day", .time, 86_400, chain: .hours, ["d", "day", "days"]),
    unit("week", .time, 604_800, chain: .hours, ["wk", "wks", "week", "weeks"]),
  ]

  /// Units of speed; their ratios are in metres per second.
  private static let speeds: [Unit] = [
    unit("meter-per-second", .speed, 1, ["m/s"]),
    unit("kilometer-per-hour", .speed, 5, over: 18, ["km/h", "kmh", "kph"]),
    unit("mile-per-hour", .speed, 44_704, over: 100_000, naming: .own, ["mph", "mi/h"]),
    unit("knot", .speed, 1852, over: 3600, naming: .own, ["kn", "kt", "kts", "knot", "knots"]),
  ]

  /// Units of data; their ratios are in bits.
  private static let data: [Unit] = [
    unit("bit", .data, 1, ["bit", "bits"]),
    unit("kilobit", .data, 1000, ["kbit", "kb"]),
    unit("megabit", .data, 1_000_000, ["Mb", "Mbit"]),
    unit("gigabit", .data, 1_000_000_000, ["Gb", "Gbit"]),
    unit("terabit", .data, 1_000_000_000_000, ["Tb", "Tbit"]),
    unit("byte", .data, 8, ["B", "byte", "bytes"]),
    // "KB" may be 1,024 bytes, where it is converted.
    unit("kilobyte", .data, 8000, ["kB"], own: ["KB"]),
    unit("megabyte", .data, 8_000_000, ["MB"]),
    unit("gigabyte", .data, 8_000_000_000, ["GB"]),
    unit("terabyte", .data, 8_000_000_000_000, ["TB"]),
  ]

  /// Units of energy in joules, of power in watts, of pressure in pascals, of frequency in hertz.
  private static let energies: [Unit] = [
    unit("joule", .energy, 1, ["J", "joule", "joules"]),
    unit("kilojoule", .energy, 1000, ["kJ"]),
    // A calorie on a package of food is a kilocalorie, so "cal" stands for both and is refused as
    // ambiguous.
    unit("calorie", .energy, 4184, over: 1000, naming: .none, calories),
    unit("kilocalorie", .energy, 4184, naming: .none, ["kcal"] + calories),
    unit("foodcalorie", .energy, 4184, naming: .none, ["kcal"]),
    unit("kilowatt-hour", .energy, 3_600_000, ["kWh"]),
    unit("milliwatt", .power, 1, over: 1000, ["mW"]),
    unit("watt", .power, 1, ["W", "watt", "watts"]),
    unit("kilowatt", .power, 1000, ["kW"]),
    unit("megawatt", .power, 1_000_000, ["MW"]),
    unit("pascal", .pressure, 1, ["Pa"]),
    unit("hectopascal", .pressure, 100, ["hPa"]),
    unit("kilopascal", .pressure, 1000, ["kPa"]),
    unit("millibar", .pressure, 100, ["mbar"]),
    unit("bar", .pressure, 100_000, ["bar"]),
    unit("hertz", .frequency, 1, ["Hz"]),
    unit("kilohertz", .frequency, 1000, ["kHz"]),
    unit("megahertz", .frequency, 1_000_000, ["MHz"]),
    unit("gigahertz", .frequency, 1_000_000_000, ["GHz"]),
  ]

  private static let calories = ["cal", "Cal", "calorie", "calories", "Calorie", "Calories"]

  /// Units of angle; their ratios are in degrees.
  private static let angles: [Unit] = [
    unit(
      "arc-second", .angle, 1, over: 3600, chain: .degrees,
      ["\"", "\u{2033}", "\u{201D}", "''", "\u{2032}\u{2032}", "arcsec", "arcsecs"]),
    unit(
      "arc-minute", .angle, 1, over: 60, chain: .degrees,
      ["'", "\u{2032}", "\u{2019}", "arcmin", "arcmins"]),
    unit("degree", .angle, 1, chain: .degrees, degreeSigns + ["deg"]),
  ]

  /// A car's consumption has one unit alone, which converts to no other.
  private static let consumptions: [Unit] = [
    unit(
      "liter-per-100-kilometer", .consumption, 1,
      ["l/100 km", "L/100 km", "l/100km", "L/100km"])
  ]

  /// Units that a field does not read, but whose names it knows, so that it can refuse them: in
  /// some places "m" is a month as well as a minute, and a Scandinavian "mil" has 10 kilometres.
  /// Their ratios are never used.
  private static let namesakes: [Unit] = [
    unit("month", .time, 1, naming: .none, []), unit("year", .time, 1, naming: .none, []),
    unit("quarter", .time, 1, naming: .none, []),
    unit("mile-scandinavian", .length, 1, naming: .none, []),
    unit("ton", .mass, 1, naming: .none, []), unit("carat", .mass, 1, naming: .none, []),
    // The nanogram and the imperial quart are here because in CLDR their names are also those of
    // other units: "ng" of the milligram in Afrikaans, "qt" of the other quart in Liberia.
    unit("nanogram", .mass, 1, naming: .none, []),
    unit("quart-imperial", .volume, 1, naming: .none, []),
    unit("millibit", .data, 1, naming: .none, []),
    unit("millipascal", .pressure, 1, naming: .none, []),
    unit("cup", .volume, 1, naming: .none, []), unit("tablespoon", .volume, 1, naming: .none, []),
    unit("teaspoon", .volume, 1, naming: .none, []),
    unit("dessert-spoon", .volume, 1, naming: .none, []),
    unit("horsepower", .power, 1, naming: .none, []),
  ]

  private static func ratio(_ top: FixedDecimal, _ bottom: FixedDecimal) -> ExactRatio {
    ExactRatio(top).dividing(by: ExactRatio(bottom)) ?? ExactRatio(top)
  }
}

extension ExactRatio {
  static func < (left: ExactRatio, right: ExactRatio) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
