import NumberText
import Testing

/// A format that is learned from texts alone is the format that wrote them, or there is none.
struct TextProbingTests {
  /// A text of the format in marked pieces, as a writer gives it that knows them.
  private static func marked(_ text: String, by format: NumberFormat) -> MarkedText {
    let symbols = format.symbols
    var pieces: [MarkedText.Piece] = []
    var rest = text.unicodeScalars[...]
    var field = MarkedText.Field.integer
    var hasPrefix = false
    var isAfter = false
    func take(_ literal: String) -> Bool {
      guard !literal.isEmpty, rest.starts(with: literal.unicodeScalars) else { return false }
      rest.removeFirst(literal.unicodeScalars.count)
      return true
    }
    while let scalar = rest.first {
      let hasDigit = pieces.contains { $0.field == .integer || $0.field == .fraction }
      if symbols.digits.contains(scalar), !isAfter {
        rest.removeFirst()
        pieces.append(MarkedText.Piece(field, String(scalar)))
      } else if !hasDigit, !hasPrefix, take(format.pattern!.prefix) {
        hasPrefix = true
        pieces.append(MarkedText.Piece(.literal, format.pattern!.prefix))
      } else if take(symbols.minusSign) {
        let isExponent = field == .exponent && pieces.last?.field == .exponentSeparator
        pieces.append(MarkedText.Piece(isExponent ? .exponentSign : .sign, symbols.minusSign))
      } else if field == .integer, !isAfter, take(symbols.decimalSeparator) {
        field = .fraction
        pieces.append(MarkedText.Piece(.decimalSeparator, symbols.decimalSeparator))
      } else if hasDigit, field == .integer, !isAfter, take(symbols.groupingSeparator) {
        pieces.append(MarkedText.Piece(.groupingSeparator, symbols.groupingSeparator))
      } else if hasDigit, field != .exponent, !isAfter, take(symbols.exponentSeparator) {
        field = .exponent
        pieces.append(MarkedText.Piece(.exponentSeparator, symbols.exponentSeparator))
      } else {
        isAfter = hasDigit
        rest.removeFirst()
        pieces.append(MarkedText.Piece(.literal, String(scalar)))
      }
    }
    return MarkedText(pieces)
  }

  /// The format that is learned from a format's texts, whose parts are marked.
  static func learnedFromMarkedTexts(
    _ source: NumberFormat
  ) throws(NumberFormatError) -> NumberFormat {
    var open = source.pattern!
    open.usesGrouping = true
    open.minimumFractionDigits = max(1, open.minimumFractionDigits)
    open.maximumFractionDigits = max(1, open.maximumFractionDigits)
    let separated = NumberFormat(
      locale: "und", symbols: source.symbols, style: .decimal, pattern: open
    ).changing { $0.scale = source.scale }
    let writer = MarkedWriter {
      Self.marked(source.text(for: $0), by: source)
    } separated: {
      Self.marked(separated.text(for: $0), by: separated)
    }
    return try NumberFormat(writer, TextFacts(locale: "und"))
  }

  /// The format that is learned from a format's texts.
  static func learnedFromTexts(_ source: NumberFormat) throws(NumberFormatError) -> NumberFormat {
    let writer = TextWriter(allowsNegative: true) { _ in
      true
    } text: {
      source.text(for: $0)
    }
    return try NumberFormat(writer, TextFacts(locale: "und"))
  }

  @Test(
    "a pattern is found again from its texts, marked or not",
    arguments: [
      (".", ",", 0x30, NumberPattern()), (",", ".", 0x30, NumberPattern(suffix: " x")),
      (",", "\u{A0}", 0x30, NumberPattern(prefix: "x ")),
      (".", "'", 0x966, NumberPattern(minimumFractionDigits: 2, maximumFractionDigits: 2)),
      ("\u{66B}", "\u{66C}", 0x660, NumberPattern(maximumFractionDigits: 9)),
    ] as [(String, String, UInt32, NumberPattern)])
  func patterns(decimal: String, grouping: String, zero: UInt32, pattern: NumberPattern) throws {
    var symbols = NumberSymbols.latin
    (symbols.decimalSeparator, symbols.groupingSeparator) = (decimal, grouping)
    symbols.digits = (0..<10).map { Unicode.Scalar(zero + $0)! }
    let source = NumberFormat(
      locale: "und", symbols: symbols, style: .decimal, affixes: [pattern.prefix + pattern.suffix],
      pattern: pattern)
    var expected = pattern
    (expected.negativePrefix, expected.negativeSuffix) = ("-" + pattern.prefix, pattern.suffix)
    for format in [try Self.learnedFromMarkedTexts(source), try Self.learnedFromTexts(source)] {
      #expect(format.pattern == expected)
      #expect(format.symbols == symbols)
    }
  }

