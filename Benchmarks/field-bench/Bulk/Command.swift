import Foundation
import NumberText

/// A command that reads texts from its standard input, one a line, and writes their numbers in
/// plain decimal, one a line.
struct Command {
  /// As a shell takes the command.
  let line: String

  init(_ line: String) { self.line = line }

  /// The processor's nanoseconds of the command for a line of a file.
  func nanoseconds(of file: AmountFile) throws -> Double {
    let before = Self.timeOfChildren()
    _ = try output(reading: file.url, isKept: false)
    return (Self.timeOfChildren() - before) / Double(file.cents.count)
  }

  /// Throws unless each number is that of its line.
  func check(_ file: AmountFile) throws {
    let output = try output(reading: file.url)
    let answers = output.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = file.text.split(separator: "\n")
    let wrong = file.cents.indices.filter { index in
      let number = answers.dropFirst(index).first.flatMap { FixedDecimal($0) }
      return number != FixedDecimal(coefficient: UInt64(file.cents[index]), exponent: -2)
    }
    guard let first = wrong.first else { return }
    let expected = "\(Double(file.cents[first]) / 100)"
    throw WrongAnswer(
      question: String(lines[first]),
      answer: answers.dropFirst(first).first.map { "“\($0)”" } ?? "no line",
      expected: "\(expected); \(wrong.count) of \(lines.count) lines are wrong")
  }

  /// What the command writes for a file.
  func output(reading file: URL?, isKept: Bool = true) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.standardInput = try file.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    let output = Pipe()
    process.standardOutput = isKept ? output : FileHandle.nullDevice
    try process.run()
    let bytes = isKept ? try output.fileHandleForReading.readToEnd() : nil
    process.waitUntilExit()
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// The processor's nanoseconds of all processes that this one has waited for.
  private static func timeOfChildren() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    return Double(seconds) * 1e9 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e3
  }
}
