import FormattingFields
import NumfieldJSON

/// Reads the numbers of a file, one a line, and writes them in plain decimal.
///
/// Nothing is allocated for a line, so that the memory needed does not grow with the file. A line
/// that is refused stays empty, and the reason goes to the standard error.
struct NumberLines: ~Copyable {
  /// The number of bytes that a line may have, as in a field.
  static let limit = 1024
  static let chunk = 262_144

  private let scanner: NumberScanner<FixedDecimal>
  private let file: InputFile
  private var reader: LineReader
  private var output = OutputBuffer.standardOutput()
  private var errors = OutputBuffer(descriptor: 2, name: "standard error")
  private var progress: ProgressBar
  private var lineNumber = 0
  private var refused = 0

  init(_ file: consuming InputFile, format: NumberFormat) {
    scanner = NumberScanner(format: format)
    reader = LineReader(
      descriptor: file.descriptor, name: file.name, limit: Self.limit, chunk: Self.chunk)
    progress = ProgressBar(total: file.size)
    self.file = file
  }

  /// Reads all lines.
  ///
  /// - Returns: The number of lines that were refused.
  mutating func run() throws(IOFailure) -> Int {
    StopSignal.watch()
    defer { progress.erase() }
    repeat {
      while let line = reader.next() {
        lineNumber += 1
        read(line)
        try output.flushIfFull()
      }
      try output.flush()
      tellErrors()
      progress.show(bytes: reader.bytesRead, lines: lineNumber)
    } while try reader.fill()
    return refused
  }

  private mutating func read(_ line: LineReader.Line) {
    switch line {
    case .tooLong: refuse("tooLong")
    case .text(let bytes):
      guard reader.isASCII || UTF8Check.firstBrokenOffset(in: bytes) == nil else {
        return refuse("brokenText")
      }
      if let issue = scanner.appendPlainText(of: bytes, to: &output.bytes) {
        return refuse(issue.rawValue)
      }
      output.bytes.append(0x0A)
    }
  }

  private mutating func refuse(_ reason: String) {
    refused += 1
    output.bytes.append(0x0A)
    errors.bytes += "\(file.name):\(lineNumber): \(reason)\n".utf8
    if errors.bytes.count >= OutputBuffer.blockSize { tellErrors() }
  }

  private mutating func tellErrors() {
    guard !errors.bytes.isEmpty else { return }
    progress.erase()
    // The exit status tells as well, so a closed standard error stops nothing.
    try? errors.flush()
  }
}
