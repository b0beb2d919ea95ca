import NumberText
import RandomSamples
import Testing

/// A format that is learned from texts alone is the format that wrote them, or there is none.
struct TextProbingTests {
  /// Separators that people write between digits, each of another class.
  private static let separators = [".", ",", "'", "\u{A0}", "\u{66B}", "\u{66C}", "\u{2E41}", "·"]
  private static let zeros: [UInt32] = [0x30, 0x660, 0x966, 0x1E950]
  private static let modes = RoundingMode.allCases.filter { $0 != .unnecessary }

  /// Symbols and a pattern that a locale might have.
  private static func format(_ random: inout SeededGenerator) -> NumberFormat {
    var symbols = NumberSymbols.latin
    let marks = separators.shuffled(using: &random)
    symbols.decimalSeparator = marks[0]
    symbols.groupingSeparator = marks[1]
    symbols.primaryGroupingSize = [3, 3, 3, 4, 2, 0].randomElement(using: &random)!
    symbols.secondaryGroupingSize = [3, 2, 4].randomElement(using: &random)!
    symbols.minimumGroupingDigits = Int.random(in: 1...3, using: &random)
    let zero = zeros.randomElement(using: &random)!
    symbols.digits = (0..<10).compactMap { Unicode.Scalar(zero + $0) }
    let minus = ["-", "\u{2212}", "\u{200E}-", "\u{61C}-"].randomElement(using: &random)!
    symbols.minusSign = minus
    let (prefix, suffix) = [
      ("", ""), ("", ""), ("", "\u{A0}€"), ("$", ""), ("", "%"), ("kr. ", ""), ("", " km"),
    ].randomElement(using: &random)!
    let isBehind = Int.random(in: 0..<5, using: &random) == 0
    let least = [0, 0, 0, 2, 3].randomElement(using: &random)!
    return NumberFormat(
      locale: "und", symbols: symbols, style: .decimal,
      scale: [0, 0, 0, 2, 3, 1, -2, -3].randomElement(using: &random)!, affixes: [prefix + suffix],
      pattern:
        NumberPattern(
          prefix: prefix, suffix: suffix, negativePrefix: isBehind ? prefix : nil,
          negativeSuffix: isBehind ? minus + suffix : nil,
          minimumIntegerDigits: [1, 1, 1, 4, 0].randomElement(using: &random)!,
          minimumFractionDigits: least,
          maximumFractionDigits: least + [0, 0, 1, 3, 9].randomElement(using: &random)!,
          roundingMode: modes.randomElement(using: &random)!,
          usesGrouping: Int.random(in: 0..<4, using: &random) > 0,
          minimumExponentDigits: Int.random(in: 0..<10, using: &random) == 0 ? 1 : nil))
  }

  /// A text of the format in marked pieces, as a writer gives it that knows them.
  private static func marked(_ text: String, by format: NumberFormat) -> MarkedText {
    let symbols = format.symbols
    var pieces: [MarkedText.Piece] = []
    var rest = text.unicodeScalars[...]
    var field = MarkedText.Field.integer
    var hasPrefix = false
    var isBehind = false
    func take(_ literal: String) -> Bool {
      guard !literal.isEmpty, rest.starts(with: literal.unicodeScalars) else { return false }
      rest.removeFirst(literal.unicodeScalars.count)
      return true
    }
    while let scalar = rest.first {
      let hasDigit = pieces.contains { $0.field == .integer || $0.field == .fraction }
      if symbols.digits.contains(scalar), !isBehind {
        rest.removeFirst()
        pieces.append(MarkedText.Piece(field, String(scalar)))
      } else if !hasDigit, !hasPrefix, take(format.pattern!.prefix) {
        hasPrefix = true
        pieces.append(MarkedText.Piece(.literal, format.pattern!.prefix))
      } else if take(symbols.minusSign) {
        let isExponent = field == .exponent && pieces.last?.field == .exponentSeparator
        pieces.append(MarkedText.Piece(isExponent ? .exponentSign : .sign, symbols.minusSign))
      } else if field == .integer, !isBehind, take(symbols.decimalSeparator) {
        field = .fraction
        pieces.append(MarkedText.Piece(.decimalSeparator, symbols.decimalSeparator))
      } else if hasDigit, field == .integer, !isBehind, take(symbols.groupingSeparator) {
        pieces.append(MarkedText.Piece(.groupingSeparator, symbols.groupingSeparator))
      } else if hasDigit, field != .exponent, !isBehind, take(symbols.exponentSeparator) {
        field = .exponent
        pieces.append(MarkedText.Piece(.exponentSeparator, symbols.exponentSeparator))
      } else {
        isBehind = hasDigit
        rest.removeFirst()
        pieces.append(MarkedText.Piece(.literal, String(scalar)))
      }
    }
    return MarkedText(pieces)
  }

