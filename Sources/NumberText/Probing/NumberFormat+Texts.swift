/// What a host knows of a writer of numbers, in addition to the writer's texts.
package struct TextFacts: Sendable {
  /// The BCP 47 tag of the locale; a name only, which nothing looks up.
  package var locale: String
  /// The kind of text: plain numbers, percent or money.
  package var style: NumberStyle
  package var numberingSystem: String
  /// What may be typed beside the digits, beyond what the writer writes there.
  package var affixes: [String]
  /// Further affixes, such as "EUR", that may be typed in upper or lower case.
  package var codes: [String]
  /// The signs that mean another currency in the locale. (R15)
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
  /// Makes the format of a writer of texts. The format writes by a pattern that gives the writer's
  /// texts of some fifty numbers; if there is no such pattern, it writes through the writer.
  ///
  /// The meaning of each character is found out from the texts of chosen numbers. A writer is
  /// refused if a meaning stays in doubt. Rule: L8. A separator that no text shows is not known,
  /// and is left empty.
  ///
  /// - Complexity: some hundred texts.
  package init(_ writer: TextWriter, _ facts: TextFacts) throws(NumberFormatError) {
    var marks = try TextMarks(writer)
    marks.completeSeparators(from: facts.separated)
    let source = TextSource(writer: writer, marks: marks)
    let probes = try NumberProbes(source, scale: 0)
    let known = facts.known(
      probes, marks.symbols(numberingSystem: facts.numberingSystem), scale: marks.scale)
    let draft = FormatDraft(known, probes, marks.precision, checks: Self.textChecks)
    let (scale, separator) = (marks.scale, known.symbols.plainSeparator)
    @Sendable func write(_ number: FixedDecimal) -> String {
      // A number that the writer's type does not hold is shown as plain digits, which can be read.
      writer.text(number) ?? number.multipliedByPowerOfTen(scale).plainText(separator)
    }
    self = try draft.verified(
      by: source, write: { (number) throws(NumberFormatError) in write(number) }, renderer: write)
  }

  /// Numbers of everyday sizes, of either sign, with which a pattern's texts are compared.
  static let textChecks: [FixedDecimal] = [
    "0", "1", "2", "5", "11", "99", "0.5", "0.001", "100", "1000", "12345", "1234567.875",
    "1000000", "1234567890123", "1E15",
  ].map { FixedDecimal($0)! }.flatMap { [$0, $0.negated] }
}

extension TextFacts {
  /// What the host has said of its writer, together with what the probes show.
  func known(_ probes: NumberProbes, _ symbols: NumberSymbols, scale: Int) -> NumberFormat.Facts {
    let written = probes.affixes
    let foreignSigns = foreignCurrencySigns.filter { !written.contains($0) }
    var known = NumberFormat.Facts(locale: locale, symbols: symbols, style: style(of: probes))
    (known.scale, known.affixes) = (scale, written)
    known.codes = codes.filter { !foreignSigns.contains($0) }
    for affix in affixes
    where !written.contains(affix) && !affix.isEmpty && !foreignSigns.contains(affix) {
      known.affixes.append(affix)
    }
    known.foreignCurrencySigns = foreignSigns
    known.allowsExponent = probes.hasExponent
    return known
  }

  /// The style of these facts; if the texts show parentheses or an exponent, the accounting or the
  /// scientific style.
  fileprivate func style(of probes: NumberProbes) -> NumberStyle {
    let literals = probes.negativeLiterals
    let hasParentheses =
      literals.map {
        $0.prefix.utf8.contains(UInt8(ascii: "(")) && $0.suffix.utf8.contains(UInt8(ascii: ")"))
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
  /// Learns the separators that are still unknown from a second writer, whose texts show them.
  /// Rule: L9.
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

  fileprivate var precision: Precision {
    Precision(minimumIntegerDigits: minimumIntegerDigits, fractionDigits: fractionDigits)
  }
}

extension FixedDecimal {
  /// The plain digits, such as "1234.5", with another decimal separator than the period.
  func plainText(_ separator: String) -> String {
    let digits = plainText
    guard let period = digits.utf8.firstIndex(of: UInt8(ascii: ".")) else { return digits }
    return digits[..<period] + separator + digits[period...].dropFirst()
  }
}
