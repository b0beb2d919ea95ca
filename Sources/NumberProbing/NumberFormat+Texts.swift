package import NumberText

/// What is known of a writer of texts, beside its texts.
package struct TextFacts: Sendable {
  /// The BCP 47 tag of the locale, as a name.
  package var locale: String
  /// The kind of text: plain numbers, percent or money.
  package var style: NumberStyle
  package var numberingSystem: String
  /// What may be typed beside the digits, in addition to what is written there.
  package var affixes: [String]
  /// The same, in either case.
  package var codes: [String]
  /// The signs of the currency of the locale's region, where the format is for another. (R15)
  package var foreignCurrencySigns: [String]
  /// A writer of the same locale and kind that shows every separator.
  package var separated: TextWriter?

  package init(
    locale: String, style: NumberStyle = .decimal, numberingSystem: String = "latn",
    affixes: [String] = [], codes: [String] = [], foreignCurrencySigns: [String] = [],
    separated: TextWriter? = nil
  ) {
    self.locale = locale
    self.style = style
    self.numberingSystem = numberingSystem
    (self.affixes, self.codes) = (affixes, codes)
    self.foreignCurrencySigns = foreignCurrencySigns
    self.separated = separated
  }
}

extension NumberFormat {
  /// The format of a writer of texts: by a pattern where one writes each of some sixty numbers as the
  /// writer does, else through the writer.
  ///
  /// What a text's characters are is told from the texts of well-chosen numbers; what cannot be told
  /// with certainty is refused. A separator that no text shows is unknown, and left empty.
  ///
  /// - Complexity: some hundred texts.
  package init(_ writer: TextWriter, _ facts: TextFacts) throws(TextRefusal) {
    var marks = try TextMarks(writer)
    marks.completeSeparators(from: facts.separated)
    let source = TextSource(writer: writer, marks: marks)
    let probes = try NumberProbes(source, scale: 0)
    let written = probes.affixes
    let foreignSigns = facts.foreignCurrencySigns.filter { !written.contains($0) }
    var known = Facts(
      locale: facts.locale, symbols: marks.symbols(numberingSystem: facts.numberingSystem),
      style: facts.style(of: probes))
    (known.scale, known.affixes, known.codes) = (marks.scale, written, facts.codes)
    for affix in facts.affixes
    where !written.contains(affix) && !affix.isEmpty && !foreignSigns.contains(affix) {
      known.affixes.append(affix)
    }
    known.foreignCurrencySigns = foreignSigns
    known.allowsExponent = probes.hasExponent
    let draft = FormatDraft(known, probes: probes)
    let digits = marks.plainWriter
    @Sendable func write(_ number: FixedDecimal) -> String { writer.text(number) ?? digits(number) }
    let checks = FormatDraft.checks + Self.textChecks + marks.ties
    self = try draft.format(
      try marks.pattern(probes, draft, source), from: source, checks: checks,
      write: { (number) throws(TextRefusal) in write(number) },
      renderer: write)
  }

  /// Numbers of everyday sizes, of either sign.
  private static let textChecks: [FixedDecimal] = FixedDecimal.list(
    "0", "1", "2", "5", "11", "99", "0.5", "0.001", "100", "1000", "12345", "1234567.875",
    "1000000",
    "1234567890123", "1E15"
  ).flatMap { [$0, $0.negated] }
}

extension TextFacts {
  /// The style with what the texts show of it: parentheses, an exponent.
  fileprivate func style(of probes: NumberProbes) -> NumberStyle {
    let literals = probes.negativeLiterals
    let hasParentheses =
      literals.map {
        $0.prefix.unicodeScalars.contains("(") && $0.suffix.unicodeScalars.contains(")")
      }
      ?? false
    switch style {
    case .currency(let code) where hasParentheses: return .accounting(code)
    case .decimal where probes.hasExponent: return .scientific
    case .decimal where hasParentheses: return .skeleton("sign-accounting")
    default: return style
    }
  }
}

