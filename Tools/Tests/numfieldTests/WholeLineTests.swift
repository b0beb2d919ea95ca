import Foundation
import Testing

@testable import numfield

/// An output that ends early ends with a whole line: half a number is another number.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WholeLineTests {
  /// Nine bytes a line: the size of a pipe's or file's block is never a multiple.
  private static let line = "12345678\n"
  private static let count = 40_000

  /// A file of numbers whose output is many times what a pipe holds.
  private static func withNumbers<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    try NumfieldProcess.withFolder { folder in
      let file = folder.appending(path: "numbers.txt")
      try Data(String(repeating: "12,345,678\n", count: count).utf8).write(to: file)
      return try body(file)
    }
  }

  private static func parse(_ file: URL, output: Any?, errors: Pipe) -> Process {
    let process = Process()
    process.executableURL = NumfieldProcess.executable
    process.arguments = ["parse", "--locale", "en", file.path]
    process.standardOutput = output
    process.standardError = errors
    return process
  }

  /// Whether bytes are numbers of the file, each with its end.
  private static func isWhole(_ bytes: Data) -> Bool {
    let lines = bytes.count / line.utf8.count
    return lines > 0 && bytes == Data(String(repeating: line, count: lines).utf8)
  }

  /// Waits until a pipe takes nothing more, and closes this end of it.
  private static func waitUntilFull(_ descriptor: Int32) {
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&room, 1, 0) > 0 { usleep(1000) }
    close(descriptor)
  }

  @Test("parse that is stopped or killed while nobody reads", arguments: [SIGTERM, SIGKILL])
  func fullPipe(_ signal: Int32) throws {
    try Self.withNumbers { file in
      let (output, errors) = (Pipe(), Pipe())
      let process = Self.parse(file, output: output, errors: errors)
      let descriptor = dup(output.fileHandleForWriting.fileDescriptor)
      try NumfieldProcess.runOpenToSignals(process)
      try errors.fileHandleForWriting.close()
      Self.waitUntilFull(descriptor)
      kill(process.processIdentifier, signal)
      if signal == SIGKILL { process.waitUntilExit() }
      try output.fileHandleForWriting.close()
      let read = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(Self.isWhole(read), "\(read.count) bytes, \(read.suffix(12))")
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      let told = try errors.fileHandleForReading.readToEnd() ?? Data()
      #expect(told.isEmpty == (signal == SIGKILL))
    }
  }

  @Test("a pipe that says it is full is waited for")
  func pipeThatDoesNotWait() throws {
    try Self.withNumbers { file in
      let (output, errors) = (Pipe(), Pipe())
      let descriptor = dup(output.fileHandleForWriting.fileDescriptor)
      #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
      let process = Self.parse(file, output: output, errors: errors)
      try process.run()
      try output.fileHandleForWriting.close()
      try errors.fileHandleForWriting.close()
      Self.waitUntilFull(descriptor)
      let read = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(Self.isWhole(read))
      #expect(read.count == Self.count * Self.line.utf8.count)
      #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test("an input that says there is nothing yet is waited for")
  func inputThatDoesNotWait() throws {
    let (input, output) = (Pipe(), Pipe())
    #expect(fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let process = Process()
    process.executableURL = NumfieldProcess.executable
    process.arguments = ["parse", "--locale", "en"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for number in ["1", "2"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(number)\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self) == "\(number)\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The thread sanitizer makes large files of its own.
  static let hasThreadSanitizer = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

  @Test(
    "a file that may not grow keeps whole lines, and the failure is told",
    .disabled(if: hasThreadSanitizer))
  func fileLimit() throws {
    try Self.withNumbers { file in
      let (errors, output) = (Pipe(), file.appendingPathExtension("out"))
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        // A run that measures coverage writes a file, too.
        "-c",
        "LLVM_PROFILE_FILE=/dev/null; export LLVM_PROFILE_FILE; ulimit -f 100;"
          + " exec \"$0\" parse --locale en \"$1\" >\"$2\"",
        NumfieldProcess.executable.path, file.path, output.path,
      ]
      process.standardError = errors
      try process.run()
      try errors.fileHandleForWriting.close()
      let told = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(
        String(decoding: told, as: UTF8.self) == "numfield: standard output: File too large\n")
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 3)
      let written = try Data(contentsOf: output)
      #expect(Self.isWhole(written), "\(written.count) bytes, \(written.suffix(12))")
    }
  }
}
