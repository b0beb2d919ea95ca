import RandomSamples
import Testing

@testable import NumberText

/// A text begins in a stretch and may continue in a scan. Wherever the scan takes over, the text is
/// read as by the scan alone.
struct StretchTests {
  static func format(
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
      locale: "test", symbols: symbols, style: scale == 0 ? .decimal : .percent
    ).changing { $0.scale = scale }
  }

  static let formats = [
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

  /// The characters of a format's texts, and a few others.
  private static func alphabet(_ format: NumberFormat) -> [String] {
    let symbols = format.symbols
    let digits = symbols.digits.map { String($0) }
    return digits + digits + Array(repeating: symbols.decimalSeparator, count: 2)
      + Array(repeating: symbols.groupingSeparator, count: 5)
      + [symbols.minusSign, "-", "0", "7", ".", " ", "٠", "\u{0}", "ä"]
  }

  /// A text of random characters, or a correct number that is often spoilt afterwards.
  static func text(
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

  @Test("a text is read the same wherever its stretch ends", arguments: formats.indices)
  func handedOver(index: Int) {
    let format = Self.formats[index]
    var generator = SeededGenerator(Sampling.seed &+ UInt64(index))
    let number = format.text(for: FixedDecimal("-12.5")!)
    for index in 0...Sampling.count(8_000, full: 40_000) {
      let text = index == 0 ? number : Self.text(format, &generator)
      let read = withUTF8(of: text) { bytes in
        let alone = Scan(bytes, format.storage.scanRules, signs: AllowedSigns())
        return (format.scan(bytes, signs: AllowedSigns()), alone.readText())
      }
      guard read.0 == read.1 else {
        Issue.record("“\(text)” \(read)")
        return
      }
      if index == 0 { #expect(read.0.status == .acceptable) }
    }
  }
}
