import ArgumentParser

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
      Exit status: 0, or 1 where some line could not be read, 2 for bad usage, 3 where reading or \
      writing failed.
      """,
    subcommands: [
      DemoCommand.self, ScanCommand.self, FormatCommand.self, ReplayCommand.self,
      LocalesCommand.self, ParseCommand.self,
    ])

  /// The exit status where some line could not be read.
  static let lineErrorStatus: Int32 = 1
  /// The exit status of bad usage.
  static let usageStatus: Int32 = 2
  /// The exit status where reading or writing failed.
  static let failureStatus: Int32 = 3

  static func main() {
    // A closed pipe and a file that may not grow are told by write(2) then, and not by a signal.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    endProcess(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command of some arguments and gives its exit status.
  private static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return 0
    } catch let failure as IOFailure {
      return status(of: failure)
    } catch {
      return report(error)
    }
  }

  private static func status(of failure: IOFailure) -> Int32 {
    guard failure != .closedPipe else { return 0 }
    OutputBuffer.tell("numfield: \(failure)")
    if case .stopped(let signal) = failure { StopSignal.end(by: signal) }
    return failureStatus
  }

  /// Tells help on the standard output and errors on the standard error.
  private static func report(_ error: any Error) -> Int32 {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    guard code == .success else {
      if !message.isEmpty { OutputBuffer.tell(message) }
      return code == .validationFailure ? usageStatus : code.rawValue
    }
    do throws(IOFailure) {
      var output = OutputBuffer.standardOutput()
      output.bytes += message.utf8
      output.bytes.append(0x0A)
      try output.flush()
      return 0
    } catch {
      return status(of: error)
    }
  }

  /// Answers the lines of the standard input.
  static func answerLines<Call: JSONLinesCall>(with call: Call.Type) throws {
    var lines = JSONLines<Call>()
    if try lines.run() { throw ExitCode(lineErrorStatus) }
  }
}

/// The system's `exit`, which ``Numfield`` has a method of the same name as.
private func endProcess(_ status: Int32) -> Never { exit(status) }
