import Foundation
import NumberText

/// A program that reads a file of German numbers and prints them in plain ASCII.
enum BulkReader {
  /// `numfield` with a subcommand and its options; the file stands behind them.
  case numfield([String])
  /// The C program that calls `unum_parseDecimal` on each line.
  case peer

  /// Measures the reading of a file: the time of a line and the most memory.
  func sample(_ file: BulkFile) throws -> Sample {
    let report = try run(file, output: FileHandle.nullDevice)
    return Sample(
      nanoseconds: report.nanoseconds / Double(file.lines), bytes: report.bytes)
  }

  /// The same command with two threads.
  var inTwoThreads: BulkReader {
    guard case .numfield(let arguments) = self else { return self }
    return .numfield(arguments + ["-j", "2"])
  }

  /// Whether several threads work, whose time together says nothing of how long a person waits.
  private var hasThreads: Bool {
    if case .numfield(let arguments) = self { arguments.contains("-j") } else { false }
  }

  /// Reads a file, and compares each number.
  func check(_ file: BulkFile) throws {
    let text = try output(of: file)
    let answers = text.split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    for cents in file.cents {
      guard index < answers.count else { break }
      let expected = FixedDecimal(coefficient: UInt64(cents), exponent: -2)
      try WrongAnswer.check(
        "line \(index + 1)", FixedDecimal(answers[index])?.plainText, expected.plainText)
      index += 1
    }
    try WrongAnswer.check("the number of lines", answers.count, file.lines + 1)
  }

  private func output(of file: BulkFile) throws -> String {
    let output = file.url.appendingPathExtension("out")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    _ = try run(file, output: handle)
    try handle.close()
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func run(
    _ file: BulkFile, output: FileHandle
  ) throws -> (nanoseconds: Double, bytes: Double) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = try Tool.wholeProcess.get()
    process.arguments =
      switch self {
      case .numfield(let arguments):
        [try Tool.numfield.get().path] + arguments + [file.url.path]
      case .peer:
        [try Tool.icuParseLines.get().path, "de-DE", file.url.path]
      }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let figures = text.split(whereSeparator: \.isWhitespace).suffix(3).compactMap { Double($0) }
    guard process.terminationStatus == 0, figures.count == 3 else {
      throw WrongAnswer(question: file.url.path, answer: text, expected: "time and memory")
    }
    return (hasThreads ? figures[1] : figures[0], figures[2])
  }
}
