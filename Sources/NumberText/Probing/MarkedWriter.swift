/// A writer that gives its texts in pieces and tells what each piece is (digits, sign, currency),
/// as `formatToParts` of a browser's `Intl.NumberFormat` does.
package struct MarkedWriter: Sendable {
  /// Writes a number; nil if the writer cannot write exactly this number.
  package var text: @Sendable (FixedDecimal) -> MarkedText?
  /// Writes a number with every separator, even if the format does not group; nil if `text` shows
  /// all separators.
  package var separated: (@Sendable (FixedDecimal) -> MarkedText?)?

  package init(
    text: @escaping @Sendable (FixedDecimal) -> MarkedText?,
    separated: (@Sendable (FixedDecimal) -> MarkedText?)? = nil
  ) {
    (self.text, self.separated) = (text, separated)
  }
}

private struct MarkedSource: FormatSource {
  let writer: MarkedWriter
  let pluralCategoryCount: Int?

  func text(of number: FixedDecimal) throws(NumberFormatError) -> String? {
    writer.text(number)?.text
  }

  func markedText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText? {
    writer.text(number)
  }
}

extension NumberFormat {
  /// Makes a format that writes as the writer does. If a pattern gives the writer's own texts of
  /// sample numbers, the format writes by the pattern; else it asks the writer for each text.
  ///
  /// - Complexity: the writer writes some hundred texts.
  package init(_ writer: MarkedWriter, _ facts: TextFacts) throws(NumberFormatError) {
    // A unit's name may depend on the plural category ("1 meter", "2 meters"), which this writer
    // does not tell.
    let isUnit = if case .unit = facts.style { true } else { false }
    let source = MarkedSource(writer: writer, pluralCategoryCount: isUnit ? nil : 1)
    let probes = try NumberProbes(source, scale: nil)
    let scale = probes.scale ?? 0
    let symbols = try probes.symbols(of: source, facts.numberingSystem)
    let draft = FormatDraft(
      facts.known(probes, symbols, scale: scale), probes, try Precision(probes, source))
    let separator = symbols.plainSeparator
    @Sendable func write(_ number: FixedDecimal) -> String {
      // A number that the writer cannot write is shown as plain digits, which can be read.
      writer.text(number)?.text ?? number.multipliedByPowerOfTen(scale).plainText(separator)
    }
    self = try draft.verified(
      by: source, write: { (number) throws(NumberFormatError) in write(number) }, renderer: write)
  }
}

extension NumberProbes {
  /// The symbols that the probes show. A separator that no probe shows is learned from one more
  /// text: the writer's function `separated` writes all separators.
  fileprivate func symbols(
    of source: MarkedSource, _ numberingSystem: String
  ) throws(NumberFormatError) -> NumberSymbols {
    var symbols = NumberSymbols.latin
    symbols.numberingSystem = numberingSystem
    // Empty stands for a separator that is not known, because no text shows it.
    (symbols.decimalSeparator, symbols.groupingSeparator) = ("", "")
    let digit = long.text(of: .integer)?.unicodeScalars.first
    if let digit, let zero = DecimalDigits.value(of: digit.value)?.zero {
      symbols.digits = DecimalDigits.digits(from: zero)
    }
    if let minus = probes[1].text.text(of: .sign) { symbols.minusSign = minus }
    if let text = source.writer.separated?(Self.separatedNumber) {
      symbols.decimalSeparator = text.decimalSeparator ?? ""
      symbols.learn(groupsOf: text)
    }
    return try self.symbols(
      in: symbols, scale: scale ?? 0, usesGrouping: false, from: source)
  }

  private static let separatedNumber = FixedDecimal(coefficient: 12_345_678_901_235, exponent: -1)
}

extension Precision {
  fileprivate init(_ probes: NumberProbes, _ source: MarkedSource) throws(NumberFormatError) {
    let one = probes.probes[0].text
    let least = one.count(of: .fraction)
    var most = least
    var isVaried = false
    let scale = probes.scale ?? 0
    let last = probes.hasExponent ? 0 : Self.lastDepth
    for depth in Self.depths where depth <= last {
      guard let text = try source.markedText(of: Self.thirds(-depth - scale)) else { break }
      let count = text.count(of: .fraction)
      if depth > 0, count <= most { break }
      // The writer shows all digits even of the longest number, so its greatest count of digits is
      // not known.
      if depth == last, count > 15 { isVaried = true }
      most = max(most, count)
    }
    let half = try source.markedText(of: FixedDecimal(coefficient: 5, exponent: -1 - scale))
    let startsWithSeparator = half.map { $0.count(of: .integer) == 0 && $0.contains(.fraction) }
    self.init(
      minimumIntegerDigits: startsWithSeparator == true ? 0 : one.count(of: .integer),
      fractionDigits: isVaried ? nil : least...most)
  }
}

extension NumberSymbols {
  /// The decimal separator for plain digits. If it is not known, a period, or a comma if the period
  /// separates groups.
  var plainSeparator: String {
    guard decimalSeparator.isEmpty else { return decimalSeparator }
    return TextMarks.isSameMark(groupingSeparator, ".") ? "," : "."
  }

  /// Learns grouping separator and group sizes from the text of a long number.
  mutating func learn(groupsOf text: MarkedText) {
    let sizes = text.groupSizes
    guard sizes.count > 1,
      let separator = text.pieces.last(where: { $0.field == .groupingSeparator })
    else { return }
    groupingSeparator = separator.text
    primaryGroupingSize = sizes[sizes.count - 1]
    secondaryGroupingSize = sizes[sizes.count - (sizes.count > 2 ? 2 : 1)]
  }
}

extension MarkedText {
  /// The number of characters in all pieces of a field.
  fileprivate func count(of field: Field) -> Int {
    pieces.reduce(0) { $0 + ($1.field == field ? $1.text.unicodeScalars.count : 0) }
  }
}
