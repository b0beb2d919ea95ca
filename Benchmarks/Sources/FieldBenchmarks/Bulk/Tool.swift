import Foundation

/// Programs that run in processes of their own, each built when it is first needed.
enum Tool {
  /// The command line of this package. FORMATTING_FIELD_NUMFIELD names a program that is built already.
  static let numfield = Result {
    try ProcessInfo.processInfo.environment["FORMATTING_FIELD_NUMFIELD"].map { URL(filePath: $0) }
      ?? built("numfield", in: "Tools")
  }
  /// ICU's `unum_parseDecimal` on each line.
  static let icuParseLines = Result { try built("icu-parse-lines", in: "Benchmarks") }
  /// The clock around a process.
  static let wholeProcess = Result { try built("whole-process", in: "Benchmarks") }

  /// The folder of the library's package. All packages in it are built into its folder `.build`, so that
  /// the library is compiled once for them.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  /// Builds a product of a package in this program's own configuration and answers with its place.
  private static func built(_ product: String, in package: String) throws -> URL {
    let build = [
      "swift", "build", "--configuration", configuration, "--package-path",
      root.appending(path: package).path,
      "--scratch-path", root.appending(path: ".build").path,
    ]
    // SwiftPM would take a present plan for that of this package.
    let plan = root.appending(path: ".build/\(configuration).yaml")
    try? FileManager.default.removeItem(at: plan)
    defer { try? FileManager.default.removeItem(at: plan) }
    _ = try output(of: build + ["--product", product])
    let folder = try output(of: build + ["--show-bin-path"])
    return URL(filePath: folder.trimmingCharacters(in: .whitespacesAndNewlines))
      .appending(path: product)
  }

  private static func output(of command: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw MissingPeer(name: "“\(command.joined(separator: " "))”: \(text)")
    }
    return text
  }
}
