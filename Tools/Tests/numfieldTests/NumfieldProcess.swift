import Fixtures
import Foundation
import Testing

/// Runs the built command as a shell does.
enum NumfieldProcess {
  struct Result {
    var output: String
    var errors: String
    var status: Int32

    /// The lines of the standard output; the last line must have its line end, too.
    var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.last == "", "the last line has no end")
      lines.removeLast()
      return lines
    }
  }

  /// The command, which the build puts beside the bundle of fixtures.
  static let executable: URL = {
    var folder = Fixtures.url("units.txt")
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "numfield")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    fatalError("numfield has not been built")
  }()

  /// Runs the command on an input and waits for its end.
  static func run(_ arguments: String..., input: some DataProtocol = Data()) throws -> Result {
    try run(arguments, input: input)
  }

  static func run(_ arguments: [String], input: some DataProtocol = Data()) throws -> Result {
    try withFolder { folder in
      let (source, output, errors) = (
        folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err")
      )
      try Data(input).write(to: source)
      try Data().write(to: output)
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: source)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return Result(
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
        status: process.terminationStatus)
    }
  }

  /// Runs the command on lines of text.
  static func run(_ arguments: String..., lines: [String]) throws -> Result {
    try run(arguments, input: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// Starts a process with no signal blocked: a process inherits what its parent's thread blocks,
  /// and threads that run tests block all.
  static func runOpenToSignals(_ process: Process) throws {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
  }

  /// Calls a function with a folder that is deleted afterwards.
  static func withFolder<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
