import FieldForms
import FieldSchemas
import FormattingFieldFixtures
import FormattingFieldJSON
import FormattingFields
import Foundation
import SchemaSuite
import Testing

/// Rows of the official suite of JSON Schema for the keywords that forms use. Scripts/check-schema-suite.sh reads
/// the whole suite.
struct JSONSchemaSuiteTests {
  static let rows: [SuiteRow] = {
    do {
      return try Fixtures.lines("json-schema-suite.jsonl").map { line in
        let row = try JSONObject(line)
        guard case .string(let id)? = row["id"], let schema = row["schema"], let data = row["data"],
          case .boolean(let isValid)? = row["valid"]
        else { throw CocoaError(.coderReadCorrupt) }
        return SuiteRow(id: id, schema: schema, data: data, isValid: isValid)
      }
    } catch {
      preconditionFailure("json-schema-suite.jsonl: \(error)")
    }
  }()

  @Test("each row agrees, or the schema is one that no form has, or the difference is decided")
  func verdicts() {
    var agreeing = 0
    for row in Self.rows {
      let verdict = row.verdict()
      if verdict == .agrees { agreeing += 1 }
      if case .differs(let how) = verdict, row.decision(on: verdict) == nil {
        Issue.record("\(row.id): \(row.schema.json) \(row.data.json): \(how)")
      }
    }
    #expect(agreeing == 599)
  }

  @Test("a form that skips what it does not read takes every valid row")
  func skipping() {
    for row in Self.rows where row.isValid {
      let verdict = row.verdict(.skip)
      if verdict != .agrees, row.decision(on: verdict) == nil {
        Issue.record("\(row.id): \(row.schema.json) \(row.data.json): \(verdict)")
      }
    }
  }

  @Test("invalid data is found by the keyword of the file")
  func keywords() throws {
    let form = #"{"type":"object","properties":{"value":"#
    for row in Self.rows
    where !row.isValid
      && ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "pattern"].contains(
        row.file)
      && row.verdict() == .agrees
    {
      var content = try SchemaContent(
        schema: form + row.completedSchema.json + "}}", format: icu("en-US"))
      _ = content.fill(from: #"{"value":\#(row.data.json)}"#)
      let issues = FieldForm(content).schemaIssues(in: FormMessages(label: { _ in "" }))
      #expect(issues.map(\.keyword) == [row.file], "\(row.id)")
    }
  }
}
