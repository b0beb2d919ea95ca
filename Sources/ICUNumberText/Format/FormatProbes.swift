import CICU
import NumberText

/// What ICU writes for a few chosen numbers.
struct FormatProbes {
  /// A number and its text.
  struct Probe {
    let number: String
    let text: FormattedText
    /// What stands beside the digits, without signs and outer spaces.
    let affixes: (prefix: String, suffix: String)

    init(_ number: String, _ text: FormattedText) {
      self.number = number
      self.text = text
      affixes = text.affixes
    }

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

  /// Numbers of different plural categories in one language or another, the usual ones first.
  private static let plurals = [
    "2", "5", "0.5", "0", "3", "4", "6", "10", "11", "20", "21", "100", "1000000", "1.1", "1.5",
    "0.1", "0.4", "0.01", "0.02", "0.03", "0.04", "0.001", "0.002", "0.003", "0.004", "-0", "-2",
    "-0.5",
  ]

  /// Numbers with ever fewer digits, for formats that refuse some: one that is told not to round
  /// refuses fractions, and the text of an exponent of two digits may not be Unicode.
  private static let longNumbers = ["1234567890123.3333333333333", "1234567890123", "1.5", "1"]

  /// The text of the first number that ICU formats.
  private static func first(
    of numbers: [String], _ formatter: ICUFormatter, with result: borrowing ICUResult
  ) throws(ICUNumberTextError) -> FormattedText {
    for number in numbers.dropLast() {
      if let text = try result.formattedIfTaken(number, with: formatter) { return text }
    }
    return try result.formatted(numbers[numbers.count - 1], with: formatter)
  }

  /// Formats the probes.
  init(
    _ formatter: ICUFormatter, style: NumberStyle, in locale: ICULocale,
    with result: borrowing ICUResult
  ) throws(ICUNumberTextError) {
    long = try Self.first(of: Self.longNumbers, formatter, with: result)
    small =
      long.range(of: CICU_FIELD_EXPONENT) == nil
      ? nil : try result.formatted("0.00012", with: formatter)
    let isSkeleton = if case .skeleton = style { true } else { false }
    scale = isSkeleton ? try Self.scale(result, formatter) : 0
    // The text of a number follows what it shows, so the scale is taken out of what is asked for.
    let power = isSkeleton && scale != 0 ? "E\(-(scale ?? 0))" : ""
    // 1 comes last, so that its plural category can be asked for next.
    var probes = [Probe("-1", try result.formatted("-1" + power, with: formatter))]
    probes.insert(Probe("1", try result.formatted("1" + power, with: formatter)), at: 0)
    switch style {
    case .skeleton, .unit:
      let rules = try ICUPlurals(localeName: locale.name)
      let count = try rules.count()
      var categories: Set<String> = [try result.category(by: rules)]
      for number in Self.plurals where categories.count < count {
        guard let text = try result.formattedIfTaken(number + power, with: formatter) else {
          continue
        }
        probes.append(Probe(number, text))
        categories.insert(try result.category(by: rules))
      }
      coversPlurals = categories.count == count
    default: coversPlurals = true
    }
    // Rounding may hide the one and, where zeros have no sign, the minus; not those of 10^20.
    if isSkeleton, probes[0].text.units == probes[1].text.units {
      let large = try result.text(of: "1E20", with: formatter)
      hidesMinus = try result.text(of: "-1E20", with: formatter) == large
    } else {
      hidesMinus = false
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
      for affix in [probe.affixes.prefix, probe.affixes.suffix]
      where !affix.isEmpty && !found.contains(affix) {
        found.append(affix)
      }
    }
    return found
  }

  /// Whether a number is written as a word alone.
  var hasTextWithoutDigits: Bool { probes.contains { $0.text.numberRange == nil } }

  /// Whether a text has an affix on either side.
  var hasAffixOnBothSides: Bool {
    probes.contains { !$0.affixes.prefix.isEmpty && !$0.affixes.suffix.isEmpty }
  }

  /// Whether a number below zero is written as the one above it: "sign-never" leaves the minus out.
  let hidesMinus: Bool

  /// Whether a plus is written behind the digits.
  var hasTrailingPlus: Bool {
    probes.contains { probe in
      guard !probe.isNegative, let number = probe.text.numberRange else { return false }
      return probe.text.ranges(of: CICU_FIELD_SIGN).contains { $0.lowerBound >= number.upperBound }
    }
  }

  /// The currency as the format writes it.
  var currencySymbol: String? { long.text(of: CICU_FIELD_CURRENCY) }

  /// The locale's symbols with the separators that are written.
  func symbols(
    in locale: LocaleSymbols, isMoney: Bool, usesGrouping: Bool
  ) -> NumberSymbols {
    var symbols = isMoney ? locale.monetary : locale.plain
    if let separator = long.exponentPrefix { symbols.exponentSeparator = separator }
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
}
