import CPeers
import NumberText

/// Numbers that our format writes.
struct FormattedNumbers {
  /// Whether the places of the grouping separators are asked for as well, as a commit does.
  var marksSeparators = false
  private let numbers: [FixedDecimal]
  private let texts: [String]
  private let format: NumberFormat

  init(_ numbers: [FixedDecimal], texts: [String], format: NumberFormat) {
    self.numbers = numbers
    self.texts = texts
    self.format = format
  }

  var subject: Subject {
    let pass = {
      for number in numbers {
        if marksSeparators {
          let written = format.written(number)
          peer_use(UInt64(written.text.utf8.count) + (written.softSeparators.isEmpty ? 0 : 1))
        } else {
          peer_use(UInt64(format.text(for: number).utf8.count))
        }
      }
    }
    return Subject(
      name: "ours", work: .passes(operations: numbers.count, prepare: nil, pass: pass)
    ) {
      for (number, text) in zip(numbers, texts) {
        try WrongAnswer.check(number.description, format.text(for: number), text)
      }
    }
  }
}
