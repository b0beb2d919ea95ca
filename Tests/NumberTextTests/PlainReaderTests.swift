import Testing

@testable import NumberText

/// Plain texts are read by a shortcut. It must agree with the way that every other text takes.
struct PlainReaderTests {
  private static func format(
    digits: String = "0123456789", decimal: String = ",", grouping: String = ".", sizes: (Int, Int),
    minus: String = "-", scale: Int = 0
  ) -> NumberFormat {
    var symbols = NumberSymbols.latin
    symbols.digits = Array(digits.unicodeScalars)
    symbols.decimalSeparator = decimal
    symbols.groupingSeparator = grouping
    (symbols.primaryGroupingSize, symbols.secondaryGroupingSize) = sizes
    symbols.minusSign = minus
    return NumberFormat(
      locale: "test", symbols: symbols, style: scale == 0 ? .decimal : .percent, scale: scale,
      pattern: NumberPattern(positive: .init(), negative: .init(prefix: minus), scale: scale))
  }

  private static let formats = [
    format(sizes: (3, 3)), format(sizes: (3, 2)), format(sizes: (4, 4)), format(sizes: (2, 1)),
    format(sizes: (0, 0)), format(sizes: (3, 3), scale: 2),
    format(grouping: "\u{202F}", sizes: (3, 3), minus: "\u{2212}"),
    format(grouping: "\u{2019}", sizes: (3, 3)), format(grouping: ",", sizes: (3, 3)),
    format(
      digits: "٠١٢٣٤٥٦٧٨٩", decimal: "٫", grouping: "٬", sizes: (3, 3), minus: "\u{61C}-"),
    format(
      digits: "۰۱۲۳۴۵۶۷۸۹", decimal: "٫", grouping: "٬", sizes: (3, 3), minus: "\u{200E}\u{2212}"),
    format(digits: "०१२३४५६७८९", decimal: ".", grouping: ",", sizes: (3, 2)),
    format(digits: "〇一二三四五六七八九", decimal: ".", grouping: ",", sizes: (3, 3)),
  ]

  /// The characters of a format's texts, and a few that are none.
  private static func alphabet(_ format: NumberFormat) -> [String] {
    let symbols = format.symbols
    let digits = symbols.digits.map { String($0) }
    return digits + digits + Array(repeating: symbols.decimalSeparator, count: 2)
      + Array(repeating: symbols.groupingSeparator, count: 5)
      + [symbols.minusSign, "-", "0", "7", ".", " ", "٠", "\u{0}", "ä"]
  }

  /// A text of random characters, or a number written well and then often spoilt.
  private static func text(
    _ format: NumberFormat, _ generator: inout SeededGenerator
  ) -> String {
    let alphabet = alphabet(format)
    if Bool.random(using: &generator) {
      let count = Int.random(in: 0...12, using: &generator)
      return (0..<count).map { _ in alphabet.randomElement(using: &generator)! }.joined()
    }
    let count = Int.random(in: 1...(Bool.random(using: &generator) ? 8 : 26), using: &generator)
    let number = FixedDecimal(
      isNegative: Int.random(in: 0..<4, using: &generator) == 0,
      digits: (0..<count).map { _ in UInt8.random(in: 0...9, using: &generator) },
      exponent: Int.random(in: -4...0, using: &generator))
    var text = format.text(for: number)
    if Bool.random(using: &generator) {
      let place = text.indices.randomElement(using: &generator)!
      text.insert(contentsOf: alphabet.randomElement(using: &generator)!, at: place)
    }
    return text
  }

  @Test("plain texts are read as all others are", arguments: formats.indices)
  func shortcut(index: Int) {
    let format = Self.formats[index]
    let scanner = NumberScanner<FixedDecimal>(format: format)
    var generator = SeededGenerator(seed: UInt64(index))
    var count = 0
    for _ in 0..<40_000 {
      var text = Self.text(format, &generator)
      let whole = text.withUTF8 { scanner.scanWhole($0, soft: SoftSeparators()) }
      let plain = scanner.scan(text)
      let value = text.withUTF8 { format.plainNumber(in: $0, allowsMinus: true)?.whole(in: $0) }
      guard plain == whole, value == nil || value == whole.value,
        value?.isNegative == nil || value?.isNegative == whole.value?.isNegative,
        value?.exponent == nil || value?.exponent == whole.value?.exponent
      else {
        Issue.record("“\(text)” \(whole) \(String(describing: value))")
        return
      }
      if value != nil { count += 1 }
    }
    // Han digits are not plain; ASCII digits among them are.
    #expect(count > 100)
  }
}
