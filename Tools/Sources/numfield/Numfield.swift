import ArgumentParser
import FieldLines
import FormattingFields

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line of the package.
@main
struct Numfield: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numfield",
    abstract: "Read, write and replay numbers as people type them, in any locale.",
    discussion: """
      The exit status is 0, 1 where a text was refused or a line was in error, 2 for
      bad usage, 3 where reading or writing failed.
      """,
    version: "numfield 0.1.0-dev (ICU \(ICULocale.icuVersion))",
    subcommands: [
      DemoCommand.self, ScanCommand.self, FormatCommand.self, ReplayCommand.self,
      LocalesCommand.self, ParseCommand.self,
    ])

  /// The exit status if some line could not be read.
  static let lineErrorStatus: Int32 = 1
  /// The exit status of bad usage.
  static let usageStatus: Int32 = 2
  /// The exit status if reading or writing failed.
  static let failureStatus: Int32 = 3

  static func main() {
    // With these signals ignored, write(2) returns an error for a closed pipe or a file at its size
    // limit, and the process goes on.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    guard areArgumentsText else {
      let refusal = ValidationError("an argument is not UTF-8")
      endProcess(report(refusal, []))
    }
    endProcess(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Whether the bytes of all arguments are UTF-8. `CommandLine.arguments` repairs others, and a
  /// repaired text would be read as one that nobody wrote.
  private static var areArgumentsText: Bool {
    (0..<Int(CommandLine.argc)).allSatisfy { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
    }
  }

  /// Runs the command of some arguments and gives its exit status.
  private static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try command(of: arguments)
      try command.run()
      return 0
    } catch let failure as IOFailure {
      return status(of: failure)
    } catch {
      return report(error, arguments)
    }
  }

  /// The command that the arguments call.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    // The parser tries every subcommand for help and errors; a call that names a subcommand need
    // not wait for the others.
    let named = configuration.subcommands.first { $0._commandName == arguments.first }
    if let command = try? named?.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    try checkSubcommand(of: arguments)
    return try parseAsRoot(arguments)
  }

  private static func status(of failure: IOFailure) -> Int32 {
    guard failure != .closedPipe else { return 0 }
    OutputBuffer.tell("numfield: \(failure)")
    if case .stopped(let signal) = failure { StopSignal.end(by: signal) }
    return failureStatus
  }

  /// Writes help to the standard output, and errors to the standard error.
  private static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
    let code = exitCode(for: error)
    // For a terminal of 80 columns, which no line of help exceeds.
    let message = fullMessage(for: error, columns: 80)
    guard code == .success else {
      var told = message
      if let slip = unknownOption(in: arguments) {
        // The usage of the subcommand stands after the parser's own words.
        let usage = message.split(separator: "\n").drop { !$0.hasPrefix("Usage:") }
        told = "Error: \(slip)\n" + usage.joined(separator: "\n")
      }
      guard told.isEmpty || OutputBuffer.tell(told) else { return failureStatus }
      return code == .validationFailure ? usageStatus : code.rawValue
    }
    do throws(IOFailure) {
      var output = OutputBuffer.standardOutput()
      output.appendLine(message.utf8)
      try output.flush()
      return 0
    } catch {
      return status(of: error)
    }
  }

  /// Throws if the first word is not a subcommand, with those that may be meant.
  private static func checkSubcommand(of arguments: [String]) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-"), !names.contains(name) else { return }
    throw ValidationError(
      "unknown subcommand “\(name)”. \(NearestWords.hint(name, among: names))")
  }

  /// The message about an unknown option; nil if there is none.
  private static func unknownOption(in arguments: [String]) -> String? {
    let called = configuration.subcommands.first { $0._commandName == arguments.first }
    let help = called.map { helpMessage(for: $0, columns: 80) } ?? helpMessage(columns: 80)
    let known = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) }).sorted()
    let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    guard let unknown = options.first(where: { !known.contains($0) }) else { return nil }
    return "unknown option “\(unknown)”. \(NearestWords.hint(unknown, among: known))"
  }

  /// Answers the lines of the standard input.
  static func answerLines<Call: JSONLinesCall>(with call: Call.Type) throws {
    var lines = try JSONLines<Call>()
    if try lines.run() { throw ExitCode(lineErrorStatus) }
  }
}

/// Calls the system's `exit`: inside ``Numfield`` that name is a method's.
private func endProcess(_ status: Int32) -> Never { exit(status) }
