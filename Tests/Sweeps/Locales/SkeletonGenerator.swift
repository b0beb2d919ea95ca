import EditScripts
import FormattingFields

/// Puts skeletons together from stems of every kind that ICU has.
struct SkeletonGenerator {
  /// A skeleton and how many digits it shows, if that is known.
  struct Skeleton {
    var text: String
    var scale = 0
    var precision: Precision
    var mode = RoundingMode.halfEven
    var hasExponent = false

    enum Precision {
      case fraction(Int)
      case significant(Int)
      case unknown
    }

    /// The number that a text shows; nil if the stems do not say.
    func shown(_ number: FixedDecimal) -> FixedDecimal? {
      switch precision {
      case .fraction(let count) where hasExponent:
        number.rounded(toSignificantDigits: count + 1, mode: mode)
      case .fraction(let count): number.rounded(toFractionDigits: count + scale, mode: mode)
      case .significant(let count): number.rounded(toSignificantDigits: count, mode: mode)
      case .unknown: nil
      }
    }
  }

  private static let kinds = [
    "", "", "percent", "permille", "compact-short", "compact-long", "scientific", "scientific/+ee",
    "engineering", "E0", "base-unit", "percent scale/100", "permille scale/1000", "%x100",
  ]
  private static let signs = [
    "", "", "", "sign-always", "sign-never", "sign-accounting", "sign-accounting-always",
    "sign-except-zero", "sign-accounting-except-zero", "sign-negative",
    "sign-accounting-negative", "+!", "+?", "()", "()!", "+_",
  ]
  private static let widths = [
    "", "", "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code",
    "unit-width-hidden", "unit-width-formal", "unit-width-variant",
  ]
  private static let groups = [
    "", "", "group-off", "group-min2", "group-on-aligned", "group-thousands", ",_", ",!",
  ]
  private static let integers = [
    "", "", "", "integer-width/+000", "integer-width/00", "integer-width/+", "integer-width/##0",
    "000",
  ]
  private static let decimals = ["", "", "", "decimal-always"]
  private static let scales = ["", "", "", "", "scale/100", "scale/0.01", "scale/1000", "scale/60"]
  private static let systems = [
    "", "", "", "numbering-system/arab", "numbering-system/deva", "numbering-system/hanidec",
    "numbering-system/fullwide", "latin",
  ]
  private static let spaces = [" ", " ", " ", "  ", "\t", "\n", "\u{2028}", "\u{200E} "]

  /// The next skeleton, about money, a unit, or plain numbers.
  static func next(_ random: inout SeededGenerator) -> Skeleton {
    func pick(_ stems: [String]) -> String { stems.randomElement(using: &random)! }
    var stems: [String] = []
    var skeleton = Skeleton(text: "", precision: .fraction(6))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let code = ICULocale.allCurrencyCodes.randomElement(using: &random)!
      stems.append("currency/" + code)
      skeleton.precision = .unknown
    case 1:
      stems.append("unit/" + Units.all.randomElement(using: &random)!)
      if Int.random(in: 0..<6, using: &random) == 0 {
        stems.append("usage/" + pick(["road", "person-height", "weather", "default", "person"]))
      }
    default: stems.append(pick(kinds))
    }
    let scale = pick(scales)
    stems += [pick(signs), pick(widths), pick(groups), pick(integers), pick(decimals), scale]
    stems.append(pick(systems))
    skeleton.hasExponent = ["scientific", "scientific/+ee", "E0"].contains(stems[0])
    skeleton.scale =
      ["scale/100": 2, "scale/0.01": -2, "scale/1000": 3][scale] ?? 0
    skeleton.scale +=
      ["percent scale/100": 2, "permille scale/1000": 3, "%x100": 2][stems[0]] ?? 0
    if stems[0] == "engineering" || stems[0].hasPrefix("compact") { skeleton.precision = .unknown }
    addPrecision(to: &stems, &skeleton, &random)
    let modes: [(String, RoundingMode)] = [
      ("rounding-mode-floor", .floor), ("rounding-mode-half-up", .halfUp),
      ("rounding-mode-up", .up),
    ]
    if Int.random(in: 0..<5, using: &random) == 0,
      let (stem, mode) = modes.randomElement(using: &random)
    {
      stems.append(stem)
      skeleton.mode = mode
    }
    let words = stems.filter { !$0.isEmpty }.shuffled(using: &random)
    let space = pick(spaces)
    skeleton.text = words.joined(separator: space)
    return skeleton
  }

  private static func addPrecision(
    to stems: inout [String], _ skeleton: inout Skeleton, _ random: inout SeededGenerator
  ) {
    let isKnown =
      if case .unknown = skeleton.precision { stems[0].hasPrefix("currency") } else { true }
    let choices: [(String, Skeleton.Precision)] = [
      ("precision-integer", .fraction(0)), (".00", .fraction(2)), (".##", .fraction(2)),
      (".0###", .fraction(4)), ("@@@", .significant(3)), ("@@##", .significant(4)),
      ("precision-increment/0.05", .unknown), ("precision-increment/50", .unknown),
      ("precision-unlimited", .unknown), ("precision-currency-cash", .unknown),
      (".00/@@", .unknown), ("@@@+", .unknown),
    ]
    guard Bool.random(using: &random), let (stem, precision) = choices.randomElement(using: &random)
    else { return }
    stems.append(stem)
    skeleton.precision = isKnown ? precision : .unknown
  }
}

