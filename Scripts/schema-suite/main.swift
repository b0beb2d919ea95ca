import FieldEditing
import FieldForms
import FieldSchemas
import FormattingFields
import Foundation
import SchemaSuite

// Reads the official suite of JSON Schema and prints what forms make of its rows.
//
// usage: SchemaSuiteCheck FOLDER         the tables of Documentation/Conformance.md
//        SchemaSuiteCheck FOLDER --rows  each row that is refused or differs, and how
//        SchemaSuiteCheck --form SCHEMA DATA
//                                        the JSON of the schema's form of a German, filled with the data and by keys:
//                                        on the standard input a pointer, a tab and what is typed there, in lines

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

/// What a form writes that is filled with data and by keys.
func written(_ schema: URL, _ data: URL) throws -> (json: String, issues: [SchemaIssue]) {
  var content = try SchemaContent(schema: try String(contentsOf: schema, encoding: .utf8)) {
    field in
    try? .icu(
      locale: "de-DE", style: field.style,
      options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
  }
  try content.read(try String(contentsOf: data, encoding: .utf8))
  var form = FieldForm(content)
  while let line = readLine() {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let field = form.field(named: parts[0]) else {
      preconditionFailure("no field for “\(line)”")
    }
    try form.apply(.press(.selectAll), to: field)
    try form.apply(.type(parts[1]), to: field)
  }
  let labels = FormMessages<[String]>(label: { $0.joined(separator: ".") })
  return (form.content.json, form.schemaIssues(in: labels))
}

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--form" {
  let (json, issues) = try written(URL(filePath: arguments[2]), URL(filePath: arguments[3]))
  print(json)
  for issue in issues { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
  exit(issues.isEmpty ? 0 : 1)
}
guard arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: SchemaSuiteCheck FOLDER [--rows]\n".utf8))
  exit(2)
}
let report = SuiteReport(try rows(in: URL(filePath: arguments[1])))
for line in arguments.contains("--rows") ? report.details : report.lines { print(line) }
for line in report.problems { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
exit(report.problems.isEmpty ? 0 : 1)