  /// A sign that a writer puts between digits, or beside them, is still a sign. (R3, L1)
  @Test(
    "no separator and no affix is made of signs: such a writer is refused, and a minus stays one",
    arguments: [
      ("-", ",", ""), (".", "-", ""), ("\u{2010}", ",", ""), ("+", ",", ""), ("0", ",", ""),
      (".", ",", "-"), (".", ",", " \u{2013}"), (".", ",", "--"),
    ])
  func signsForSeparators(_ decimal: String, _ grouping: String, _ suffix: String) {
    var symbols = NumberSymbols.latin
    (symbols.decimalSeparator, symbols.groupingSeparator) = (decimal, grouping)
    symbols.minusSign = "\u{2212}"
    let format = NumberFormat(
      locale: "und", symbols: symbols, style: .decimal, affixes: [suffix],
      pattern: NumberPattern(suffix: suffix))
    let scanner = NumberScanner<FixedDecimal>(format: format)
    for minus in ["-", "\u{2212}", "\u{2010}", "\u{2013}"] {
      #expect(scanner.scan(minus + "7").value == -7)
      #expect(scanner.scan("7" + minus).value == -7)
      #expect(scanner.scan("7" + minus + "5").value == nil)
    }
    #expect(scanner.scan("107").value == 107)
    #expect(format.firstMisreading { format.text(for: $0) } != nil)
    let writer = TextWriter(allowsNegative: true) { _ in
      true
    } text: {
      format.text(for: $0)
    }
    #expect(throws: NumberFormatError.self) {
      try NumberFormat(writer, TextFacts(locale: "und"))
    }
    let marked = MarkedWriter { Self.marked(format.text(for: $0), by: format) }
    #expect(throws: NumberFormatError.self) {
      try NumberFormat(marked, TextFacts(locale: "und"))
    }
  }

  private static func write(
    _ text: @escaping @Sendable (String, Bool) -> String
  ) -> TextWriter {
    TextWriter(allowsNegative: true) { _ in
      true
    } text: { number in
      text(number.magnitude.plainText, number.isNegative)
    }
  }

  @Test(
    "What is not certain is refused with its reason (L8)",
    arguments: [
      // A thousandth or a thousand?
      (
        "1.000 for 1 and for 1000", NumberFormatError.notPositional,
        write { digits, minus in (minus ? "-" : "") + (digits == "1000" ? "1.000" : digits) + "K" }
      ),
      ("no sign", .losesSign("10"), write { digits, _ in digits }),
      ("no digits", .notPositional, write { _, _ in "many" }),
      (
        "hexadecimal", .notPositional,
        write { digits, _ in
          digits.split(separator: ".").first.flatMap { Int($0) }.map {
            String($0, radix: 16)
          } ?? ""
        }
      ),
      (
        "sevenfold", .notPositional,
        write { digits, _ in (FixedDecimal(digits)! * 7).plainText }
      ),
    ])
  func refused(_ name: String, _ reason: NumberFormatError, _ writer: TextWriter) {
    #expect(throws: reason, "\(name)") { try NumberFormat(writer, TextFacts(locale: "und")) }
  }

  @Test("A mark that may group or separate a fraction is refused (L8)")
  func ambiguous() {
    // Whole numbers of at most three digits, written with three zeros: 1.000, 10.000, 100.000.
    let writer = TextWriter(allowsNegative: false) {
      $0.integerDigitCount <= 3
    } text: { number in
      number.integerDigitCount <= 3 && number.fractionDigitCount == 0 && !number.isNegative
        ? number.plainText + ".000" : nil
    }
    #expect(throws: NumberFormatError.ambiguousSeparators("")) {
      try NumberFormat(writer, TextFacts(locale: "und"))
    }
  }

  @Test("A separator that no text shows is unknown, and no mark is taken for it (L9)")
  func unknownSeparators() throws {
    let writer = Self.write { digits, minus in
      (minus ? "-" : "") + String(digits.prefix { $0 != "." })
    }
    let format = try NumberFormat(writer, TextFacts(locale: "und"))
    #expect(format.symbols.decimalSeparator == "")
    #expect(format.symbols.groupingSeparator == "")
    let scanner = NumberScanner<Int>(format: format)
    #expect(scanner.scan("1500").value == 1500)
    #expect(scanner.scan("1,500").issue?.code == .ambiguousSeparator)
    #expect(scanner.scan("1.500").issue?.code == .ambiguousSeparator)
  }
}