/// Units of CLDR, simple, compound and mixed.
enum Units {
  static let mixed = [
    "foot-and-inch", "pound-and-ounce", "stone-and-pound", "yard-and-foot", "mile-and-foot",
    "hour-and-minute", "hour-and-minute-and-second", "minute-and-second", "day-and-hour",
    "meter-and-centimeter", "kilogram-and-gram", "degree-and-arc-minute",
    "degree-and-arc-minute-and-arc-second",
  ]

  static let all =
    mixed + [
      "acre", "acre-foot", "ampere", "arc-minute", "arc-second", "astronomical-unit", "atmosphere",
      "bar", "barrel", "bit", "british-thermal-unit", "bushel", "byte", "calorie", "candela",
      "carat",
      "celsius", "centiliter", "centimeter", "century", "cubic-centimeter", "cubic-foot",
      "cubic-inch",
      "cubic-kilometer", "cubic-meter", "cubic-mile", "cubic-yard", "cup", "cup-metric", "dalton",
      "day",
      "day-person", "decade", "deciliter", "decimeter", "degree", "dessert-spoon", "dot",
      "dot-per-centimeter", "dot-per-inch", "dram", "drop", "dunam", "earth-mass", "earth-radius",
      "electronvolt", "em", "fahrenheit", "fathom", "fluid-ounce", "fluid-ounce-imperial",
      "foodcalorie",
      "foot", "furlong", "g-force", "gallon", "gallon-imperial", "generic", "gigabit", "gigabyte",
      "gigahertz", "gigawatt", "grain", "gram", "hectare", "hectoliter", "hectopascal", "hertz",
      "horsepower", "hour", "inch", "inch-ofhg", "jigger", "joule", "karat", "kelvin", "kilobit",
      "kilobyte", "kilocalorie", "kilogram", "kilohertz", "kilojoule", "kilometer",
      "kilometer-per-hour",
      "kilopascal", "kilowatt", "kilowatt-hour", "kilowatt-hour-per-100-kilometer", "knot",
      "light-year",
      "liter", "liter-per-100-kilometer", "liter-per-kilometer", "lumen", "lux", "megabit",
      "megabyte",
      "megahertz", "megaliter", "megapascal", "megapixel", "megawatt", "meter", "meter-per-second",
      "meter-per-square-second", "metric-ton", "microgram", "micrometer", "microsecond", "mile",
      "mile-per-gallon", "mile-per-gallon-imperial", "mile-per-hour", "mile-scandinavian",
      "milliampere",
      "millibar", "milligram", "milligram-ofglucose-per-deciliter", "milliliter", "millimeter",
      "millimeter-ofhg", "millimole-per-liter", "millisecond", "milliwatt", "minute", "mole",
      "month",
      "month-person", "nanometer", "nanosecond", "nautical-mile", "newton", "newton-meter", "ohm",
      "ounce", "ounce-troy", "parsec", "pascal", "percent", "permille", "permillion", "permyriad",
      "petabyte", "picometer", "pinch", "pint", "pint-metric", "pixel", "pixel-per-centimeter",
      "pixel-per-inch", "point", "pound", "pound-force", "pound-force-foot",
      "pound-force-per-square-inch",
      "quart", "quart-imperial", "quarter", "radian", "revolution", "second", "solar-luminosity",
      "solar-mass", "solar-radius", "square-centimeter", "square-foot", "square-inch",
      "square-kilometer", "square-meter", "square-mile", "square-yard", "stone", "tablespoon",
      "teaspoon", "terabit", "terabyte", "therm-us", "ton", "volt", "watt", "week", "week-person",
      "yard",
      "year", "year-person", "meter-per-month", "gram-per-cubic-meter", "square-meter-per-day",
    ]
}
