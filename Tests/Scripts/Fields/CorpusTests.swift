import EditScripts
import Fixtures
import Foundation
import FuzzJSON
import Testing

/// The fuzzers' inputs, including everything that ever broke a rule.
struct CorpusTests {
  private static func files(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(
      at: Fixtures.url("corpus/\(target)"), includingPropertiesForKeys: nil
    )
    .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    .sorted { $0.name < $1.name }
  }

  @Test("No script of the corpus breaks a rule")
  func edits() throws {
    let files = try Self.files("edits")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      let script = EditScript(bytes: bytes)
      let problem = script.firstProblem()
      #expect(problem == nil, "\(name)\n\(script.report ?? "")")
    }
  }

  /// The scripts for hosts outside of Swift. `FORMATTING_FIELD_WRITE=1` writes the file anew.
  @Test("Fixtures/sessions.txt has the corpus's scripts as sessions, with empty lines between")
  func sessions() throws {
    let text =
      try Self.files("edits").map { "\(EditScript(bytes: $0.bytes))" }.joined(separator: "\n\n")
      + "\n"
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Fixtures/sessions.txt").standardized
    if ProcessInfo.processInfo.environment["FORMATTING_FIELD_WRITE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("No saved field of the corpus is restored with a contradiction")
  func snapshots() throws {
    let files = try Self.files("snapshots")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      let problem = SnapshotScript(bytes: bytes).firstProblem()
      #expect(problem == nil, "\(name)")
    }
  }

  @Test("Every line of the corpus is refused, or read, written and read the same")
  func json() throws {
    let files = try Self.files("json")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      #expect(JSONRoundTrip.problem(bytes) == nil, "\(name)")
    }
  }
}
