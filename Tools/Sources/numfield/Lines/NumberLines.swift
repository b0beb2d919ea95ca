import FormattingFieldJSON
import FormattingFields
import NumberText

/// Reads the numbers of a block, one a line, and writes them in plain decimal.
///
/// Nothing is allocated for a line of at most 19 digits. A line that is blank or refused stays
/// empty.
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
      while let line = lines.next() {
        count &+= 1
        switch line {
        case .text(let bytes): read(bytes)
        case .tooLong: refuse(UnsafeBufferPointer(start: nil, count: 0), .tooLong)
        }
      }
    }
  }

  @inline(__always)
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let reading = scanner.scan(bytes)
    guard let number = reading.value else {
      refuse(bytes, reading.issue?.code ?? .unexpectedCharacter)
      return
    }
    output.appendLine { number.writePlainText(to: $0, keepsZeros: true) }
  }

  @inline(never)
  private mutating func refuse(_ bytes: UnsafeBufferPointer<UInt8>, _ code: NumberIssue.Code) {
    if let offset = UTF8Check.firstBrokenOffset(in: bytes) {
      refuse(bytes, .broken(offset))
    } else if code == .empty {
      output.appendLine(EmptyCollection())
      blank += 1
    } else {
      refuse(bytes, .issue(code))
    }
  }

  private mutating func refuse(_ bytes: UnsafeBufferPointer<UInt8>, _ reason: Refused.Reason) {
    output.appendLine(EmptyCollection())
    refused.append(Refused(line: count, text: Array(bytes), reason: reason))
  }

  /// Writes the numbers.
  mutating func write() throws(IOFailure) { try output.flush() }
}
