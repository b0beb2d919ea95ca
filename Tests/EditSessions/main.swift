import EditScripts
import FormattingFieldFixtures
import Foundation

// edit-sessions: the scripts of Fixtures/corpus/edits as sessions of `numfield replay`, with empty
// lines between.

let files = try FileManager.default.contentsOfDirectory(
  at: Fixtures.url("corpus/edits"), includingPropertiesForKeys: nil
).sorted { $0.lastPathComponent < $1.lastPathComponent }
let sessions = try files.map { EditScript(bytes: Array(try Data(contentsOf: $0))).description }
print(sessions.joined(separator: "\n\n"))
