import FormattingFields
import RandomSamples
import Testing

/// Texts in the marks of another place are read if every place that could have written them means
/// one number. (R25)
///
/// The oracle has each decimal mark of the world beside each grouping mark of the world, and groups
/// of threes or as in India: each such pair reads a text strictly or not at all. It shares no code
/// with the scan.
struct OtherMarksTests {
  private static let marks: [Character] = [".", ",", " ", "'"]
  private static let pieces = ["", "0", "1", "12", "123", "500", "1234"]

  /// A number without its marks: integer digits, fraction digits.
  private struct Plain: Hashable {
    let integer: String
    let fraction: String

    init(_ integer: String, _ fraction: String) {
      let digits = integer.drop { $0 == "0" }
      self.integer = digits.isEmpty ? "0" : String(digits)
      self.fraction = String(fraction.reversed().drop { $0 == "0" }.reversed())
    }
  }

  /// What a text says where these two are the marks; nil if it says nothing there.
  private static func read(_ text: String, decimal: Character, grouping: Character) -> Plain? {
    let halves = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard halves.count <= 2, let whole = halves.first else { return nil }
    let fraction = halves.count == 2 ? String(halves[1]) : ""
    guard fraction.allSatisfy(\.isWholeNumber) else { return nil }
    let groups = whole.split(separator: grouping, omittingEmptySubsequences: false).map(String.init)
    guard groups.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return nil }
    if groups.count > 1 {
      let (first, last, middle) = (
        groups[0], groups[groups.count - 1], groups[1..<groups.count - 1]
      )
      let fits = [3, 2].contains { size in
        (1...size).contains(first.count) && last.count == 3
          && middle.allSatisfy { $0.count == size }
      }
      guard fits, first.first != "0" else { return nil }
    }
    let integer = groups.joined()
    return integer.isEmpty && fraction.isEmpty ? nil : Plain(integer, fraction)
  }

  private static func meanings(_ text: String) -> Set<Plain> {
    var found: Set<Plain> = []
    for decimal in [".", ","] as [Character] {
      for grouping in marks where grouping != decimal {
        if let plain = read(text, decimal: decimal, grouping: grouping) { found.insert(plain) }
      }
    }
    return found
  }

  /// Whether a text has the proof in itself: threes grouped by two periods or two commas, or by one
  /// mark, then a period or comma of another class, and a fraction that cannot be a group.
  private static func isProof(_ text: String) -> Bool {
    for mark in [".", ","] as [Character] {
      let groups = text.split(separator: mark, omittingEmptySubsequences: false)
      if groups.count > 2, (1...3).contains(groups[0].count), groups[0].first != "0",
        groups[0].allSatisfy(\.isWholeNumber),
        groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isWholeNumber) })
      {
        return true
      }
    }
    guard let decimal = text.lastIndex(where: { !$0.isWholeNumber }), ".,".contains(text[decimal])
    else { return false }
    let fraction = text[text.index(after: decimal)...]
    let marks = Set(text[..<decimal].filter { !$0.isWholeNumber })
    guard !fraction.isEmpty, fraction.count != 3, marks.count == 1, let mark = marks.first,
      mark != text[decimal]
    else { return false }
    let groups = text[..<decimal].split(separator: mark, omittingEmptySubsequences: false)
    return (1...3).contains(groups[0].count) && groups[0].first != "0"
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// The marks between the digits of a text, each once, in their order.
  private static func marks(_ text: String) -> [Character] {
    guard let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return [] }
    return text[first...last].filter { !$0.isWholeNumber }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func texts(_ count: Int) -> [String] {
    var texts = pieces
    for _ in 1..<count {
      texts = texts.flatMap { text in
        marks.flatMap { mark in pieces.map { text + String(mark) + $0 } }
      }
    }
    return texts
  }

  /// A locale of each way to write plain numbers.
  private static func locales() throws -> [String: NumberFormat] {
    var found: [String: NumberFormat] = [:]
    for tag in ICULocale.allTags {
      let format = try NumberFormat.icu(locale: tag, style: .decimal)
      let symbols = format.symbols
      let way = [
        symbols.decimalSeparator, symbols.groupingSeparator, "\(symbols.primaryGroupingSize)",
        "\(symbols.secondaryGroupingSize)",
      ].joined(separator: "|")
      if found[way] == nil { found[way] = format }
    }
    return found
  }

  @Test("every text of four pieces of digits and three marks between them, in every way of writing")
  func everyText() throws {
    let formats = try Self.locales()
    #expect(formats.count >= 10)
    let texts =
      Self.texts(2) + Self.texts(3) + Sampling.some(8_000, of: Self.texts(4), salt: 371)
    var (wrong, read, refused) = ([String](), 0, 0)
    for (way, format) in formats.sorted(by: { $0.key < $1.key }) {
      let scanner = NumberScanner<FixedDecimal>(format: format)
      let own = NumberScanner<FixedDecimal>(format: format.refusingForeignDecimalSeparators())
      for text in texts {
        let value = scanner.scan(text).value
        if text.first == " " || text.last == " " { continue }
        if Self.isProof(text) {
          let meanings = Self.meanings(text)
          let said = value.map { number -> Plain in
            let parts = "\(number)".split(separator: ".", omittingEmptySubsequences: false)
            return Plain(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
          }
          if said == nil || meanings != [said!] {
            wrong.append("\(way): “\(text)” is \(value.map { "\($0)" } ?? "refused")")
          }
          read += 1
        } else if value != nil, own.scan(text).value == nil,
          Self.marks(text).count > 1, let first = Self.marks(text).first, !" '".contains(first)
        {
          // No proof, and no number in the format's own marks. A space or an apostrophe groups
          // everywhere, and a foreign mark may follow. (R3, R5)
          wrong.append("\(way): “\(text)” is \(value!), and proves nothing")
        } else {
          refused += 1
        }
      }
    }
    #expect(read > 1_000)
    #expect(refused > 1_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(read): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test("the beginnings of such a text are never invalid, whatever the way of writing")
  func beginnings() throws {
    var wrong: [String] = []
    for (way, format) in try Self.locales() {
      let scanner = NumberScanner<FixedDecimal>(format: format)
      for text in [
        "1.234.567,89", "1,234,567.89", "12 345,6", "12 345.6", "1'234.50", "1'234,50", "-1.234,5",
        "-1,234.5",
      ] {
        for end in text.indices where scanner.scan(String(text[..<end])).status == .invalid {
          wrong.append("\(way): “\(text[..<end])”")
        }
        if scanner.scan(text).status != .acceptable { wrong.append("\(way): “\(text)”") }
      }
    }
    #expect(wrong == [])
  }
}
