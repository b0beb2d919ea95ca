import Foundation
import Testing

@testable import numfield

struct ExitStatusTests {
  /// Arguments, and the message about them.
  static let usage: [([String], String)] = [
    (["sacn"], "unknown subcommand “sacn”. Did you mean “scan”?\nUsage: numfield <subcommand>"),
    (["help", "prase"], "unknown subcommand “prase”. Did you mean “parse”?"),
    (["nonsense"], "unknown subcommand “nonsense”. There are demo, scan, "),
    (["scan", "--colour"], "unknown option “--colour”. There are "),
    (
      ["scan", "--hlep"], "unknown option “--hlep”. Did you mean “--help”?\nUsage: numfield scan\n"
    ),
    (["scan", "file"], "Unexpected argument 'file'\nUsage: numfield scan\n"),
    (["parse"], "Missing expected argument '--locale <tag>'"),
    (["parse", "--locale"], "Missing value for '--locale <tag>'"),
    (
      ["parse", "--locale=de", "--sytle=percent"], "Did you mean “--style”?\nUsage: numfield parse"
    ),
    (
      ["parse", "--local", "de"], "Did you mean “--locale”?\nUsage: numfield parse --locale <tag> ["
    ),
    (["parse", "--locale", "de", "--errors", "some"], "The value 'some' is invalid"),
    (["parse", "--locale", "de", "--errors", "-1"], "Missing value for '--errors <n>'"),
    (["parse", "--locale", "d!e"], "is not a BCP 47 language tag. Did you mean “"),
    (["parse", "--locale", "hnd-IN"], "“hnd-IN” is not a locale that ICU knows. Did you mean “"),
    (
      ["parse", "--locale", "de", "--style", "money"],
      "unknown style “money”. There are decimal, integer, "
    ),
    (
      ["parse", "--locale", "de", "--style", "precent"],
      "unknown style “precent”. Did you mean “percent”?\nUsage: numfield parse --locale <tag> ["
    ),
    (["parse", "--locale", "de", "--style", "currency:XXQ"], "“XXQ” is not a currency"),
  ]

  @Test(
    "bad usage ends with 2, says what may be meant and how the subcommand is used",
    arguments: usage)
  func badUsage(arguments: [String], said: String) throws {
    let result = try run(arguments, output: nil)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "), "\(result.errors)")
    #expect(result.errors.contains(said), "\(result.errors)")
    #expect(result.errors.contains("\nUsage: numfield "), "\(result.errors)")
  }

  @Test("a file that is not there ends with 3")
  func missingFile() throws {
    let result = try run(["parse", "--locale", "de", "/no/such/file"], output: nil)
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors == "numfield: /no/such/file: No such file or directory\n")
  }

  static let helpCalls: [[String]] = [[], ["--help"], ["scan", "--help"], ["help", "parse"]]

  @Test("the version is the package's and ICU's")
  func version() throws {
    let result = try run(["--version"], output: nil)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let isVersion =
      result.output.wholeMatch(of: /numfield [0-9]+\.[0-9]+\S* \(ICU [0-9.]+\)\n/) != nil
    #expect(isVersion, "\(result.output)")
  }

  static let commands = ["demo", "scan", "format", "replay", "locales", "parse"]

  @Test(
    "help has no line that a terminal of 80 columns breaks",
    arguments: commands)
  func helpLines(command: String) throws {
    let help = try run([command, "--help"], output: nil).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) < 80 }, "\(help)")
    // A JSON object never spans two lines.
    #expect(lines.filter { $0.contains("{\"") }.allSatisfy { $0.hasSuffix("}") }, "\(help)")
  }

  @Test("help ends with 0", arguments: helpCalls)
  func help(arguments: [String]) throws {
    let result = try run(arguments, output: nil)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("USAGE: numfield"))
  }

  @Test("no input is no error")
  func emptyInput() throws {
    for command in ["scan", "format", "replay"] {
      let result = try NumfieldProcess.run(command)
      #expect(result.status == 0)
      #expect(result.output == "")
      #expect(result.errors == "")
    }
  }

  static let writers = [["locales"], ["demo"], ["--help"]]

  @Test("a closed pipe ends the command quietly", arguments: writers)
  func closedPipe(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try run(arguments, output: pipe.fileHandleForWriting)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  #if os(Linux)
    @Test("a full disk is told and ends with 3", arguments: writers)
    func fullDisk(arguments: [String]) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let result = try run(arguments, output: full)
      #expect(result.status == 3)
      #expect(result.errors.contains("standard output"))
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

  /// Runs the command with the caller's output, or with an output that is read.
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