extension TextMarks {
  /// Fills in what the texts do not show from those of a writer that shows it.
  fileprivate mutating func completeSeparators(from writer: TextWriter?) {
    guard decimalSeparator.isEmpty || groupingSeparator.isEmpty, exponentSeparator == nil,
      let writer, let others = try? TextMarks(writer), others.zero == zero,
      others.exponentSeparator == nil
    else { return }
    let decimal = decimalSeparator.isEmpty ? others.decimalSeparator : decimalSeparator
    let grouping = groupingSeparator.isEmpty ? others.groupingSeparator : groupingSeparator
    guard decimal.isEmpty || !Self.isSameMark(decimal, grouping) else { return }
    decimalSeparator = decimal
    if groupingSeparator.isEmpty {
      groupingSeparator = grouping
      primaryGroupingSize = others.primaryGroupingSize
      secondaryGroupingSize = others.secondaryGroupingSize
      minimumGroupingDigits = others.minimumGroupingDigits
    }
  }

  fileprivate func symbols(numberingSystem: String) -> NumberSymbols {
    var symbols = NumberSymbols.latin
    symbols.decimalSeparator = decimalSeparator
    symbols.groupingSeparator = groupingSeparator
    symbols.primaryGroupingSize = primaryGroupingSize
    symbols.secondaryGroupingSize = secondaryGroupingSize
    symbols.minimumGroupingDigits = minimumGroupingDigits
    if !minusSign.isEmpty { symbols.minusSign = minusSign }
    if let exponentSeparator { symbols.exponentSeparator = exponentSeparator }
    symbols.digits = DecimalDigits.digits(from: zero)
    symbols.numberingSystem = numberingSystem
    return symbols
  }

  /// Numbers halfway between two that are shown, and to either side of it, which modes of rounding part.
  fileprivate var ties: [FixedDecimal] {
    guard let most = fractionDigits?.upperBound, most < 17 else { return [] }
    let base: UInt64 = exponentSeparator == nil ? 0 : (0...most).reduce(1) { ten, _ in ten * 10 }
    return [5, 15, 25, 1, 9, 11, 19].flatMap { (tie: UInt64) in
      let number = FixedDecimal(coefficient: base + tie, exponent: -1 - most - scale)
      return [number, number.negated]
    }
  }

  /// The pattern that the texts suggest, with the mode of rounding that the ties show.
  fileprivate func pattern(
    _ probes: NumberProbes, _ draft: FormatDraft, _ source: TextSource
  ) throws(TextRefusal) -> NumberPattern? {
    guard let fractionDigits else { return nil }
    var texts: [(number: FixedDecimal, text: String)] = []
    for number in ties {
      if let text = try source.text(of: number) { texts.append((number, text)) }
    }
    let modes: [RoundingMode] = [
      .halfEven, .halfUp, .up, .down, .floor, .ceiling, .halfDown, .halfOdd, .halfCeiling,
      .halfFloor,
    ]
    for mode in modes {
      guard
        let pattern = probes.pattern(
          minimumIntegerDigits: minimumIntegerDigits, fractionDigits: fractionDigits,
          roundingMode: mode)
      else { return nil }
      let writes = draft.writes(pattern)
      if texts.allSatisfy({ writes($0.number).utf8.elementsEqual($0.text.utf8) }) { return pattern }
    }
    return nil
  }

  /// Writes a number that the source's type does not hold as its digits, so that it is read as it is.
  fileprivate var plainWriter: @Sendable (FixedDecimal) -> String {
    let isPeriodGrouping = Self.isSameMark(groupingSeparator, ".")
    let separator = decimalSeparator.isEmpty ? (isPeriodGrouping ? "," : ".") : decimalSeparator
    let scale = scale
    return { number in
      number.multipliedByPowerOfTen(scale).plainText.split(separator: ".")
        .joined(separator: separator)
    }
  }
}
