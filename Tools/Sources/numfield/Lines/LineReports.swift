import FormattingFields

/// The messages about refused lines of a file, in the style of a compiler's.
///
/// ```
/// prices.txt:2:1: error: Digits are missing after a thousands separator. Did you mean “1,5”? [incompleteGroup]
///   1.5
///   ^^^
/// ```
///
/// The first lines have a message each, all of them a summary. Columns count code points from 1, as
/// editors do; the carets stand where a terminal shows the place.
struct LineReports {
  /// How many lines have a message each by default.
  static let usualLimit = 20
  /// How much of a long line is shown, in columns of a terminal.
  private static let width = 78

  let file: String
  /// The most lines with a message each; nil for no limit.
  let limit: Int?
  private(set) var refused = 0
  private(set) var blank = 0
  private var counts: [String: Int] = [:]

  init(file: String, limit: Int?) {
    self.file = file
    self.limit = limit
  }

  /// Counts lines that say nothing.
  mutating func countBlank(_ count: Int) { blank += count }

  /// Counts a refused line.
  ///
  /// - Returns: Whether the line gets a message.
  mutating func count(_ code: String) -> Bool {
    refused += 1
    counts[code, default: 0] += 1
    return limit.map { refused <= $0 } ?? true
  }

  /// The message about a line.
  ///
  /// - Parameters:
  ///   - text: The line; empty if it is too long to show.
  ///   - range: The place in the text, in UTF-8 offsets.
  func report(
    line: Int, text: String, range: Range<Int>, _ sentence: String, code: String
  ) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let column = text.unicodeScalars.distance(from: text.startIndex, to: start) + 1
    var report =
      "\(file):\(line):\(column): error: \(VisibleText.named(sentence)) [\(code)]\n"
    guard !text.isEmpty else { return report }
    let window = TextWindow(text, columns: Self.width, caret: range.upperBound)
    let columns = window.columns(of: range)
    report += "  \(window.text)\n  " + String(repeating: " ", count: columns.lowerBound)
    return report + String(repeating: "^", count: columns.count) + "\n"
  }

  /// The summary; empty if nothing was refused.
  func summary(lines: Int) -> String {
    var summary = ""
    if refused > 0 {
      summary += "\(file): \(refused.grouped) of \(lines.grouped) lines refused\n"
      let width = counts.values.map(\.grouped.count).max() ?? 0
      for (code, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        let room = String(repeating: " ", count: width - count.grouped.count)
        summary += "  \(room)\(count.grouped) \(code)\n"
      }
      if let limit, refused > limit {
        summary +=
          "  told one by one: \(limit.grouped); --errors all tells of every one\n"
      }
    }
    if blank > 0 { summary += "\(file): \(blank.grouped) blank line\(blank == 1 ? "" : "s")\n" }
    return summary
  }
}

extension Int {
  private static let english = try? NumberFormat.icu(locale: "en", style: .integer)

  /// The number with its digits in groups, as messages show it: "1,234,567".
  var grouped: String {
    guard let english = Self.english, let number = fixedDecimal else { return String(self) }
    return english.text(for: number)
  }
}
