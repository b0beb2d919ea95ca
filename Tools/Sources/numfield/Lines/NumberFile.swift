import FormattingFields

/// A file of numbers, one a line, on its way to the standard output; messages about refused lines
/// go to the standard error.
///
/// The memory needed does not grow with the file.
struct NumberFile: ~Copyable {
  /// The number of bytes read at once.
  static let chunk = 262_144

  private let scanner: NumberScanner<FixedDecimal>
  private let source: LineSource
  private let workers: [Worker]
  private let isPipe = OutputBuffer.isPipe(1)
  private var errors = OutputBuffer(descriptor: 2, name: "standard error")
  private var progress: ProgressBar
  private var reports: LineReports
  private var lines = 0
  /// Why the standard error could not be written.
  private var untold: IOFailure?

  private final class Worker: BlockWorker, @unchecked Sendable {
    typealias Source = LineSource

    let block = LineBlock()
    var numbers: NumberLines

    init(_ format: NumberFormat) { numbers = NumberLines(format) }

    func work() { numbers.read(block) }
  }

  /// - Parameters:
  ///   - errorLimit: The most lines with a message each; nil for no limit.
  ///   - jobs: The number of threads.
  init(_ file: consuming InputFile, format: NumberFormat, errorLimit: Int?, jobs: Int) {
    scanner = NumberScanner(format: format)
    workers = (0..<jobs).map { _ in Worker(format) }
    progress = ProgressBar(
      total: file.size, isShown: ProgressBar.isSeenAlone(input: file.descriptor))
    reports = LineReports(file: file.name, limit: errorLimit)
    source = LineSource(file, limit: NumberLines.limit, chunk: Self.chunk)
  }

  /// Reads all lines.
  ///
  /// - Returns: The number of lines that were refused.
  /// - Throws: What could not be read or written. If only the standard error could not be written,
  ///   all lines have been read.
  mutating func run() throws -> Int {
    StopSignal.watch()
    defer { progress.erase() }
    try forEachBlock(of: source, workers) { worker in
      // The program that reads the pipe may write to the same terminal.
      if isPipe { progress.erase() }
      try worker.numbers.write()
      for line in worker.numbers.refused { tell(line) }
      tellErrors()
      reports.countBlank(worker.numbers.blank)
      lines += worker.numbers.count
      progress.show(bytes: source.bytesRead, lines: lines)
    }
    errors.append(reports.summary(lines: lines).utf8)
    tellErrors()
    if let untold { throw untold }
    return reports.refused
  }

  private mutating func tell(_ line: NumberLines.Refused) {
    let code: String
    let text = String(decoding: line.text, as: UTF8.self)
    var range = 0..<0
    var sentence = "The line has more than \(NumberLines.limit.grouped) bytes."
    switch line.reason {
    case .tooLong: code = "tooLong"
    // A line that is not UTF-8 is shown with U+FFFD, three bytes long, in place of the broken
    // bytes.
    case .broken(let offset):
      (code, range) = ("brokenText", offset..<(offset + 3))
      sentence = "These bytes are no text (UTF-8)."
    case .issue(let issue): code = issue.rawValue
    }
    guard reports.count(code) else { return }
    if case .issue = line.reason, let issue = scanner.scan(text).issue {
      range = issue.range
      sentence = issue.message(for: text, suggestions: scanner.suggestions(for: text))
    }
    errors.append(
      reports.report(
        line: lines + line.line, text: text, range: range, sentence, code: code
      ).utf8)
    if errors.isFull { tellErrors() }
  }

  private mutating func tellErrors() {
    guard errors.count > 0 else { return }
    progress.erase()
    // The numbers are useful without the messages, so a failing standard error does not stop the
    // reading.
    do throws(IOFailure) {
      try errors.flush()
    } catch {
      if error != .closedPipe { untold = error }
    }
  }
}
