import Foundation
import Testing

@testable import numfield

/// Pipes that close, disks that are full, and signals.
@Suite(.serialized)
struct HostileSurroundingsTests {
  @Test(
    "parse that is stopped in the middle ends after a whole line, says so, and ends by the signal",
    .timeLimit(.minutes(1)))
  func stopped() throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = NumfieldProcess.executable
    process.arguments = ["parse", "--locale", "en"]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try NumfieldProcess.runOpenToSignals(process)
    try errors.fileHandleForWriting.close()
    // Two lines and the beginning of a third.
    try input.fileHandleForWriting.write(contentsOf: Data("1,234\n5\n6,7".utf8))
    var read = output.fileHandleForReading.availableData
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    try output.fileHandleForWriting.close()
    read += try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: read, as: UTF8.self) == "1234\n5\n")
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(
      String(decoding: told, as: UTF8.self)
        == "numfield: stopped by signal \(SIGTERM); what was read so far is written\n")
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
    try input.fileHandleForWriting.close()
  }

  /// A command, and what a shell puts after it.
  static let surroundings: [(String, String, Int32, String)] = [
    ("parse --locale en", "<&-", 3, "numfield: <stdin>: Bad file descriptor\n"),
    ("scan", "<&-", 3, "numfield: <stdin>: Bad file descriptor\n"),
    ("parse --locale en .", "</dev/null", 3, "numfield: .: Is a directory\n"),
    ("locales", ">&-", 3, "numfield: standard output: Bad file descriptor\n"),
    ("parse --locale en", "</dev/null", 0, ""),
    ("scan", "</dev/null", 0, ""),
  ]

  @Test("an input or output that is closed is told and ends with 3", arguments: surroundings)
  func closed(_ command: String, _ redirection: String, _ status: Int32, _ told: String) throws {
    let result = try shell("\"$0\" \(command) \(redirection)")
    #expect(result.status == status)
    #expect(result.errors == told)
    #expect(result.output == "")
  }

  @Test("bytes of an argument that are no UTF-8 are refused, and not repaired")
  func brokenArgument() throws {
    let result = try shell(#""$0" parse --locale "de$(printf '\377')" </dev/null"#)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: an argument is not UTF-8"))
    #expect(result.output == "")
  }

  #if os(Linux)
    static let requests = [
      ("parse --locale en", "1,234"), ("scan", BadInputTests.good),
      ("format", #"{"locale":"en","value":"1"}"#),
      ("replay", #"{"locale":"en"}"#),
    ]

    @Test("a full disk is told once and ends with 3, whatever is asked", arguments: requests)
    func fullDisk(_ command: String, _ line: String) throws {
      let result = try shell("yes '\(line)' | head -n 100000 | \"$0\" \(command) >/dev/full")
      #expect(result.status == 3)
      #expect(result.errors == "numfield: standard output: No space left on device\n")
    }
  #endif

  /// Where the standard error is written to, and the exit status.
  static let errorOutputs: [(String, Int32)] = [
    ("2>&-", 3), ("2>/dev/full", 3), ("2>/dev/null", 1),
  ]

  @Test(
    "a standard error that cannot be written stops nothing and ends with 3", arguments: errorOutputs
  )
  func unwritableErrors(_ redirection: String, _ status: Int32) throws {
    let result = try shell("printf '1\\nx\\n2\\n' | \"$0\" parse --locale en \(redirection)")
    #expect(result.output == "1\n\n2\n")
    #expect(result.status == status)
    let all = try shell("printf '1\\n2\\n' | \"$0\" parse --locale en \(redirection)")
    #expect(all.output == "1\n2\n", "there was nothing to tell")
    #expect(all.status == 0, "there was nothing to tell")
    let usage = try shell("\"$0\" sacn \(redirection)")
    #expect(usage.output == "")
    #expect(usage.status == (status == 3 ? 3 : 2))
  }

  /// A command that reads a file, the line in the file, and where the output is written to.
  static let ownOutputs: [(String, String, String)] = [
    ("parse --locale en f", "x", ">> f"), ("parse --locale en", "x", "< f >> f"),
    ("parse --locale en f", "x", "2>> f"), ("parse --locale en f", "1", "1<> f"),
    ("scan", BadInputTests.good, "< f >> f"),
  ]

  @Test(
    "a file that is read and written at once is refused", .timeLimit(.minutes(1)),
    arguments: ownOutputs)
  func ownOutput(_ command: String, _ line: String, _ redirection: String) throws {
    let result = try NumfieldProcess.withFolder { folder in
      try Data("\(line)\n".utf8).write(to: folder.appending(path: "f"))
      return try shell("cd '\(folder.path)' && \"$0\" \(command) \(redirection); echo $?; cat f")
    }
    if redirection == "2>> f" {
      #expect(result.output.hasPrefix("3\n\(line)\n"), "the message stands after the line")
    } else {
      #expect(result.output == "3\n\(line)\n")
      #expect(result.errors.hasSuffix("the input file is the output file\n"))
    }
  }

  /// Runs a line of the shell, in which `$0` is the command.
  private func shell(_ line: String) throws -> NumfieldProcess.Result {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, NumfieldProcess.executable.path]
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return NumfieldProcess.Result(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: told, as: UTF8.self), status: process.terminationStatus)
  }
}
