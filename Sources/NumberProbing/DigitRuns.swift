import NumberText

/// A text cut into its runs of digits and what stands between them.
struct DigitRuns: Equatable {
  /// One run: its digits, and the text behind them up to the next run.
  struct Run: Equatable {
    var text = ""
    var digits: [UInt8] = []
    var gap = ""
  }

  private(set) var prefix = ""
  /// Never empty; the last has no gap.
  private(set) var runs: [Run] = []
  private(set) var suffix = ""
  /// The first code point of the numbering system.
  private(set) var zero: UInt32 = 0

  /// Cuts a text; nil where it has no digits, or those of two numbering systems.
  init?(_ text: String) {
    var literal = ""
    for scalar in text.unicodeScalars {
      guard let digit = DecimalDigits.value(of: scalar.value) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if runs.isEmpty {
        zero = digit.zero
        prefix = literal
        runs.append(Run())
      } else if !literal.isEmpty {
        runs[runs.count - 1].gap = literal
        runs.append(Run())
      }
      guard digit.zero == zero else { return nil }
      literal = ""
      runs[runs.count - 1].digits.append(digit.value)
      runs[runs.count - 1].text.unicodeScalars.append(scalar)
    }
    guard !runs.isEmpty else { return nil }
    suffix = literal
  }

  /// All digits.
  var digits: [UInt8] { runs.flatMap { $0.digits } }

  /// The gaps, each with the number of digits behind it, from the last to the first.
  var gaps: [(text: String, place: Int)] {
    var gaps: [(text: String, place: Int)] = []
    var place = 0
    for index in runs.indices.reversed().dropLast() {
      place += runs[index].digits.count
      gaps.append((text: runs[index - 1].gap, place: place))
    }
    return gaps
  }

  /// The text without its last run, which is an exponent's.
  var withoutLastRun: DigitRuns {
    var result = self
    result.runs.removeLast()
    result.runs[result.runs.count - 1].gap = ""
    return result
  }
}
