import CPeers
import NumberText

/// Numbers that our format writes.
struct FormattedNumbers {
  /// Whether the bytes go to a buffer of the caller's, and no string is made.
  var writesToBuffer = false
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
      if writesToBuffer {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
          for number in numbers { peer_use(UInt64(format.write(number, to: buffer))) }
        }
      } else {
        for number in numbers { peer_use(UInt64(format.text(for: number).utf8.count)) }
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
