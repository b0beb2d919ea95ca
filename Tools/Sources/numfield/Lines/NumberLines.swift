import FormattingFieldJSON
import FormattingFields
@_spi(Tools) import NumberText

/// Reads the numbers of a block, one a line, and writes them in plain decimal.
///
/// Nothing is allocated for a line that is read. A line that is blank or refused stays empty.
struct NumberLines: ~Copyable {
  /// The number of bytes that a line may have, as in a field.
  static let limit = 1024

  /// A line without a number.
  struct Refused {
    enum Reason {
      case issue(NumberIssue.Code)
      case tooLong
      /// The offset of the first byte that is not UTF-8.
      case broken(Int)
    }

    /// The number of the line in its block, from 1.
    let line: Int
    let text: [UInt8]
    let reason: Reason
  }

  private let scanner: NumberScanner<FixedDecimal>
  private var output = OutputBuffer.standardOutput()
  /// The number of lines in the block.
  private(set) var count = 0
  private(set) var refused: [Refused] = []
  private(set) var blank = 0

  init(_ format: NumberFormat) { scanner = NumberScanner(format: format) }

  /// Reads a block in place of the last one.
  mutating func read(_ block: LineBlock) {
    (count, blank) = (0, 0)
    refused.removeAll(keepingCapacity: true)
    block.withLines(limit: Self.limit) { lines in
      while true {
        lines.read { readPlain($0) }
        guard let line = lines.next() else { break }
        count &+= 1
        guard case .text(let bytes) = line else {
          refuse(UnsafeBufferPointer(start: nil, count: 0), .tooLong)
          continue
        }
        if let offset = UTF8Check.firstBrokenOffset(in: bytes) {
          refuse(bytes, .broken(offset))
        } else {
          read(bytes)
        }
      }
    }
  }

  /// Reads lines up to one that is not plain; gives the number of bytes read.
  private mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let plain = scanner.writePlainLines(of: bytes, to: output.room(bytes.count))
    output.take(plain.written)
    count &+= plain.lines
    return plain.read
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var refusal: NumberIssue.Code?
    output.appendLine { room in
      let written = scanner.writePlainText(of: bytes, to: room)
      refusal = written.refusal
      return written.count
    }
    if let refusal { note(bytes, refusal) }
  }

  @inline(never)
  private mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, _ code: NumberIssue.Code) {
    if code == .empty {
      blank += 1
    } else {
      refused.append(Refused(line: count, text: Array(bytes), reason: .issue(code)))
    }
  }

  private mutating func refuse(_ bytes: UnsafeBufferPointer<UInt8>, _ reason: Refused.Reason) {
    output.appendLine(EmptyCollection())
    refused.append(Refused(line: count, text: Array(bytes), reason: reason))
  }

  /// Writes the numbers.
  mutating func write() throws(IOFailure) { try output.flush() }
}