  @Test("a pattern at random is found again from marked texts, or refused, never taken for another")
  func markedPatterns() {
    Self.expectFoundAgain(salt: 78) { source throws(NumberFormatError) in
      var open = source.pattern!
      open.usesGrouping = true
      open.minimumFractionDigits = max(1, open.minimumFractionDigits)
      open.maximumFractionDigits = max(1, open.maximumFractionDigits)
      let separated = NumberFormat(
        locale: "und", symbols: source.symbols, style: .decimal, scale: source.scale, pattern: open)
      let writer = MarkedWriter {
        Self.marked(source.text(for: $0), by: source)
      } separated: {
        Self.marked(separated.text(for: $0), by: separated)
      }
      return try NumberFormat(writer, TextFacts(locale: "und"))
    }
  }

  @Test("a pattern at random is found again, or refused, never taken for another")
  func patterns() {
    Self.expectFoundAgain(salt: 77) { source throws(NumberFormatError) in
      let writer = TextWriter(allowsNegative: true) { _ in
        true
      } text: {
        source.text(for: $0)
      }
      return try NumberFormat(writer, TextFacts(locale: "und"))
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

  /// Most random formats are found again from their texts; a wrong format never is.
  private static func expectFoundAgain(
    salt: UInt64, _ tell: (NumberFormat) throws(NumberFormatError) -> NumberFormat
  ) {
    var random = SeededGenerator(Sampling.seed &+ salt)
    var (found, rendered, refused) = (0, 0, 0)
    for _ in 0..<Sampling.count(600, full: 20_000) {
      let source = format(&random)
      do throws(NumberFormatError) {
        let format = try tell(source)
        if format.pattern == nil { rendered += 1 } else { found += 1 }
        expect(format, writesAndReadsAs: source, &random)
      } catch {
        refused += 1
      }
    }
    print("patterns: found \(found), rendered \(rendered), refused \(refused)")
    // About three in four are found; a small sample varies.
    #expect(found > rendered + refused)
  }

  /// Both write random numbers alike, and read a text as the number that it shows.
  private static func expect(
    _ format: NumberFormat, writesAndReadsAs source: NumberFormat, _ random: inout SeededGenerator
  ) {
    let scanner = NumberScanner<FixedDecimal>(format: format)
    for _ in 0..<40 {
      let number = number(&random)
      let text = source.text(for: number)
      #expect(format.text(for: number) == text, "\(source.pattern!) \(source.symbols) \(number)")
      let reading =
        scanner.scan(text).value
        ?? scanner.scan(text, soft: format.written(number).softSeparators).value
      let isRight = reading == source.shown(number) && source.shown(number) != nil
      #expect(
        isRight,
        "\(source.pattern!) \(source.symbols) \(number) \(text) \(reading.debugDescription)")
    }
  }

  /// A number of 1 to 18 digits, from 10^-9 to 10^17, of either sign.
  private static func number(_ random: inout SeededGenerator) -> FixedDecimal {
    let digits = Int.random(in: 1...18, using: &random)
    let first = Int.random(in: -9...17, using: &random)
    return FixedDecimal(
      isNegative: Bool.random(using: &random),
      digits: (0..<digits).map { _ in UInt8.random(in: 0...9, using: &random) },
      exponent: first - digits + 1)
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
