package import NumberText

/// A writer of texts of which it says what each piece is: a browser's Intl, or a library with fields.
package struct MarkedWriter: Sendable {
  /// The text of a number; nil where the writer does not take this very number.
  package var text: @Sendable (FixedDecimal) -> MarkedText?
  /// The same with every separator there is; nil where the texts show them.
  package var separated: (@Sendable (FixedDecimal) -> MarkedText?)?

  package init(
    text: @escaping @Sendable (FixedDecimal) -> MarkedText?,
    separated: (@Sendable (FixedDecimal) -> MarkedText?)? = nil
  ) {
    (self.text, self.separated) = (text, separated)
  }
}

private struct MarkedSource: NumberSource {
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
  /// The format of a writer of marked texts: by a pattern where one writes each of some numbers as the
  /// writer does, else through the writer.
  ///
  /// - Complexity: some hundred texts.
  package init(_ writer: MarkedWriter, _ facts: TextFacts) throws(NumberFormatError) {
    // A unit's name may follow plural categories, of which nobody tells.
    let isUnit = if case .unit = facts.style { true } else { false }
    let source = MarkedSource(writer: writer, pluralCategoryCount: isUnit ? nil : 1)
    let probes = try NumberProbes(source, scale: nil)
    let scale = probes.scale ?? 0
    let symbols = try probes.symbols(of: source, facts.numberingSystem)
    let draft = FormatDraft(facts.known(probes, symbols, scale: scale), probes: probes)
    let precision = try Precision(probes, source)
    let separator = symbols.plainSeparator
    @Sendable func write(_ number: FixedDecimal) -> String {
      // What the writer does not take is written as its digits, so that it is read as it is.
      writer.text(number)?.text ?? number.multipliedByPowerOfTen(scale).plainText(separator)
    }
    self = try draft.format(
      try precision.pattern(probes, draft, source), from: source,
      checks: FormatDraft.checks + precision.ties,
      write: { (number) throws(NumberFormatError) in write(number) }, renderer: write)
  }
}

extension NumberProbes {
  /// The symbols that the texts show, and the separators of those that show every one.
  fileprivate func symbols(
    of source: MarkedSource, _ numberingSystem: String
  ) throws(NumberFormatError) -> NumberSymbols {
    var symbols = NumberSymbols.latin
    symbols.numberingSystem = numberingSystem
    // What no text shows is unknown.
    (symbols.decimalSeparator, symbols.groupingSeparator) = ("", "")
    let digit = long.text(of: .integer)?.unicodeScalars.first
    if let digit, let zero = DecimalDigits.value(of: digit.value)?.zero {
      symbols.digits = DecimalDigits.digits(from: zero)
    }
    if let minus = probes[1].text.text(of: .sign) { symbols.minusSign = minus }
    if let text = source.writer.separated?(Self.separatedNumber) {
      symbols.decimalSeparator = text.decimalSeparator ?? ""
      symbols.take(groupsOf: text)
    }
    symbols = self.symbols(in: symbols, usesGrouping: false)
    guard hasGroups else { return symbols }
    let scale = -(scale ?? 0)
    // How many digits there are in front of the first group, where there is one.
    let size = symbols.primaryGroupingSize
    for power in size..<size + 3 {
      let text = try source.markedText(of: FixedDecimal(coefficient: 1, exponent: power + scale))
      if text?.contains(.groupingSeparator) == true {
        symbols.minimumGroupingDigits = power + 1 - size
        break
      }
    }
    return symbols
  }

  private static let separatedNumber = FixedDecimal(coefficient: 12_345_678_901_235, exponent: -1)
}

/// How many digits a writer shows, as its texts tell.
struct Precision {
  var minimumIntegerDigits: Int
  /// The least and the most fraction digits; nil where their number varies as no pattern's does.
  var fractionDigits: ClosedRange<Int>?
  /// The power of ten between the value and the digits.
  var scale: Int
  var hasExponent: Bool
}

extension Precision {
  /// Has a source write numbers that show it.
  fileprivate init(_ probes: NumberProbes, _ source: MarkedSource) throws(NumberFormatError) {
    let one = probes.probes[0].text
    let least = one.count(of: .fraction)
    var most = least
    var isVaried = false
    let scale = probes.scale ?? 0
    let last = probes.hasExponent ? 0 : 64
    for depth in stride(from: 0, through: last, by: 8) {
      guard let text = try source.markedText(of: Self.thirds(-depth - scale)) else { break }
      let count = text.count(of: .fraction)
      if depth > 0, count <= most { break }
      // All digits that were asked for: nobody knows how many more there would be.
      if depth == last, count > 15 { isVaried = true }
      most = max(most, count)
    }
    let half = try source.markedText(of: FixedDecimal(coefficient: 5, exponent: -1 - scale))
    let startsWithSeparator = half.map { $0.count(of: .integer) == 0 && $0.contains(.fraction) }
    self.init(
      minimumIntegerDigits: startsWithSeparator == true ? 0 : one.count(of: .integer),
      fractionDigits: isVaried ? nil : least...most, scale: scale, hasExponent: probes.hasExponent)
  }

  /// 1.333…, times a power of ten, with more digits than any type that is probed holds.
  static func thirds(_ power: Int) -> FixedDecimal {
    FixedDecimal(digits: [1] + Array(repeating: UInt8(3), count: 29), exponent: power - 29)
  }

  /// Numbers halfway between two that are shown, and to either side of it, which modes of rounding part.
  var ties: [FixedDecimal] {
    guard let most = fractionDigits?.upperBound, most < 17 || !hasExponent else { return [] }
    let base: UInt64 = hasExponent ? (0...most).reduce(1) { ten, _ in ten * 10 } : 0
    return [5, 15, 25, 1, 9, 11, 19].flatMap { (tie: UInt64) in
      let number = FixedDecimal(coefficient: base + tie, exponent: -1 - most - scale)
      return [number, number.negated]
    }
  }

  /// The pattern that the texts suggest, with the mode of rounding that the ties show.
  func pattern<Source: NumberSource>(
    _ probes: NumberProbes, _ draft: FormatDraft, _ source: Source
  ) throws(NumberFormatError) -> NumberPattern? {
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
}

extension NumberSymbols {
  /// The separator for digits that no writer writes: where none is known, one that does not group.
  var plainSeparator: String {
    guard decimalSeparator.isEmpty else { return decimalSeparator }
    return TextMarks.isSameMark(groupingSeparator, ".") ? "," : "."
  }

  /// Takes over the groups of a long number's text.
  mutating func take(groupsOf text: MarkedText) {
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
  /// How many digits of a kind a text has.
  fileprivate func count(of field: Field) -> Int {
    pieces.reduce(0) { $0 + ($1.field == field ? $1.text.unicodeScalars.count : 0) }
  }
}
