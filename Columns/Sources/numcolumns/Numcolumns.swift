import ArgumentParser
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
struct Numcolumns: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numcolumns",
    abstract: "Tell how the numbers of a table are written, and rewrite them in plain decimal.",
    discussion: """
      The exit status is 0, 1 where a question was asked or a cell was rejected, 2
      for bad usage, 3 where reading or writing failed.
      """,
    version: "numcolumns 0.1.0 (ICU \(ICULocale.icuVersion))",
    subcommands: [InferCommand.self, ConvertCommand.self])

  /// The exit status if a question was asked or a cell was rejected.
  static let questionStatus: Int32 = 1
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

  /// Whether the bytes of all arguments are UTF-8. `CommandLine.arguments` repairs others, and a repaired text would
  /// be read as one that nobody wrote.
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
    } catch let failure as TableFailure {
      OutputBuffer.tell("numcolumns: \(failure)")
      return failureStatus
    } catch let failure as ColumnFailure {
      OutputBuffer.tell("Error: \(failure)")
      return usageStatus
    } catch {
      return report(error, arguments)
    }
  }

  /// The command that the arguments call.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    if let name = words.first, !name.hasPrefix("-"), !names.contains(name) {
      throw ValidationError(
        "unknown subcommand “\(name)”. \(NearestWords.hint(name, among: names))")
    }
    return try parseAsRoot(
      arguments.first == ConvertCommand._commandName ? arguments.withColumnsTogether : arguments)
  }

  private static func status(of failure: IOFailure) -> Int32 {
    guard failure != .closedPipe else { return 0 }
    OutputBuffer.tell("numcolumns: \(failure)")
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
}

/// Calls the system's `exit`: inside ``Numcolumns`` that name is a method's.
private func endProcess(_ status: Int32) -> Never { exit(status) }
