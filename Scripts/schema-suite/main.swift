import Foundation
import NumfieldJSON
import SchemaSuite

// Reads the official suite of JSON Schema and prints what forms make of its rows.
//
// usage: SchemaSuiteCheck FOLDER         the tables of Documentation/Conformance.md
//        SchemaSuiteCheck FOLDER --rows  each row that is refused or differs, and how

/// The rows of a draft's folder, by file.
func rows(in folder: URL) throws -> [(file: String, rows: [SuiteRow])] {
  let root = folder.appending(path: "tests/draft2020-12")
  let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    .filter { $0.hasSuffix(".json") }
  // Files of a folder stand behind those beside the folder.
  let sorted = names.sorted {
    ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1)
  }
  return try sorted.map { name in
    let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
    let file = String(name.dropLast(".json".count))
    return (file, try SuiteRow.rows(of: file, text))
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: SchemaSuiteCheck FOLDER [--rows]\n".utf8))
  exit(2)
}
let report = SuiteReport(try rows(in: URL(filePath: arguments[1])))
for line in arguments.contains("--rows") ? report.details : report.lines { print(line) }
for line in report.problems { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
exit(report.problems.isEmpty ? 0 : 1)
