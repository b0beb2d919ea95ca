import NumberText
import RandomSamples
import Testing

@testable import NumberTextTests

/// A format that is learned from texts alone is the format that wrote them, or there is none.
struct TextProbingSweep {
  /// Separators that people write between digits, each of another class.
  private static let separators = [".", ",", "'", "\u{A0}", "\u{66B}", "\u{66C}", "\u{2E41}", "·"]
  private static let zeros: [UInt32] = [0x30, 0x660, 0x966, 0x1E950]
  private static let modes = RoundingMode.allCases.filter { $0 != .unnecessary }

  @Test("a pattern at random is found again from marked texts, or refused, never taken for another")
  func markedPatterns() {
    expectFoundAgain(salt: 78, TextProbingTests.learnedFromMarkedTexts)
  }

  @Test("a pattern at random is found again, or refused, never taken for another")
  func patterns() {
    expectFoundAgain(salt: 77, TextProbingTests.learnedFromTexts)
  }

  /// A random format is found again from its texts, or refused; a wrong format is never found.
  private func expectFoundAgain(
    salt: UInt64, _ tell: (NumberFormat) throws(NumberFormatError) -> NumberFormat
  ) {
    var random = SeededGenerator(Sampling.seed &+ salt)
    for _ in 0..<Sampling.count(600, full: 20_000) {
      let source = Self.format(&random)
      if let format = try? tell(source) { Self.expect(format, writesAndReadsAs: source, &random) }
    }
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
      let reading = scanner.scan(text).value
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
    let isAfter = Int.random(in: 0..<5, using: &random) == 0
    let least = [0, 0, 0, 2, 3].randomElement(using: &random)!
    let scale = [0, 0, 0, 2, 3, 1, -2, -3].randomElement(using: &random)!
    return NumberFormat(
      locale: "und", symbols: symbols, style: .decimal, affixes: [prefix + suffix],
      pattern:
        NumberPattern(
          prefix: prefix, suffix: suffix, negativePrefix: isAfter ? prefix : nil,
          negativeSuffix: isAfter ? minus + suffix : nil,
          minimumIntegerDigits: [1, 1, 1, 4, 0].randomElement(using: &random)!,
          minimumFractionDigits: least,
          maximumFractionDigits: least + [0, 0, 1, 3, 9].randomElement(using: &random)!,
          roundingMode: modes.randomElement(using: &random)!,
          usesGrouping: Int.random(in: 0..<4, using: &random) > 0,
          minimumExponentDigits: Int.random(in: 0..<10, using: &random) == 0 ? 1 : nil)
    ).changing { $0.scale = scale }
  }
}
