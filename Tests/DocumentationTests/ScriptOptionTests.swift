import Foundation
import Testing

/// Scripts that a user starts say what is wrong with their words, and change nothing then.
@Suite(.enabled(if: Clone.isWhole)) struct ScriptOptionTests {
  /// What a script has written, and its exit status.
  private struct Run {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  private func run(_ words: [String], in folder: URL = Clone.root) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = words
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // Both are short enough for the pipes.
    process.waitUntilExit()
    func text(_ pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return Run(output: text(output), errors: text(errors), status: process.terminationStatus)
  }

  @Test(
    "run-benchmarks.sh refuses what it does not know",
    arguments: [
      (["--subjct", "cat"], "There is no option “--subjct”."),
      (["--subject"], "--subject needs a command."),
      (["--subject", ""], "--subject needs a command."),
      (["--subject", "mytool", "--parse"], "“--subject” takes no “--parse”: put a command of"),
      (["--check", "bulk"], "“--check” takes no “bulk”: put a command of"),
      (["cat"], "There is no option “cat”."),
    ])
  func benchmarks(words: [String], reason: String) throws {
    let pages = try ["README.md", "Documentation/Costs.md"].map(page)
    let run = try run(["Benchmarks/run-benchmarks.sh"] + words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(reason))
    #expect(run.errors.contains("Benchmarks/run-benchmarks.sh --help"))
    #expect(run.output == "")
    #expect(try ["README.md", "Documentation/Costs.md"].map(page) == pages)
  }

  private func page(_ path: String) throws -> Data {
    try Data(contentsOf: Clone.root.appending(path: path))
  }

  @Test("the help of run-benchmarks.sh and release.sh is text alone", arguments: ["--help", "-h"])
  func help(_ option: String) throws {
    for script in ["Benchmarks/run-benchmarks.sh", "Scripts/release.sh"] {
      let run = try run([script, option])
      #expect(run.status == 0)
      #expect(run.output.contains(script))
      #expect(run.errors == "")
    }
  }

  @Test("a release is of a clean tree, of a version that is new, and of one version")
  func releases() throws {
    for words in [[], ["next"], ["1.0"], ["1.0.0.0"], ["1.0.0-rc"], ["--artifacts"]] {
      #expect(try run(["Scripts/release.sh"] + words).status == 2, "\(words)")
    }
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "release-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let files = [
      "Scripts/release.sh", "Scripts/needs.sh", "Scripts/install-by-apt.sh", "CHANGELOG.md",
      "Sources/FormattingFieldC/Calls.swift", "Tools/Sources/numfield/Numfield.swift",
      "Web/package.json", "README.md",
    ]
    for file in files {
      let place = copy.appending(path: file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Clone.root.appending(path: file), to: place)
    }
    let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm."
    try #require(run(["-c", "git init -q && \(commit) && git tag 7.0.0"], in: copy).status == 0)

    func release(_ version: String) throws -> Run {
      try run(["Scripts/release.sh", version], in: copy)
    }
    var refused = try release("7.0.0")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("the tag 7.0.0 is there already"))

    let package = copy.appending(path: "Web/package.json")
    let text = try String(contentsOf: package, encoding: .utf8)
    try text.replacing(/"version": "[^"]*"/, with: #""version": "6.9.9""#)
      .write(to: package, atomically: true, encoding: .utf8)
    refused = try release("7.0.1")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("the tree is not as committed"))
    try #require(run(["-c", commit], in: copy).status == 0)
    refused = try release("--artefacts")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("the versions differ"))
    let tags = try run(["-c", "git tag; git log --oneline | wc -l"], in: copy).output
    #expect(tags.split(whereSeparator: \.isWhitespace) == ["7.0.0", "2"])
  }
}
