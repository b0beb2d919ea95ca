import Foundation
import Testing

struct ExitStatusTests {
  static let usage: [[String]] = [
    ["nonsense"], ["scan", "--colour"], ["scan", "file"], ["parse"], ["parse", "--locale"],
    ["parse", "--locale", "d!e"], ["parse", "--locale", "de", "--style", "money"],
    ["parse", "--locale", "de", "--style", "currency:XXQ"],
    ["parse", "--locale", "de", "/no/such/file"],
  ]

  @Test("bad usage ends with 2 and says so on the standard error", arguments: usage)
  func badUsage(arguments: [String]) throws {
    let result = try run(arguments, output: nil)
    #expect(result.status == 2 && result.output == "" && result.errors.contains("Error: "))
  }

  static let helpCalls: [[String]] = [[], ["--help"], ["scan", "--help"], ["help", "parse"]]

  @Test("help ends with 0", arguments: helpCalls)
  func help(arguments: [String]) throws {
    let result = try run(arguments, output: nil)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("USAGE: numfield"))
  }

  @Test("no input is no error")
  func emptyInput() throws {
    for command in ["scan", "format", "replay"] {
      let result = try NumfieldProcess.run(command)
      #expect(result.status == 0 && result.output == "" && result.errors == "")
    }
  }

  static let writers = [["locales"], ["demo"], ["--help"]]

  @Test("a closed pipe ends the command quietly", arguments: writers)
  func closedPipe(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try run(arguments, output: pipe.fileHandleForWriting)
    #expect(result.status == 0 && result.errors == "")
  }

  #if os(Linux)
    @Test("a full disk is told and ends with 3", arguments: writers)
    func fullDisk(arguments: [String]) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let result = try run(arguments, output: full)
      #expect(result.status == 3 && result.errors.contains("standard output"))
    }
  #endif

  @Test("an answer is there before the next line is asked for", .timeLimit(.minutes(1)))
  func lineByLine() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = NumfieldProcess.executable
    process.arguments = ["scan"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for _ in 0..<3 {
      try input.fileHandleForWriting.write(contentsOf: Data("\(BadInputTests.good)\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self) == BadInputTests.goodAnswer + "\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Runs the command with an output of the caller's, or with one that is read.
  private func run(
    _ arguments: [String], output: FileHandle?
  ) throws -> NumfieldProcess.Result {
    let process = Process()
    let (read, errors) = (Pipe(), Pipe())
    process.executableURL = NumfieldProcess.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? read.fileHandleForWriting
    process.standardError = errors
    try process.run()
    try output?.close()
    if output == nil { try read.fileHandleForWriting.close() }
    let text = output == nil ? try read.fileHandleForReading.readToEnd() ?? Data() : Data()
    let reason = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return NumfieldProcess.Result(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: reason, as: UTF8.self), status: process.terminationStatus)
  }
}
