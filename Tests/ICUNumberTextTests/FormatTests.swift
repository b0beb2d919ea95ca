import FormattingFields
import Testing

/// What a host asks of formats, symbols, scanners and decimals, without a field.
struct FormatTests {
  static let texts: [(NumberStyle, String, String)] = [
    (.decimal, "1234.5", "1,234.5"),
    (.integer, "1234.5", "1,235"),
    (.percent, "0.125", "12.5%"),
    (.permille, "0.125", "125‰"),
    (.permyriad, "0.125", "1,250‱"),
    (.scientific, "12345", "1.2345E4"),
    (.currency("USD"), "-5", "-$5.00"),
    (.accounting("USD"), "-5", "($5.00)"),
    (.unit("kilometer"), "5", "5 km"),
    (.skeleton("percent precision-integer"), "5", "5%"),
  ]

  @Test("each style writes and reads back", arguments: texts)
  func styles(row: (NumberStyle, String, String)) throws {
    let (style, literal, text) = row
    let format = try NumberFormat.icu(locale: "en-US", style: style)
    let number = try #require(FixedDecimal(literal))
    #expect(format.text(for: number) == text)
    #expect(format.style == style)
    #expect(format.locale == "en-US")
    let reading = NumberScanner<FixedDecimal>(format: format).scan(text)
    #expect(reading.status == .acceptable)
    #expect(reading.value == format.shown(number) || format.pattern == nil)
    #expect(NumberStyle(style.description) == style)
  }

  @Test("a host without ICU makes a format by hand")
  func byHand() throws {
    let format = NumberFormat(
      locale: "en", symbols: .latin, style: .unit("dozen"), affixes: ["dz"]
    ).changing {
      $0.writer = .renderer(
        .init { "\($0.quotientAndRemainder(dividingBy: 12).quotient.plainText) dz" })
    }
    #expect(format.text(for: 36) == "3 dz")
    #expect(format.pattern == nil)
    #expect(NumberScanner<Int>(format: format).scan("3 dz").value == 3)
    let signs: [Unicode.Scalar] = ["x", "d", "5", ",", "-"]
    #expect(signs.map(format.canRead) == [false, true, true, true, true])
  }

  @Test("formats and bounds that say the same are one key of a dictionary, others are not")
  func keys() throws {
    func format(
      _ symbols: NumberSymbols = .latin, prefix: String = "", affixes: [String] = [],
      codes: [String] = []
    ) -> NumberFormat {
      NumberFormat(
        locale: "und", symbols: symbols, style: .decimal, affixes: affixes,
        pattern: NumberPattern(prefix: prefix)
      ).changing { $0.codes = codes }
    }
    var comma = NumberSymbols.latin
    comma.decimalSeparator = ","
    let formats = [
      format(), format(comma), format(prefix: "+"), format(affixes: ["+"]), format(codes: ["+"]),
    ]
    #expect(Set(formats + [format()]).count == 5)
    let written = (0..<2).map { _ in
      format().changing { $0.writer = .renderer(.init(\.description)) }
    }
    #expect(Set(written + written).count == 2)
    let bounds = [
      NumberBounds(maximum: 1), NumberBounds(minimum: 1),
      NumberBounds(maximum: FixedDecimal("1.0")),
    ]
    #expect(Set(bounds).count == 2)
  }

  @Test("a pattern says how a format by hand writes")
  func pattern() throws {
    var symbols = NumberSymbols.latin
    symbols.decimalSeparator = ","
    symbols.groupingSeparator = "."
    var pattern = NumberPattern(
      prefix: "× ", negativePrefix: "× -", minimumFractionDigits: 1,
      maximumFractionDigits: 2, roundingMode: .halfUp)
    func text(_ number: FixedDecimal) -> String {
      NumberFormat(
        locale: "und", symbols: symbols, style: .decimal, affixes: ["×"], pattern: pattern
      ).text(for: number)
    }
    #expect(text(-1234) == "× -1.234,0")
    pattern.usesGrouping = false
    pattern.minimumIntegerDigits = 6
    #expect(text(1234) == "× 001234,0")
    pattern.minimumExponentDigits = 2
    #expect(text(1234) == "× 1,23E03")
    pattern.negativePrefix = nil
    #expect(text(-1234) == "-× 1,23E03")
  }

  @Test("options and the user's own separators change what is read and written")
  func options() throws {
    var options = NumberOptions(
      minimumFractionDigits: 1, minimumIntegerDigits: 2, usesGrouping: false,
      roundingMode: .floor, allowsExponent: true)
    (options.decimalSeparator, options.minusSign) = ("·", "−")
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal, options: options)
    #expect(format.text(for: -5) == "−05·0")
    #expect(format.allowsExponent)
    #expect(format.symbols.decimalSeparator == "·")
    #expect(NumberScanner<Int>(format: format).scan("−5E2").value == -500)
    #expect(NumberSymbols.latin.replacing(decimalSeparator: ",", groupingSeparator: ",") == nil)
    #expect(NumberBounds(from: 5, through: 1) == nil)
    #expect(NumberBounds(from: 1, through: 5) != nil)
  }

  @Test("a list of numbers is read without a field")
  func list() throws {
    let scanner = NumberScanner<UInt8>(format: try .icu(locale: "en-US", style: .integer))
    let readings = ["7", "300", "1,5", "x"].map { scanner.scan($0) }
    #expect(readings.map(\.value) == [7, nil, nil, nil])
    #expect(
      readings.map { $0.issue?.code } == [nil, .overflow, .incompleteGroup, .unexpectedCharacter])
    #expect(scanner.suggestions(for: "1.234.5") == [])
  }

  @Test("decimals are exact and round by every mode")
  func decimals() throws {
    let sum = try #require(FixedDecimal("0.1")) + (try #require(FixedDecimal("0.2")))
    var total = sum
    total += 1
    total -= sum
    #expect(total == 1)
    #expect(sum.description == "0.3")
    #expect(sum.digitCount == 1)
    #expect(sum.fractionDigitCount == 1)
    let half = try #require(FixedDecimal("2.5"))
    for mode in RoundingMode.allCases where mode != .unnecessary {
      let rounded = half.rounded(toFractionDigits: 0, mode: mode)
      #expect(rounded == 2 || rounded == 3)
    }
    #expect(half.rounded(toFractionDigits: 0, mode: .unnecessary) == nil)
    #expect(half.negated.magnitude == half)
    #expect(half.negated < 0)
    #expect(Float(fixedDecimal: 16_777_217) == 16_777_216)
  }
}
