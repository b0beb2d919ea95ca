import FormattingFields
import NumfieldJSON

/// Reads the numbers of a file, one a line, and writes them in plain decimal.
///
/// Nothing is allocated for a line that is read, so that the memory needed does not grow with the
/// file. A line that is blank or refused stays empty; ``LineReports`` go to the standard error.
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
  private var reports: LineReports
  private var lineNumber = 0
  /// Why the standard error could not be written.
  private var untold: IOFailure?

  /// - Parameter errorLimit: The most lines to tell of one by one; nil for no limit.
  init(_ file: consuming InputFile, format: NumberFormat, errorLimit: Int?) {
    scanner = NumberScanner(format: format)
    reader = LineReader(
      descriptor: file.descriptor, name: file.name, limit: Self.limit, chunk: Self.chunk)
    progress = ProgressBar(
      total: file.size, isShown: ProgressBar.isSeenAlone(input: file.descriptor))
    reports = LineReports(file: file.name, limit: errorLimit)
    self.file = file
  }

  /// Reads all lines.
  ///
  /// - Returns: The number of lines that were refused.
  /// - Throws: What could not be read or written. All lines have been read if that is the standard error.
  mutating func run() throws(IOFailure) -> Int {
    StopSignal.watch()
    defer { progress.erase() }
    repeat {
      while let line = reader.next() {
        lineNumber += 1
        read(line)
        if output.isFull { try writeOutput() }
      }
      try writeOutput()
      tellErrors()
      progress.show(bytes: reader.bytesRead, lines: lineNumber)
    } while try reader.fill()
    errors.append(reports.summary(lines: lineNumber).utf8)
    tellErrors()
    if let untold { throw untold }
    return reports.refused
  }

  private mutating func read(_ line: LineReader.Line) {
    guard case .text(let bytes) = line else {
      output.appendLine(EmptyCollection())
      return refuse(
        "tooLong", text: nil, at: 0..<0, "The line has more than \(Self.limit.grouped) bytes.")
    }
    if !reader.isASCII, let offset = UTF8Check.firstBrokenOffset(in: bytes) {
      output.appendLine(EmptyCollection())
      // What is broken shows as one replacement character, of three bytes.
      return refuse(
        "brokenText", text: bytes, at: offset..<(offset + 3), "These bytes are no text (UTF-8).")
    }
    var refusal: NumberIssue.Code?
    output.appendLine { room in
      let written = scanner.writePlainText(of: bytes, to: room)
      refusal = written.refusal
      return written.count
    }
    if let refusal { refuse(refusal, bytes) }
  }

  private mutating func refuse(_ code: NumberIssue.Code, _ bytes: UnsafeBufferPointer<UInt8>) {
    if code == .empty { return reports.countBlank() }
    guard reports.count(code.rawValue) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let issue = scanner.scan(text).issue else { return }
    let sentence = issue.message(for: text, suggestions: scanner.suggestions(for: text))
    tell(
      reports.report(
        line: lineNumber, text: text, range: issue.range, sentence, code: code.rawValue))
  }

  /// Refuses a line that is no text to scan.
  private mutating func refuse(
    _ code: String, text: UnsafeBufferPointer<UInt8>?, at range: Range<Int>, _ sentence: String
  ) {
    guard reports.count(code) else { return }
    let text = text.map { String(decoding: $0, as: UTF8.self) }
    tell(reports.report(line: lineNumber, text: text, range: range, sentence, code: code))
  }

  private mutating func tell(_ report: String) {
    errors.append(report.utf8)
    if errors.isFull { tellErrors() }
  }

  private mutating func writeOutput() throws(IOFailure) {
    // Who reads the pipe may write to the same terminal.
    if output.isPipe { progress.erase() }
    try output.flush()
  }

  private mutating func tellErrors() {
    guard errors.count > 0 else { return }
    progress.erase()
    // The numbers are worth having without what is told of them, so that reading goes on.
    do throws(IOFailure) {
      try errors.flush()
    } catch {
      if error != .closedPipe { untold = error }
    }
  }
}
