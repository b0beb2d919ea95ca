/// A text cut into runs of digits and the gaps between them: "1.234,5 €" has runs 1, 234 and 5, the
/// gaps "." and ",", and the suffix " €".
struct DigitRuns: Equatable {
  /// A run of digits, and the gap after it up to the next run.
  struct Run: Equatable {
    var text = ""
    var digits: [UInt8] = []
    var gap = ""
  }

  private(set) var prefix = ""
  /// At least one run; the last run has no gap after it.
  private(set) var runs: [Run] = []
  private(set) var suffix = ""
  /// The code point of the digit zero.
  private(set) var zero: UInt32 = 0

  /// Cuts a text; nil if it has no digits, or digits of two numbering systems.
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

  var digits: [UInt8] { runs.flatMap { $0.digits } }

  /// The gaps from the last to the first; `place` is the number of digits after the gap.
  var gaps: [(text: String, place: Int)] {
    var gaps: [(text: String, place: Int)] = []
    var place = 0
    for index in runs.indices.reversed().dropLast() {
      place += runs[index].digits.count
      gaps.append((text: runs[index - 1].gap, place: place))
    }
    return gaps
  }

  /// The runs of the mantissa: all but the last run, which is the exponent.
  var withoutLastRun: DigitRuns {
    var result = self
    result.runs.removeLast()
    result.runs[result.runs.count - 1].gap = ""
    return result
  }
}
