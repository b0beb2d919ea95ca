import CICU
import NumberText

/// What ICU writes for a few chosen numbers.
struct FormatProbes {
  /// A number and its text.
  struct Probe {
    var number: String
    var text: FormattedText

    /// Whether the number has a minus sign.
    var isNegative: Bool { number.utf8.first == UInt8(ascii: "-") }
  }

  /// 1, then -1, then numbers that may have other affixes.
  let probes: [Probe]
  /// The text of a number with every separator.
  let long: FormattedText
  /// The text of a number with a negative exponent, where exponents are written.
  let small: FormattedText?
  /// The power of ten between value and digits; nil where it is not one.
  let scale: Int?
  /// Whether `probes` has a number of each plural category that affixes may follow.
  let coversPlurals: Bool

  /// Numbers of different plural categories in one language or another.
  private static let plurals = [
    "2", "5", "0.5", "0", "3", "4", "6", "10", "11", "20", "21", "100", "1000000", "1.1", "1.5",
    "0.1", "-0", "-2", "-0.5",
  ]

  /// Formats the probes.
  init(
    _ formatter: ICUFormatter, style: NumberStyle, in locale: ICULocale,
    with result: borrowing ICUResult
  ) throws(ICUNumberTextError) {
    // A format that is told not to round refuses the fraction.
    let fraction = try? result.formatted("1234567890123.3333333333333", with: formatter)
    if let fraction {
      long = fraction
    } else {
      long = try result.formatted("1234567890123", with: formatter)
    }
    small =
      long.range(of: CICU_FIELD_EXPONENT) == nil
      ? nil : try result.formatted("0.00012", with: formatter)
    var probes = [Probe(number: "-1", text: try result.formatted("-1", with: formatter))]
    probes.insert(Probe(number: "1", text: try result.formatted("1", with: formatter)), at: 0)
    switch style {
    case .skeleton:
      for number in Self.plurals {
        guard let text = try? result.formatted(number, with: formatter) else { continue }
        probes.append(Probe(number: number, text: text))
      }
      coversPlurals = false
      scale = try Self.scale(result, formatter)
    case .unit:
      let rules = try ICUPlurals(localeName: locale.name)
      var categories: Set<String> = [try result.category(by: rules)]
      for number in Self.plurals {
        guard let text = try? result.formatted(number, with: formatter) else { continue }
        probes.append(Probe(number: number, text: text))
        categories.insert(try result.category(by: rules))
      }
      coversPlurals = categories.count == (try rules.count())
      scale = 0
    default:
      coversPlurals = true
      scale = 0
    }
    self.probes = probes
  }

  /// Whether an exponent is written.
  var hasExponent: Bool { long.range(of: CICU_FIELD_EXPONENT) != nil }

  /// Whether integer digits are grouped.
  var hasGroups: Bool { long.range(of: CICU_FIELD_GROUPING_SEPARATOR) != nil }

  /// The distinct texts beside the digits, without signs and outer spaces.
  var affixes: [String] {
    var found: [String] = []
    for probe in probes {
      let affixes = probe.text.affixes
      for affix in [affixes.prefix, affixes.suffix]
      where !affix.isEmpty && !found.contains(affix) {
        found.append(affix)
      }
    }
    return found
  }

  /// Whether a text has an affix on either side.
  var hasAffixOnBothSides: Bool {
    probes.contains {
      let affixes = $0.text.affixes
      return !affixes.prefix.isEmpty && !affixes.suffix.isEmpty
    }
  }

  /// The locale's symbols with the separators that are written.
  func symbols(in locale: LocaleSymbols, usesGrouping: Bool) -> NumberSymbols {
    let isMoney = long.range(of: CICU_FIELD_CURRENCY) != nil
    var symbols = isMoney ? locale.monetary : locale.plain
    if let separator = long.decimalSeparator { symbols.decimalSeparator = separator }
    let separators = long.ranges(of: CICU_FIELD_GROUPING_SEPARATOR)
    if let last = separators.last, let integer = long.range(of: CICU_FIELD_INTEGER) {
      symbols.groupingSeparator = long.text(last)
      symbols.primaryGroupingSize = long.digitCount(last.upperBound..<integer.upperBound)
      symbols.secondaryGroupingSize = symbols.primaryGroupingSize
      if let next = separators.dropLast().last {
        symbols.secondaryGroupingSize = long.digitCount(next.upperBound..<last.lowerBound)
      }
    } else if usesGrouping, !hasExponent {
      symbols.primaryGroupingSize = 0
      symbols.secondaryGroupingSize = 0
    }
    return symbols
  }

  /// Reads the scale off a number that no rounding can hide.
  private static func scale(
    _ result: borrowing ICUResult, _ formatter: ICUFormatter
  ) throws(ICUNumberTextError) -> Int? {
    let text = try result.formatted("1E20", with: formatter)
    if text.range(of: CICU_FIELD_EXPONENT) == nil, text.range(of: CICU_FIELD_COMPACT) == nil {
      return PowerOfTen.exponent(of: try result.shownNumber()).map { $0 - 20 }
    }
    try result.format("1", with: formatter)
    return PowerOfTen.exponent(of: try result.shownNumber())
  }
}
