import CICU
import NumberText

/// What ICU writes for a few chosen numbers.
struct FormatProbes {
  /// Texts whose affixes may differ: both signs, and numbers of several plural categories.
  private let texts: [FormattedText]
  /// A number with every separator.
  private let long: FormattedText
  /// The power of ten between value and digits; nil where it is not one.
  let scale: Int?

  /// Numbers of different plural categories in one language or another.
  private static let numbers = [
    "0", "-0", "1", "-1", "2", "3", "5", "6", "11", "20", "21", "100", "1000000", "0.5", "1.5",
  ]

  /// Formats the probes.
  init(_ formatter: ICUFormatter, style: NumberStyle) throws(ICUNumberTextError) {
    let result = try ICUResult()
    var texts: [FormattedText] = []
    for number in Self.needsPlurals(style) ? Self.numbers : ["1", "-1"] {
      try result.format(number, with: formatter)
      texts.append(try result.formattedText())
    }
    self.texts = texts
    try result.format("1234567890123.3333333333333", with: formatter)
    long = try result.formattedText()
    if case .skeleton = style {
      scale = try Self.scale(result, formatter)
    } else {
      scale = 0
    }
  }

  /// Whether the text beside the digits may follow plural rules.
  private static func needsPlurals(_ style: NumberStyle) -> Bool {
    switch style {
    case .unit, .skeleton: true
    default: false
    }
  }

  /// Whether an exponent is written.
  var hasExponent: Bool { long.range(of: CICU_FIELD_EXPONENT) != nil }

  /// The distinct texts beside the digits, without signs and outer spaces.
  var affixes: [String] {
    var found: [String] = []
    for text in texts {
      for affix in [text.affixes.prefix, text.affixes.suffix]
      where !affix.isEmpty && !found.contains(affix) {
        found.append(affix)
      }
    }
    return found
  }

  /// Whether a text has an affix on either side.
  var hasAffixOnBothSides: Bool {
    texts.contains { !$0.affixes.prefix.isEmpty && !$0.affixes.suffix.isEmpty }
  }

  /// The locale's symbols with the separators that are written.
  func symbols(in locale: LocaleSymbols) -> NumberSymbols {
    let isMoney = long.range(of: CICU_FIELD_CURRENCY) != nil
    var symbols = isMoney ? locale.monetary : locale.plain
    if let separator = long.decimalSeparator { symbols.decimalSeparator = separator }
    let separators = long.ranges(of: CICU_FIELD_GROUPING_SEPARATOR)
    if let last = separators.last, let integer = long.range(of: CICU_FIELD_INTEGER) {
      symbols.groupingSeparator = long.text(last)
      symbols.primaryGroupingSize = integer.upperBound - last.upperBound
      symbols.secondaryGroupingSize = symbols.primaryGroupingSize
      if let next = separators.dropLast().last {
        symbols.secondaryGroupingSize = last.lowerBound - next.upperBound
      }
    }
    return symbols
  }

  /// Reads the scale off a number that no rounding can hide.
  private static func scale(
    _ result: borrowing ICUResult, _ formatter: ICUFormatter
  ) throws(ICUNumberTextError) -> Int? {
    try result.format("1E20", with: formatter)
    let text = try result.formattedText()
    if text.range(of: CICU_FIELD_EXPONENT) == nil, text.range(of: CICU_FIELD_COMPACT) == nil {
      return PowerOfTen.exponent(of: try result.shownNumber()).map { $0 - 20 }
    }
    try result.format("1", with: formatter)
    return PowerOfTen.exponent(of: try result.shownNumber())
  }
}
